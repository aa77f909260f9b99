import { type DatedPrice, type Days, overlap } from '../price-list.ts'
import { from, inOrder, lastsTo, outside, sameFrom, upTo } from './dated-prices.ts'
import { type FindProduct, type OwnProduct, productFinder } from './find-product.ts'
import type { PriceColumn } from './price-columns.ts'
import {
  fault,
  type PriceFault,
  type PriceRowFault,
  type ReadPrice,
  type SaidPrice,
} from './price-row.ts'
import type { PriceRowKind } from './price-row-kinds.ts'
import { rowsThatRise } from './rows-that-rise.ts'

/** Its prices on the list that have not ended. */
export type OwnPrices = ReadonlyMap<number, readonly DatedPrice[]>

/** A price as a row says it; without one it takes off what there is. */
export type Said = Omit<DatedPrice, 'priceCents'> & { priceCents: number | null }

/** All prices of a product that have not ended, before and after, and how many rows of the file say so. */
export type PriceChange = {
  before: readonly DatedPrice[]
  after: readonly DatedPrice[]
  rows: number
}

/** What becomes of a row once the supplier says yes; `change` stands at the first of a product's rows that change something. */
export type PlannedPrice =
  | {
      kind: Exclude<PriceRowKind, 'faulty'>
      productId: number
      said: Said
      was: readonly DatedPrice[]
      change?: PriceChange
    }
  | { kind: 'faulty'; faults: PriceRowFault[] }

/** Rows of one product, so that a file of nothing else is compared in a moment. */
export const MAX_ROWS_OF_PRODUCT = 100

type Placed = {
  index: number
  product: OwnProduct
  said: Said
  /** The price that the row was exported from, by its product, cases and first day, and that it says anew. */
  own: DatedPrice | undefined
  /** From the day of the import on. */
  days: Days
  was: readonly DatedPrice[]
  isChange: boolean
}

/**
 * Holds each row against the supplier's products on sale and their prices on the list; days are YYYY-MM-DD in Montréal. A row with
 * the cases and the first day of a price is that price, whose last day it may change; any other asks its price on its days, from
 * today on unless it says, and leaves the others as they are. Without a price it takes off what there is on its days. What the file
 * does not name stays, and so does what held before today.
 */
export function planPrices(
  rows: readonly ReadPrice[],
  {
    products,
    prices,
    today,
  }: { products: readonly OwnProduct[]; prices: OwnPrices; today: string },
): PlannedPrice[] {
  const find = productFinder(products)
  const planned = new Map<number, PlannedPrice>()
  const placed = Map.groupBy(
    rows.flatMap((row, index): Placed[] => {
      const place = 'faults' in row ? row : placeOf(index, row, { find, prices, today })
      if (!('faults' in place)) return [place]
      planned.set(index, { kind: 'faulty', faults: place.faults })
      return []
    }),
    ({ product }) => product.id,
  )
  for (const [productId, ofProduct] of placed) {
    const before = prices.get(productId) ?? []
    for (const [index, row] of planProduct(ofProduct, before, today)) planned.set(index, row)
  }
  return rows.map((_, index) => {
    const row = planned.get(index)
    if (!row) throw new Error('a row was not planned')
    return row
  })
}

type Place = { find: FindProduct; prices: OwnPrices; today: string }

function placeOf(
  index: number,
  row: SaidPrice,
  { find, prices, today }: Place,
): Placed | { faults: PriceRowFault[] } {
  const product = find(row)
  if ('faults' in product) return product
  const { fromCases, priceCents, fromDay, untilDay } = row
  const there = (prices.get(product.id) ?? []).filter((price) => price.fromCases === fromCases)
  const same = there.find((price) => price.fromDay === fromDay)
  // guard: price import: what has passed was agreed then [plan-prices]
  if (fromDay !== null && fromDay < today && !same) return fault('from_day', 'day_past')
  if (!lastsTo(today, { fromDay, untilDay })) return fault('until_day', 'day_past')
  const said = { fromCases, priceCents, fromDay, untilDay }
  const days = { fromDay: fromDay !== null && fromDay > today ? fromDay : today, untilDay }
  const own = priceCents === null ? undefined : same
  const was = there.filter((price) => price === own || overlap(price, days))
  const isAsItIs =
    was.length === 0
      ? priceCents === null
      : sameFrom(today, was, written(was, [{ own, days, said }], today))
  const isChange = !isAsItIs
  // guard: price import: more than everyone is asked [plan-prices]
  //   lines: 3
  if (isChange && priceCents !== null && priceCents > product.listPriceCents) {
    return fault('price', 'above_list_price')
  }
  return { index, product, said, own, days, was, isChange }
}

