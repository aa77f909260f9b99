import type { Endpoints } from '@halles/contract/endpoints.ts'
import { missingOfMinimum } from '@halles/domain/agreed-minimum.ts'
import { MAX_CART_LINES } from '@halles/domain/cart.ts'
import { lineTotal, sumCents } from '@halles/domain/money.ts'
import { wayToChange } from '@halles/domain/order-change.ts'
import { supplierOrderTotal } from '@halles/domain/supplier-order.ts'
import { lockCart } from '../../cart/cart-sql.ts'
import type { Handler, HandlerContext } from '../../handler.ts'
import { refuseField } from '../../platform/endpoint/refuse-field.ts'
import { atPriceOf } from '../../prices/line-price.ts'
import { listProductsToAdd, lockProducts, type NewLine } from '../added-lines-sql.ts'
import { changeOrder, linesAfter } from '../change-order.ts'
import { listOrderedLines, type OrderedLine } from '../facts/order-lines-sql.ts'
import { belowMinimum, hasRoomFor, lockOrderForChange } from '../lock-order-for-change.ts'
import type { LockedSupplierOrder } from '../lock-supplier-order-sql.ts'
import { exceededByMember } from '../member-limit.ts'
import { otherPrices } from '../other-prices.ts'
import { changedLines } from './changed-lines.ts'
import { refusalReason } from './refusal-reason.ts'

type Context = HandlerContext<Endpoints['restaurantOrderChange']>

export const restaurantOrderChange: Handler<'restaurantOrderChange'> = async (context) => {
  const { tx, input, viewer, refuse } = context
  // A member's limits are counted under the cart's lock, and its orders are locked after what they are made of.
  await lockCart(tx, viewer.restaurantId)
  const wantedIds = input.added.map((line) => line.product_public_id)
  if (wantedIds.length > 0) await lockProducts(tx, wantedIds)
  const found = await lockOrderForChange(context, input.supplier_order_public_id)
  if (!found) throw refuse('not_found')
  const { order, state, phase, readOrder } = found
  const refused = refusalReason(found, input.order_version)
  if (refused) throw refuse(refused, { current: await readOrder() })

  const before = await listOrderedLines(tx, order.id)
  const changed = changedLines(before, input)
  const isPossible =
    changed.every(
      ({ change, publicId }) =>
        wayToChange('restaurant', change, phase) === 'at_once' ||
        (change === 'remove' && state.droppable.includes(publicId)),
    ) &&
    (wantedIds.length === 0 || wayToChange('restaurant', 'add', phase) === 'at_once')
  // guard: order change: what is possible at once [restaurant-order-change.post]
  if (!isPossible) throw refuse('too_late_to_change', { current: await readOrder() })
  // guard: order change: a full trail [full-trail]
  //   lines: 2
  if (!hasRoomFor(state, changed.length + wantedIds.length))
    throw refuse('trail_full', { current: await readOrder() })
  const added = await linesToAdd(context, order, before)
  const addedCents = sumCents([
    ...changed.map((line) => addedByLine(before, line)),
    ...added.map((line) => lineTotal(line.product.priceCents, line.quantity)),
  ])
  // What a change adds is checked as an order is (decision 031).
  const exceeded = await exceededByMember(tx, viewer, order, addedCents)
  // guard: order change: a member's limit [restaurant-order-change.post]
  if (exceeded) throw refuse('approval_needed', ...exceeded)
  const lines = { before, changed, added, noteOf: () => input.note }
  const missing = missingOfMinimum(order.minimumCents, { before, after: linesAfter(lines) })
  // guard: order change: the agreed minimum [restaurant-order-change.post]
  if (missing > 0) throw refuse('minimum_not_met', { suppliers: [belowMinimum(order, missing)] })
  return changeOrder(context, found, { lines })
}

/** What a line costs more than before, in cents. */
function addedByLine(before: readonly OrderedLine[], line: OrderedLine): number {
  return Math.max(
    0,
    supplierOrderTotal([line]) - supplierOrderTotal(before.filter(({ id }) => id === line.id)),
  )
}

/** The products to add with their cases; one that cannot be added is refused by field. */
async function linesToAdd(
  { tx, input, refuse }: Context,
  order: LockedSupplierOrder,
  before: readonly OrderedLine[],
): Promise<NewLine[]> {
  const { added, reason = null } = input
  if (added.length === 0) return []
  const open = before.filter((line) => !line.isCancelled)
  if (open.length + added.length > MAX_CART_LINES) throw refuseField('added', 'too_many_lines')
  const ids = added.map((line) => line.product_public_id)
  const orderable = await listProductsToAdd(tx, order, ids)
  const lines = added.map(({ product_public_id: publicId, quantity }, index) => {
    const field = `added.${index}.product_public_id`
    if (ids.indexOf(publicId) !== index) throw refuseField(field, 'line_twice')
    const product = orderable.find((one) => one.publicId === publicId)
    if (!product) throw refuseField(field, 'product_not_orderable')
    if (open.some((line) => line.productPublicId === publicId))
      throw refuseField(field, 'product_in_order')
    return { product: atPriceOf(product, quantity), quantity, reason, replacesLineId: null }
  })
  const prices = otherPrices(added, orderable)
  // guard: order change: the prices that were seen [restaurant-order-change.post]
  if (prices.length > 0) throw refuse('added_prices_changed', { prices })
  return lines
}
