import { PRODUCTS_PER_PAGE } from '@halles/domain/product.ts'
import type { CSSProperties } from 'react'
import styles from './product-table.module.css'

type ReservedRowsProps = { from: number; to: number; columns: number }

/** The room of pages that are not loaded, so that what stands below is in its place. */
export function ReservedRows({ from, to, columns }: ReservedRowsProps) {
  const rows = (to - from + 1) * PRODUCTS_PER_PAGE
  const style: CSSProperties & Record<'--rows', number> = { '--rows': rows }
  return (
    <tbody className={styles.reserved} data-from={from} data-to={to} aria-hidden>
      <tr>
        <td colSpan={columns} style={style} />
      </tr>
    </tbody>
  )
}
