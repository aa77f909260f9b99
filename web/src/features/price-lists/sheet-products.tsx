import { LISTING_NAMES, type ListingName } from '@halles/domain/product.ts'
import { priceListsTexts } from '@halles/texts/pages/price-lists.ts'
import { pricesTexts } from '@halles/texts/pages/prices.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '../../components/empty-state.tsx'
import { Notice } from '../../components/notice.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { useLanguage, useTexts, useTextsOf } from '../../platform/language/language.ts'
import { SelectField } from '../../ui/select-field.tsx'
import type { PricedProduct } from './agreed-lines.ts'
import { sheetOptions } from './sheet-query.ts'

type SheetProductsProps = {
  list: { public_id: string }
  category: ListingName
  onCategory: (category: ListingName) => void
  /** Beside the category. */
  beside?: ReactNode
  children: (products: readonly PricedProduct[]) => ReactNode
}

/** The category whose products are listed, and these. */
export function SheetProducts(props: SheetProductsProps) {
  const { list, category, onCategory, beside, children } = props
  const texts = useTextsOf(priceListsTexts)
  const prices = useTextsOf(pricesTexts)
  const { menu, catalogue } = useTexts()
  const query = useQuery(sheetOptions(list.public_id, category, useLanguage()))
  return (
    <>
      <div className="gap-md align-start row">
        <SelectField
          label={texts.category}
          value={category}
          onChange={({ currentTarget: { value } }) =>
            onCategory(LISTING_NAMES.find((name) => name === value) ?? 'all')
          }
          options={LISTING_NAMES.map((value) => ({ value, label: menu[value] }))}
        />
        {beside}
      </div>
      <QueryState query={query} error={texts.sheetError}>
        {({ count, results }) =>
          count === 0 ? (
            <EmptyState>{catalogue.noOwnProduct}</EmptyState>
          ) : (
            <>
              {count > results.length ? (
                <Notice tone="warning">{prices.firstOnly(results.length)}</Notice>
              ) : null}
              {children(results)}
            </>
          )
        }
      </QueryState>
    </>
  )
}
