import type { Handler } from '../../handler.ts'
import { countOwnChange } from '../../live/own-changes-sql.ts'
import { insertOrderEntries } from '../facts/order-entries-sql.ts'
import { lockProposalPart } from '../proposal-part.ts'
import { findProposal, readProposal, updateProposalToWithdrawn } from './proposals-sql.ts'
import { tellOtherSide } from './tell-sides.ts'

export const proposalWithdraw: Handler<'proposalWithdraw'> = async ({
  input: { proposal_public_id: publicId },
  viewer,
  tx,
  refuse,
}) => {
  const proposal = await findProposal(tx, viewer, { publicId, side: viewer.kind })
  if (!proposal) throw refuse('not_found')
  const found = await lockProposalPart(tx, viewer, proposal.partPublicId)
  if (!found) throw refuse('not_found')
  const { part, readOrder } = found
  const { id, status } = await readProposal(tx, proposal.id)
  if (status === 'lapsed') throw refuse('proposal_lapsed', { current: await readOrder() })
  if (status !== 'open') throw refuse('proposal_over', { current: await readOrder() })
  if (!(await updateProposalToWithdrawn(tx, id)))
    throw refuse('proposal_lapsed', { current: await readOrder() })
  await insertOrderEntries(tx, part.id, viewer, [{ kind: 'withdrawn', proposalId: id }])
  await countOwnChange(tx, viewer.accountId)
  await tellOtherSide(tx, viewer, part, 'proposal_withdrawn')
  return readOrder()
}
