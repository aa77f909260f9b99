import type { NamedProduct } from '@halles/domain/order-text/product-terms.ts'
import type { TypedGood } from '@halles/domain/order-text/read-good.ts'
import { type ResolvedGood, resolveGood } from '@halles/domain/order-text/resolve-good.ts'
import { isSpelt, readingsOf, type Spellings } from '@halles/domain/order-text/spelling.ts'
import { stemOf } from '@halles/domain/order-text/stems.ts'
import { findSpellings } from '../catalogue/product-list/word-spellings-sql.ts'
import type { Reader } from '../database/transaction.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'
import { kitchenOf } from './kitchen.ts'
import { lookUpMarket, type Wanted } from './market.ts'

/** A good, of one supplier where a heading named one. */
export type AskedGood = { readonly good: TypedGood; readonly supplierId: number | null }
/** What a good means; undefined for one that was not asked for. */
export type Meanings = ReadonlyMap<TypedGood, ResolvedGood<NamedProduct>>

/**
 * What goods mean to a restaurant. Only for those that the kitchen alone leaves in doubt, other spellings are looked up, and
 * the market.
 */
export async function findMeanings(
  reader: Reader,
  restaurantId: RestaurantId,
  asked: readonly AskedGood[],
): Promise<Meanings> {
  const kitchen = await kitchenOf(
    reader,
    restaurantId,
    asked.map(({ good }) => good),
  )
  const meanings = new Map<TypedGood, ResolvedGood<NamedProduct>>(
    asked.map(({ good, supplierId }) => {
      const wanted = { readings: readingsOf(good, new Map()), supplierId }
      return [
        good,
        resolveGood(wanted.readings, { ...kitchen(wanted), market: [], isWhole: false }),
      ]
    }),
  )
  const open = asked.filter(({ good }) => meanings.get(good)?.asksMarket)
  const spellings = await spellingsOf(
    reader,
    restaurantId,
    open.map(({ good }) => good),
  )
  const wanted = open.map(
    ({ good, supplierId }): Wanted => ({ readings: readingsOf(good, spellings), supplierId }),
  )
  const markets = await lookUpMarket(reader, restaurantId, wanted)
  for (const [at, one] of wanted.entries()) {
    const [good, market] = [open[at]?.good, markets[at]]
    if (good && market)
      meanings.set(good, resolveGood(one.readings, { ...kitchen(one), ...market }))
  }
  return meanings
}

async function spellingsOf(
  reader: Reader,
  restaurantId: RestaurantId,
  goods: readonly TypedGood[],
): Promise<Spellings> {
  const words = goods.flatMap((good) => good.words.filter((word) => !isSpelt(stemOf(word))))
  const found = await findSpellings(reader, restaurantId, words)
  return new Map([...found].map(([word, names]) => [stemOf(word), names]))
}
