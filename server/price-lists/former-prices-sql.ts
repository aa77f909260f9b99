import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { MAX_FORMER_PRICES } from '@halles/domain/price-list.ts'
import { sql } from 'kysely'
import { MONTREAL_TODAY } from '../database/montreal-days.ts'
import type { Reader } from '../database/transaction.ts'
import type { SupplierId } from '../platform/access/viewer.ts'
import type { PriceList } from './price-lists-sql.ts'

type FormerPrice = Output<Endpoints['priceListHistory']>['results'][number]

/**
 * What a price list asked for one of the supplier's own products on days that have passed, the last to end first, at most
 * MAX_FORMER_PRICES; undefined where the supplier has no such product, one that went off the market included.
 */
export async function findFormerPrices(
  reader: Reader,
  supplierId: SupplierId,
  list: PriceList,
  productPublicId: string,
): Promise<FormerPrice[] | undefined> {
  const product = await reader
    .selectFrom('product')
    .select('id')
    // guard: price lists: former prices of own products alone [former-prices]
    .where('supplier_id', '=', supplierId)
    .where('public_id', '=', productPublicId)
    .executeTakeFirst()
  if (!product) return undefined
  return reader
    .selectFrom('price_list_line')
    .select([
      'from_cases',
      'price_cents as price',
      sql<string | null>`lower(days)`.as('from_day'),
      sql<string>`upper(days) - 1`.as('until_day'),
    ])
    .where('price_list_id', '=', list.id)
    .where('product_id', '=', product.id)
    .where(sql<boolean>`upper(days) <= ${MONTREAL_TODAY}`)
    .orderBy(sql`upper(days)`, 'desc')
    .orderBy('from_cases')
    .limit(MAX_FORMER_PRICES)
    .execute()
}
