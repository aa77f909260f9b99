import type { guideItemSave as endpoint } from '@halles/contract/endpoints/guides.ts'
import { atEndOfSection, MAX_GUIDE_ITEMS } from '@halles/domain/guide.ts'
import { keptFilter } from '@halles/domain/product-filter.ts'
import type { Handler, HandlerContext } from '../handler.ts'
import { refuseField } from '../platform/endpoint/refuse-field.ts'
import {
  findGuideProducts,
  type GuideProduct,
  type ItemFacts,
  insertItem,
  listItems,
  type PlacedItem,
  replaceItemProducts,
  updateItem,
  updateOrder,
} from './guide-items-sql.ts'
import { type LockedGuide, updateGuide } from './guides-sql.ts'
import { lockSeenGuide } from './lock-seen-guide.ts'

type Context = HandlerContext<typeof endpoint>

export const guideItemSave: Handler<'guideItemSave'> = async (context) => {
  const { input, tx, refuse } = context
  const { guide_public_id: publicId, guide_version: version, item_public_id: itemId } = input
  const guide = await lockSeenGuide(context, { publicId, version })
  const items = await listItems(tx, guide)
  const existing = items.find((item) => item.publicId === itemId)
  if (itemId !== undefined && !existing) throw refuse('not_found')
  if (!existing && items.length >= MAX_GUIDE_ITEMS) throw refuse('guide_full')

  const products = await productsOf(context, guide, existing)
  const facts = factsOf(context, existing, products)
  const item = existing ?? (await insertItem(tx, guide, facts))
  if (existing) await updateItem(tx, existing, facts)
  await replaceItemProducts(
    tx,
    guide,
    item.id,
    products.map(({ id }) => id),
  )
  if (existing?.section !== input.section) {
    await updateOrder(tx, guide, atEndOfSection(items, { ...item, section: input.section }))
  }
  return { guide_version: await updateGuide(tx, guide), item_public_id: item.publicId }
}

/** The products in the order of the request; each may be in one item of a guide. */
async function productsOf(
  { input, viewer, tx, refuse }: Context,
  guide: LockedGuide,
  item: PlacedItem | undefined,
): Promise<GuideProduct[]> {
  if (new Set(input.products).size < input.products.length) {
    throw refuseField('products', 'product_in_guide')
  }
  const found = await findGuideProducts(tx, viewer.restaurantId, guide, input.products)
  return input.products.map((publicId) => {
    const product = found.find((other) => other.publicId === publicId)
    if (!product) throw refuse('not_found')
    if (product.itemId !== null && product.itemId !== item?.id) {
      throw refuseField('products', 'product_in_guide')
    }
    return product
  })
}

/** Counted in cases, an item keeps the case that it has; one that gets that measure has that of its preferred product. */
function factsOf(
  { input: { label, section, measure, par, filter } }: Context,
  item: PlacedItem | undefined,
  [preferred]: readonly GuideProduct[],
): ItemFacts {
  const size = measure === 'case' ? (item?.case ?? preferred ?? null) : null
  return { label, section, measure, case: size, par, filter: filter && keptFilter(filter) }
}
