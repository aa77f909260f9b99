import type { Endpoints } from '@halles/contract/endpoints.ts'
import { missingOfMinimum } from '@halles/domain/agreed-minimum.ts'
import { wayToChange } from '@halles/domain/order-change.ts'
import { addedCents, answerBy, changesToPropose } from '@halles/domain/proposal.ts'
import { lockCart } from '../../cart/cart-sql.ts'
import type { Handler, HandlerContext } from '../../handler.ts'
import { countOwnChange } from '../../live/own-changes-sql.ts'
import { refuseField } from '../../platform/endpoint/refuse-field.ts'
import { listProductsToAdd, lockProducts } from '../added-lines-sql.ts'
import { hasRoomFor } from '../facts/order-entries-sql.ts'
import { listOrderedLines, type OrderedLine } from '../facts/order-lines-sql.ts'
import { findRestaurantOrder } from '../lists/restaurant-orders-sql.ts'
import { belowMinimum } from '../lock-supplier-order-sql.ts'
import { lockProposalPart, type ProposalPart } from '../proposal-part.ts'
import { hasVersion } from '../supplier-order-status-sql.ts'
import { listDaysOfPart, lockRulesOf } from './agreed-changes-sql.ts'
import { closedDayToWire } from './closed-day.ts'
import { lapseOverdue } from './lapse-overdue.ts'
import { exceededByMember } from './member-limit.ts'
import { agreeBeforehand, openProposal } from './open-proposal.ts'
import { hasOpenProposal } from './proposals-sql.ts'
import {
  type NamedLine,
  proposedDay,
  proposedProducts,
  proposedQuantities,
  refuseOtherSides,
} from './proposed-lines.ts'
import { casesAsTheyStand, proposedSubstitutes } from './proposed-substitutes.ts'
import { readProposingTimes } from './proposing-times-sql.ts'
import { byStandingChoice } from './standing-choices.ts'
import { tellOtherSide } from './tell-sides.ts'

type Context = HandlerContext<Endpoints['orderPropose']>

export const orderPropose: Handler<'orderPropose'> = async (context) => {
  const { tx, input, viewer, dependencies, refuse } = context
  const side = viewer.kind
  refuseOtherSides(side, input)
  const productIds = [...input.substitutes, ...input.added].map((one) => one.product_public_id)
  // As a restaurant's change: its limits are counted under the cart's lock, orders are locked after what they are made of.
  // guard: proposals: limits under the cart’s lock [proposal-races]
  //   code: if (viewer.kind === 'restaurant') await lockCart(tx, viewer.restaurantId) … else if
  //   instead: if
  if (viewer.kind === 'restaurant') await lockCart(tx, viewer.restaurantId)
  else if (input.day !== undefined) await lockRulesOf(tx, viewer.supplierId)
  // guard: proposals: products stay as they are read [proposal-races]
  if (productIds.length > 0) await lockProducts(tx, productIds)
  const found = await lockProposalPart(tx, viewer, input.supplier_order_public_id)
  if (!found) throw refuse('not_found')
  const { part, readOrder } = found
  const answeredBy = await refuseUnlessOpen(context, found)

  const lines = await listOrderedLines(tx, part.id)
  const products = productIds.length > 0 ? await listProductsToAdd(tx, part, productIds) : []
  const substitutes = proposedSubstitutes(lines, products, input.substitutes, casesAsTheyStand)
  const others = [
    ...proposedQuantities(lines, input),
    ...proposedProducts(lines, products, input),
    ...proposedDay(input.day),
  ]
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
  await refuseAboveLimit(context, found, lines, others)

  const { agreed, asked } = await byStandingChoice(tx, part, substitutes)
  const { reason = null, note } = input
  const proposing = { part, side, by: viewer, answerBy: answeredBy, reason, note }
  if (agreed.length > 0 && (await agreeBeforehand(tx, proposing, agreed)))
    throw refuse('order_changed', { current: await readOrder() })
  const toAsk = [...asked, ...others]
  const proposalId = toAsk.length > 0 ? await openProposal(tx, proposing, toAsk) : undefined
  const to = {
    accountId: viewer.kind === 'supplier' ? part.restaurantId : part.supplierId,
    members: 'trade' as const,
  }
  // What was agreed to beforehand has changed the order: one mail says that, with what waits for an answer in it.
  if (proposalId !== undefined && agreed.length === 0)
    await dependencies.queueMail(tx, { kind: 'proposal-made', to, facts: { proposalId } })
  else
    await dependencies.queueMail(tx, {
      kind: 'order-reduced',
      to,
      facts: { supplierOrderId: part.id, proposalId },
    })
  await countOwnChange(tx, viewer.accountId)
  await tellOtherSide(tx, viewer, part, toAsk.length > 0 ? 'proposed' : 'changed')
  return readOrder()
}

