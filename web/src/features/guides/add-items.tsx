import { guidesTexts } from '@halles/texts/pages/guides.ts'
import { SearchField } from '../../components/search-field.tsx'
import { useTexts, useTextsOf } from '../../platform/language/language.ts'
import { AddFromMarket } from './add-from-market.tsx'
import { BuildGuide } from './build-guide.tsx'
import type { Guide } from './guide-queries.ts'

type AddItemsProps = {
  guide: Guide
  /** What the address holds. */
  search: string | undefined
  onSearch: (search: string) => void
  onDone: () => void
}

/** What a guide does not have yet: found in the market, or ordered lately. */
export function AddItems({ guide, search, onSearch, onDone }: AddItemsProps) {
  const texts = useTextsOf(guidesTexts)
  const { catalogue } = useTexts()
  return (
    <>
      <SearchField
        label={texts.searchMarket}
        placeholder={texts.searchMarketHint}
        clear={catalogue.clearSearch}
        search={search}
        onSearch={onSearch}
      />
      {search === undefined ? (
        <BuildGuide guide={guide} onDone={onDone} />
      ) : (
        <AddFromMarket guide={guide} search={search} />
      )}
    </>
  )
}
