import { type Candidate, toCandidate } from '@halles/domain/order-text/fit.ts'
import type { NamedProduct } from '@halles/domain/order-text/product-terms.ts'
import { isLearnt, type TypedGood } from '@halles/domain/order-text/read-good.ts'
import type { Compared, Comparison } from '@halles/domain/order-text/resolve-good.ts'
import { alternativesOf } from '@halles/domain/order-text/senses.ts'
import { wordsKey } from '@halles/domain/order-text/words.ts'
import type { Reader } from '../database/transaction.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'
import type { Wanted } from './market.ts'
import { findKnownWords, listPurchasedProducts, type OfferedRow } from './purchase-history-sql.ts'

/** A product that the kitchen buys, or that is known for words. */
type OwnProduct = NamedProduct & { readonly supplierId: number }

/** What a kitchen has to do with a good. */
export type Kitchen = (wanted: Wanted) => Pick<Comparison<OwnProduct>, 'known' | 'own'>

/** What goods are compared with first: what somebody confirmed for such words, the guides, and what was ordered. */
export async function kitchenOf(
  reader: Reader,
  restaurantId: RestaurantId,
  goods: readonly TypedGood[],
): Promise<Kitchen> {
  const keys = [...new Set(goods.map(({ words }) => wordsKey(words)))]
  const known = await findKnownWords(reader, restaurantId, keys)
  const bought = (await listPurchasedProducts(reader, restaurantId)).map(
    ({ labels, times, usual, ...row }): Compared<OwnProduct> => ({
      candidate: toCandidate(toProduct(row), labels ?? []),
      usual: usual ?? undefined,
      times,
      isInGuide: labels !== null,
      isOrderable: row.orderable,
    }),
  )
  const byId = new Map(bought.map((one) => [one.candidate.product.publicId, one]))
  const byWords = new Map(
    known.map(({ words, ...row }) => [words, byId.get(row.public_id) ?? notBought(row)]),
  )
  const places = placesByTerm(bought)
  return ({ readings, supplierId }) => {
    const terms = readings.flatMap((good) => good.terms.flatMap(alternativesOf))
    const found = new Set(terms.flatMap((term) => places.get(term) ?? []))
    const isOf = ({ candidate }: Compared<OwnProduct>) =>
      supplierId === null || candidate.product.supplierId === supplierId
    const [good] = readings
    const known = good && isLearnt(good) ? byWords.get(wordsKey(good.words)) : undefined
    return {
      known: known && isOf(known) ? known : undefined,
      own: bought.filter((one, place) => found.has(place) && isOf(one)),
    }
  }
}

/** Where the products are that have a term: none of the others fits a good that has it. */
function placesByTerm(bought: readonly { candidate: Candidate<unknown> }[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [place, { candidate }] of bought.entries())
    for (const term of candidate.terms) {
      const found = places.get(term)
      if (found) found.push(place)
      else places.set(term, [place])
    }
  return places
}

function notBought(row: OfferedRow): Compared<OwnProduct> {
  const candidate = toCandidate(toProduct(row))
  return { candidate, usual: undefined, times: 0, isInGuide: false, isOrderable: row.orderable }
}

function toProduct(row: OfferedRow): OwnProduct {
  return {
    publicId: row.public_id,
    nameFr: row.name_fr,
    nameEn: row.name_en,
    unit: row.unit,
    quantityHundredths: row.quantity_per_case,
    supplierId: row.supplier_id,
  }
}
