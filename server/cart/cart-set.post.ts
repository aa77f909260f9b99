import { createHash } from 'node:crypto'
import type { cartSet as endpoint } from '@halles/contract/endpoints/cart.ts'
import { MAX_CART_LINES } from '@halles/domain/cart.ts'
import type { Transaction } from '../database/transaction.ts'
import type { Handler, HandlerContext } from '../handler.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'
import { findStoredResponse, insertStoredResponse } from '../platform/endpoint/idempotency-sql.ts'
import { type Cart, cartOf } from './cart-answers.ts'
import {
  deleteCartLine,
  findProductToAdd,
  insertOrUpdateCartLine,
  listCartLines,
  lockCart,
  updateCartLine,
} from './cart-sql.ts'

type Context = HandlerContext<typeof endpoint>
type Wanted = Context['input']['lines'][number]
type Lines = { productId: string; before: number; refused: 'not_found' | 'cart_full' | null }[]

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
  const stored = await listCartLines(tx, restaurantId)
  const before = new Map(stored.map((line) => [line.public_id, line.quantity]))
  const done: Lines = []
  const lastOfEach = [...new Map(lines.map((line) => [line.productId, line])).values()]
  // What leaves makes room for what comes.
  for (const line of lastOfEach.toSorted((a, b) => Math.sign(a.quantity) - Math.sign(b.quantity))) {
    const refused = await setLine(tx, restaurantId, line)
    done.push({ productId: line.productId, before: before.get(line.productId) ?? 0, refused })
  }
  return done
}

async function setLine(
  tx: Transaction,
  restaurantId: RestaurantId,
  { productId: productPublicId, quantity }: Wanted,
): Promise<Lines[number]['refused']> {
  if (quantity === 0) {
    await deleteCartLine(tx, restaurantId, productPublicId)
    return null
  }
  // A line that is there may be changed though it cannot be ordered now, as `cart-update` does.
  if (await updateCartLine(tx, restaurantId, { productPublicId, quantity })) return null
  const product = await findProductToAdd(tx, restaurantId, productPublicId)
  if (!product) return 'not_found'
  if (product.line_count >= MAX_CART_LINES) return 'cart_full'
  await insertOrUpdateCartLine(tx, restaurantId, { productId: product.product_id, quantity })
  return null
}
