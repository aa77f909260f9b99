import type { Origin } from '@halles/domain/origins.ts'
import { ALLERGENS, KEEPS } from '@halles/domain/product-facts.ts'
import type { FilterName } from '@halles/domain/product-filter.ts'
import { MARKS } from '@halles/domain/product-marks.ts'
import { originName } from '@halles/texts/origin-names.ts'
import { filterTexts } from '@halles/texts/pages/filters.ts'
import { useLanguage, useTextsOf } from '../platform/language/language.ts'

/** What a choice of a filter is called, as a box under its heading. */
export function useChoiceName() {
  const language = useLanguage()
  const { choices, withPhoto } = useTextsOf(filterTexts)
  return (name: FilterName, choice: string): string => {
    switch (name) {
      case 'marks':
        return named(MARKS, choices.marks, choice)
      case 'keep':
        return named(KEEPS, choices.keep, choice)
      case 'without':
        return named(ALLERGENS, choices.allergens, choice)
      case 'photo':
        return withPhoto
      case 'origin':
        return originName(language, choice as Origin)
    }
  }
}

function named<Choice extends string>(
  known: readonly Choice[],
  names: Readonly<Record<Choice, string>>,
  choice: string,
): string {
  const found = known.find((one) => one === choice)
  return found ? names[found] : choice
}
