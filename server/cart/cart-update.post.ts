import type { Handler } from '../handler.ts'
import { changedCartOf } from './cart-answers.ts'
import { findLineQuantity, listCartLines, lockCart, updateCartLine } from './cart-sql.ts'
import { onceUnderKey } from './once-under-key.ts'

/** A line that cannot be ordered now may still be changed: it counts again once it can. */
export const cartUpdate: Handler<'cartUpdate'> = async (context) => {
  const { input, viewer, tx, refuse, idempotencyKey } = context
  const { restaurantId } = viewer
  const { productId: productPublicId, quantity } = input
  await lockCart(tx, restaurantId)
  const found = await onceUnderKey('cartUpdate', context, async () => {
    const before = await findLineQuantity(tx, restaurantId, productPublicId)
    if (before === undefined) throw refuse('not_found')
    await updateCartLine(tx, restaurantId, { productPublicId, quantity })
    return { before }
  })
  return changedCartOf(await listCartLines(tx, viewer), idempotencyKey, found)
}
