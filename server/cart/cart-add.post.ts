import { addToLine, MAX_CART_LINES } from '@halles/domain/cart.ts'
import type { Handler } from '../handler.ts'
import { refuseField } from '../platform/endpoint/refusal.ts'
import { cartOf } from './cart-answers.ts'
import { findProductToAdd, insertOrUpdateCartLine, listCartLines, lockCart } from './cart-sql.ts'

export const cartAdd: Handler<'cartAdd'> = async ({ input, viewer, tx, refuse }) => {
  const { restaurantId } = viewer
  await lockCart(tx, restaurantId)
  const product = await findProductToAdd(tx, restaurantId, input.productId)
  if (!product) throw refuse('not_found')
  const isNew = product.quantity === 0
  if (isNew && product.line_count >= MAX_CART_LINES) throw refuseField('productId', 'cart_full')
  const line = addToLine(product.quantity, input.quantity)
  if ('refused' in line) throw refuseField('quantity', line.refused)
  await insertOrUpdateCartLine(tx, restaurantId, {
    productId: product.product_id,
    quantity: line.quantity,
  })
  return cartOf(await listCartLines(tx, restaurantId))
}
