import type { PricedCase } from '@halles/domain/measure.ts'
import { parseMoney } from '@halles/domain/money.ts'
import {
  comparedPrice,
  type PaidCase,
  type PriceHistory,
  type PriceStep,
  priceSteps,
} from '@halles/domain/price-history.ts'
import { parseHundredths } from '@halles/domain/quantity-per-case.ts'
import type { OwnProductPage, ProductPage } from './product-page-query.ts'

type SentCase = { price: string; quantity_per_case: string; unit: string }
type Priced = Pick<OwnProductPage, 'price_history' | keyof SentCase> &
  Partial<Pick<ProductPage, 'paid' | 'own_history' | 'own_price'>>

/** What the rules of domain/price-history.ts read of the wire. */
export type PricedPage = {
  now: PricedCase
  history: PriceHistory
  steps: PriceStep[]
  paid: PaidCase[]
  /** What the restaurant was asked less than everyone for one case, and since which day that is known. */
  own: PriceStep[]
  ownSince: string
}

export function pricedPage({
  price_history,
  paid = [],
  own_history = { since: price_history.since, steps: [] },
  own_price,
  ...product
}: Priced): PricedPage {
  // What everyone is asked.
  const now = caseOf({ ...product, price: own_price?.list_price ?? product.price })
  const history = {
    ...price_history,
    changes: price_history.changes.map(({ until, ...before }) => ({ until, ...caseOf(before) })),
  }
  return {
    now,
    history,
    steps: priceSteps(history, now),
    paid: paid.map(({ date, ...one }) => ({ date, ...caseOf(one) })),
    own: own_history.steps.map(({ from, to, ...one }) => ({ from, to, ...caseOf(one) })),
    ownSince: own_history.since,
  }
}

/** A line of the table behind the drawing: a step of either price, or what was paid on a day. */
export type PriceRow = {
  kind: 'offered' | 'own' | 'paid'
  from: string
  to: string
  case: PricedCase
  /** Undefined where it does not compare with today's case. */
  compared: number | undefined
}

/** All of it, the newest first. */
export function priceRows({ steps, paid, own, now }: PricedPage): PriceRow[] {
  const row = (kind: PriceRow['kind'], from: string, to: string, of: PricedCase) => ({
    ...{ kind, from, to, case: of },
    compared: comparedPrice(of, now),
  })
  return [
    ...steps.map(({ from, to, ...of }) => row('offered', from, to, of)),
    ...own.map(({ from, to, ...of }) => row('own', from, to, of)),
    ...paid.map(({ date, ...of }) => row('paid', date, date, of)),
  ].toSorted((a, b) => (a.to === b.to ? 0 : a.to > b.to ? -1 : 1))
}

function caseOf({ price, quantity_per_case, unit }: SentCase): PricedCase {
  return {
    priceCents: parseMoney(price) ?? 0,
    quantityHundredths: parseHundredths(quantity_per_case) ?? 0,
    unit,
  }
}
