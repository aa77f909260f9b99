import type { Endpoints } from '@halles/contract/endpoints.ts'
import { missingOfMinimum } from '@halles/domain/agreed-minimum.ts'
import { pricedFor } from '@halles/domain/line-price.ts'
import { wayToChange } from '@halles/domain/order-change.ts'
import { addedCents, answerBy, changesToPropose } from '@halles/domain/proposal.ts'
import { lockCart } from '../../cart/cart-sql.ts'
import { shareSupplierRow } from '../../database/supplier-row-sql.ts'
import type { Handler, HandlerContext } from '../../handler.ts'
import type { RestaurantViewer } from '../../platform/access/viewer.ts'
import { refuseField } from '../../platform/endpoint/refuse-field.ts'
import { listProductsToAdd, lockProducts } from '../added-lines-sql.ts'
import { asLine, tellOfChange } from '../change-order.ts'
import { listOrderedLines, type OrderedLine } from '../facts/order-lines-sql.ts'
import { lapseOverdue } from '../lapse-overdue.ts'
import {
  belowMinimum,
  hasRoomFor,
  isAsRead,
  lockOrderForChange,
  type OrderReadBy,
  type OrderToChange,
} from '../lock-order-for-change.ts'
import { exceededByMember } from '../member-limit.ts'
import { otherPrices } from '../other-prices.ts'
import { listDaysOfOrder } from './agreed-delivery-sql.ts'
import { callOtherSide } from './call-other-side.ts'
import { closedDayToWire } from './closed-day.ts'
import { hasOpenProposal } from './proposals-sql.ts'
import { propose } from './propose.ts'
import {
  type NamedLine,
  proposedDay,
  proposedProducts,
  proposedQuantities,
  proposedWeights,
  refuseOtherSides,
} from './proposed-lines.ts'
import { casesAsTheyStand, proposedSubstitutes } from './proposed-substitutes.ts'
import { readProposingTimes } from './proposing-times-sql.ts'
import { byStandingChoice } from './standing-choices.ts'

type Context = HandlerContext<Endpoints['orderPropose']>

export const orderPropose: Handler<'orderPropose'> = async (context) => {
  const { tx, input, viewer, refuse } = context
  const side = viewer.kind
  refuseOtherSides(side, input)
  const productIds = [...input.substitutes, ...input.added].map((one) => one.product_public_id)
  // As a restaurant's change: its limits are counted under the cart's lock, orders are locked after what they are made of.
  // guard: proposals: limits under the cart’s lock [proposal-races]
  if (viewer.kind === 'restaurant') await lockCart(tx, viewer.restaurantId)
  // guard: proposals: products stay as they are read [proposal-races]
  if (productIds.length > 0) await lockProducts(tx, productIds)
  // Products are locked after their supplier, and with it its rules.
  else if (viewer.kind === 'supplier' && input.day !== undefined)
    await shareSupplierRow(tx, viewer.supplierId)
  const found = await lockOrderForChange(context, input.supplier_order_public_id)
  if (!found) throw refuse('not_found')
  const { order, readOrder } = found
  const answeredBy = await refuseUnlessOpen(context, found)

  const lines = await listOrderedLines(tx, order.id)
  const products = productIds.length > 0 ? await listProductsToAdd(tx, order, productIds) : []
  const substitutes = proposedSubstitutes(lines, products, input.substitutes, casesAsTheyStand)
  const others = [
    ...proposedQuantities(lines, input),
    ...proposedProducts(lines, products, input),
    ...proposedWeights(lines, input),
    ...proposedDay(input.day),
  ]
  const prices = otherPrices(input.added, products)
  // guard: proposals: the prices that were seen [order-propose.post]
  if (prices.length > 0) throw refuse('added_prices_changed', { prices })
  await refuseChanges(context, found, [
    ...substitutes.map((one) => ({
      change: 'substitute' as const,
      field: `substitutes.${one.index}.public_id`,
    })),
    ...others,
  ])
  await refuseDay(
    context,
    found,
    [...substitutes, ...others].flatMap((one) => one.product?.id ?? []),
  )
  // guard: proposals: the agreed minimum when a restaurant proposes [order-propose.post]
  refuseBelowMinimum(context, found, lines, others)
  // guard: proposals: a member's limit when it proposes [order-propose.post]
  await refuseAboveLimit(context, found, others)

  const { agreed, asked } = await byStandingChoice(tx, order, substitutes)
  const { reason = null, note } = input
  const proposing = { order, side, by: viewer, answerBy: answeredBy, reason, note }
  const proposed = await propose(tx, proposing, { agreed, asked: [...asked, ...others] })
  if ('refused' in proposed) throw refuse(proposed.refused, { current: await readOrder() })
  await tellOfChange(context, order, proposed.recorded)
  return readOrder()
}

