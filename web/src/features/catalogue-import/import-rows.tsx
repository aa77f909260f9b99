import type { RowKind } from '@halles/domain/import/row-kinds.ts'
import { catalogueImportTexts } from '@halles/texts/pages/catalogue-import.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { Paging } from '../../components/paging.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { useTexts, useTextsOf } from '../../platform/language/language.ts'
import { type ImportedRow, ROWS_PER_PAGE } from './import-queries.ts'
import styles from './import-rows.module.css'
import { RowChange } from './row-change.tsx'
import { RowFaults } from './row-faults.tsx'

type ImportRowsProps = {
  kind: RowKind
  rows: readonly ImportedRow[]
  /** On all pages. */
  count: number
  page: number
  onPage: (page: number) => void
}

/** Rows of a list as the list numbers them, each with what it does or what is wrong with it. */
export function ImportRows({ kind, rows, count, page, onPage }: ImportRowsProps) {
  const texts = useTextsOf(catalogueImportTexts)
  if (count === 0) return <EmptyState>{texts.none[kind]}</EmptyState>
  return (
    <>
      <table className={styles.table} data-kind={kind} aria-label={texts.previewTitle}>
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
  const nameOf = useProductName()
  const { product } = row
  return (
    <tr>
      <td className={styles.number}>{row.row}</td>
      <th scope="row">
        {product ? nameOf(product) : row.name}
        {product ? <span className={styles.category}>{menu[product.category]}</span> : null}
      </th>
      <td>
        {product ? <RowChange product={product} before={row.before} /> : <RowFaults row={row} />}
      </td>
    </tr>
  )
}
