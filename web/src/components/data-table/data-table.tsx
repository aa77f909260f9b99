import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode, Ref } from 'react'
import styles from './data-table.module.css'
import type { Column } from './table-row.tsx'

type Direction = 'asc' | 'desc'

export type Sorting<Key extends string> = {
  /** Columns that the rows can be sorted by. */
  keys: readonly Key[]
  sort: { sort_by: Key; sort_direction: Direction } | undefined
  onSort: (sort: { sort_by: Key; sort_direction: Direction }) => void
}

type DataTableProps<Row, Key extends string> = {
  caption: string
  columns: readonly Column<Row>[]
  sorting?: Sorting<Key>
  /** Of all rows there are, where the table holds some of them. */
  rowCount?: number | 'unknown' | undefined
  className?: string | undefined
  ref?: Ref<HTMLTableElement>
  /** Bodies of `TableRow`s, and a foot. */
  children: ReactNode
}

// biome-ignore-start lint/a11y/noRedundantRoles: the roles are needed where rows are cards
/**
 * A dense table where there is room; on a phone each row is a card with the same facts. A card's style sheet takes the
 * table's roles away, so they are repeated.
 */
export function DataTable<Row, Key extends string>(props: DataTableProps<Row, Key>) {
  const { caption, columns, sorting, rowCount, className = '', ref, children } = props
  return (
    <div className={styles.room}>
      <table
        ref={ref}
        role="table"
        aria-rowcount={typeof rowCount === 'number' ? rowCount + 1 : rowCount && -1}
        className={`${styles.table} ${className}`}
      >
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row" aria-rowindex={rowCount === undefined ? undefined : 1}>
            {columns.map((column) => (
              <Head key={column.id} column={column} sorting={sorting} />
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  )
}

type HeadProps<Key extends string> = {
  column: Omit<Column<never>, 'cell'>
  sorting: Sorting<Key> | undefined
}

/** A click sorts by it, another one turns the direction. On a phone heads are out of sight, and a toolbar sorts. */
function Head<Key extends string>({ column, sorting }: HeadProps<Key>) {
  const { id, label, isLabelHidden, numeric } = column
  const key = sorting?.keys.find((one) => one === id)
  const direction = sorting?.sort?.sort_by === id ? sorting.sort.sort_direction : undefined
  return (
    <th
      scope="col"
      role="columnheader"
      data-column={id}
      className={numeric && styles.numeric}
      aria-sort={direction && ARIA_SORT[direction]}
    >
      {isLabelHidden ? (
        <span className="visually-hidden">{label}</span>
      ) : (
        <span className={key && styles.inCards}>{label}</span>
      )}
      {key === undefined ? null : (
        <Sorter
          label={label}
          direction={direction}
          onTurn={(sort_direction) => sorting?.onSort({ sort_by: key, sort_direction })}
        />
      )}
    </th>
  )
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const

type SorterProps = {
  label: string
  direction: Direction | undefined
  onTurn: (direction: Direction) => void
}

function Sorter({ label, direction, onTurn }: SorterProps) {
  const Arrow = direction === 'desc' ? IconArrowDown : IconArrowUp
  return (
    <button
      type="button"
      className={styles.sorter}
      onClick={() => onTurn(direction === 'asc' ? 'desc' : 'asc')}
    >
      {label}
      <Arrow size={16} aria-hidden className={direction ? undefined : styles.notYet} />
    </button>
  )
}
// biome-ignore-end lint/a11y/noRedundantRoles: the roles are needed where rows are cards
