import type { Language } from '@halles/contract/language.ts'
import { MAX_LISTED_PRICES } from '@halles/domain/catalogue-prices.ts'
import type { ListingName } from '@halles/domain/product.ts'
import { sql } from 'kysely'
import type { Reader } from '../../database/transaction.ts'
import type { SupplierId } from '../../platform/access/viewer.ts'
import { isListed } from './product-search-sql.ts'

/** Prices of the supplier's products in a category by name, at most MAX_LISTED_PRICES, and how many there are. */
export async function listOwnPrices(
  reader: Reader,
  supplierId: SupplierId,
  { category_name, lang }: { category_name: ListingName; lang: Language },
) {
  const results = await reader
    .selectFrom('product')
    .select([
      'public_id',
      'name_fr',
      'name_en',
      'price_cents as price',
      'quantity_hundredths as quantity_per_case',
      'unit',
      sql<number>`count(*) over ()`.as('count'),
    ])
    .where('supplier_id', '=', supplierId)
    .where(isListed(category_name, undefined))
    .orderBy(sql.ref(`name_${lang}`), (order) => order.collate(`${lang}-x-icu`))
    .orderBy('public_id')
    .limit(MAX_LISTED_PRICES)
    .execute()
  return {
    count: results[0]?.count ?? 0,
    results: results.map(({ count: _, ...product }) => product),
  }
}
