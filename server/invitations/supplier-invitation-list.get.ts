import type { Handler } from '../handler.ts'
import { listInvitations } from './invitation-list-sql.ts'

export const supplierInvitationList: Handler<'supplierInvitationList'> = async ({
  viewer,
  reader,
}) => ({ results: await listInvitations(reader, viewer.restaurantId) })
