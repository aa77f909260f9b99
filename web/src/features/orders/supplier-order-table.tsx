import { DataTable } from '../../components/data-table/data-table.tsx'
import { TableRow } from '../../components/data-table/table-row.tsx'
import { Money } from '../../components/money.tsx'
import { useTexts } from '../../platform/language/language.ts'
import type { ChangedLine } from './order-changes.ts'
import { type Edit, useLineColumns } from './order-line-columns.tsx'
import styles from './supplier-order-table.module.css'

type TableProps = {
  lines: readonly ChangedLine[]
  total: string
  /** Only an order that can be changed has it. */
  edit: Edit | undefined
}

// biome-ignore-start lint/a11y/noRedundantRoles: see DataTable
export function SupplierOrderTable({ lines, total, edit }: TableProps) {
  const { orders } = useTexts()
  const columns = useLineColumns(edit)
  return (
    <DataTable caption={orders.order} columns={columns} className={styles.table}>
      <tbody role="rowgroup">
        {lines.map((line) => (
          <TableRow
            key={line.public_id}
            row={line}
            columns={columns}
            className={line.answer.isCancelled ? `${styles.removed} soft` : undefined}
          />
        ))}
      </tbody>
      <Total
        total={total}
        isEstimate={lines.some((line) => line.isEstimate)}
        columns={columns.length}
      />
    </DataTable>
  )
}

type TotalProps = { total: string; isEstimate: boolean; columns: number }

/** Under the line totals, whatever stands after them. */
function Total({ total, isEstimate, columns }: TotalProps) {
  const { orders } = useTexts()
  const before = 5
  const after = columns - before - 1
  return (
    <tfoot role="rowgroup">
      <tr role="row">
        <th scope="row" role="rowheader" colSpan={before}>
          {orders.total}
        </th>
        <td role="cell" className={styles.total}>
          <Money amount={total} isEstimate={isEstimate} />
        </td>
        {after > 0 && <td colSpan={after} />}
      </tr>
    </tfoot>
  )
}
// biome-ignore-end lint/a11y/noRedundantRoles: see DataTable
