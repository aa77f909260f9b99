import { MAX_ARCHIVED_GUIDES, MAX_GUIDES } from '@halles/domain/guide.ts'
import type { Handler } from '../handler.ts'
import { refuseField } from '../platform/endpoint/refusal.ts'
import { countOtherArchivedGuides, findOtherGuides, lockGuides, updateGuide } from './guides-sql.ts'
import { lockSeenGuide } from './lock-seen-guide.ts'

export const guideArchive: Handler<'guideArchive'> = async (context) => {
  const { input, viewer, tx, refuse } = context
  const { guide_public_id: publicId, guide_version: version, archived } = input
  await lockGuides(tx, viewer.restaurantId)
  const guide = await lockSeenGuide(context, { publicId, version })
  if (archived) {
    const count = await countOtherArchivedGuides(tx, viewer.restaurantId, guide.id)
    if (count >= MAX_ARCHIVED_GUIDES) throw refuse('archived_guides_full')
  } else {
    const others = await findOtherGuides(tx, viewer.restaurantId, guide.name, guide.id)
    if (others.isNameTaken) throw refuseField('name', 'guide_name_taken')
    if (others.count >= MAX_GUIDES) throw refuse('guides_full')
  }
  return { guide_version: await updateGuide(tx, guide, { archived }) }
}
