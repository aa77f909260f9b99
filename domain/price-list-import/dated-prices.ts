import { later } from '../holidays.ts'
import { type DatedPrice, type Days, overlap } from '../price-list.ts'

/** Whether a price holds on that day or a later one. */
export function lastsTo(day: string, { untilDay }: Days): boolean {
  return untilDay === null || untilDay >= day
}

/** A price on the days that others leave of its own. */
export function outside<Price extends DatedPrice>(price: Price, days: readonly Days[]): Price[] {
  return days.reduce<Price[]>(
    (pieces, cut) =>
      pieces.flatMap((piece) =>
        overlap(piece, cut)
          ? [...upTo(cut.fromDay, [piece]), ...after(cut.untilDay, piece)]
          : [piece],
      ),
    [price],
  )
}

/** What there is of prices before a day; null: nothing is. */
export function upTo<Price extends DatedPrice>(
  day: string | null,
  prices: readonly Price[],
): Price[] {
  if (day === null) return []
  const last = later(day, -1)
  return prices
    .filter(({ fromDay }) => fromDay === null || fromDay <= last)
    .map((price) => (lastsTo(day, price) ? { ...price, untilDay: last } : price))
}

/** What there is of prices from a day on. */
export function from<Price extends DatedPrice>(day: string, prices: readonly Price[]): Price[] {
  return prices
    .filter((price) => lastsTo(day, price))
    .map((price) => ({
      ...price,
      fromDay: price.fromDay !== null && price.fromDay > day ? price.fromDay : day,
    }))
}

function after<Price extends DatedPrice>(day: string | null, price: Price): Price[] {
  return day === null ? [] : from(later(day, 1), [price])
}

/** By cases and days. */
export function inOrder(prices: readonly DatedPrice[]): DatedPrice[] {
  return prices.toSorted(
    (one, other) =>
      one.fromCases - other.fromCases || ((one.fromDay ?? '') < (other.fromDay ?? '') ? -1 : 1),
  )
}

/** In that order; what follows another of the same cases at the same price without a day between is one with it. */
function joined(prices: readonly DatedPrice[]): DatedPrice[] {
  const all: DatedPrice[] = []
  for (const { fromCases, priceCents, fromDay, untilDay } of inOrder(prices)) {
    const last = all.at(-1)
    const follows =
      last?.fromCases === fromCases &&
      last.priceCents === priceCents &&
      last.untilDay !== null &&
      fromDay === later(last.untilDay, 1)
    if (follows) all[all.length - 1] = { ...last, untilDay }
    else all.push({ fromCases, priceCents, fromDay, untilDay })
  }
  return all
}

/** Whether two lists of prices are the same on each day, in whatever pieces. */
export function sameFrom(day: string, one: readonly DatedPrice[], other: readonly DatedPrice[]) {
  return JSON.stringify(joined(from(day, one))) === JSON.stringify(joined(from(day, other)))
}

/**
 * A product's prices when an import of `importedOn` is taken back on a day: on the same day as they were before; later, as they were
 * from then on, since what has passed was agreed as the import had it.
 */
export function takenBack(
  { before, after }: { before: readonly DatedPrice[]; after: readonly DatedPrice[] },
  { importedOn, today }: { importedOn: string; today: string },
): readonly DatedPrice[] {
  return today <= importedOn ? before : joined([...upTo(today, after), ...from(today, before)])
}
