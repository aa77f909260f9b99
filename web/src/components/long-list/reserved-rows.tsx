import { PRODUCTS_PER_PAGE } from '@halles/domain/product.ts'
import type { CSSProperties } from 'react'
import styles from './long-list.module.css'

type ReservedRowsProps = {
  from: number
  to: number
  columns: number
  /** What the browser's search finds on a page, where it is known. */
  wordsOn: (page: number) => string | undefined
}

type Sizes = CSSProperties & Partial<Record<'--rows' | '--rows-before', number>>

/**
 * The room of pages that are not drawn, so that what stands below is in its place; `--row` of the table says how tall a row is. The
 * browser's search finds the words that are known of them; followTable has the page drawn then.
 */
export function ReservedRows({ from, to, columns, wordsOn }: ReservedRowsProps) {
  const style: Sizes = { '--rows': (to - from + 1) * PRODUCTS_PER_PAGE }
  const pages = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return (
    <tbody className={styles.reserved} data-from={from} data-to={to} aria-hidden>
      <tr>
        <td colSpan={columns} style={style}>
          {pages.map((page) => (
            <Words key={page} page={page} from={from} words={wordsOn(page)} />
          ))}
        </td>
      </tr>
    </tbody>
  )
}

type WordsProps = { page: number; from: number; words: string | undefined }

function Words({ page, from, words }: WordsProps) {
  if (words === undefined) return null
  const style: Sizes = { '--rows-before': (page - from) * PRODUCTS_PER_PAGE }
  return (
    <div ref={hideUntilFound} className={styles.words} style={style} data-page={page}>
      {words}
    </div>
  )
}

// React knows only true and false and writes an empty attribute for anything else.
function hideUntilFound(element: HTMLElement | null): void {
  element?.setAttribute('hidden', 'until-found')
}
