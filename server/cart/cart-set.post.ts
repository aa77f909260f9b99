import { createHash } from 'node:crypto'
import type { cartSet as endpoint } from '@halles/contract/endpoints/cart.ts'
import { type SetLine, setLines } from '@halles/domain/cart.ts'
import type { Transaction } from '../database/transaction.ts'
import type { Handler, HandlerContext } from '../handler.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'
import { findStoredResponse, insertStoredResponse } from '../platform/endpoint/idempotency-sql.ts'
import { type Cart, cartOf } from './cart-answers.ts'
import { findOrderable, setCartLines } from './cart-set-sql.ts'
import { listCartLines, lockCart } from './cart-sql.ts'

type Context = HandlerContext<typeof endpoint>
type Lines = Omit<SetLine, 'quantity'>[]

/** Under one key the lines are set once: a retry is told again what was before, with the cart as it is by then. */
export const cartSet: Handler<'cartSet'> = async ({
  input,
  viewer,
  tx,
  refuse,
  idempotencyKey: key,
}) => {
  const { accountId, restaurantId } = viewer
  await lockCart(tx, restaurantId)
  if (key === undefined) return answerOf(tx, restaurantId, await setAll(tx, restaurantId, input))

  const under = { call: 'cartSet', key } as const
  const fingerprint = createHash('sha256').update(JSON.stringify(input)).digest('base64url')
  const kept = await findStoredResponse<{ lines: Lines }>(tx, accountId, under)
  if (kept && kept.fingerprint !== fingerprint) throw refuse('key_reused')
  if (kept) return answerOf(tx, restaurantId, kept.answer.lines)

  const lines = await setAll(tx, restaurantId, input)
  const isKept = await insertStoredResponse(tx, accountId, {
    ...under,
    fingerprint,
    answer: { lines },
  })
  if (!isKept) throw refuse('key_reused')
  return answerOf(tx, restaurantId, lines)
}

async function answerOf(
  tx: Transaction,
  restaurantId: RestaurantId,
  lines: Lines,
): Promise<{ cart: Cart; lines: Lines }> {
  return { cart: cartOf(await listCartLines(tx, restaurantId)), lines }
}

async function setAll(
  tx: Transaction,
  restaurantId: RestaurantId,
  { lines }: Context['input'],
): Promise<Lines> {
  const listed = await listCartLines(tx, restaurantId)
  const stored = new Map(listed.map((line) => [line.public_id, line.quantity]))
  const added = lines.filter(({ productId, quantity }) => quantity > 0 && !stored.has(productId))
  const orderable = await findOrderable(
    tx,
    restaurantId,
    added.map(({ productId }) => productId),
  )
  const set = setLines(stored, lines, orderable)
  await setCartLines(
    tx,
    restaurantId,
    set.filter(({ refused }) => refused === null),
  )
  return set.map(({ productId, before, refused }) => ({ productId, before, refused }))
}
