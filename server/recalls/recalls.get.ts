import type { Handler } from '../handler.ts'
import { listNotices } from './notices-sql.ts'

export const getRecalls: Handler<'getRecalls'> = async ({ input, viewer, reader, refuse }) => {
  const { recall_public_id: publicId } = input
  const notices = await listNotices(reader, viewer.restaurantId, publicId)
  if (publicId !== undefined && notices.length === 0) throw refuse('not_found')
  return notices
}
