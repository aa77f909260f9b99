import type { guideSave as endpoint } from '@halles/contract/endpoints/guides.ts'
import { MAX_GUIDE_ITEMS, MAX_GUIDES } from '@halles/domain/guide.ts'
import { keptFilter } from '@halles/domain/product-filter.ts'
import type { Handler, HandlerContext } from '../handler.ts'
import { refuseField } from '../platform/endpoint/refuse-field.ts'
import { findGuideProducts, insertItemsOf, listItems } from './guide-items-sql.ts'
import {
  findOtherGuides,
  insertGuide,
  type LockedGuide,
  lockGuides,
  updateGuide,
} from './guides-sql.ts'
import { lockSeenGuide } from './lock-seen-guide.ts'
import { refusalWhenFull } from './refusal-when-full.ts'

type Context = HandlerContext<typeof endpoint>

export const guideSave: Handler<'guideSave'> = async (context) => {
  const { input, viewer, tx, refuse } = context
  const { restaurantId } = viewer
  const { guide_public_id: publicId, guide_version: version, name } = input
  await lockGuides(tx, restaurantId)
  if (publicId !== undefined && version === undefined)
    throw refuseField('guide_version', 'required')
  const seen =
    publicId === undefined
      ? undefined
      : await lockSeenGuide(context, { publicId, version: Number(version) })
  if (!seen?.isArchived) {
    const others = await findOtherGuides(tx, restaurantId, name, seen?.id)
    if (others.isNameTaken) throw refuseField('name', 'guide_name_taken')
    if (!seen && others.count >= MAX_GUIDES) throw refuse(await refusalWhenFull(tx, restaurantId))
  }
  const guide = seen ?? (await insertGuide(tx, restaurantId, name))
  await addProducts(context, guide)
  return {
    guide_public_id: guide.publicId,
    guide_version: seen ? await updateGuide(tx, guide, { name }) : guide.version,
  }
}

/** Adds an item for each of the products that the guide does not have yet, in the order of the request. */
async function addProducts({ input, viewer, tx, refuse }: Context, guide: LockedGuide) {
  const publicIds = [...new Set(input.products)]
  if (publicIds.length === 0) return
  const found = await findGuideProducts(tx, viewer.restaurantId, guide, publicIds)
  const products = publicIds.map((id) => {
    const product = found.find(({ publicId }) => publicId === id)
    if (!product) throw refuse('not_found')
    return product
  })
  const added = products.filter(({ itemId }) => itemId === null)
  const items = await listItems(tx, guide)
  if (items.length + added.length > MAX_GUIDE_ITEMS) throw refuse('guide_full')
  await insertItemsOf(tx, guide, added, input.filter && keptFilter(input.filter))
}
