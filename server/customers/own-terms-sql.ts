import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { sql } from 'kysely'
import { instant } from '../database/instant.ts'
import type { Reader } from '../database/transaction.ts'
import type { RestaurantId, SupplierId } from '../platform/access/viewer.ts'

export type OwnTerms = Output<Endpoints['supplierAsk']>

/** Of a left-joined `customer`: how a restaurant stands with a supplier, and what is agreed while its account is open. */
export const ownTerms = [
  sql<OwnTerms['account']>`coalesce(customer.status, 'none')`.as('account'),
  instant('customer.since').$castTo<string | null>().as('account_since'),
  sql<string>`case customer.status when 'open' then customer.code else '' end`.as('code'),
  sql<number | null>`case customer.status when 'open' then customer.terms_days end`.as(
    'terms_days',
  ),
] as const

/** The same of one restaurant and one supplier. */
export function getOwnTerms(
  reader: Reader,
  restaurantId: RestaurantId,
  supplierId: SupplierId,
): Promise<OwnTerms> {
  return reader
    .selectFrom('supplier')
    .leftJoin('customer', (join) =>
      join
        .onRef('customer.supplier_id', '=', 'supplier.account_id')
        .on('customer.restaurant_id', '=', restaurantId),
    )
    .select(ownTerms)
    .where('supplier.account_id', '=', supplierId)
    .executeTakeFirstOrThrow()
}
