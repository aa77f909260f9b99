import styles from '../import-table.module.css'

type RowFaultsProps<Column extends string, Reason extends string> = {
  faults: readonly { column: Column; reason: Reason; cell: string }[]
  texts: {
    columns: Record<Column, string>
    reasons: Record<Reason, string>
    faultOf: (column: string, reason: string) => string
    cell: (cell: string) => string
  }
}

/** Everything that is wrong with a row of a list, with its cells as they stand there. */
export function RowFaults<Column extends string, Reason extends string>(
  props: RowFaultsProps<Column, Reason>,
) {
  const { faults, texts } = props
  return (
    <ul className="grid gap-2xs error-text">
      {faults.map(({ column, reason, cell }) => (
        <li key={column}>
          {texts.faultOf(texts.columns[column], texts.reasons[reason])}
          {cell === '' ? null : <span className={styles.cell}>{texts.cell(cell)}</span>}
        </li>
      ))}
    </ul>
  )
}
