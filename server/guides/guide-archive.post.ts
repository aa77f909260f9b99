import { MAX_GUIDES } from '@halles/domain/guide.ts'
import type { Handler } from '../handler.ts'
import { refuseField } from '../platform/endpoint/refuse-field.ts'
import { findOtherGuides, lockGuides, updateGuide } from './guides-sql.ts'
import { lockSeenGuide } from './lock-seen-guide.ts'
import { isArchiveFull, refusalWhenFull } from './refusal-when-full.ts'

export const guideArchive: Handler<'guideArchive'> = async (context) => {
  const { input, viewer, tx, refuse } = context
  const { guide_public_id: publicId, guide_version: version, archived } = input
  await lockGuides(tx, viewer.restaurantId)
  const guide = await lockSeenGuide(context, { publicId, version })
  if (archived) {
    if (!guide.isArchived && (await isArchiveFull(tx, viewer.restaurantId)))
      throw refuse('archived_guides_full')
  } else {
    const others = await findOtherGuides(tx, viewer.restaurantId, guide.name, guide.id)
    if (others.isNameTaken) throw refuseField('name', 'guide_name_taken')
    if (others.count >= MAX_GUIDES) throw refuse(await refusalWhenFull(tx, viewer.restaurantId))
  }
  return { guide_version: await updateGuide(tx, guide, { archived }) }
}
