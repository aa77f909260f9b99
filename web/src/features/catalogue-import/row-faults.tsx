import { catalogueImportTexts } from '@halles/texts/pages/catalogue-import.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import type { ImportedRow } from './import-queries.ts'
import styles from './import-rows.module.css'

/** Everything that is wrong with a row: the column, the reason and the cell's text. */
export function RowFaults({ row }: { row: ImportedRow }) {
  const texts = useTextsOf(catalogueImportTexts)
  const { columns, reasons } = texts
  return (
    <ul className={styles.faults}>
      {row.faults.map(({ column, reason, cell }) => (
        <li key={column}>
          {texts.faultOf(columns[column], reasons[reason])}
          {cell === '' ? null : <span className={styles.cell}>{texts.cell(cell)}</span>}
        </li>
      ))}
    </ul>
  )
}
