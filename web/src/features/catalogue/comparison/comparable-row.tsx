import { comparisonTexts } from '@halles/texts/pages/comparison.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import {
  type Column,
  TableRow,
  type TableRowProps,
} from '../../../components/data-table/table-row.tsx'
import { ErrorState } from '../../../components/error-state.tsx'
import { useTexts, useTextsOf } from '../../../platform/language/language.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { ListedProduct } from '../product-pages.ts'
import styles from '../product-table.module.css'
import { ComparisonContext } from './comparison.ts'
import { otherOffersOptions } from './offers-query.ts'

/** A row of the restaurant's list and, once they are asked for, the other offers of its product. */
export function ComparableRow(props: TableRowProps<ListedProduct>) {
  const [isOpen, setOpen] = useState(false)
  const comparison = { isOpen, toggle: () => setOpen(!isOpen) }
  return (
    <>
      <ComparisonContext value={comparison}>
        <TableRow {...props} />
      </ComparisonContext>
      {isOpen ? <OtherOffers product={props.row} columns={props.columns} /> : null}
    </>
  )
}

type OtherOffersProps = {
  product: ListedProduct
  /** Of the list: the offers stand under each other in them. */
  columns: readonly Column<ListedProduct>[]
}

/** What others ask for the same product, best price first. */
function OtherOffers({ product, columns }: OtherOffersProps) {
  const { common } = useTexts()
  const texts = useTextsOf(comparisonTexts)
  const { data, error, refetch } = useQuery(otherOffersOptions(product.public_id))
  const inOneCell = (content: ReactNode) => (
    <tr className={styles.other}>
      <td colSpan={columns.length}>{content}</td>
    </tr>
  )
  if (error && !data)
    return inOneCell(
      <ErrorState error={error} sentence={texts.offersError} onRetry={() => refetch()} />,
    )
  if (!data)
    return inOneCell(
      <div role="status" aria-label={common.loading}>
        <Skeleton height={20} width="60%" />
      </div>,
    )
  if (data.results.length === 0) return inOneCell(texts.noOtherOffer)
  return data.results.map((offer) => (
    // None of a compared row's own.
    <TableRow
      key={offer.public_id}
      row={{ ...offer, other_offers: 0, other_offers_from: null }}
      columns={columns}
      className={styles.other}
    />
  ))
}