/** Until when it is to be answered, in milliseconds; an order about which nothing can be proposed now is refused. */
async function refuseUnlessOpen(
  { tx, input, viewer, dependencies, refuse }: Context,
  { order, state, phase, readOrder }: OrderToChange,
): Promise<number> {
  if (order.orderStatus !== 'active' && viewer.kind === 'restaurant')
    throw refuse('order_not_active', {
      current: (await readOrder()) as OrderReadBy<RestaurantViewer>,
    })
  // guard: proposals: the version that was read [order-propose.post]
  //   lines: 2
  if (!isAsRead(state, input.order_version))
    throw refuse('order_changed', { current: await readOrder() })
  const hasLapsed = await lapseOverdue(tx, dependencies.queueMail, order)
  // guard: proposals: one open an order [order-propose.post]
  //   lines: 2
  if (await hasOpenProposal(tx, order.id))
    throw refuse('proposal_open', { current: await readOrder() })
  if (phase === 'ended') throw refuse('too_late_to_change', { current: await readOrder() })
  if (!hasRoomFor(state, hasLapsed ? 2 : 1))
    throw refuse('trail_full', { current: await readOrder() })
  const until = answerBy(await readProposingTimes(tx, order.id))
  // guard: proposals: time to answer [order-propose.post]
  //   lines: 3
  //   instead: return 'refused' in until ? Date.now() : until.answerBy
  if (!('refused' in until)) return until.answerBy
  const said = await callOtherSide(tx, order, viewer.kind)
  throw refuse(until.refused, { current: await readOrder() }, said)
}

/** What a side does at once, or not before the order is answered, is no proposal; what it may no longer, is too late. */
async function refuseChanges(
  { viewer, refuse }: Context,
  { phase, readOrder }: OrderToChange,
  named: readonly Pick<NamedLine, 'change' | 'field'>[],
): Promise<void> {
  const possible = changesToPropose(viewer.kind, phase)
  const wrong = named.find(({ change }) => !possible.includes(change))
  // guard: proposals: what a side may propose [order-propose.post]
  //   instead: if (!wrong || wrong) return
  if (!wrong) return
  const isNoProposal = phase === 'pending' || wayToChange(viewer.kind, wrong.change, phase)
  if (isNoProposal) throw refuseField(wrong.field, 'invalid')
  throw refuse('too_late_to_change', { current: await readOrder() })
}

async function refuseDay(
  { tx, input: { day }, refuse }: Context,
  { order }: OrderToChange,
  productIds: number[],
): Promise<void> {
  if (day === undefined) return
  const { at, days } = await listDaysOfOrder(tx, order, productIds)
  const { deliveryDay, today } = await readProposingTimes(tx, order.id)
  if (day < today) throw refuseField('day', 'day_past')
  if (day === deliveryDay) throw refuseField('day', 'nothing_changed')
  if (!days.some((offered) => offered.day === day))
    throw refuse('delivery_day_closed', closedDayToWire(order, { day, at, days }))
}

function refuseBelowMinimum(
  { viewer, refuse }: Context,
  { order }: OrderToChange,
  lines: readonly OrderedLine[],
  proposed: readonly NamedLine[],
): void {
  if (viewer.kind !== 'restaurant') return
  const after = [
    ...lines.map((line) => {
      const to = proposed.find(({ lineId }) => lineId === line.id)?.newCases ?? null
      if (to === 0) return { ...line, isCancelled: true, cancelledBy: 'restaurant' as const }
      return to === null ? line : { ...pricedFor(line, to), quantity: to }
    }),
    ...proposed.flatMap(({ product, quantity }) =>
      product && quantity ? [asLine({ product, quantity })] : [],
    ),
  ]
  const missing = missingOfMinimum(order.minimumCents, { before: lines, after })
  if (missing > 0) throw refuse('minimum_not_met', { suppliers: [belowMinimum(order, missing)] })
}

/** A restaurant's limits count what it proposes, as if it were agreed to. */
async function refuseAboveLimit(
  { tx, viewer, refuse }: Context,
  { order }: OrderToChange,
  proposed: readonly NamedLine[],
): Promise<void> {
  if (viewer.kind !== 'restaurant') return
  const cents = addedCents(
    proposed.map((one) => ({
      ...one,
      priceCents: one.product?.priceCents ?? null,
    })),
  )
  const exceeded = await exceededByMember(tx, viewer, order, cents)
  if (exceeded) throw refuse('approval_needed', ...exceeded)
}
