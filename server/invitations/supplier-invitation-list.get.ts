import type { Handler } from '../handler.ts'
import { listInvitations } from './invitations-sql.ts'

export const supplierInvitationList: Handler<'supplierInvitationList'> = async ({
  viewer,
  reader,
}) => ({ results: await listInvitations(reader, viewer.restaurantId) })
