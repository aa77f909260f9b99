import { toCandidates } from '@halles/domain/order-text/fit.ts'
import type { NamedProduct } from '@halles/domain/order-text/product-terms.ts'
import type { TypedGood } from '@halles/domain/order-text/read-good.ts'
import type { Compared } from '@halles/domain/order-text/resolve-good.ts'
import type { Reader } from '../database/transaction.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'
import { conditionOnAll, conditionsOnPart } from './market-conditions.ts'
import { type FoundProducts, findMarketProducts, type Sought } from './market-products-sql.ts'

/** What is looked for in the market: a good in each of its readings. */
export type Wanted = { readonly readings: readonly TypedGood[]; readonly supplierId: number | null }

/** What the market has of a good; `isWhole`: all of it that has every word. */
export type InMarket = {
  readonly market: readonly Compared<NamedProduct>[]
  readonly isWhole: boolean
}

/**
 * What can be ordered of each good, in the order of the goods. For all of them in two statements: what has all of its words,
 * and for those of which there is none, what has some.
 */
export async function lookUpMarket(
  reader: Reader,
  restaurantId: RestaurantId,
  goods: readonly Wanted[],
): Promise<InMarket[]> {
  const look = (sought: readonly Sought[][]) => lookUp(reader, restaurantId, sought)
  const whole = await look(
    goods.map((good) => soughtOf(good, (terms) => conditionOnAll(terms) ?? [])),
  )
  const isMissing = (results: readonly FoundProducts[] = []) =>
    results.every(({ products }) => products.length === 0)
  const partly = await look(
    goods.map((good, at) => (isMissing(whole[at]) ? soughtOf(good, conditionsOnPart) : [])),
  )
  const found = goods.map((_, at) => [...(whole[at] ?? []), ...(partly[at] ?? [])])
  const compared = comparedOf(found.flat())
  return found.map((results) => {
    const ids = new Set(results.flatMap(({ products }) => products.map(({ publicId }) => publicId)))
    return {
      market: [...ids].flatMap((id) => compared.get(id) ?? []),
      isWhole: results.every((result) => result.isWhole),
    }
  })
}

function soughtOf(
  { readings, supplierId }: Wanted,
  conditionsOf: (terms: readonly string[]) => string | readonly string[],
): Sought[] {
  const conditions = readings.flatMap(({ terms }) => conditionsOf(terms))
  return conditions.map((condition) => ({ condition, supplierId }))
}

/** What each good finds; the same is looked up once. */
async function lookUp(
  reader: Reader,
  restaurantId: RestaurantId,
  sought: readonly Sought[][],
): Promise<FoundProducts[][]> {
  const keyOf = ({ condition, supplierId }: Sought) => `${supplierId ?? ''} ${condition}`
  const unique = new Map(sought.flat().map((one) => [keyOf(one), one]))
  const results = await findMarketProducts(reader, restaurantId, [...unique.values()])
  const found = new Map([...unique.keys()].map((key, at) => [key, results[at]]))
  return sought.map((ones) => ones.flatMap((one) => found.get(keyOf(one)) ?? []))
}

function comparedOf(found: readonly FoundProducts[]): Map<string, Compared<NamedProduct>> {
  const products = new Map(
    found.flatMap((result) => result.products.map((one) => [one.publicId, one])),
  )
  return new Map(
    toCandidates([...products.values()]).map((candidate) => [
      candidate.product.publicId,
      { candidate, usual: undefined, times: 0, isInGuide: false, isOrderable: true },
    ]),
  )
}
