import { CATEGORY_NAMES } from '@halles/domain/product.ts'
import { useProductName } from '../../components/product-name.ts'
import { useLanguage } from '../../platform/language/language.ts'
import type { PickProduct } from './pick-queries.ts'

/** Products by category, as they lie together, and in each by name. */
export function useCategoryGroups(products: readonly PickProduct[]) {
  const language = useLanguage()
  const nameOf = useProductName()
  const byCategory = Map.groupBy(products, ({ category }) => category)
  return CATEGORY_NAMES.flatMap((category) => {
    const ofCategory = byCategory.get(category)
    if (!ofCategory) return []
    const sorted = ofCategory.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), language))
    return [{ category, products: sorted }]
  })
}
