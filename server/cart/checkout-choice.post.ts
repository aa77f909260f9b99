import type { Handler } from '../handler.ts'
import { bumpChangeCounter } from '../live/change-counter-sql.ts'
import { bySupplier, firstOf } from './cart-answers.ts'
import { storeChoice } from './cart-choice-sql.ts'
import { listDeliveries } from './cart-deliveries.ts'
import { listCartLines, lockCart } from './cart-sql.ts'
import { closedDeliveryOf, readCheckout } from './checkout-view.ts'

/**
 * A day is refused by what is offered now; the checkout decides again, under locks that this takes none of. Choosing again
 * what is chosen already tells nobody.
 */
export const chooseDelivery: Handler<'chooseDelivery'> = async (context) => {
  const { input, viewer, tx, refuse } = context
  const { restaurantId, accountId } = viewer
  await lockCart(tx, restaurantId)
  const lines = await listCartLines(tx, viewer)
  const group = bySupplier(lines).find(
    (group) => firstOf(group).supplier_public_id === input.supplier_public_id,
  )
  if (!group) throw refuse('not_found')
  const { day } = input
  if (day) {
    const deliveries = await listDeliveries(tx, group.lines)
    const offered = deliveries.get(group.supplierId)?.days ?? []
    // guard: day of a cart: one that is offered [cart/delivery-days]
    //   instead: if (offered.length === 0)
    if (!offered.some((one) => one.day === day))
      throw refuse('delivery_day_closed', {
        deliveries: [closedDeliveryOf(group, day, deliveries)],
      })
  }
  const before = firstOf(group)
  const isStored = await storeChoice(tx, restaurantId, group.supplierId, {
    day: day === undefined ? before.chosen_day : day,
    poNumber: input.po_number ?? before.po_number,
    note: input.note ?? before.note,
  })
  const checkout = await readCheckout(tx, viewer)
  if (isStored) await bumpChangeCounter(tx, accountId)
  return checkout
}
