import { later } from '@halles/domain/holidays.ts'
import type { SupplierId } from '../../../platform/access/viewer.ts'
import { setPriceListLines } from '../../../price-lists/price-list-lines-sql.ts'
import {
  findPriceList,
  insertPriceList,
  listPriceLists,
  lockAgreedPrices,
} from '../../../price-lists/price-lists-sql.ts'
import type { Transaction } from '../../transaction.ts'
import { idOf, type LoadedMarket } from '../orders/place-demo-order.ts'
import { demoPriceLists } from './price-lists.ts'

/** Longer than any order of the market is old. */
const AGREED_DAYS_AGO = 120

/** Writes the price lists of demo suppliers; their ids, by supplier and name. */
export async function insertDemoPriceLists(
  tx: Transaction,
  market: LoadedMarket,
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>()
  for (const { supplier: key, name, percentOff, lines } of demoPriceLists) {
    const { supplier, today } = await lockAgreedPrices(tx, idOf(market, key) as SupplierId)
    await insertPriceList(tx, supplier, { name, percent_off: percentOff })
    const { price_lists } = await listPriceLists(tx, supplier)
    const publicId = price_lists.find((list) => list.name === name)?.public_id ?? ''
    const list = await findPriceList(tx, supplier, publicId)
    if (!list) throw new Error(`${key} has no price list ${name}`)
    const first = later(today, -AGREED_DAYS_AGO)
    const toSet = lines.map(({ product, priceCents, fromCases }) => {
      const { id } = market.products(key, product)
      return { product_id: id, from_cases: fromCases, price_cents: priceCents, first, last: null }
    })
    await setPriceListLines(tx, supplier, list, toSet)
    ids.set(`${key} ${name}`, list.id)
  }
  return ids
}
