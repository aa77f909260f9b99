import { PRODUCTS_PER_PAGE } from '@halles/domain/product.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Column, TableRowProps } from '../../components/data-table/table-row.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { ReservedRows } from '../../components/long-list/reserved-rows.tsx'
import { firstRowOf } from '../../components/long-list/sections.ts'
import { useTexts } from '../../platform/language/language.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type PagesOptions, withoutRowsOf } from './product-pages.ts'
import styles from './product-table.module.css'

type PageRowsProps<Row> = {
  page: number
  options: PagesOptions<Row>
  columns: readonly Column<Row>[]
  row: ComponentType<TableRowProps<Row>>
  /** In sight, or nearly: it is asked for. */
  isNear: boolean
  /** Of all rows, once it is known. */
  count: number | undefined
  /** Why it could not be loaded, where this page is to say so. */
  failure: Error | undefined
  onRetry: () => void
}

/** One page of the list. Its rows are drawn when they come, and anew only when the server's answer is another. */
export function PageRows<Row extends { public_id: string }>(props: PageRowsProps<Row>) {
  const { page, options, columns, isNear, count, failure, onRetry } = props
  const { data, isPlaceholderData } = useQuery({
    ...options(page),
    placeholderData: keepPreviousData,
    // Nobody waits for what has scrolled by.
    subscribed: isNear,
  })
  const before = useQuery({
    ...options(Math.max(1, page - 1)),
    enabled: false,
    subscribed: isNear,
  }).data
  if (failure)
    return <Failure page={page} columns={columns.length} failure={failure} onRetry={onRetry} />
  if (!data && !isNear)
    return <ReservedRows from={page} to={page} columns={columns.length} wordsOn={noWords} />
  return (
    <tbody
      // biome-ignore lint/a11y/noRedundantRoles: see DataTable
      role="rowgroup"
      className={isPlaceholderData ? `${styles.rows} ${styles.busy}` : styles.rows}
      data-from={page}
      data-to={page}
      aria-busy={!data || isPlaceholderData}
    >
      {data ? (
        <Rows
          rows={page === 1 ? data.results : withoutRowsOf(before, data.results)}
          first={firstRowOf(page)}
          columns={columns}
          row={props.row}
        />
      ) : (
        <AwaitedRows columns={columns} rows={rowsOn(page, count)} />
      )}
    </tbody>
  )
}

/** It was never drawn. */
function noWords(): undefined {}

type RowsProps<Row> = Pick<PageRowsProps<Row>, 'columns' | 'row'> & {
  rows: readonly Row[]
  first: number
}

function Rows<Row extends { public_id: string }>(props: RowsProps<Row>) {
  const { rows, first, columns, row: TheRow } = props
  return rows.map((row, index) => (
    <TheRow key={row.public_id} row={row} columns={columns} index={first + index + 1} />
  ))
}

function rowsOn(page: number, count: number | undefined): number {
  const left = (count ?? Number.POSITIVE_INFINITY) - firstRowOf(page)
  return Math.max(0, Math.min(left, PRODUCTS_PER_PAGE))
}

type AwaitedRowsProps = { columns: readonly { id: string }[]; rows: number }

function AwaitedRows({ columns, rows }: AwaitedRowsProps) {
  const { common } = useTexts()
  return Array.from({ length: rows }, (_, row) => row).map((row) => (
    <tr key={row}>
      {columns.map(({ id }, place) => (
        <td key={id} data-column={id}>
          {row === 0 && place === 0 ? (
            <span className="visually-hidden">{common.loading}</span>
          ) : null}
          <Skeleton height={place === 0 ? 20 : 16} width={place === 0 ? '80%' : '60%'} />
        </td>
      ))}
    </tr>
  ))
}

type FailureProps = { page: number; columns: number; failure: Error; onRetry: () => void }

function Failure({ page, columns, failure, onRetry }: FailureProps) {
  const { catalogue } = useTexts()
  return (
    <tbody data-from={page} data-to={page}>
      <tr>
        <td colSpan={columns}>
          <ErrorState error={failure} sentence={catalogue.loadError} onRetry={onRetry} />
        </td>
      </tr>
    </tbody>
  )
}
