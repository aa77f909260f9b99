import type { PaperBuyer, PaperParty } from '@halles/domain/papers/paper.ts'
import { sql } from 'kysely'
import type { Reader } from '../../database/transaction.ts'
import type { ViewerOf } from '../../platform/access/viewer.ts'

export type StatementParties = { supplier: PaperParty; restaurant: PaperBuyer }

const OWN = { supplier: 'supplier.account_id', restaurant: 'restaurant.account_id' } as const

/** A business and one that it has papers with, as they are today. */
export function readStatementParties(
  reader: Reader,
  viewer: Pick<ViewerOf<'trade'>, 'kind' | 'accountId'>,
  { supplierId, restaurantId }: { supplierId: number; restaurantId: number },
): Promise<StatementParties> {
  return reader
    .selectFrom('supplier')
    .innerJoin('account as selling', 'selling.id', 'supplier.account_id')
    .innerJoin('city as selling_city', 'selling_city.id', 'supplier.city_id')
    .innerJoin('restaurant', (join) => join.on('restaurant.account_id', '=', restaurantId))
    .innerJoin('account as buying', 'buying.id', 'restaurant.account_id')
    .innerJoin('city', 'city.id', 'restaurant.city_id')
    .leftJoin('customer', (join) =>
      join
        .onRef('customer.supplier_id', '=', 'supplier.account_id')
        .onRef('customer.restaurant_id', '=', 'restaurant.account_id'),
    )
    .select([
      sql<PaperParty>`json_build_object('publicId', selling.public_id, 'name', supplier.name,
        'address', supplier.address, 'city', selling_city.name, 'zipCode', supplier.zip_code,
        'phoneNumber', supplier.phone_number)`.as('supplier'),
      sql<PaperBuyer>`json_build_object('publicId', buying.public_id, 'name', restaurant.name,
        'address', restaurant.address, 'city', city.name, 'zipCode', restaurant.zip_code,
        'phoneNumber', restaurant.phone_number, 'code', coalesce(customer.code, ''))`.as(
        'restaurant',
      ),
    ])
    .where(OWN[viewer.kind], '=', viewer.accountId)
    .where('supplier.account_id', '=', supplierId)
    .executeTakeFirstOrThrow()
}
