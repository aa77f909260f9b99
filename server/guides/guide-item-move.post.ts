import { moved } from '@halles/domain/guide.ts'
import type { Handler } from '../handler.ts'
import { listItems, updateOrder, updateSection } from './guide-items-sql.ts'
import { updateGuide } from './guides-sql.ts'
import { lockSeenGuide } from './lock-seen-guide.ts'

export const guideItemMove: Handler<'guideItemMove'> = async (context) => {
  const { input, tx, refuse } = context
  const { guide_public_id: publicId, guide_version: version } = input
  const guide = await lockSeenGuide(context, { publicId, version })
  const items = await listItems(tx, guide)
  const item = items.find((other) => other.publicId === input.item_public_id)
  const next = items.find((other) => other.publicId === input.before)
  if (!item || (input.before !== null && !next)) throw refuse('not_found')
  await updateOrder(tx, guide, moved(items, item, next ?? null))
  if (next && next.section !== item.section) await updateSection(tx, item.id, next.section)
  return { guide_version: await updateGuide(tx, guide) }
}
