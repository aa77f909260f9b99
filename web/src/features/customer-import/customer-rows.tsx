import type { RowKind } from '@halles/domain/import/row-kinds.ts'
import { customerImportTexts } from '@halles/texts/pages/customer-import.ts'
import type { ReactNode } from 'react'
import { EmptyState } from '../../components/empty-state.tsx'
import styles from '../../components/import-table.module.css'
import { Paging } from '../../components/paging.tsx'
import { useTextsOf } from '../../platform/language/language.ts'
import { type ImportedCustomer, ROWS_PER_PAGE } from './customer-import-queries.ts'

type CustomerRowsProps = {
  kind: RowKind
  rows: readonly ImportedCustomer[]
  count: number
  page: number
  onPage: (page: number) => void
}

export function CustomerRows({ kind, rows, count, page, onPage }: CustomerRowsProps) {
  const texts = useTextsOf(customerImportTexts)
  if (count === 0) return <EmptyState>{texts.none[kind]}</EmptyState>
  return (
    <>
      <table className={`${styles.table} card`} data-kind={kind} aria-label={texts.previewTitle}>
        <thead>
          <tr>
            <th scope="col">{texts.rowNumber}</th>
            <th scope="col">{texts.customer}</th>
            <th scope="col">{kind === 'faulty' ? texts.fault : texts.said}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.row}>
              <td className={styles.number}>{row.row}</td>
              <th scope="row">
                {row.name}
                <span className={`${styles.category} soft small block`}>{row.email}</span>
                {row.is ? (
                  <span className={`${styles.category} soft small block`}>{texts.is[row.is]}</span>
                ) : null}
              </th>
              <td>
                {row.customer ? (
                  <Said customer={row.customer} before={row.before} />
                ) : (
                  <Faults row={row} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Paging page={page} pages={Math.ceil(count / ROWS_PER_PAGE)} onPage={onPage} />
    </>
  )
}

function Faults({ row }: { row: ImportedCustomer }) {
  const texts = useTextsOf(customerImportTexts)
  return (
    <ul className="grid gap-2xs error-text">
      {row.faults.map(({ column, reason, cell }) => (
        <li key={column}>
          {texts.faultOf(texts.columns[column], texts.reasons[reason])}
          {cell === '' ? null : <span className={styles.cell}>{texts.cell(cell)}</span>}
        </li>
      ))}
    </ul>
  )
}

type Facts = NonNullable<ImportedCustomer['customer']>
type SaidProps = { customer: Facts; before: Facts | null }

/** Number and terms as the row says them; what it changes stands old beside new. */
function Said({ customer, before }: SaidProps) {
  const texts = useTextsOf(customerImportTexts)
  const code = (of: Facts) => (of.code === '' ? texts.noCode : texts.code(of.code))
  const terms = ({ terms_days: days }: Facts) => (days === null ? null : texts.terms(days))
  return (
    <>
      <OldAndNew old={before && code(before)} now={code(customer)} />
      <OldAndNew old={before && terms(before)} now={terms(customer)} />
    </>
  )
}

function OldAndNew({ old, now }: { old: string | null; now: ReactNode }) {
  const texts = useTextsOf(customerImportTexts)
  return (
    <div className={`${styles.change} flex baseline`}>
      {old !== null && old !== now ? <del title={texts.before}>{old}</del> : null}
      {now === null ? null : old !== null && old !== now ? (
        <ins title={texts.after}>{now}</ins>
      ) : (
        <span>{now}</span>
      )}
    </div>
  )
}
