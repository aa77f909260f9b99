import type { Handler } from '../../handler.ts'
import { findThread } from './thread-sql.ts'

export const getOrderThread: Handler<'getOrderThread'> = async ({
  input,
  viewer,
  reader,
  refuse,
}) => {
  const { supplier_order_public_id: publicId, before } = input
  const thread = await findThread(reader, viewer, { publicId, before })
  if (!thread) throw refuse('not_found')
  return thread
}
