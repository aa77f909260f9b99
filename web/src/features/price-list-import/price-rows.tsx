import type { PriceRowKind } from '@halles/domain/price-list-import/price-row-kinds.ts'
import { priceImportScreenTexts } from '@halles/texts/pages/price-import-screen.ts'
import { priceListImportTexts } from '@halles/texts/pages/price-list-import.ts'
import { priceListsTexts } from '@halles/texts/pages/price-lists.ts'
import { CaseSize } from '../../components/case-size.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { OldAndNew } from '../../components/import/old-and-new.tsx'
import { RowFaults } from '../../components/import/row-faults.tsx'
import styles from '../../components/import-table.module.css'
import { Money } from '../../components/money.tsx'
import { Notice } from '../../components/notice.tsx'
import { Paging } from '../../components/paging.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import { type ImportedPrice, ROWS_PER_PAGE } from './price-import-queries.ts'

type PriceRowsProps = {
  kind: PriceRowKind
  rows: readonly ImportedPrice[]
  count: number
  page: number
  onPage: (page: number) => void
}

export function PriceRows({ kind, rows, count, page, onPage }: PriceRowsProps) {
  const texts = useTextsOf(priceImportScreenTexts)
  const { rowNumber } = useTextsOf(priceListImportTexts)
  if (count === 0) return <EmptyState>{texts.none[kind]}</EmptyState>
  return (
    <>
      {rows.some(({ unsure }) => unsure) ? (
        <Notice tone="warning">{texts.unsureNote}</Notice>
      ) : null}
      <table className={`${styles.table} card`} data-kind={kind} aria-label={texts.previewTitle}>
        <thead>
          <tr>
            <th scope="col">{rowNumber}</th>
            <th scope="col">{texts.product}</th>
            <th scope="col">{kind === 'faulty' ? texts.fault : texts.price}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.row} row={row} />
          ))}
        </tbody>
      </table>
      <Paging page={page} pages={Math.ceil(count / ROWS_PER_PAGE)} onPage={onPage} />
    </>
  )
}

function Row({ row }: { row: ImportedPrice }) {
  const screen = useTextsOf(priceImportScreenTexts)
  const { columns, reasons, faultOf } = useTextsOf(priceListImportTexts)
  const nameOf = useProductName()
  const { product, price, before, faults, code } = row
  const faultTexts = { columns, reasons, faultOf, cell: screen.cell }
  return (
    <tr>
      <td className={styles.number}>{row.row}</td>
      <th scope="row">
        {product ? nameOf(product) : code}
        {product ? (
          <span className={`${styles.category} soft small block`}>
            <CaseSize quantity={product.quantity_per_case} unit={product.unit} />
          </span>
        ) : null}
        {row.unsure ? <StatusBadge tone="waiting">{screen.unsure}</StatusBadge> : null}
      </th>
      <td>
        {price ? (
          <PriceChange price={price} before={before} />
        ) : (
          <RowFaults faults={faults} texts={faultTexts} />
        )}
      </td>
    </tr>
  )
}

type SaidPrice = NonNullable<ImportedPrice['price']>
type PriceChangeProps = { price: SaidPrice; before: ImportedPrice['before'] }

/** The price of a row; what it takes the place of stands old beside new. */
function PriceChange({ price, before }: PriceChangeProps) {
  const texts = useTextsOf(priceImportScreenTexts)
  const { fromCases, days } = useTextsOf(priceListsTexts)
  const { shortDay } = useFormat()
  const others = before.filter((old) => old.price !== price.price)
  const when = days(
    price.from_day && shortDay(price.from_day),
    price.until_day && shortDay(price.until_day),
  )
  return (
    <>
      <div className={`${styles.change} flex baseline`}>
        <OldAndNew
          old={
            others.length > 0 &&
            others.map((old) => <Money key={old.from_day} amount={old.price} />)
          }
          now={price.price === null ? texts.taken : <Money amount={price.price} />}
          texts={texts}
        />
      </div>
      {price.from_cases > 1 ? (
        <span className={`${styles.size} block`}>{fromCases(price.from_cases)}</span>
      ) : null}
      {when === '' ? null : <span className={`${styles.size} block`}>{when}</span>}
    </>
  )
}
