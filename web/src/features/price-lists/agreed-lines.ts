import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { later } from '@halles/domain/holidays.ts'
import { newKey } from '../../platform/api/keyed-call.ts'

export type PricedProduct = Received<Endpoints['priceListLines']>['results'][number]
export type DatedPrice = PricedProduct['prices'][number]

/** A product and, where one is changed, its price. */
export type EditedStep = { product: PricedProduct; step?: DatedPrice }

/** A price to set from a day on (null: from today) through a day (null: without an end); a price of null takes one off. */
export type AgreedLine = {
  product_public_id: string
  from_cases: number
  price: string | null
  from_day: string | null
  until_day: string | null
  /** What the sheet showed of that product and number of cases: what a colleague wrote over it stays. */
  shown_prices?: ShownPrice[]
}

type ShownPrice = Omit<DatedPrice, 'from_cases'>

/** Lines of one request. However often it is sent, its key sets them once. */
export type LinesRequest = {
  lines: readonly AgreedLine[]
  idempotencyKey: string
  /** What puts back what stood before it was first sent. */
  restoring?: readonly AgreedLine[][]
}

/** After every day that there is. */
const NEVER = '9999-12-31'

/** The product's own price of one case that holds today. */
export function ownPrice({ prices }: PricedProduct, today: string): DatedPrice | undefined {
  return prices.find((price) => price.from_cases === 1 && holds(price, today))
}

export function holds({ from_day, until_day }: DatedPrice, today: string): boolean {
  return (from_day ?? '') <= today && today <= (until_day ?? NEVER)
}

/** A price of one case as it is typed over the one that holds today: on the days of that, or until another begins. */
export function typedLine(product: PricedProduct, price: string | null, today: string): AgreedLine {
  const own = ownPrice(product, today)
  const starts = product.prices.flatMap(({ from_cases, from_day }) =>
    from_cases === 1 && from_day !== null && from_day > today ? [from_day] : [],
  )
  const [next] = starts.toSorted()
  const until_day = own ? own.until_day : next === undefined ? null : later(next, -1)
  const product_public_id = product.public_id
  return { product_public_id, from_cases: 1, price, from_day: null, until_day }
}

/** The same line with what the sheet, which shows nothing that has ended, shows on its days. */
export function withShown({ prices }: PricedProduct, line: AgreedLine): AgreedLine {
  const shown = prices.filter(
    ({ from_cases, from_day, until_day }) =>
      from_cases === line.from_cases &&
      (from_day ?? '') <= (line.until_day ?? NEVER) &&
      (line.from_day ?? '') <= (until_day ?? NEVER),
  )
  return { ...line, shown_prices: shown.map(onDays) }
}

function onDays({ price, from_day, until_day }: ShownPrice): ShownPrice {
  return { price, from_day, until_day }
}

/** The lines, one after the other, that put back what a product has on a line's days, each where what was set then still holds. */
export function linesBefore(
  { prices }: PricedProduct,
  line: AgreedLine,
  today: string,
): AgreedLine[] {
  const first = line.from_day ?? today
  const last = line.until_day ?? NEVER
  const { price: set, from_day: day, until_day: end } = line
  const shown_prices = set === null ? [] : [{ price: set, from_day: day, until_day: end }]
  const held = prices.flatMap((price) => {
    const [from, until] = [price.from_day ?? '', price.until_day ?? NEVER]
    if (price.from_cases !== line.from_cases || until < first || from > last) return []
    const from_day = from > first ? from : day
    const until_day = until < last ? until : end
    return [{ ...line, shown_prices, price: price.price, from_day, until_day }]
  })
  const [only, ...others] = held
  const isAll = only?.from_day === day && only.until_day === end
  if (isAll && others.length === 0) return held
  const off = { ...line, shown_prices, price: null }
  return [off, ...held.map((one) => ({ ...one, shown_prices: [] }))]
}

/** Lines of several prices such that no price is set twice at once. */
export function inTurn(each: readonly (readonly AgreedLine[])[]): AgreedLine[][] {
  const count = Math.max(0, ...each.map(({ length }) => length))
  return Array.from({ length: count }, (_, place) =>
    each.flatMap((lines) => lines.slice(place, place + 1)),
  )
}

/** With what was seen of them, well below what a request may weigh. */
const LINES_AT_ONCE = 250

/** One request after the other. */
export function requestsOf(batches: readonly (readonly AgreedLine[])[]): LinesRequest[] {
  return batches.flatMap((lines) =>
    Array.from({ length: Math.ceil(lines.length / LINES_AT_ONCE) }, (_, index) => ({
      lines: lines.slice(index * LINES_AT_ONCE, (index + 1) * LINES_AT_ONCE),
      idempotencyKey: newKey(),
    })),
  )
}
