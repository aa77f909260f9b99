import type { Handler } from '../../handler.ts'
import { cartOf } from '../cart-answers.ts'
import { listCartLines, lockCart } from '../cart-sql.ts'
import { onceUnderKey } from '../once-under-key.ts'
import { fillLockedCart } from './fill-cart.ts'
import { listWantedAgain } from './order-again-sql.ts'

/** Under one key the cart is filled once: a retry is answered what the first call did, with the cart as it is by then. */
export const orderAgain: Handler<'orderAgain'> = async (context) => {
  const { input, viewer, tx, refuse } = context
  const { restaurantId } = viewer
  const { from = 'order', restaurant_order_public_id: publicId } = input
  await lockCart(tx, restaurantId)
  const filled = await onceUnderKey('orderAgain', context, async () => {
    const wanted = await listWantedAgain(tx, restaurantId, from, publicId)
    if (wanted.length === 0) throw refuse('not_found')
    return fillLockedCart(tx, restaurantId, wanted)
  })
  return { cart: cartOf(await listCartLines(tx, viewer)), ...filled }
}
