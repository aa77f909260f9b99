import { comparePlaces } from '@halles/domain/pick-list.ts'
import { CATEGORY_NAMES } from '@halles/domain/product.ts'
import { useProductName } from '../../components/use-product-name.ts'
import { useLanguage, useTexts } from '../../platform/language/language.ts'
import type { PickProduct } from './pick-queries.ts'

/** Products by the place where they lie, as the list has them; those without one by category; in each by name. */
export function usePickGroups(products: readonly PickProduct[]) {
  const language = useLanguage()
  const { menu } = useTexts()
  const nameOf = useProductName()
  const inOrder = products.toSorted(
    (a, b) =>
      comparePlaces(a.pick_place, b.pick_place) ||
      CATEGORY_NAMES.indexOf(a.category) - CATEGORY_NAMES.indexOf(b.category) ||
      nameOf(a).localeCompare(nameOf(b), language),
  )
  const groups = Map.groupBy(inOrder, ({ pick_place, category }) => pick_place || menu[category])
  return [...groups].map(([title, ofGroup]) => ({ title, products: ofGroup }))
}
