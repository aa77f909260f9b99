import type { Handler } from '../handler.ts'
import { listGuides } from './guides-sql.ts'

export const guideList: Handler<'guideList'> = async ({ viewer, reader }) => ({
  guides: await listGuides(reader, viewer.restaurantId),
})
