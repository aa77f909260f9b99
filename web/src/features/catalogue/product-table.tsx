import type { ComponentType } from 'react'
import { DataTable, type Sorting } from '../../components/data-table/data-table.tsx'
import type { Column, TableRowProps } from '../../components/data-table/table-row.tsx'
import followed from '../../components/long-list/long-list.module.css'
import { ReservedRows } from '../../components/long-list/reserved-rows.tsx'
import { sectionsOf } from '../../components/long-list/sections.ts'
import { useScrollAnchor } from '../../components/long-list/use-scroll-anchor.ts'
import { PageRows } from './page-rows.tsx'
import type { PagesOptions } from './product-pages.ts'
import styles from './product-table.module.css'
import type { useProductPages } from './use-product-pages.ts'

type ProductTableProps<Row, Key extends string> = {
  caption: string
  columns: readonly Column<Row>[]
  row: ComponentType<TableRowProps<Row>>
  options: PagesOptions<Row>
  list: ReturnType<typeof useProductPages<Row>>
  sorting: Sorting<Key>
  /** Rows in another order are on their way. */
  isSorting: boolean
  /** Whose columns they are: how wide, and where in a card. */
  layout: 'restaurant' | 'supplier'
  /** What the list keeps in the address. */
  address: object
}

/** The list as far as it was opened: pages around what is in sight are drawn, the others have their room. */
export function ProductTable<Row extends { public_id: string }, Key extends string>(
  props: ProductTableProps<Row, Key>,
) {
  const { caption, columns, options, list, sorting, isSorting, layout, address } = props
  const table = useScrollAnchor(list.start, address, list.setNear)
  return (
    <div className={isSorting ? styles.sorting : undefined} aria-busy={isSorting}>
      <DataTable
        ref={table}
        caption={caption}
        columns={columns}
        sorting={sorting}
        rowCount={list.isMinimum ? 'unknown' : list.count}
        className={`${followed.followed} ${styles.table} ${styles[layout]}`}
      >
        {sectionsOf(list.drawn, list.last).map(({ from, to, isDrawn }) =>
          isDrawn ? (
            <PageRows
              key={from}
              page={from}
              options={options}
              columns={columns}
              row={props.row}
              isNear={list.near.includes(from)}
              count={list.count}
              failure={list.failed?.page === from ? list.failed.error : undefined}
              onRetry={list.retry}
            />
          ) : (
            <ReservedRows
              key={`${from}-`}
              from={from}
              to={to}
              columns={columns.length}
              wordsOn={list.wordsOn}
            />
          ),
        )}
      </DataTable>
    </div>
  )
}
