import { addToLine, MAX_CART_LINES } from '@halles/domain/cart.ts'
import type { Handler } from '../handler.ts'
import { refuseField } from '../platform/endpoint/refusal.ts'
import { changedCartOf } from './cart-answers.ts'
import { findProductToAdd, insertOrUpdateCartLine, listCartLines, lockCart } from './cart-sql.ts'
import { onceUnderKey } from './once-under-key.ts'

export const cartAdd: Handler<'cartAdd'> = async (context) => {
  const { input, viewer, tx, refuse, idempotencyKey } = context
  const { restaurantId } = viewer
  await lockCart(tx, restaurantId)
  const found = await onceUnderKey('cartAdd', context, async () => {
    const product = await findProductToAdd(tx, restaurantId, input.productId)
    if (!product) throw refuse('not_found')
    const { product_id: productId, quantity: before, line_count } = product
    if (before === 0 && line_count >= MAX_CART_LINES) throw refuseField('productId', 'cart_full')
    const line = addToLine(before, input.quantity)
    if ('refused' in line) throw refuseField('quantity', line.refused)
    await insertOrUpdateCartLine(tx, restaurantId, { productId, quantity: line.quantity })
    return { before }
  })
  return changedCartOf(await listCartLines(tx, restaurantId), idempotencyKey, found)
}
