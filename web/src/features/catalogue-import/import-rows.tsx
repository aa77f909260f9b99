import type { RowKind } from '@halles/domain/import/row-kinds.ts'
import { FURTHER } from '@halles/domain/product-fields.ts'
import { isSameValue } from '@halles/domain/product-values.ts'
import { catalogueImportTexts } from '@halles/texts/pages/catalogue-import.ts'
import { CaseSize } from '../../components/case-size.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { OldAndNew } from '../../components/import/old-and-new.tsx'
import { RowFaults } from '../../components/import/row-faults.tsx'
import styles from '../../components/import-table.module.css'
import { Money } from '../../components/money.tsx'
import { Paging } from '../../components/paging.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { useTexts, useTextsOf } from '../../platform/language/language.ts'
import { type ImportedRow, ROWS_PER_PAGE } from './import-queries.ts'

type ImportRowsProps = {
  kind: RowKind
  rows: readonly ImportedRow[]
  count: number
  page: number
  onPage: (page: number) => void
}

export function ImportRows({ kind, rows, count, page, onPage }: ImportRowsProps) {
  const texts = useTextsOf(catalogueImportTexts)
  if (count === 0) return <EmptyState>{texts.none[kind]}</EmptyState>
  return (
    <>
      <table className={`${styles.table} card`} data-kind={kind} aria-label={texts.previewTitle}>
        <thead>
          <tr>
            <th scope="col">{texts.rowNumber}</th>
            <th scope="col">{texts.product}</th>
            <th scope="col">{kind === 'faulty' ? texts.fault : texts.columns.price}</th>
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

function Row({ row }: { row: ImportedRow }) {
  const { menu } = useTexts()
  const texts = useTextsOf(catalogueImportTexts)
  const nameOf = useProductName()
  const { product } = row
  return (
    <tr>
      <td className={styles.number}>{row.row}</td>
      <th scope="row">
        {product ? nameOf(product) : row.name}
        {product ? (
          <span className={`${styles.category} soft small block`}>{menu[product.category]}</span>
        ) : null}
      </th>
      <td>
        {product ? (
          <RowChange product={product} before={row.before} />
        ) : (
          <RowFaults faults={row.faults} texts={texts} />
        )}
      </td>
    </tr>
  )
}

const NAMED = ['description', ...FURTHER.map(({ name }) => name)] as const

type Offer = NonNullable<ImportedRow['before']>
type RowChangeProps = { product: Offer; before: Offer | null }

/** Price and case of a row's product; what it changes of them stands old beside new, anything else is named. */
function RowChange({ product, before }: RowChangeProps) {
  const texts = useTextsOf(catalogueImportTexts)
  const others = before ? NAMED.filter((name) => !isSameValue(before[name], product[name])) : []
  return (
    <>
      <div className={`${styles.change} flex baseline`}>
        <OldAndNew
          old={before && before.price !== product.price && <Money amount={before.price} />}
          now={<Money amount={product.price} />}
          texts={texts}
        />
      </div>
      <div className={`${styles.change} flex baseline ${styles.size}`}>
        <OldAndNew
          old={before && hasOtherCase(before, product) && <Case of={before} />}
          now={<Case of={product} />}
          texts={texts}
        />
      </div>
      {others.length > 0 ? (
        <span className={styles.size}>
          {texts.fieldsChanged(others.map((name) => texts.columns[name]).join(', '))}
        </span>
      ) : null}
    </>
  )
}

function Case({ of }: { of: Offer }) {
  return <CaseSize quantity={of.quantity_per_case} unit={of.unit} />
}

function hasOtherCase(before: Offer, product: Offer): boolean {
  return before.unit !== product.unit || before.quantity_per_case !== product.quantity_per_case
}
