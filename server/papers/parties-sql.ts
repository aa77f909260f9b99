import type { PaperBuyer, PaperParty } from '@halles/domain/papers/paper.ts'
import { sql } from 'kysely'
import type { Reader } from '../database/transaction.ts'
import type { SupplierId, ViewerOf } from '../platform/access/viewer.ts'

/** Who sells and who buys as they are now, and within how many days the buyer pays; null: nothing is agreed. */
export type Parties = { seller: PaperParty; buyer: PaperBuyer; termsDays: number | null }

const OWN = { supplier: 'supplier.account_id', restaurant: 'restaurant.account_id' } as const

export function readParties(
  reader: Reader,
  supplierId: SupplierId,
  restaurantId: number,
): Promise<Parties> {
  return parties(reader, { supplierId, restaurantId }).executeTakeFirstOrThrow()
}

/** The same of a business, on either side, and one that it has papers with. */
export function readPartiesOf(
  reader: Reader,
  viewer: Pick<ViewerOf<'trade'>, 'kind' | 'accountId'>,
  pair: { supplierId: number; restaurantId: number },
): Promise<Parties> {
  return parties(reader, pair)
    .where(OWN[viewer.kind], '=', viewer.accountId)
    .executeTakeFirstOrThrow()
}

function parties(
  reader: Reader,
  { supplierId, restaurantId }: { supplierId: number; restaurantId: number },
) {
  return reader
    .selectFrom('supplier')
    .innerJoin('account as selling', 'selling.id', 'supplier.account_id')
    .innerJoin('city as from', 'from.id', 'supplier.city_id')
    .innerJoin('restaurant', (join) => join.on('restaurant.account_id', '=', restaurantId))
    .innerJoin('account as buying', 'buying.id', 'restaurant.account_id')
    .innerJoin('city as to', 'to.id', 'restaurant.city_id')
    .leftJoin('customer', (join) =>
      join
        .onRef('customer.supplier_id', '=', 'supplier.account_id')
        .onRef('customer.restaurant_id', '=', 'restaurant.account_id'),
    )
    .select([
      sql<PaperParty>`json_build_object('publicId', selling.public_id, 'name', supplier.name,
        'address', supplier.address, 'city', "from".name, 'zipCode', supplier.zip_code,
        'phoneNumber', supplier.phone_number)`.as('seller'),
      sql<PaperBuyer>`json_build_object('publicId', buying.public_id, 'name', restaurant.name,
        'address', restaurant.address, 'city', "to".name, 'zipCode', restaurant.zip_code,
        'phoneNumber', restaurant.phone_number, 'code', coalesce(customer.code, ''))`.as('buyer'),
      'customer.terms_days as termsDays',
    ])
    .where('supplier.account_id', '=', supplierId)
}
