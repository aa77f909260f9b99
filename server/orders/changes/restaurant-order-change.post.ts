import type { Endpoints } from '@halles/contract/endpoints.ts'
import { missingOfMinimum } from '@halles/domain/agreed-minimum.ts'
import { MAX_CART_LINES } from '@halles/domain/cart.ts'
import { lineEntries, withChanges } from '@halles/domain/line-entries.ts'
import { lineTotal, sumCents } from '@halles/domain/money.ts'
import { wayToChange } from '@halles/domain/order-change.ts'
import { exceededLimit } from '@halles/domain/order-limit.ts'
import { supplierOrderTotal } from '@halles/domain/supplier-order.ts'
import { exceededToWire } from '../../cart/cart-answers.ts'
import { lockCart } from '../../cart/cart-sql.ts'
import type { Handler, HandlerContext } from '../../handler.ts'
import { insertEventForSupplier } from '../../live/order-events-sql.ts'
import { countOwnChange } from '../../live/own-changes-sql.ts'
import { refuseField } from '../../platform/endpoint/refuse-field.ts'
import { insertAddedLines, listProductsToAdd, lockProducts } from '../added-lines-sql.ts'
import { hasRoomFor, insertOrderEntries } from '../facts/order-entries-sql.ts'
import { listOrderedLines, type OrderedLine, updateOrderLines } from '../facts/order-lines-sql.ts'
import { lockPartToChange } from '../lock-order-for-change.ts'
import { belowMinimum, type LockedPart } from '../lock-supplier-order-sql.ts'
import {
  updateRestaurantOrderTotal,
  updateSupplierOrderTotal,
} from '../supplier-order-status-sql.ts'
import { changedLines } from './changed-lines.ts'
import { getMemberOfOrder } from './ordered-by-member-sql.ts'

type Context = HandlerContext<Endpoints['restaurantOrderChange']>

export const restaurantOrderChange: Handler<'restaurantOrderChange'> = async (context) => {
  const { tx, input, viewer, dependencies, refuse } = context
  const { restaurantId } = viewer
  // A member's limits are counted under the cart's lock, and its orders are locked after what they are made of.
  await lockCart(tx, restaurantId)
  const wantedIds = input.added.map((line) => line.product_public_id)
  if (wantedIds.length > 0) await lockProducts(tx, wantedIds)
  const found = await lockPartToChange(tx, restaurantId, input)
  if (!found) throw refuse('not_found')
  const { part, phase, droppable, refused, readOrder } = found
  if (refused) throw refuse(refused, { current: await readOrder() })

  const lines = await listOrderedLines(tx, part.id)
  const changed = changedLines(lines, input)
  const isPossible =
    changed.every(
      ({ change, publicId }) =>
        wayToChange('restaurant', change, phase) === 'at_once' ||
        (change === 'remove' && droppable.includes(publicId)),
    ) &&
    (wantedIds.length === 0 || wayToChange('restaurant', 'add', phase) === 'at_once')
  // guard: order change: what is possible at once [restaurant-order-change.post]
  if (!isPossible) throw refuse('too_late_to_change', { current: await readOrder() })
  // guard: order change: a full trail [full-trail]
  //   lines: 2
  if (!(await hasRoomFor(tx, part.id, changed.length + wantedIds.length)))
    throw refuse('trail_full', { current: await readOrder() })
  const added = await productsToAdd(context, part, lines)
  const addedCents = sumCents([
    ...changed.map((line) => lineTotal(line.priceCents, line.addedCases)),
    ...added.map((line) => lineTotal(line.priceCents, line.quantity)),
  ])
  // guard: order change: a member's limit [restaurant-order-change.post]
  if (addedCents > 0) await refuseAboveLimit(context, part, addedCents)
  const after = [...withChanges(lines, changed), ...added.map(asLine)]
  const missing = missingOfMinimum(part.minimumCents, { before: lines, after })
  // guard: order change: the agreed minimum [restaurant-order-change.post]
  if (missing > 0) throw refuse('minimum_not_met', { suppliers: [belowMinimum(part, missing)] })

  const reason = input.reason ?? null
  await updateOrderLines(tx, part.id, changed)
  const addedIds = await insertAddedLines(
    tx,
    part,
    added.map((line) => ({ productId: line.id, quantity: line.quantity, reason })),
  )
  await updateSupplierOrderTotal(tx, part, supplierOrderTotal(after))
  await updateRestaurantOrderTotal(tx, part)
  await insertOrderEntries(tx, part.id, viewer, [
    ...lineEntries(lines, changed, () => input.note),
    ...added.map(({ quantity }, index) => ({
      kind: 'line_added' as const,
      lineId: addedIds[index] ?? 0,
      old: null,
      new: { quantity },
      reason,
      text: input.note,
    })),
  ])
  await dependencies.queueMail(tx, {
    kind: 'order-edited',
    to: { accountId: part.supplierId, members: 'trade' },
    facts: { supplierOrderId: part.id },
  })
  await countOwnChange(tx, viewer.accountId)
  await insertEventForSupplier(tx, part.id, 'changed')
  return readOrder()
}

type AddedProduct = { id: number; publicId: string; priceCents: number; quantity: number }

/** The products to add with their cases; one that cannot be added is refused by field. */
async function productsToAdd(
  { tx, input }: Context,
  part: LockedPart,
  lines: readonly OrderedLine[],
): Promise<AddedProduct[]> {
  const { added } = input
  if (added.length === 0) return []
  const open = lines.filter((line) => !line.isCancelled)
  if (open.length + added.length > MAX_CART_LINES) throw refuseField('added', 'too_many_lines')
  const ids = added.map((line) => line.product_public_id)
  const orderable = await listProductsToAdd(tx, part, ids)
  return added.map(({ product_public_id: publicId, quantity }, index) => {
    const field = `added.${index}.product_public_id`
    if (ids.indexOf(publicId) !== index) throw refuseField(field, 'line_twice')
    const product = orderable.find((one) => one.publicId === publicId)
    if (!product) throw refuseField(field, 'product_not_orderable')
    if (open.some((line) => line.productPublicId === publicId))
      throw refuseField(field, 'product_in_order')
    return { ...product, quantity }
  })
}

function asLine({ priceCents, quantity }: AddedProduct) {
  return {
    priceCents,
    quantity,
    editedQuantity: null,
    isCancelled: false,
    cancelledBy: null,
    isReplaced: false,
  }
}

/** What a change adds is checked as an order is (decision 031). */
async function refuseAboveLimit({ tx, viewer, refuse }: Context, part: LockedPart, cents: number) {
  const { member, ofOrderCents } = await getMemberOfOrder(tx, viewer, part.restaurantOrderId)
  const { limits, orderedCents } = member
  const exceeded = exceededLimit(limits, { totalCents: cents, orderedCents, ofOrderCents })
  if (exceeded) throw refuse('approval_needed', { exceeded: exceededToWire(exceeded) })
}
