import type { DatedPrice } from '@halles/domain/price-list.ts'
import type { OwnProduct } from '@halles/domain/price-list-import/find-product.ts'
import type { OwnPrices } from '@halles/domain/price-list-import/plan-prices.ts'
import { sql } from 'kysely'
import { MONTREAL_TODAY } from '../database/montreal-days.ts'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { SupplierId } from '../platform/access/viewer.ts'

/** What a file is held against; the digest shows whether the prices are still the same. */
export type ComparedWith = {
  products: OwnProduct[]
  prices: OwnPrices
  today: string
  digest: string
}

/** The supplier's products on sale, and the prices of a price list that have not ended. */
export async function listOwnPrices(
  reader: Reader,
  supplierId: SupplierId,
  priceListId: number,
): Promise<ComparedWith> {
  // Before the prices: what changes between is then seen to have changed.
  const { today, digest } = await pricesDigest(reader, priceListId)
  const products = await reader
    .selectFrom('product')
    .select([
      'id',
      'public_id as publicId',
      'item_code as itemCode',
      'price_cents as listPriceCents',
      sql<string[]>`array[name_fr, name_en]`.as('names'),
    ])
    // guard: price import: prices of own products alone [price-list-import.post]
    .where('supplier_id', '=', supplierId)
    .where('deleted_at', 'is', null)
    .execute()
  return { products, prices: await pricesFrom(reader, priceListId, today), today, digest }
}

/** The day it is in Montréal, and a digest of a price list's prices that have not ended. */
export function pricesDigest(
  reader: Reader,
  priceListId: number,
): Promise<{ today: string; digest: string }> {
  return reader
    .selectNoFrom(({ selectFrom }) => [
      MONTREAL_TODAY.as('today'),
      selectFrom('price_list_line as line')
        .select(
          sql<string>`encode(sha256(convert_to(coalesce(string_agg(
            concat_ws(' ', product_id, from_cases, days, price_cents), ';'
            order by product_id, from_cases, days), ''), 'UTF8')), 'hex')`.as('digest'),
        )
        .where('price_list_id', '=', priceListId)
        .where(sql<boolean>`coalesce(upper(days) > ${MONTREAL_TODAY}, true)`)
        .$asScalar()
        .$notNull()
        .as('digest'),
    ])
    .executeTakeFirstOrThrow()
}

/** The prices of a price list that last to a day, by product; of some products alone, where they are named. */
export async function pricesFrom(
  reader: Reader,
  priceListId: number,
  day: string,
  productIds?: readonly number[],
): Promise<Map<number, DatedPrice[]>> {
  const lines = await reader
    .selectFrom('price_list_line as line')
    .select([
      'product_id',
      'from_cases as fromCases',
      'price_cents as priceCents',
      sql<string | null>`lower(days)::text`.as('fromDay'),
      sql<string | null>`(upper(days) - 1)::text`.as('untilDay'),
    ])
    .where('price_list_id', '=', priceListId)
    .where(sql<boolean>`coalesce(upper(days) > ${day}::date, true)`)
    .$if(productIds !== undefined, (query) =>
      query.where('product_id', '=', sql<number>`any(${productIds}::integer[])`),
    )
    .orderBy('product_id')
    .orderBy('from_cases')
    .orderBy('days')
    .execute()
  const prices = new Map<number, DatedPrice[]>()
  for (const { product_id, ...price } of lines) {
    const ofProduct = prices.get(product_id)
    if (ofProduct) ofProduct.push(price)
    else prices.set(product_id, [price])
  }
  return prices
}

/** Whether the supplier has a price list still; until the commit nobody removes it. */
export async function keepPriceList(tx: Transaction, priceListId: number): Promise<boolean> {
  const kept = await tx
    .selectFrom('price_list')
    .select('id')
    .where('id', '=', priceListId)
    .forKeyShare()
    .executeTakeFirst()
  return kept !== undefined
}
