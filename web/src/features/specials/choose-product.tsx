import { specialsTexts } from '@halles/texts/pages/specials.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Money } from '../../components/money.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { SearchField } from '../../components/search-field.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { searchText } from '../../platform/address/search.ts'
import { useLanguage, useTexts, useTextsOf } from '../../platform/language/language.ts'
import { Announcement } from '../../ui/announcement.tsx'
import { Button } from '../../ui/button.tsx'
import { foundProductsOptions, type ProductToSell } from './special-queries.ts'
import styles from './specials.module.css'

type ChooseProductProps = { onChoose: (product: ProductToSell) => void }

/** One of the supplier's own products, found by its name. */
export function ChooseProduct({ onChoose }: ChooseProductProps) {
  const texts = useTextsOf(specialsTexts)
  const { catalogue } = useTexts()
  const [search, setSearch] = useState<string>()
  return (
    <div className="stack">
      <SearchField
        label={texts.which}
        placeholder={texts.searchHint}
        clear={catalogue.clearSearch}
        search={search}
        autoFocus
        onSearch={(text) => setSearch(searchText(text))}
      />
      {search === undefined ? null : <Found search={search} onChoose={onChoose} />}
    </div>
  )
}

function Found({ search, onChoose }: ChooseProductProps & { search: string }) {
  const texts = useTextsOf(specialsTexts)
  const { catalogue } = useTexts()
  const nameOf = useProductName()
  const query = useQuery(foundProductsOptions(search, useLanguage()))
  return (
    <QueryState query={query} error={catalogue.loadError}>
      {(products) => (
        <>
          <Announcement className="plain">
            {products.length === 0 && catalogue.noMatch(search)}
          </Announcement>
          <ul className={styles.found}>
            {products.map((product) => (
              <li key={product.public_id} className="row between center gap-md">
                <span className="min-0 anywhere">
                  {nameOf(product)}{' '}
                  <span className="soft">
                    <Money amount={product.price} />
                  </span>
                </span>
                <Button
                  variant="default"
                  size="sm"
                  aria-label={texts.chooseOf(nameOf(product))}
                  onClick={() => onChoose(product)}
                >
                  {texts.choose}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </QueryState>
  )
}
