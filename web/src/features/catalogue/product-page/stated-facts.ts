import { isInSeason, type Month } from '@halles/domain/product-facts.ts'
import { type FieldValue, FURTHER, type FurtherName } from '@halles/domain/product-fields.ts'
import { CHOSEN, choiceName } from '@halles/texts/choice-names.ts'
import { productFieldsTexts } from '@halles/texts/pages/product-fields.ts'
import { productPageTexts } from '@halles/texts/pages/product-page.ts'
import { useLanguage, useTextsOf } from '../../../platform/language/language.ts'
import type { OwnProductPage } from './product-page-query.ts'

/** Allergens have a table of their own. */
const LISTED = FURTHER.filter(
  ({ readBy, section }) => readBy === 'everybody' && section !== 'allergens',
)

type Stated = Partial<Record<FurtherName, FieldValue>> & Pick<OwnProductPage, 'price_history'>

/** What its supplier states further of a product, as terms with words; where it is from is said even where nobody stated it. */
export function useStatedFacts(product: Stated): [term: string, words: string][] {
  const { labels, notStated } = useTextsOf(productFieldsTexts)
  const texts = useTextsOf(productPageTexts)
  const language = useLanguage()

  function wordsOf(name: FurtherName, value: FieldValue): string {
    const chosen = CHOSEN.find((field) => field.name === name)
    if (typeof value === 'number') return value === 0 ? '' : String(value)
    if (value === null) return ''
    if (!chosen) return String(value)
    return [value]
      .flat()
      .map((choice) => choiceName(language, chosen.name, choice))
      .join(', ')
  }
  return LISTED.flatMap(({ name }): [string, string][] => {
    const words = wordsOf(name, product[name] ?? null)
    if (words !== '') return [[labels[name], inSeason(name, words)]]
    return name === 'origin' ? [[labels[name], notStated]] : []
  })

  function inSeason(name: FurtherName, words: string): string {
    if (name !== 'months') return words
    const months = product.months as readonly Month[]
    return isInSeason(months, product.price_history.today) ? words : texts.outOfSeason(words)
  }
}
