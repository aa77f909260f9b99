import { priceListsTexts } from '@halles/texts/pages/price-lists.ts'
import { DataTable } from '../../components/data-table/data-table.tsx'
import type { Column } from '../../components/data-table/table-row.tsx'
import { DrawnRows } from '../../components/long-list/drawn-rows.tsx'
import followed from '../../components/long-list/long-list.module.css'
import { useDrawnPages } from '../../components/long-list/use-drawn-pages.ts'
import { useProductName } from '../../components/use-product-name.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import type { PricedProduct } from './agreed-lines.ts'
import styles from './price-list-sheet.module.css'

type SheetTableProps = {
  name: string
  products: readonly PricedProduct[]
  columns: readonly Column<PricedProduct>[]
}

/** Up to 2,000 products with their prices: as many rows are drawn as are in sight, and some around them. */
export function SheetTable({ name, products, columns }: SheetTableProps) {
  const texts = useTextsOf(priceListsTexts)
  const { table, sections } = useDrawnPages(products.length)
  return (
    <DataTable
      ref={table}
      caption={texts.sheetOf(name)}
      columns={columns}
      rowCount={products.length}
      className={`${followed.followed} ${styles.sheet}`}
    >
      <DrawnRows
        rows={products}
        columns={columns}
        sections={sections}
        wordsOf={useProductName()}
        className={styles.rows}
      />
    </DataTable>
  )
}
