import type { Handler } from '../handler.ts'
import { countInvitations, listInvitations } from './invitation-list-sql.ts'

export const customerInvitationList: Handler<'customerInvitationList'> = async (context) => {
  const { input, viewer, reader } = context
  const counts = await countInvitations(reader, viewer.supplierId)
  const results = await listInvitations(reader, viewer.supplierId, input.page)
  const count = counts.to_send + counts.sent + counts.accepted + counts.ended
  return { counts, count, results }
}
