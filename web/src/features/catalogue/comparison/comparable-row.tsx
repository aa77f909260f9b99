import { useState } from 'react'
import { TableRow, type TableRowProps } from '../../../components/data-table/table-row.tsx'
import type { ListedProduct } from '../product-pages.ts'
import { ComparisonContext } from './comparison.ts'
import { OtherOffers } from './other-offers.tsx'

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
