import type { Handler } from '../handler.ts'
import { deleteItem, listItems } from './guide-items-sql.ts'
import { updateGuide } from './guides-sql.ts'
import { lockSeenGuide } from './lock-seen-guide.ts'

export const guideItemRemove: Handler<'guideItemRemove'> = async (context) => {
  const { input, tx, refuse } = context
  const { guide_public_id: publicId, guide_version: version } = input
  const guide = await lockSeenGuide(context, { publicId, version })
  const items = await listItems(tx, guide)
  const item = items.find((other) => other.publicId === input.item_public_id)
  if (!item) throw refuse('not_found')
  await deleteItem(tx, item.id)
  return { guide_version: await updateGuide(tx, guide) }
}
