import type { RowKind } from '@halles/domain/import/row-kinds.ts'
import { customerImportTexts } from '@halles/texts/pages/customer-import.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { OldAndNew } from '../../components/import/old-and-new.tsx'
import { RowFaults } from '../../components/import/row-faults.tsx'
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
                  <RowFaults faults={row.faults} texts={texts} />
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

type Facts = NonNullable<ImportedCustomer['customer']>
type SaidProps = { customer: Facts; before: Facts | null }

/** Number, price list and terms as the row says them; what it changes stands old beside new. */
function Said({ customer, before }: SaidProps) {
  const texts = useTextsOf(customerImportTexts)
  const code = (of: Facts) => (of.code === '' ? texts.noCode : texts.code(of.code))
  const list = (of: Facts) =>
    of.price_list === null ? texts.noPriceList : texts.priceList(of.price_list)
  // Most suppliers have one for few: who has none, before and after, is not said to have none.
  const lists = customer.price_list !== null || (before && before.price_list !== null)
  const terms = ({ terms_days: days }: Facts) => (days === null ? null : texts.terms(days))
  return (
    <>
      <Change old={before && code(before)} now={code(customer)} />
      <Change old={lists && before ? list(before) : null} now={lists ? list(customer) : null} />
      <Change old={before && terms(before)} now={terms(customer)} />
    </>
  )
}

function Change({ old, now }: { old: string | null; now: string | null }) {
  const texts = useTextsOf(customerImportTexts)
  return (
    <div className={`${styles.change} flex baseline`}>
      {now === null ? (
        old && <del title={texts.before}>{old}</del>
      ) : (
        <OldAndNew old={old !== now && old} now={<span>{now}</span>} texts={texts} />
      )}
    </div>
  )
}
