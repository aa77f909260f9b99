import type { CategoryName } from '@halles/domain/product.ts'
import { taxesTexts } from '@halles/texts/pages/taxes.ts'
import { IconReceiptTax } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from '../../components/empty-state.tsx'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { PagedList } from '../../components/paged-list.tsx'
import { SearchField } from '../../components/search-field.tsx'
import { useLanguage, useTextsOf } from '../../platform/language/language.ts'
import { useAnnounce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import type { AnswerFor } from './answer-for.ts'
import { TaxProductRows } from './tax-product-rows.tsx'
import { TAX_PRODUCTS_PER_PAGE, type TaxSettings, taxProductsOptions } from './tax-queries.ts'

const AnswersDialog = lazyComponent(
  async () => (await import('./answers-dialog.tsx')).AnswersDialog,
)

type TaxProductsProps = {
  category: CategoryName
  settings: TaxSettings
  only: 'missing' | undefined
  search: string | undefined
  page: number
  onOnly: (only: 'missing' | undefined) => void
  onSearch: (search: string) => void
  onPage: (page: number) => void
}

/** The products of a category with what was answered of each; answers are given for one, for some, or for all that wait. */
export function TaxProducts(props: TaxProductsProps) {
  const { category, settings, only, search, page, onOnly, onSearch, onPage } = props
  const texts = useTextsOf(taxesTexts)
  const query = useQuery(taxProductsOptions({ category, only, search, page }, useLanguage()))
  const [answerFor, setAnswerFor] = useState<AnswerFor>()
  const [opened, setOpened] = useState(false)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  useAnnounce(query.data && texts.listed(query.data.count))
  const missing = settings.categories.find((each) => each.category_name === category)?.missing ?? 0

  function open(chosen: AnswerFor) {
    setAnswerFor(chosen)
    setOpened(true)
  }
  return (
    <>
      <div className="stack mb-lg">
        <div className="row gap-sm">
          {([undefined, 'missing'] as const).map((one) => (
            <Button
              key={one ?? 'all'}
              variant={one === only ? 'light' : 'default'}
              aria-pressed={one === only}
              onClick={() => onOnly(one)}
            >
              {texts.only[one ?? 'all']}
            </Button>
          ))}
        </div>
        <div className="row">
          <SearchField
            label={texts.search}
            placeholder={texts.searchHint}
            clear={texts.clearSearch}
            search={search}
            onSearch={onSearch}
          />
        </div>
        {missing > 0 ? (
          <div className="row">
            <Button onClick={() => open({ kind: 'rest', count: missing })}>
              {texts.answerRest(missing)}
            </Button>
          </div>
        ) : null}
      </div>
      <PagedList
        query={query}
        perPage={TAX_PRODUCTS_PER_PAGE}
        page={page}
        onPage={onPage}
        empty={
          <EmptyState
            icon={<IconReceiptTax size={30} stroke={1.5} />}
            action={
              only ? <Button onClick={() => onOnly(undefined)}>{texts.showAll}</Button> : null
            }
          >
            {only && search === undefined ? texts.noneMissing : texts.noneFound}
          </EmptyState>
        }
      >
        {(products) => (
          <TaxProductRows
            products={products}
            selected={selected}
            onSelect={setSelected}
            onAnswer={open}
          />
        )}
      </PagedList>
      {answerFor ? (
        <AnswersDialog
          opened={opened}
          category={category}
          answerFor={answerFor}
          classes={settings.classes}
          onClose={() => setOpened(false)}
          onSaved={() => {
            setOpened(false)
            setSelected(new Set())
          }}
        />
      ) : null}
    </>
  )
}
