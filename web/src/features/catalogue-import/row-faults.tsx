import type { ImportedRow } from './import-queries.ts'
import styles from './import-rows.module.css'
import { useImportTexts } from './use-import-texts.ts'

/** Everything that is wrong with a row: the column, the reason and the cell's text. */
export function RowFaults({ row }: { row: ImportedRow }) {
  const catalogueImport = useImportTexts()
  const { columns, reasons } = catalogueImport
  return (
    <ul className={styles.faults}>
      {row.faults.map(({ column, reason, cell }) => (
        <li key={column}>
          {catalogueImport.faultOf(columns[column], reasons[reason])}
          {cell === '' ? null : <span className={styles.cell}>{catalogueImport.cell(cell)}</span>}
        </li>
      ))}
    </ul>
  )
}
