import { comparableContent } from './case-content.ts'
import { later } from './holidays.ts'
import type { PricedCase } from './measure.ts'
import type { Cents } from './money.ts'
import { offeredPrice, type PriceSource } from './offer.ts'
import { measuresShown, pricePer, pricePerUnit } from './unit-price.ts'

/** So many changes of a product's price are read, and so many of a restaurant's orders: the newest of twelve months. */
export const MOST_PRICE_CHANGES = 1000
export const MOST_READ_ORDERS = 1000

/** Days in Montréal, YYYY-MM-DD; changes oldest first, one a day: what a case cost and held until it changed that day. */
export type PriceHistory = {
  readonly since: string
  readonly today: string
  readonly changes: readonly (PricedCase & { readonly until: string })[]
}
/** A case at one price from one day to another, both included. */
export type PriceStep = PricedCase & { readonly from: string; readonly to: string }
/** What somebody paid for a case on a day. */
export type PaidCase = PricedCase & { readonly date: string }

/**
 * The days from `since` to today in steps of one price and one case, oldest first: each day is in one step, that of its
 * evening, and steps beside each other differ. `now` is the case as it is today.
 */
export function priceSteps(history: PriceHistory, now: PricedCase): PriceStep[] {
  const steps: PriceStep[] = []
  let from = history.since
  for (const { until, ...before } of [
    ...history.changes,
    { ...now, until: later(history.today, 1) },
  ]) {
    if (until <= from) continue
    const last = steps.at(-1)
    const to = later(until, -1)
    if (last && isSameCase(last, before)) steps.splice(-1, 1, { ...last, to })
    else steps.push({ ...before, from, to })
    from = until
  }
  return steps
}

/** A price of one case on the days from one on until another; null: on all before, on all after. */
export type DatedPrice = {
  readonly from: string | null
  readonly until: string | null
  readonly priceCents: Cents
}

/** What one restaurant is asked, by day; `since`: nothing is known of it before, null where it is known of all. */
export type DatedTerms = {
  readonly since: string | null
  /** Of its price list as it is now, null without one. */
  readonly adjustBp: number | null
  readonly agreed: readonly DatedPrice[]
  readonly specials: readonly DatedPrice[]
}

export type OwnStep = PriceStep & { readonly source: PriceSource }

/**
 * What one restaurant was asked for one case in the steps of a list price, on the days on which that was less, as `offeredPrice`
 * decides; the first day that anything is known of it.
 */
export function ownSteps(
  steps: readonly PriceStep[],
  { since, adjustBp, agreed, specials }: DatedTerms,
): { since: string; steps: OwnStep[] } {
  const first = steps[0]?.from ?? ''
  const known = since !== null && since > first ? since : first
  const days = [known, ...[...agreed, ...specials].flatMap(({ from, until }) => [from, until])]
  const own: OwnStep[] = []
  for (const { from, to, ...of } of steps) {
    const starts = [...new Set([from, ...days])]
      .filter((day): day is string => day !== null && day >= from && day <= to && day >= known)
      .sort()
    for (const [index, day] of starts.entries()) {
      const on = (prices: readonly DatedPrice[]) =>
        prices
          .filter((price) => holdsOn(price, day))
          .map(({ priceCents }) => ({ fromCases: 1, priceCents }))
      const terms = {
        listCents: of.priceCents,
        adjustBp,
        agreed: on(agreed),
        specials: on(specials),
      }
      const { priceCents, source } = offeredPrice(terms, 1)
      if (source === 'list') continue
      const next = starts[index + 1]
      addStep(own, { ...of, priceCents, source, from: day, to: next ? later(next, -1) : to })
    }
  }
  return { since: known, steps: own }
}

function addStep(steps: OwnStep[], step: OwnStep): void {
  const last = steps.at(-1)
  const isSame = last && isSameCase(last, step) && last.source === step.source
  if (isSame && later(last.to, 1) === step.from) steps.splice(-1, 1, { ...last, to: step.to })
  else steps.push(step)
}

function holdsOn({ from, until }: DatedPrice, day: string): boolean {
  return (from === null || from <= day) && (until === null || until > day)
}

function isSameCase(one: PricedCase, other: PricedCase): boolean {
  return (
    one.priceCents === other.priceCents &&
    one.quantityHundredths === other.quantityHundredths &&
    one.unit === other.unit
  )
}

/**
 * What a case cost by the measure that unit prices of `now` are shown for, or by its unit where that is no known measure, in
 * ten-thousandths of a dollar; undefined where the two do not compare. A smaller case at the same price is a rise.
 */
export function comparedPrice(of: PricedCase, now: PricedCase): number | undefined {
  const [measure] = measuresShown(now.unit)
  if (measure) return pricePer(measure, of)
  const isComparable = comparableContent(of).base === comparableContent(now).base
  return isComparable ? pricePerUnit(of.priceCents, of.quantityHundredths) : undefined
}

/** A price in ten-thousandths of a dollar, and how high it is drawn: from 0 to 1. */
export type PriceMark = { readonly price: number; readonly height: number }

/** Across from 0, the first day's beginning, to 1, today's end. */
export type PriceLine = {
  /** What compares alone: where it does not, the line has a gap. */
  readonly steps: readonly (PriceMark & { readonly from: number; readonly to: number })[]
  /** What one restaurant was asked less. */
  readonly own: PriceLine['steps']
  readonly paid: readonly (PriceMark & { readonly at: number })[]
  /** The least and the highest of all that is drawn. */
  readonly low: PriceMark
  readonly high: PriceMark
}

/** A change is drawn as high as it is of the price: what is shown spans a fifth of the highest price at least. */
const LEAST_SPAN = 0.2

/** Where the steps of a price stand, today's among them, what somebody paid on these days, and what it was asked less. */
export function priceLine(
  { since, today }: Pick<PriceHistory, 'since' | 'today'>,
  steps: readonly PriceStep[],
  paid: readonly PaidCase[],
  now: PricedCase,
  own: readonly PriceStep[] = [],
): PriceLine {
  const shownSteps = priced(steps, now)
  const shownPaid = priced(paid, now).filter(({ date }) => date >= since && date <= today)
  const shownOwn = priced(own, now)
  const prices = [...shownSteps, ...shownOwn, ...shownPaid].map(({ price }) => price)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const span = Math.max(high - low, high * LEAST_SPAN, 1)
  const bottom = (low + high - span) / 2
  const mark = (price: number) => ({ price, height: (price - bottom) / span })
  const days = daysBetween(since, today) + 1
  const across = (day: string) => daysBetween(since, day) / days
  const drawn = ({ from, to, price }: PriceStep & { price: number }) => ({
    ...mark(price),
    from: across(from),
    to: across(later(to, 1)),
  })
  return {
    low: mark(low),
    high: mark(high),
    steps: shownSteps.map(drawn),
    own: shownOwn.map(drawn),
    paid: shownPaid.map(({ date, price }) => ({ ...mark(price), at: across(date) + 0.5 / days })),
  }
}

function priced<Case extends PricedCase>(cases: readonly Case[], now: PricedCase) {
  return cases.flatMap((one) => {
    const price = comparedPrice(one, now)
    return price === undefined ? [] : [{ ...one, price }]
  })
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
