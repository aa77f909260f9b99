import type { Endpoints } from '@halles/contract/endpoints.ts'
import { addedCents } from '@halles/domain/proposal.ts'
import { lockCart } from '../../cart/cart-sql.ts'
import { shareSupplierRow } from '../../database/supplier-row-sql.ts'
import type { Handler, HandlerContext } from '../../handler.ts'
import { refuseField } from '../../platform/endpoint/refuse-field.ts'
import { tellOfChange, writeChange } from '../change-order.ts'
import type { NewOrderEntry } from '../facts/order-entries-sql.ts'
import { belowMinimum, lockOrderForChange, type OrderToChange } from '../lock-order-for-change.ts'
import { exceededByMember } from '../member-limit.ts'
import { applyAgreed, type NotApplied } from './apply-agreed.ts'
import { closedDayToWire } from './closed-day.ts'
import {
  findProposal,
  type ProposedLine,
  readProposal,
  updateProposalToAnswered,
} from './proposals-sql.ts'

type Context = HandlerContext<Endpoints['proposalAnswer']>

export const proposalAnswer: Handler<'proposalAnswer'> = async (context) => {
  const { tx, input, viewer, refuse } = context
  const side = viewer.kind === 'restaurant' ? 'supplier' : 'restaurant'
  const { proposal_public_id: publicId } = input
  const proposal = await findProposal(tx, viewer, { publicId, side })
  if (!proposal) throw refuse('not_found')
  if (viewer.kind === 'restaurant') await lockCart(tx, viewer.restaurantId)
  // guard: proposals: rules stay while a day is agreed to [proposal-races]
  if (proposal.hasDay) await shareSupplierRow(tx, proposal.supplierId)
  const found = await lockOrderForChange(context, proposal.orderPublicId)
  if (!found) throw refuse('not_found')
  const { order, readOrder } = found

  const state = await readProposal(tx, proposal.id)
  if (state.status === 'lapsed') throw refuse('proposal_lapsed', { current: await readOrder() })
  if (state.status !== 'open') throw refuse('proposal_over', { current: await readOrder() })
  const agreed = agreedOf(state.lines, input.agreed)
  const isInTime = await updateProposalToAnswered(
    tx,
    state.id,
    agreed.map(({ id }) => id),
  )
  if (!isInTime) throw refuse('proposal_lapsed', { current: await readOrder() })
  if (viewer.kind === 'restaurant') {
    const exceeded = await exceededByMember(tx, viewer, order, addedCents(agreed))
    // guard: proposals: a member's limit when it answers [order-propose.post]
    if (exceeded) throw refuse('approval_needed', ...exceeded)
  }
  const entries = [{ kind: 'answered' as const, proposalId: state.id }]
  const recorded: NewOrderEntry[] = await writeChange(tx, order, viewer, { entries })
  if (agreed.length > 0) {
    const applied = await applyAgreed(tx, order, viewer, { ...state, lines: agreed })
    if ('refused' in applied) throw await refusalOf(context, found, applied)
    recorded.push(...applied.recorded)
  }
  await tellOfChange(context, order, recorded)
  return readOrder()
}

/** The lines that are agreed to; one that is not the proposal's, or named twice, is refused by field. */
function agreedOf(lines: readonly ProposedLine[], agreed: readonly string[]): ProposedLine[] {
  agreed.forEach((publicId, index) => {
    if (!lines.some((line) => line.publicId === publicId))
      throw refuseField(`agreed.${index}`, 'line_unknown')
    if (agreed.indexOf(publicId) !== index) throw refuseField(`agreed.${index}`, 'line_twice')
  })
  return lines.filter(({ publicId }) => agreed.includes(publicId))
}

async function refusalOf(
  { refuse }: Context,
  { order, readOrder }: OrderToChange,
  notApplied: NotApplied,
) {
  switch (notApplied.refused) {
    case 'order_changed':
      return refuse('order_changed', { current: await readOrder() })
    case 'minimum_not_met':
      return refuse('minimum_not_met', { suppliers: [belowMinimum(order, notApplied.missing)] })
    case 'delivery_day_closed':
      return refuse('delivery_day_closed', closedDayToWire(order, notApplied))
  }
}