/** Prices as rows leave them. */
function written(
  prices: readonly DatedPrice[],
  rows: readonly Pick<Placed, 'own' | 'days' | 'said'>[],
  today: string,
): DatedPrice[] {
  const left = prices.flatMap((price) => {
    const ofCases = rows.filter(({ said }) => said.fromCases === price.fromCases)
    const row = ofCases.find(({ own }) => own === price)
    if (row) return row.said.priceCents === price.priceCents ? [] : upTo(today, [price])
    return outside(
      price,
      ofCases.map(({ days }) => days),
    )
  })
  const added = rows.flatMap(({ said: { fromCases, priceCents }, own, days }) => {
    if (priceCents === null) return []
    const isOwn = own?.priceCents === priceCents
    return [{ fromCases, priceCents, ...days, ...(isOwn && { fromDay: own.fromDay }) }]
  })
  return inOrder([...left, ...added])
}

function planProduct(
  placed: readonly Placed[],
  before: readonly DatedPrice[],
  today: string,
): Map<number, PlannedPrice> {
  const planned = new Map<number, PlannedPrice>()
  let rows = takenOnce(placed, planned)
  let after = written(before, rows, today)
  // What is left may rise without those that do; of three times, a product's prices stay as they are.
  for (const times of [1, 2, 3]) {
    const changes = changesOf(rows)
    const rising = rowsThatRise(from(today, after), changes)
    if (rising.length === 0) break
    const refused = times < 3 ? rising : changes
    for (const { index } of refused) planned.set(index, faulty('price', 'steps_rise'))
    rows = rows.filter((row) => !refused.includes(row))
    after = written(before, rows, today)
  }
  const changes = changesOf(rows).length
  const isSame = changes === 0 || (rows.length > 1 && sameFrom(today, before, after))
  return withKinds(planned, rows, isSame ? undefined : { before, after, rows: changes })
}

const changesOf = (rows: readonly Placed[]) => rows.filter(({ isChange }) => isChange)

/**
 * The rows whose days no row before them has named, those with a price first; the others are faulty. One with neither price nor
 * days, as an export has for a product without a price, says nothing beside another of the same cases that has either.
 */
function takenOnce(placed: readonly Placed[], planned: Map<number, PlannedPrice>): Placed[] {
  const taken: Placed[] = []
  const isBlank = ({ said }: Placed) => said.priceCents === null
  const hasNoDays = ({ said }: Placed) => said.fromDay === null && said.untilDay === null
  const speaking = new Set(
    placed.flatMap((row) => (isBlank(row) && hasNoDays(row) ? [] : row.said.fromCases)),
  )
  for (const row of placed.toSorted(
    (one, other) => Number(isBlank(one)) - Number(isBlank(other)),
  )) {
    const { said, days, index } = row
    const other = taken.find(
      (one) => one.said.fromCases === said.fromCases && overlap(one.days, days),
    )
    const saysNothing = hasNoDays(row) && (other || speaking.has(said.fromCases))
    if (isBlank(row) && (saysNothing || !row.isChange)) planned.set(index, unchanged(row))
    else if (other) {
      const isTwice = other.said.fromDay === said.fromDay
      planned.set(index, isTwice ? faulty('row', 'line_twice') : faulty('from_day', 'days_overlap'))
    } else if (taken.length === MAX_ROWS_OF_PRODUCT) {
      planned.set(index, faulty('row', 'rows_of_product'))
    } else taken.push(row)
  }
  return taken.toSorted((one, other) => one.index - other.index)
}

function withKinds(
  planned: Map<number, PlannedPrice>,
  rows: readonly Placed[],
  change: PriceChange | undefined,
): Map<number, PlannedPrice> {
  const [first] = changesOf(rows)
  for (const row of rows) {
    if (!change || !row.isChange) planned.set(row.index, unchanged(row))
    else {
      const { product, said, was } = row
      const kind = said.priceCents === null ? 'removed' : was.length === 0 ? 'new' : 'changed'
      const of = { kind, productId: product.id, said, was } as const
      planned.set(row.index, row === first ? { ...of, change } : of)
    }
  }
  return planned
}

function unchanged({ product, said, was }: Placed): PlannedPrice {
  return { kind: 'unchanged', productId: product.id, said, was }
}

function faulty(column: PriceColumn | 'row', reason: PriceFault): PlannedPrice {
  return { kind: 'faulty', ...fault(column, reason) }
}
