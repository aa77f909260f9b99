import type { Handler } from '../handler.ts'
import { findGuide } from './guide-answers.ts'
import { deleteGuide, lockGuides } from './guides-sql.ts'
import { lockSeenGuide } from './lock-seen-guide.ts'

export const guideDelete: Handler<'guideDelete'> = async (context) => {
  const { input, viewer, tx, refuse } = context
  const { guide_public_id: publicId, guide_version: version } = input
  await lockGuides(tx, viewer.restaurantId)
  const guide = await lockSeenGuide(context, { publicId, version })
  const inUse = guide.isArchived ? undefined : await findGuide(tx, viewer, publicId)
  // guard: guide: one in use is not deleted [guide-delete]
  if (inUse) throw refuse('guide_changed', { guide: inUse })
  await deleteGuide(tx, guide)
  return {}
}
