import { readAmount } from '@halles/domain/import/typed-amount.ts'
import { formatMoney, MAX_PRICE_CENTS } from '@halles/domain/money.ts'
import { type KeyboardEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useProductName } from '../../../components/product-name.ts'
import { useFormat } from '../../../platform/language/language.ts'
import type { OwnProduct } from '../product-pages.ts'
import { focusCell, rowsByKey } from './focus-cell.ts'
import styles from './prices.module.css'
import { useChangePrices } from './use-change-prices.ts'
import { usePriceTexts } from './use-price-texts.ts'

/**
 * The price of a case, typed in the list as in a sheet: typing replaces it, Enter and the arrows take it and go on to the
 * next row, Escape restores it.
 */
export function PriceCell({ product }: { product: OwnProduct }) {
  const texts = usePriceTexts()
  const name = useProductName()(product)
  const { dollars } = useFormat()
  const { mutate, isPending, variables } = useChangePrices()
  const [typed, setTyped] = useState<string>()
  const [isRefused, setRefused] = useState(false)
  const problem = useId()
  const price = (isPending && variables.prices[0]?.to) || product.price

  function restore() {
    setTyped(undefined)
    setRefused(false)
  }
  /** Whether what was typed is a price, or nothing was. */
  function take(): boolean {
    if (typed === undefined) return true
    const read = readAmount(typed, MAX_PRICE_CENTS)
    if ('fault' in read) {
      setRefused(true)
      return false
    }
    // Before the focus goes on, which would take it a second time.
    flushSync(restore)
    const to = formatMoney(read.hundredths)
    if (to !== price) mutate({ prices: [{ product, from: price, to }] })
    return true
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape') {
      // The price stands there again before it is selected.
      flushSync(restore)
      event.currentTarget.select()
    }
    const by = rowsByKey(event.key)
    if (by === 0) return
    event.preventDefault()
    if (take()) focusCell(event.currentTarget, by)
  }
  return (
    <>
      <input
        className={styles.price}
        inputMode="decimal"
        autoComplete="off"
        aria-label={texts.priceOf(name)}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? problem : undefined}
        data-typing={typed === undefined ? undefined : true}
        value={typed ?? dollars(price)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setTyped(event.target.value)
          setRefused(false)
        }}
        onKeyDown={onKeyDown}
        onBlur={take}
      />
      {isRefused ? (
        <p id={problem} role="alert" className={styles.problem}>
          {texts.notAPrice}
        </p>
      ) : null}
    </>
  )
}
