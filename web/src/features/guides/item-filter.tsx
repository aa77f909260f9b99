import { KEPT_NAMES, type KeptFilter } from '@halles/domain/product-filter.ts'
import { filterTexts } from '@halles/texts/pages/filters.ts'
import { guidesTexts } from '@halles/texts/pages/guides.ts'
import { useChoiceName } from '../../components/filter-names.ts'
import { useLanguage, useTextsOf } from '../../platform/language/language.ts'

type ItemFilterProps = {
  filter: KeptFilter
  /** Whether the product that is shown is what it asks for today. */
  isMet?: boolean
}

/** What the products of an item are to be: what their list was filtered by. */
export function ItemFilter({ filter, isMet = true }: ItemFilterProps) {
  const texts = useTextsOf(guidesTexts)
  const { free } = useTextsOf(filterTexts)
  const language = useLanguage()
  const nameOf = useChoiceName()
  const words = KEPT_NAMES.flatMap((name) =>
    filter[name].map((choice) => {
      const called = nameOf(name, choice)
      if (name === 'origin') return called
      return (name === 'without' ? free(called) : called).toLocaleLowerCase(language)
    }),
  )
  return (
    <>
      <span className="soft small block">{texts.yourFilter(words.join(', '))}</span>
      {isMet ? null : <span className="error-text small block">{texts.filterNotMet}</span>}
    </>
  )
}
