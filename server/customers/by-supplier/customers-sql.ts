import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { CustomerStatus } from '@halles/domain/customer.ts'
import { sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import { ofContact } from '../../accounts/accounts-sql.ts'
import { montrealDay } from '../../database/montreal-days.ts'
import type { Reader } from '../../database/transaction.ts'
import { IS_ESTIMATE } from '../../orders/facts/line-weights-sql.ts'
import type { SupplierId } from '../../platform/access/viewer.ts'
import { priceListOf } from './price-list-of-sql.ts'
import { salesTo } from './sales-sql.ts'

type Customer = Output<Endpoints['getCustomer']>

const LAST_ORDERS = 10

/** A customer of a supplier as its page shows it, amounts in cents: undefined for whoever is none. */
export async function findCustomer(
  reader: Reader,
  supplierId: SupplierId,
  restaurantPublicId: string,
): Promise<Customer | undefined> {
  const found = await reader
    .selectFrom('customer')
    .innerJoin('account', 'account.id', 'customer.restaurant_id')
    .innerJoin('restaurant', 'restaurant.account_id', 'account.id')
    .innerJoin('city', 'city.id', 'restaurant.city_id')
    .innerJoin('person', 'person.id', 'account.contact_person_id')
    .innerJoinLateral(salesTo(supplierId, sql.ref('customer.restaurant_id')), (join) =>
      join.onTrue(),
    )
    .select(({ ref, selectFrom }) => [
      jsonBuildObject({
        public_id: ref('account.public_id'),
        name: ref('restaurant.name'),
        phone_number: ref('restaurant.phone_number'),
        address: ref('restaurant.address'),
        city: ref('city.name'),
        zip_code: ref('restaurant.zip_code'),
        user: jsonBuildObject({ email: ofContact('email') }),
      }).as('restaurant'),
      sql<CustomerStatus>`customer.status`.as('status'),
      'customer.code',
      montrealDay('customer.since').as('since'),
      'sales.last_ordered',
      'customer.minimum_cents as minimum_order_price',
      'customer.terms_days',
      priceListOf(sql.ref('customer.price_list_id')),
      'customer.note',
      jsonBuildObject({
        orders: ref('sales.month_orders'),
        total: ref('sales.month_total'),
        is_estimate: ref('sales.month_is_estimate'),
      }).as('month'),
      jsonBuildObject({
        orders: ref('sales.year_orders'),
        total: ref('sales.year_total'),
        is_estimate: ref('sales.year_is_estimate'),
      }).as('year'),
      jsonArrayFrom(
        selectFrom('restaurant_order')
          .innerJoin('supplier_order', 'supplier_order.restaurant_order_id', 'restaurant_order.id')
          .select([
            'supplier_order.public_id',
            'restaurant_order.number',
            montrealDay('supplier_order.placed_at').as('date'),
            'supplier_order.status',
            'supplier_order.total_cents as total_price',
            IS_ESTIMATE.as('is_estimate'),
          ])
          .whereRef('restaurant_order.restaurant_id', '=', 'customer.restaurant_id')
          // guard: customers: the last orders are the supplier's own [customer.get]
          .where('supplier_order.supplier_id', '=', supplierId)
          .orderBy('restaurant_order.number', 'desc')
          .limit(LAST_ORDERS),
      ).as('last_orders'),
    ])
    // guard: customers: whose customer is shown [access-sweep]
    .where('customer.supplier_id', '=', supplierId)
    .where('account.public_id', '=', restaurantPublicId)
    .executeTakeFirst()
  return found
}
