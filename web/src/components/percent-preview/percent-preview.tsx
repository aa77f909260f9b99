import { pricesTexts } from '@halles/texts/pages/prices.ts'
import { useState } from 'react'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Money } from '../money.tsx'
import { StickyBar } from '../sticky-bar.tsx'
import { useProductName } from '../use-product-name.ts'
import styles from './percent-preview.module.css'

export type PercentRow<Product> = {
  product: Product
  /** "12.50", before and after. */
  from: string
  to: string
  /** In hundredths of a cent. */
  rounding: number
}

type Named = { public_id: string; name_fr: string; name_en: string }

type PercentPreviewProps<Product> = {
  label: string
  rows: readonly PercentRow<Product>[]
  /** Whether a percentage is typed. */
  isTyped: boolean
  isPending: boolean
  onConfirm: (rows: readonly PercentRow<Product>[]) => void
}

/** Every product with its price before and after; those that are unticked stay as they are. */
export function PercentPreview<Product extends Named>(props: PercentPreviewProps<Product>) {
  const { label, rows, isTyped, isPending, onConfirm } = props
  const texts = useTextsOf(pricesTexts)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const changed = rows.filter(
    ({ product, from, to }) => from !== to && !left.has(product.public_id),
  )
  function toggle(publicId: string) {
    setLeft((before) => {
      const next = new Set(before)
      if (!next.delete(publicId)) next.add(publicId)
      return next
    })
  }
  const isAll = rows.every(({ product }) => !left.has(product.public_id))
  return (
    <>
      <table className={`${styles.table} mt-lg full`} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">
              <label>
                <input
                  type="checkbox"
                  checked={isAll}
                  onChange={() =>
                    setLeft(new Set(isAll ? rows.map(({ product }) => product.public_id) : []))
                  }
                />
                {texts.all(rows.length)}
              </label>
            </th>
            <th scope="col" className={styles.amount}>
              {texts.before}
            </th>
            <th scope="col" className={styles.amount}>
              {texts.after}
            </th>
            <th scope="col" className={`${styles.amount} ${styles.rounding} soft`}>
              {texts.rounding}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PreviewRow
              key={row.product.public_id}
              row={row}
              isTaken={!left.has(row.product.public_id)}
              onToggle={() => toggle(row.product.public_id)}
            />
          ))}
        </tbody>
      </table>
      <StickyBar look="own" className={styles.confirm}>
        <Button
          size="lg"
          disabled={changed.length === 0}
          loading={isPending}
          onClick={() => onConfirm(changed)}
        >
          {isTyped ? texts.changePrices(changed.length) : texts.typePercent}
        </Button>
      </StickyBar>
    </>
  )
}

type PreviewRowProps = { row: PercentRow<Named>; isTaken: boolean; onToggle: () => void }

function PreviewRow({ row, isTaken, onToggle }: PreviewRowProps) {
  const { product, from, to, rounding } = row
  const texts = useTextsOf(pricesTexts)
  const nameOf = useProductName()
  const { decimal } = useFormat()
  const sign = rounding > 0 ? '+' : '−'
  const isChanged = isTaken && from !== to
  return (
    <tr>
      <th scope="row">
        <label>
          <input type="checkbox" checked={isTaken} onChange={onToggle} />
          {nameOf(product)}
        </label>
      </th>
      <td className={styles.amount}>
        <Money amount={from} />
      </td>
      <td className={styles.amount}>
        {isChanged ? (
          <strong>
            <Money amount={to} />
          </strong>
        ) : (
          '—'
        )}
      </td>
      <td className={`${styles.amount} ${styles.rounding} soft`}>
        {isChanged && rounding !== 0
          ? texts.cents(`${sign}${decimal(String(Math.abs(rounding) / 100))}`)
          : null}
      </td>
    </tr>
  )
}
