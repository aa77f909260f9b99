import { priceByPercent } from '@halles/domain/catalogue-prices.ts'
import { formatMoney, parseMoney } from '@halles/domain/money.ts'
import { pricesTexts } from '@halles/texts/pages/prices.ts'
import { useState } from 'react'
import { Money } from '../../../components/money.tsx'
import { StickyBar } from '../../../components/sticky-bar.tsx'
import { useProductName } from '../../../components/use-product-name.ts'
import { useFormat, useTextsOf } from '../../../platform/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import type { PriceChange } from './catalogue-changes.ts'
import styles from './prices.module.css'
import type { OwnPrice } from './supplier-prices.ts'

type PercentPreviewProps = {
  products: readonly OwnPrice[]
  /** In hundredths; undefined while none is typed. */
  percent: number | undefined
  isPending: boolean
  onConfirm: (prices: readonly PriceChange[]) => void
}

/** Every product with its price before and after; those that are unticked stay as they are. */
export function PercentPreview({ products, percent, isPending, onConfirm }: PercentPreviewProps) {
  const texts = useTextsOf(pricesTexts)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const rows = products.map((product) => ({ product, ...after(product, percent) }))
  const changed = rows.filter(
    ({ product, price }) => price !== product.price && !left.has(product.public_id),
  )
  function toggle(publicId: string) {
    setLeft((before) => {
      const next = new Set(before)
      if (!next.delete(publicId)) next.add(publicId)
      return next
    })
  }
  function confirm() {
    onConfirm(changed.map(({ product, price }) => ({ product, from: product.price, to: price })))
  }
  const isAll = products.every(({ public_id }) => !left.has(public_id))
  return (
    <>
      <table className={`${styles.table} mt-lg full`} aria-label={texts.title}>
        <thead>
          <tr>
            <th scope="col">
              <label>
                <input
                  type="checkbox"
                  checked={isAll}
                  onChange={() =>
                    setLeft(new Set(isAll ? products.map(({ public_id }) => public_id) : []))
                  }
                />
                {texts.all(products.length)}
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
          {rows.map(({ product, price, rounding }) => (
            <PreviewRow
              key={product.public_id}
              product={product}
              price={price}
              rounding={rounding}
              isTaken={!left.has(product.public_id)}
              onToggle={() => toggle(product.public_id)}
            />
          ))}
        </tbody>
      </table>
      <StickyBar look="own" className={styles.confirm}>
        <Button size="lg" disabled={changed.length === 0} loading={isPending} onClick={confirm}>
          {percent === undefined ? texts.typePercent : texts.changePrices(changed.length)}
        </Button>
      </StickyBar>
    </>
  )
}

type PreviewRowProps = {
  product: OwnPrice
  price: string
  /** In hundredths of a cent. */
  rounding: number
  isTaken: boolean
  onToggle: () => void
}

function PreviewRow({ product, price, rounding, isTaken, onToggle }: PreviewRowProps) {
  const texts = useTextsOf(pricesTexts)
  const nameOf = useProductName()
  const { decimal } = useFormat()
  const sign = rounding > 0 ? '+' : '−'
  const isChanged = isTaken && price !== product.price
  return (
    <tr>
      <th scope="row">
        <label>
          <input type="checkbox" checked={isTaken} onChange={onToggle} />
          {nameOf(product)}
        </label>
      </th>
      <td className={styles.amount}>
        <Money amount={product.price} />
      </td>
      <td className={styles.amount}>
        {isChanged ? (
          <strong>
            <Money amount={price} />
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

function after({ price }: OwnPrice, percent: number | undefined) {
  const cents = parseMoney(price) ?? 0
  if (percent === undefined) return { price, rounding: 0 }
  const changed = priceByPercent(cents, percent)
  return { price: formatMoney(changed.price), rounding: changed.rounding }
}
