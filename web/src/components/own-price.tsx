import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { ownPricesTexts } from '@halles/texts/pages/own-prices.ts'
import { useFormat, useTextsOf } from '../platform/language/language.ts'
import styles from './own-price.module.css'

type OwnPriceProps = {
  own: Received<Endpoints['productList']>['results'][number]['own_price']
  /** Cases in the cart; none: one would be added. */
  cases?: number
  /** Sold by weight: what a case costs is an estimate. */
  isEstimate?: boolean
}

/** Quietly beside a price: why it is this restaurant's, what everyone is asked, and from how many cases on it falls further. */
export function OwnPrice({ own, cases = 0, isEstimate = false }: OwnPriceProps) {
  const texts = useTextsOf(ownPricesTexts)
  const { dollars, shortDay } = useFormat()
  // In a narrow column the day stays whole.
  const lastDay = (day: string) => shortDay(day).replaceAll(' ', '\u00a0')
  if (!own) return null
  const steps = own.steps.filter(({ from_cases }) => from_cases > 1)
  const reached = steps.findLast(({ from_cases }) => from_cases <= cases)
  const next = steps.filter(({ from_cases }) => from_cases > cases)
  const isBelowList = own.source !== 'list' || reached !== undefined
  return (
    <span className={`${styles.own} soft size-xs`} data-own-price>
      {isBelowList ? (
        <span>
          <span className={styles.mark}>{markOf()}</span>{' '}
          <s>
            <span className="visually-hidden">{`${texts.listPrice} `}</span>
            {dollars(own.list_price, isEstimate)}
          </s>
        </span>
      ) : null}
      {(cases > 0 ? next.slice(0, 1) : next).map(({ from_cases, price, until }) =>
        until === undefined ? (
          <span key={from_cases}>{texts.from(from_cases, dollars(price, isEstimate))}</span>
        ) : (
          <span key={from_cases} className={styles.mark}>
            {texts.specialFrom(from_cases, dollars(price, isEstimate), lastDay(until))}
          </span>
        ),
      )}
    </span>
  )

  function markOf(): string {
    if (reached?.until) return texts.special(lastDay(reached.until))
    if (reached) return texts.reached(reached.from_cases)
    if (own?.source === 'special' && own.until) return texts.special(lastDay(own.until))
    return texts.yours
  }
}
