import type { RowKind } from '@halles/domain/import/import-plan.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { Paging } from '../../components/paging.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { useTexts } from '../../platform/language/language.ts'
import { type ImportedRow, ROWS_PER_PAGE } from './import-queries.ts'
import styles from './import-rows.module.css'
import { RowChange } from './row-change.tsx'
import { RowFaults } from './row-faults.tsx'
import { useImportTexts } from './use-import-texts.ts'

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
  const catalogueImport = useImportTexts()
  if (count === 0) return <EmptyState>{catalogueImport.none[kind]}</EmptyState>
  return (
    <>
      <table className={styles.table} data-kind={kind} aria-label={catalogueImport.previewTitle}>
        <thead>
          <tr>
            <th scope="col">{catalogueImport.rowNumber}</th>
            <th scope="col">{catalogueImport.product}</th>
            <th scope="col">
              {kind === 'faulty' ? catalogueImport.fault : catalogueImport.columns.price}
            </th>
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
