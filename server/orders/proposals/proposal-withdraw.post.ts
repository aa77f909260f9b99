import type { Handler } from '../../handler.ts'
import { changeOrder } from '../change-order.ts'
import { lockOrderForChange } from '../lock-order-for-change.ts'
import { findProposal, readProposal, updateProposalToWithdrawn } from './proposals-sql.ts'

export const proposalWithdraw: Handler<'proposalWithdraw'> = async (context) => {
  const { input, viewer, tx, refuse } = context
  const { proposal_public_id: publicId } = input
  const proposal = await findProposal(tx, viewer, { publicId, side: viewer.kind })
  if (!proposal) throw refuse('not_found')
  const found = await lockOrderForChange(context, proposal.orderPublicId)
  if (!found) throw refuse('not_found')
  const { readOrder } = found
  const { id, status } = await readProposal(tx, proposal.id)
  if (status === 'lapsed') throw refuse('proposal_lapsed', { current: await readOrder() })
  if (status !== 'open') throw refuse('proposal_over', { current: await readOrder() })
  if (!(await updateProposalToWithdrawn(tx, id)))
    throw refuse('proposal_lapsed', { current: await readOrder() })
  return changeOrder(context, found, { entries: [{ kind: 'withdrawn', proposalId: id }] })
}
