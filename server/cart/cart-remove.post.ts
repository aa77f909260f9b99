import type { Handler } from '../handler.ts'
import { cartOf } from './cart-answers.ts'
import { deleteCartLine, listCartLines, lockCart } from './cart-sql.ts'

export const cartRemove: Handler<'cartRemove'> = async ({ input, viewer, tx }) => {
  const { restaurantId } = viewer
  await lockCart(tx, restaurantId)
  await deleteCartLine(tx, restaurantId, input.productId)
  return cartOf(await listCartLines(tx, restaurantId))
}
