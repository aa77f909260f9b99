import type { Cents } from './money.ts'

/** Price lists of a supplier: more levels than anybody tells apart. */
export const MAX_PRICE_LISTS = 50
/** Longest name, in characters. */
export const MAX_PRICE_LIST_NAME = 60
/** Prices that one request sets: the supplier's row is locked meanwhile, and checkouts wait. */
export const MAX_LINES_AT_ONCE = 500
/** Former prices of a product that one request reads: the last. */
export const MAX_FORMER_PRICES = 100
/** Longest special, in days. */
export const MAX_SPECIAL_DAYS = 92

/** A price of one case from so many on; days YYYY-MM-DD in Montréal, both among them; null: without an end. */
export type DatedPrice = {
  readonly fromCases: number
  readonly priceCents: Cents
  readonly fromDay: string | null
  readonly untilDay: string | null
}

export type Days = Pick<DatedPrice, 'fromDay' | 'untilDay'>

/** Whether two prices hold on one day. */
export function overlap(one: Days, other: Days): boolean {
  const isBefore = (until: string | null, from: string | null) =>
    until !== null && from !== null && until < from
  return !isBefore(one.untilDay, other.fromDay) && !isBefore(other.untilDay, one.fromDay)
}

/** The first price of a product that asks more for more cases than another on one of its days; undefined where none does. */
export function risingStep<Price extends DatedPrice>(prices: readonly Price[]): Price | undefined {
  return prices.find((step) =>
    prices.some(
      (fewer) =>
        fewer.fromCases < step.fromCases &&
        fewer.priceCents < step.priceCents &&
        overlap(fewer, step),
    ),
  )
}

type PriceOnDays = Omit<DatedPrice, 'fromCases'>

/** Whether, on some days, the prices that hold from so many cases on are those that were seen. */
export function areAsShown(
  now: readonly PriceOnDays[],
  shown: readonly PriceOnDays[],
  days: Days,
): boolean {
  return heldOn(now, days) === heldOn(shown, days)
}

function heldOn(prices: readonly PriceOnDays[], days: Days): string {
  const [first, last] = bounds(days)
  const held = prices.flatMap((price) => {
    const [from, until] = bounds(price)
    if (until < first || from > last) return []
    return [[from > first ? from : first, until < last ? until : last, price.priceCents]]
  })
  return JSON.stringify(held.toSorted())
}

/** Days as text that sorts: before all and after all where there is no bound. */
function bounds({ fromDay, untilDay }: Days): [string, string] {
  return [fromDay ?? '', untilDay ?? '9999-12-31']
}
