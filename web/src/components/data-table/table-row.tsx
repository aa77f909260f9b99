import type { ReactNode } from 'react'
import styles from './data-table.module.css'

export type Column<Row> = {
  /** Its place in the row and, where the table can be sorted by it, the key. */
  id: string
  label: string
  /** The label is for screen readers only: the cells need none. */
  isLabelHidden?: true
  /** On a phone the label stands in each row, above the cell. */
  isLabelInCards?: true
  /** Right-aligned, so that decimals stand under decimals. */
  numeric?: true
  /** Its cell names the row. */
  isRowHeader?: true
  cell: (row: Row) => ReactNode
}

// biome-ignore-start lint/a11y/noRedundantRoles: see DataTable
export type TableRowProps<Row> = {
  row: Row
  columns: readonly Column<Row>[]
  /** From 1, of all rows there are, where the table holds some of them. */
  index?: number
  className?: string | undefined
}

/** One row of a `DataTable`. It is drawn anew only for another row or other columns. */
export function TableRow<Row>({ row, columns, index, className }: TableRowProps<Row>) {
  return (
    <tr
      role="row"
      aria-rowindex={index === undefined ? undefined : index + 1}
      className={className}
    >
      {columns.map((column) => (
        <Cell key={column.id} column={column}>
          {column.cell(row)}
        </Cell>
      ))}
    </tr>
  )
}

type CellProps<Row> = { column: Omit<Column<Row>, 'cell'>; children: ReactNode }

function Cell<Row>({ column, children }: CellProps<Row>) {
  const { id, label, numeric, isRowHeader, isLabelInCards } = column
  const shown = {
    className: numeric && styles.numeric,
    'data-column': id,
    'data-label': isLabelInCards && label,
  }
  return isRowHeader ? (
    <th scope="row" role="rowheader" {...shown}>
      {children}
    </th>
  ) : (
    <td role="cell" {...shown}>
      {children}
    </td>
  )
}
// biome-ignore-end lint/a11y/noRedundantRoles: see DataTable
