import type { Answer, Body } from '../client/browser.ts'
import { answerOf } from './both-sides.ts'
import { aProduct, type BuiltAccount, type World } from './builders.ts'
import { anOrder, type BuiltOrder } from './order.ts'

type Lot = { lot: string; expires_on?: string | null; cases: number }

/** Says by a member of the supplier from which lots a line's cases are; `seen` and `cases` as the pick order has them, unless said. */
export async function setLots(
  by: BuiltAccount,
  order: BuiltOrder,
  supplier: BuiltAccount,
  lots: readonly Lot[],
  { line = 0, ...said }: { line?: number; seen?: readonly Lot[]; cases?: number } = {},
): Promise<Answer> {
  const { publicId, lines } = order.partOf(supplier)
  const seen = (await lotsOf(by, publicId)).find(({ public_id }) => public_id === lines[line])
  return by.browser.post('/api/line-lots-set/', {
    lines: [
      {
        public_id: lines[line],
        cases: said.cases ?? seen?.['cases'],
        seen: said.seen ?? seen?.['lots'],
        lots,
      },
    ],
  })
}

/** The lines of an order with their lots, as whoever picks reads them. */
export async function lotsOf(by: BuiltAccount, partPublicId: string): Promise<Body[]> {
  const { body } = await by.browser.get(`/api/pick-order/?supplier_order_public_id=${partPublicId}`)
  return body.lines ?? []
}

/** An accepted order of some cases of a product, all of one lot. */
export async function anOrderOfLot(
  world: World,
  restaurant: BuiltAccount,
  supplier: BuiltAccount,
  { lot, cases = 2, product }: { lot: string; cases?: number; product?: { publicId: string } },
): Promise<BuiltOrder> {
  const ordered = product ?? (await aProduct(world, supplier))
  const order = await anOrder(world, restaurant, [{ product: ordered, quantity: cases }])
  await answerOf(supplier, order).answer({ action: 'accepted' })
  const said = await setLots(supplier, order, supplier, [{ lot, cases }])
  if (said.status !== 200) throw new Error(said.text)
  return order
}

/** Calls a lot back from whoever received it, as it stands. */
export async function aRecall(
  by: BuiltAccount,
  lot: string,
  further: { is_exercise?: boolean; product_public_id?: string; reason?: string } = {},
): Promise<Body> {
  const answer = await sendRecall(by, lot, further)
  if (answer.status !== 201) throw new Error(answer.text)
  return answer.body
}

/** The same, with whatever is answered. */
export async function sendRecall(
  by: BuiltAccount,
  lot: string,
  further: { product_public_id?: string; [said: string]: unknown } = {},
): Promise<Answer> {
  const product = further.product_public_id
  const { body } = await by.browser.get(
    `/api/lot-receivers/?lot=${encodeURIComponent(lot)}${product ? `&product_public_id=${product}` : ''}`,
  )
  return by.browser.post('/api/recall-send/', {
    lot,
    reason: 'Corps étranger possible.',
    is_exercise: false,
    seen: { restaurants: body.restaurant_count ?? 0, cases: body.cases ?? 0 },
    ...further,
  })
}
