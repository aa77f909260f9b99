import { addToLine, MAX_CART_LINES } from '@halles/domain/cart.ts'
import type { Handler } from '../handler.ts'
import { refuseField } from '../platform/endpoint/refuse-field.ts'
import { keyedRequest } from '../platform/endpoint/request-fingerprint.ts'
import { addToCart } from './cart-add-sql.ts'
import { changedCartOf } from './cart-answers.ts'
import { listCartLines, lockCart } from './cart-sql.ts'
import { findUnderKey } from './once-under-key.ts'

/** What is refused once the line is written is thrown: the transaction is rolled back. */
export const cartAdd: Handler<'cartAdd'> = async (context) => {
  const { input, viewer, tx, refuse, idempotencyKey } = context
  await lockCart(tx, viewer.restaurantId)
  const added = await addToCart(tx, viewer, input, keyedRequest('cartAdd', context))
  if (!added) {
    const found = await findUnderKey<{ before: number }>('cartAdd', context)
    if (!found) throw refuse('not_found')
    return changedCartOf(await listCartLines(tx, viewer), idempotencyKey, found)
  }
  const { before, line_count, is_stored, lines } = added
  if (before === 0 && line_count >= MAX_CART_LINES) throw refuseField('productId', 'cart_full')
  const line = addToLine(before, input.quantity)
  if ('refused' in line) throw refuseField('quantity', line.refused)
  if (idempotencyKey !== undefined && !is_stored) throw refuse('key_reused')
  return changedCartOf(lines, idempotencyKey, { before })
}
