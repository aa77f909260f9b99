import { toCandidates } from '@halles/domain/order-text/fit.ts'
import type { NamedProduct } from '@halles/domain/order-text/product-terms.ts'
import type { TypedGood } from '@halles/domain/order-text/read-good.ts'
import type { Compared } from '@halles/domain/order-text/resolve-good.ts'
import {
  type FoundProducts,
  findProductsWithTerms,
} from '../catalogue/product-list/products-with-terms-sql.ts'
import type { Reader } from '../database/transaction.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'

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
  const sought = goods.map(({ readings, supplierId }) => ({
    readings: readings.map(({ terms }) => terms),
    supplierId,
  }))
  const whole = await findProductsWithTerms(reader, restaurantId, sought, 'all')
  const missing = sought.map((one, at) =>
    whole[at]?.products.length === 0 ? one : { ...one, readings: [] },
  )
  const partly = await findProductsWithTerms(reader, restaurantId, missing, 'some')
  const found = goods.map((_, at) => [whole[at], partly[at]].filter((one) => one !== undefined))
  const compared = comparedOf(found.flat())
  return found.map((results) => {
    const ids = new Set(results.flatMap(({ products }) => products.map(({ publicId }) => publicId)))
    return {
      market: [...ids].flatMap((id) => compared.get(id) ?? []),
      isWhole: results.every((result) => result.isWhole),
    }
  })
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
