import type { Handler } from '../handler.ts'
import { cartOf } from './cart-answers.ts'
import { listCartLines, lockCart, updateCartLine } from './cart-sql.ts'

/** A line that cannot be ordered now may still be changed: it counts again once it can. */
export const cartUpdate: Handler<'cartUpdate'> = async ({ input, viewer, tx, refuse }) => {
  const { restaurantId } = viewer
  await lockCart(tx, restaurantId)
  const isThere = await updateCartLine(tx, restaurantId, {
    productPublicId: input.productId,
    quantity: input.quantity,
  })
  if (!isThere) throw refuse('not_found')
  return cartOf(await listCartLines(tx, restaurantId))
}
