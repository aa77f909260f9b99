import { comparisonTexts } from '@halles/texts/pages/comparison.ts'
import { productPageTexts } from '@halles/texts/pages/product-page.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DataTable } from '../../../components/data-table/data-table.tsx'
import { TableRow } from '../../../components/data-table/table-row.tsx'
import { QueryState } from '../../../components/query-state.tsx'
import { useTextsOf } from '../../../platform/language/language.ts'
import { otherOffersOptions } from '../comparison/offers-query.ts'
import list from '../product-list.module.css'
import type { ListedProduct } from '../product-pages.ts'
import table from '../product-table.module.css'
import { useRestaurantColumns } from '../restaurant-columns.tsx'

type OtherOffersProps = {
  productId: string
  add: (product: ListedProduct) => ReactNode
}

/** What others ask for the same product, as rows of a list: prices stand under prices, and each has its +. */
export function OtherOffers({ productId, add }: OtherOffersProps) {
  const texts = useTextsOf(productPageTexts)
  const { offersError, noOtherOffer } = useTextsOf(comparisonTexts)
  const query = useQuery(otherOffersOptions(productId))
  const columns = useRestaurantColumns(add)
  return (
    <section className="stack gap-sm" aria-label={texts.otherOffers}>
      <h2>{texts.otherOffers}</h2>
      <QueryState query={query} error={offersError}>
        {({ results }) =>
          results.length === 0 ? (
            <p className="soft">{noOtherOffer}</p>
          ) : (
            <div className={list.list}>
              <DataTable
                caption={texts.otherOffers}
                columns={columns}
                className={`${table.table} ${table.restaurant}`}
              >
                <tbody className={table.rows}>
                  {results.map((offer) => (
                    <TableRow
                      key={offer.public_id}
                      row={{ ...offer, other_offers: 0, other_offers_from: null }}
                      columns={columns}
                    />
                  ))}
                </tbody>
              </DataTable>
            </div>
          )
        }
      </QueryState>
    </section>
  )
}