/** Until when it is to be answered, in milliseconds; an order about which nothing can be proposed now is refused. */
async function refuseUnlessOpen(
  { tx, input, viewer, dependencies, refuse }: Context,
  { part, phase, readOrder }: ProposalPart,
): Promise<number> {
  if (part.orderStatus !== 'active' && viewer.kind === 'restaurant') {
    const current = await findRestaurantOrder(tx, viewer.restaurantId, part.orderPublicId)
    if (current) throw refuse('order_not_active', { current })
  }
  // guard: proposals: the version that was read [order-propose.post]
  //   lines: 2
  if (!(await hasVersion(tx, part.id, input.order_version)))
    throw refuse('order_changed', { current: await readOrder() })
  await lapseOverdue(tx, dependencies.queueMail, part)
  // guard: proposals: one open an order [order-propose.post]
  //   lines: 2
  if (await hasOpenProposal(tx, part.id))
    throw refuse('proposal_open', { current: await readOrder() })
  if (phase === 'ended') throw refuse('too_late_to_change', { current: await readOrder() })
  if (!(await hasRoomFor(tx, part.id, 1)))
    throw refuse('trail_full', { current: await readOrder() })
  const until = answerBy(await readProposingTimes(tx, part.id))
  // guard: proposals: time to answer [order-propose.post]
  //   lines: 2
  //   instead: return 'refused' in until ? Date.now() : until.answerBy
  if ('refused' in until) throw refuse(until.refused, { current: await readOrder() })
  return until.answerBy
}

/** What a side does at once, or not before the order is answered, is no proposal; what it may no longer, is too late. */
async function refuseChanges(
  { viewer, refuse }: Context,
  { phase, readOrder }: ProposalPart,
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
  { part }: ProposalPart,
  productIds: number[],
): Promise<void> {
  if (day === undefined) return
  const { at, days } = await listDaysOfPart(tx, part, productIds)
  const { deliveryDay, today } = await readProposingTimes(tx, part.id)
  if (day < today) throw refuseField('day', 'day_past')
  if (day === deliveryDay) throw refuseField('day', 'nothing_changed')
  if (!days.some((offered) => offered.day === day))
    throw refuse('delivery_day_closed', closedDayToWire(part, { day, at, days }))
}

function refuseBelowMinimum(
  { viewer, refuse }: Context,
  { part }: ProposalPart,
  lines: readonly OrderedLine[],
  proposed: readonly NamedLine[],
): void {
  if (viewer.kind !== 'restaurant') return
  const after = [
    ...lines.map((line) => {
      const to = proposed.find(({ lineId }) => lineId === line.id)?.newCases ?? null
      if (to === 0) return { ...line, isCancelled: true, cancelledBy: 'restaurant' as const }
      return to === null ? line : { ...line, quantity: to }
    }),
    ...proposed.flatMap(({ product, quantity }) =>
      product && quantity
        ? [
            {
              priceCents: product.priceCents,
              quantity,
              isCancelled: false,
              cancelledBy: null,
              isReplaced: false,
            },
          ]
        : [],
    ),
  ]
  const missing = missingOfMinimum(part.minimumCents, { before: lines, after })
  if (missing > 0) throw refuse('minimum_not_met', { suppliers: [belowMinimum(part, missing)] })
}

/** A restaurant's limits count what it proposes, as if it were agreed to. */
async function refuseAboveLimit(
  { tx, viewer, refuse }: Context,
  { part }: ProposalPart,
  lines: readonly OrderedLine[],
  proposed: readonly NamedLine[],
): Promise<void> {
  if (viewer.kind !== 'restaurant') return
  const cents = addedCents(
    proposed.map((one) => ({
      ...one,
      linePriceCents: lines.find(({ id }) => id === one.lineId)?.priceCents ?? null,
      priceCents: one.product?.priceCents ?? null,
    })),
  )
  const exceeded = await exceededByMember(tx, viewer, part, cents)
  if (exceeded) throw refuse('approval_needed', { exceeded })
}
