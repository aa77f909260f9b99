import type { Answer, Body, Browser } from '../client/browser.ts'
import { answerOf, readOrder } from './both-sides.ts'
import { aProduct, type BuiltAccount, type World } from './builders.ts'
import { agreeOnDay } from './change-order.ts'
import { anOrder, type BuiltOrder } from './order.ts'
import { proposalsOf } from './proposal.ts'

/** Two kilograms of cheese at 50 $ a case of 2 kg, and a case of 10 kg of beef at 110 $: 25 $/kg and 11 $/kg. */
export async function weighedProducts(world: World, supplier: BuiltAccount) {
  const facts = { soldByWeight: 'weighed' } as const
  return {
    cheese: await aProduct(world, supplier, {
      nameFr: 'Oka',
      priceCents: 5_000,
      quantityHundredths: 200,
      facts,
    }),
    beef: await aProduct(world, supplier, {
      nameFr: 'Bavette',
      priceCents: 11_000,
      quantityHundredths: 1_000,
      facts,
    }),
    eggs: await aProduct(world, supplier, { nameFr: 'Œufs', priceCents: 4_000 }),
  }
}

type Products = Awaited<ReturnType<typeof weighedProducts>>

export type WeighedOrder = ReturnType<typeof weighingsOf>

/** An accepted order of 4 cases of cheese (200 $), 1 of beef (110 $) and 1 of eggs (40 $), with an agreed day. */
export async function aWeighedOrder(
  world: World,
  restaurant: BuiltAccount,
  supplier: BuiltAccount,
  products: Products,
) {
  const order = await anOrder(world, restaurant, [
    { product: products.cheese, quantity: 4 },
    { product: products.beef, quantity: 1 },
    { product: products.eggs, quantity: 1 },
  ])
  await agreeOnDay(world.database, order, supplier, 600)
  await answerOf(supplier, order).answer({ action: 'accepted' })
  return weighingsOf(order, restaurant, supplier)
}

export type Weighed = {
  line: number
  packages: (string | number)[]
  cases?: number
  seen?: string | null
}

/** How an order of aWeighedOrder is weighed, and what both sides read of it. */
function weighingsOf(order: BuiltOrder, restaurant: BuiltAccount, supplier: BuiltAccount) {
  const { publicId, lines } = order.partOf(supplier)
  const body = (weighed: Weighed[]) => ({
    supplier_order_public_id: publicId,
    lines: weighed.map(({ line, packages, cases = [4, 1, 1][line], seen = null }) => ({
      public_id: lines[line],
      cases,
      seen,
      packages,
    })),
  })
  return {
    publicId,
    order,
    body,
    ...proposalsOf(order, restaurant, supplier),
    weigh: ({ browser }: { browser: Browser }, ...weighed: Weighed[]): Promise<Answer> =>
      browser.post('/api/line-weights-set/', body(weighed)),
    /** What each side reads that the order costs, and whether that is an estimate. */
    async totals(): Promise<[string, boolean][]> {
      const seller = (await answerOf(supplier, order).read()).supplierOrder
      const whole: Body = await readOrder(restaurant, order)
      const part = whole.supplier_products[0]
      return [seller, whole, part].map((one) => [one.total_price, one.is_estimate])
    },
  }
}
