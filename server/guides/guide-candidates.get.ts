import type { guideCandidates as endpoint } from '@halles/contract/endpoints/guides.ts'
import { comparableContent } from '@halles/domain/case-content.ts'
import { searchWords } from '@halles/domain/search.ts'
import { listProducts } from '../catalogue/product-list/list-products.ts'
import { listSearched } from '../catalogue/product-list/product-search.ts'
import { findSuppliersNamed } from '../catalogue/product-list/served-suppliers-sql.ts'
import type { Handler, HandlerContext } from '../handler.ts'
import { findSought, listCandidates, type Sought } from './guide-candidates-sql.ts'
import { findGuideId } from './guides-sql.ts'

type Context = HandlerContext<typeof endpoint>

export const guideCandidates: Handler<'guideCandidates'> = async (context) => {
  const { input, viewer, reader, refuse } = context
  const { restaurantId } = viewer
  const { days, guide_public_id: publicId, item_public_id: itemPublicId } = input
  const guideId = publicId === undefined ? null : await findGuideId(reader, restaurantId, publicId)
  if (guideId === undefined) throw refuse('not_found')
  if (itemPublicId === undefined) {
    return { candidates: await listCandidates(reader, restaurantId, { days, guideId }) }
  }
  const sought = guideId === null ? undefined : await findSought(reader, guideId, itemPublicId)
  if (!sought) throw refuse('not_found')
  const publicIds = await findAlike(context, sought)
  const found = await listCandidates(reader, restaurantId, { days, guideId, publicIds })
  const { base } = comparableContent(sought)
  const byId = new Map(found.map((candidate) => [candidate.public_id, candidate]))
  const candidates = publicIds
    .flatMap((id) => byId.get(id) ?? [])
    .filter(({ unit, quantity_per_case: quantityHundredths }) => {
      return comparableContent({ unit, quantityHundredths }).base === base
    })
  return { candidates }
}

/** Products of the same category that have the item's words, those with more of them first: all, the first two, the first. All meet its filter. */
async function findAlike(
  { input, viewer, reader }: Context,
  { label, filter, category, name_fr, name_en, productPublicIds }: Sought,
): Promise<string[]> {
  const { restaurantId } = viewer
  const words = searchWords(label || (input.lang === 'en' ? name_en : name_fr))
  const wanted = {
    category_name: category,
    page: 1,
    sort_by: undefined,
    sort_direction: 'asc',
    lang: input.lang,
  } as const
  const found = new Set<string>()
  for (const count of new Set([words.length, Math.min(2, words.length), 1])) {
    const { results } = await listSearched(
      reader,
      words.slice(0, count).join(' '),
      (search) =>
        search
          ? listProducts(reader, restaurantId, wanted, {
              ...search,
              filter: filter ? { ...filter, photo: [] } : undefined,
            })
          : Promise.resolve({ count: 0, results: [] }),
      (given) => findSuppliersNamed(reader, restaurantId, given),
    )
    for (const { public_id } of results) found.add(public_id)
  }
  return [...found].filter((id) => !productPublicIds.includes(id))
}
