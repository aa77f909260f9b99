import type { Input } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { areAsShown, risingStep } from '@halles/domain/price-list.ts'
import type { Handler } from '../handler.ts'
import { refuseField } from '../platform/endpoint/refuse-field.ts'
import { answerChangedPrices } from './answer-changed-prices.ts'
import { isPriceImportRunning } from './price-import-lock-sql.ts'
import {
  findOwnProductIds,
  findPricedProducts,
  type LineToSet,
  type PricedProduct,
  setPriceListLines,
} from './price-list-lines-sql.ts'
import { findPriceList, lockAgreedPrices } from './price-lists-sql.ts'

type Wanted = Input<Endpoints['priceListLinesSet']>['lines']

export const priceListLinesSet: Handler<'priceListLinesSet'> = async (context) => {
  const { input, viewer, tx, refuse } = context
  const { supplier, today } = await lockAgreedPrices(tx, viewer.supplierId)
  const list = await findPriceList(tx, supplier, input.public_id)
  if (!list) throw refuse('not_found')
  // guard: price import: nobody else writes the list meanwhile [price-import-worker]
  if (await isPriceImportRunning(tx, list.id)) throw refuse('import_running')
  const ids = [...new Set(input.lines.map((line) => line.product_public_id))]
  const products = await findOwnProductIds(tx, supplier, ids)
  const lines = linesToSet(input.lines, products, today)
  if (input.lines.some((line) => line.shown_prices !== undefined)) {
    const before = await findPricedProducts(tx, supplier, list, ids)
    const others = before.filter((product) => !isAsShown(product, input.lines, today))
    // guard: price lists: the prices that were seen [price-lists/price-lists]
    if (others.length > 0) throw refuse('shown_prices_changed', { products: others })
  }
  await setPriceListLines(tx, supplier, list, lines)
  const priced = await findPricedProducts(tx, supplier, list, ids)
  refuseRising(input.lines, priced)
  const action = { action: 'prices_agreed', subject: list.name } as const
  return answerChangedPrices(tx, viewer, action, async () => ({ products: priced }))
}

function linesToSet(
  lines: Wanted,
  products: ReadonlyMap<string, number>,
  today: string,
): LineToSet[] {
  const seen = new Set<string>()
  return lines.map(({ product_public_id, from_cases, price, from_day, until_day }, index) => {
    const field = (name: string) => `lines.${index}.${name}`
    const product_id = products.get(product_public_id)
    if (product_id === undefined) throw refuseField(field('product_public_id'), 'line_unknown')
    const key = `${product_id} ${from_cases}`
    if (seen.has(key)) throw refuseField(field('product_public_id'), 'line_twice')
    seen.add(key)
    const first = from_day ?? today
    // What has passed is what was agreed then.
    if (first < today) throw refuseField(field('from_day'), 'day_past')
    if (until_day && until_day < first) throw refuseField(field('until_day'), 'dates_reversed')
    return { product_id, from_cases, price_cents: price, first, last: until_day ?? null }
  })
}

/** Whether what lines replace of a product is what they say was seen of it. */
function isAsShown({ public_id, prices }: PricedProduct, lines: Wanted, today: string): boolean {
  return lines.every((line) => {
    if (line.product_public_id !== public_id || !line.shown_prices) return true
    const now = prices.filter((one) => one.from_cases === line.from_cases).map(onDays)
    const days = { fromDay: line.from_day ?? today, untilDay: line.until_day ?? null }
    return areAsShown(now, line.shown_prices.map(onDays), days)
  })
}

type OnDays = {
  price: number
  from_day?: string | null | undefined
  until_day?: string | null | undefined
}

function onDays({ price, from_day = null, until_day = null }: OnDays) {
  return { priceCents: price, fromDay: from_day, untilDay: until_day }
}

function refuseRising(lines: Wanted, products: readonly PricedProduct[]): void {
  for (const { public_id, prices } of products) {
    const rising = risingStep(prices.map((one) => ({ fromCases: one.from_cases, ...onDays(one) })))
    if (!rising) continue
    const ofProduct = lines.flatMap((line, index) =>
      line.product_public_id === public_id ? [{ ...line, index }] : [],
    )
    const at = ofProduct.find((line) => line.from_cases === rising.fromCases) ?? ofProduct[0]
    throw refuseField(`lines.${at?.index ?? 0}.price`, 'steps_rise')
  }
}
