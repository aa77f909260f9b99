import type { cartSet as endpoint } from '@halles/contract/endpoints/cart.ts'
import { type SetLine, setLines } from '@halles/domain/cart.ts'
import type { Transaction } from '../database/transaction.ts'
import type { Handler, HandlerContext } from '../handler.ts'
import { cartOf } from './cart-answers.ts'
import { findOrderable, setCartLines } from './cart-set-sql.ts'
import { listCartLines, lockCart } from './cart-sql.ts'
import { onceUnderKey } from './once-under-key.ts'

type Context = HandlerContext<typeof endpoint>
type Lines = Omit<SetLine, 'quantity'>[]

/** Under one key the lines are set once: a retry gets the same `before` again, with the cart as it is by then. */
export const cartSet: Handler<'cartSet'> = async (context) => {
  const { input, viewer, tx } = context
  await lockCart(tx, viewer.restaurantId)
  const { lines } = await onceUnderKey('cartSet', context, async () => ({
    lines: await setAll(tx, viewer, input),
  }))
  return { cart: cartOf(await listCartLines(tx, viewer)), lines }
}

async function setAll(
  tx: Transaction,
  viewer: Context['viewer'],
  { lines }: Context['input'],
): Promise<Lines> {
  const { restaurantId } = viewer
  const listed = await listCartLines(tx, viewer)
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
