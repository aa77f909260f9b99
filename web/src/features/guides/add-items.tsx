import { MAX_GUIDE_ITEMS } from '@halles/domain/guide.ts'
import { guidesTexts } from '@halles/texts/pages/guides.ts'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { CaseSize } from '../../components/case-size.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Facts } from '../../components/facts.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { SearchField } from '../../components/search-field.tsx'
import { useToasts } from '../../components/toasts.tsx'
import { UnitPrice } from '../../components/unit-price.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { api } from '../../platform/api/api.ts'
import { useLanguage, useTexts, useTextsOf } from '../../platform/language/language.ts'
import { Announcement } from '../../ui/announcement.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './build-guide.module.css'
import { BuildGuide } from './build-guide.tsx'
import { type Guide, marketOptions, useGuideEdit } from './guide-queries.ts'

type AddItemsProps = {
  guide: Guide
  search: string | undefined
  onSearch: (search: string) => void
  onDone: () => void
}

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

function AddFromMarket({ guide, search }: { guide: Guide; search: string }) {
  const texts = useTextsOf(guidesTexts)
  const { catalogue } = useTexts()
  const toasts = useToasts()
  const nameOf = useProductName()
  const query = useQuery(marketOptions(search, useLanguage()))
  const edit = useGuideEdit(guide.public_id)
  const inGuide = new Set(
    guide.items.flatMap(({ products }) => products.map(({ public_id }) => public_id)),
  )
  const isFull = guide.items.length >= MAX_GUIDE_ITEMS

  function add(id: string, name: string) {
    edit.start(
      (seen, options) => api.guideSave({ ...seen, name: guide.name, products: [id] }, options),
      { onSuccess: () => toasts.success(texts.added(name)) },
    )
  }
  return (
    <QueryState query={query} error={catalogue.loadError}>
      {(products) =>
        products.length === 0 ? (
          <EmptyState>{catalogue.noMatch(search)}</EmptyState>
        ) : (
          <>
            <Announcement className="plain">
              {isFull && texts.tooMany(MAX_GUIDE_ITEMS)}
            </Announcement>
            <ul className={`${styles.candidates} mt-sm card`}>
              {products.map((product) => {
                const { public_id: id, supplier, quantity_per_case, unit } = product
                const name = nameOf(product)
                return (
                  <li key={id} className={`${styles.found} grid center`}>
                    <span className={styles.what}>
                      <span className={`${styles.product} strong anywhere`}>{name}</span>
                      <span className="soft small">
                        <Facts>
                          {supplier.name}
                          <CaseSize quantity={quantity_per_case} unit={unit} />
                        </Facts>
                      </span>
                    </span>
                    <UnitPrice {...product} />
                    {inGuide.has(id) ? (
                      <span className="soft small">{texts.inGuide}</span>
                    ) : (
                      <Button
                        variant="default"
                        icon={<IconPlus size={18} aria-hidden />}
                        aria-label={texts.addOne(`${name}, ${supplier.name}`)}
                        disabled={isFull || edit.isPending}
                        onClick={() => add(id, name)}
                      >
                        {texts.add}
                      </Button>
                    )}
                  </li>
                )
              })}
            </ul>
          </>
        )
      }
    </QueryState>
  )
}
