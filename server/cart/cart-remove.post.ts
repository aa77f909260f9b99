import type { Handler } from '../handler.ts'
import { changedCartOf } from './cart-answers.ts'
import { deleteCartLine, findLineQuantity, listCartLines, lockCart } from './cart-sql.ts'
import { onceUnderKey } from './once-under-key.ts'

export const cartRemove: Handler<'cartRemove'> = async (context) => {
  const { input, viewer, tx, idempotencyKey } = context
  const { restaurantId } = viewer
  await lockCart(tx, restaurantId)
  const found = await onceUnderKey('cartRemove', context, async () => {
    const before = (await findLineQuantity(tx, restaurantId, input.productId)) ?? 0
    await deleteCartLine(tx, restaurantId, input.productId)
    return { before }
  })
  return changedCartOf(await listCartLines(tx, viewer), idempotencyKey, found)
}
