import type { Body } from '../client/browser.ts'
import type { BuiltAccount } from './builders.ts'

export type BuiltGuide = {
  guide_public_id: string
  /** The first one. */
  item_public_id: string
  /** One for each product, in their order. */
  items: string[]
}

let serial = 0

/** A guide that a restaurant builds from products, an item for each, counted in their cases. */
export async function aGuide(
  restaurant: BuiltAccount,
  products: readonly { publicId: string }[],
): Promise<BuiltGuide> {
  const saved = await restaurant.browser.post('/api/guide-save/', {
    name: `Carnet ${++serial}`,
    products: products.map(({ publicId }) => publicId),
  })
  if (saved.status !== 200) throw new Error(saved.text)
  const { guide_public_id } = saved.body
  const { body } = await readGuide(restaurant, guide_public_id)
  const items: string[] = body.items.map(({ public_id }: Body) => public_id)
  return { guide_public_id, item_public_id: items[0] ?? '', items }
}

/** A guide as the restaurant reads it. */
export async function readGuide(restaurant: Pick<BuiltAccount, 'browser'>, publicId: string) {
  const answer = await restaurant.browser.get(`/api/guide/?guide_public_id=${publicId}`)
  if (answer.status !== 200) throw new Error(answer.text)
  return answer
}
