import { expect } from 'vitest'
import type { Body, Browser } from '../client/browser.ts'
import { aProduct, aRestaurant, aSupplier, type BuiltAccount, type World } from './builders.ts'

const onions = (nameFr: string, nameEn: string) => ({ nameFr, nameEn, category: 'fetl' }) as const

/** A restaurant that types its orders, with a supplier of two kinds of onions. */
export async function aKitchen(world: World) {
  const [restaurant, supplier] = [await aRestaurant(world), await aSupplier(world)]
  const yellow = await aProduct(world, supplier, onions('Oignons jaunes', 'Yellow onions'))
  const red = await aProduct(world, supplier, onions('Oignons rouges', 'Red onions'))
  return { restaurant, supplier, yellow, red }
}

/** What was read of each line of a typed order: doubt or source, first match and its cases. */
export async function readOrderText({ browser }: { browser: Browser }, text: string) {
  const { status, body } = await browser.post('/api/order-text/', { text })
  expect(status).toBe(200)
  return body.lines.map(({ kind, chosen, doubt, matches: [first] }: Body) =>
    kind === 'item' ? [chosen ?? doubt, first?.product.name_fr, first?.cases] : [kind],
  )
}

/** The restaurant chose what its words mean. */
export async function learnWords(
  { browser }: BuiltAccount,
  words: string,
  product: { publicId: string },
): Promise<void> {
  const lines = [{ words, product_public_id: product.publicId }]
  expect((await browser.post('/api/order-words/', { lines })).status).toBe(204)
}
