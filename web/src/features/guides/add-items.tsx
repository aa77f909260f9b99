import { SearchField } from '../../components/search-field.tsx'
import { useTexts } from '../../platform/language/language.ts'
import { AddFromMarket } from './add-from-market.tsx'
import { BuildGuide } from './build-guide.tsx'
import type { Guide } from './guide-queries.ts'
import { useGuideTexts } from './use-guide-texts.ts'

type AddItemsProps = {
  guide: Guide
  /** What the address holds. */
  search: string | undefined
  onSearch: (search: string) => void
  onDone: () => void
}

/** What a guide does not have yet: found in the market, or ordered lately. */
export function AddItems({ guide, search, onSearch, onDone }: AddItemsProps) {
  const words = useGuideTexts()
  const { catalogue } = useTexts()
  return (
    <>
      <SearchField
        label={words.searchMarket}
        placeholder={words.searchMarketHint}
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
