import { type CategoryNames, categoryKey } from '@halles/domain/import/imported-row.ts'
import { CATEGORY_NAMES } from '@halles/domain/product.ts'
import { menu as english } from '@halles/texts/en/menu.ts'
import { menu as french } from '@halles/texts/fr/menu.ts'

/** What a list may call a category: its French and English name on screen, and its own ("beef"). */
export const categoryNames: CategoryNames = new Map(
  CATEGORY_NAMES.flatMap((category) =>
    [category, french[category], english[category]].map(
      (name) => [categoryKey(name), category] as const,
    ),
  ),
)
