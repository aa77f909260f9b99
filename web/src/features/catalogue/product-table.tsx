import { Skeleton, VisuallyHidden } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../platform/language.ts'
import type { Sort } from './listing-address.ts'
import styles from './product-table.module.css'

export type Column<Row> = {
  /** Its place in the row and, where the list can be sorted by it, the key. */
  id: string
  label: string
  /** Its cells speak for themselves. */
  isLabelHidden?: true
  /** Right-aligned, so that decimals stand under decimals. */
  numeric?: true
  cell: (row: Row) => ReactNode
}

type ProductTableProps<Row, Key extends string> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** How many more are to come: their place is kept, so that nothing jumps. */
  awaited: number
  sorts: readonly Key[]
  sort: Sort<Key> | undefined
  onSort: (sort: Sort<Key>) => void
  /** Other rows are on their way. */
  busy: boolean
}

/** A dense table where there is room; on a phone each row is a card with the same facts in the same order. */
export function ProductTable<Row extends { public_id: string }, Key extends string>(
  props: ProductTableProps<Row, Key>,
) {
  const { caption, columns, rows, awaited, sorts, sort, onSort, busy } = props
  return (
    <div className={styles.room}>
      <table className={styles.table} aria-busy={busy || awaited > 0}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head
                key={column.id}
                column={column}
                by={sorts.find((key) => key === column.id)}
                sort={sort}
                onSort={onSort}
              />
            ))}
          </tr>
        </thead>
        <tbody className={busy ? styles.busy : undefined}>
          {rows.map((row) => (
            <tr key={row.public_id}>
              {columns.map(({ id, numeric, cell }) => (
                <td key={id} className={numeric && styles.numeric} data-column={id}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
          <Awaited columns={columns} rows={awaited} />
        </tbody>
      </table>
    </div>
  )
}

type HeadProps<Key> = {
  column: Omit<Column<never>, 'cell'>
  /** Undefined: the list is not sorted by it. */
  by: Key | undefined
  sort: Sort<Key> | undefined
  onSort: (sort: Sort<Key>) => void
}

/** A click sorts by it, another one turns the direction. On a phone, where heads are out of sight, the toolbar does. */
function Head<Key extends string>({ column, by, sort, onSort }: HeadProps<Key>) {
  const { label, isLabelHidden, numeric } = column
  const direction = by !== undefined && sort?.sort_by === by ? sort.sort_direction : undefined
  const Arrow = direction === 'desc' ? IconArrowDown : IconArrowUp
  return (
    <th
      scope="col"
      data-column={column.id}
      className={numeric && styles.numeric}
      aria-sort={direction && ARIA_SORT[direction]}
    >
      {isLabelHidden ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <span className={by && styles.inCards}>{label}</span>
      )}
      {by === undefined ? null : (
        <button
          type="button"
          className={styles.sorter}
          onClick={() =>
            onSort({ sort_by: by, sort_direction: direction === 'asc' ? 'desc' : 'asc' })
          }
        >
          {label}
          <Arrow size={16} aria-hidden className={direction ? undefined : styles.notYet} />
        </button>
      )}
    </th>
  )
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const

function Awaited({ columns, rows }: { columns: readonly { id: string }[]; rows: number }) {
  const { common } = useTexts()
  // Counted from the end: where rows come, the first ones go, and the others stay where the reader's eye is.
  return Array.from({ length: rows }, (_, row) => rows - row).map((left) => (
    <tr key={left}>
      {columns.map(({ id }, place) => (
        <td key={id} data-column={id}>
          {left === rows && place === 0 ? <VisuallyHidden>{common.loading}</VisuallyHidden> : null}
          <Skeleton height={place === 0 ? 20 : 16} width={place === 0 ? '80%' : '60%'} />
        </td>
      ))}
    </tr>
  ))
}
