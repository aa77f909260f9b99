import { PRODUCTS_PER_PAGE } from '@halles/domain/product.ts'
import type { Column } from '../data-table/table-row.tsx'
import { TableRow } from '../data-table/table-row.tsx'
import { ReservedRows } from './reserved-rows.tsx'
import { firstRowOf, type Section } from './sections.ts'

type DrawnRowsProps<Row> = {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  sections: readonly Section[]
  /** What the browser's search is to find of a row that is not drawn. */
  wordsOf: (row: Row) => string
  className?: string | undefined
}

/** The bodies of a table whose rows are all known: pages around what is in sight are drawn, the others have their room. */
export function DrawnRows<Row extends { public_id: string }>(props: DrawnRowsProps<Row>) {
  const { rows, columns, sections, wordsOf, className } = props
  const rowsOn = (page: number) =>
    rows.slice(firstRowOf(page), firstRowOf(page) + PRODUCTS_PER_PAGE)
  return sections.map(({ from, to, isDrawn }) =>
    isDrawn ? (
      <tbody
        key={from}
        // biome-ignore lint/a11y/noRedundantRoles: see DataTable
        role="rowgroup"
        className={className}
        data-from={from}
        data-to={to}
      >
        {rowsOn(from).map((row, index) => (
          <TableRow
            key={row.public_id}
            row={row}
            columns={columns}
            index={firstRowOf(from) + index + 1}
          />
        ))}
      </tbody>
    ) : (
      <ReservedRows
        key={`${from}-`}
        from={from}
        to={to}
        columns={columns.length}
        wordsOn={(page) => rowsOn(page).map(wordsOf).join('\n')}
      />
    ),
  )
}
