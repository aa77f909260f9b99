import type { Input, Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { CustomerStatus } from '@halles/domain/customer.ts'
import { sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import { montrealDay } from '../../database/montreal-days.ts'
import type { Reader } from '../../database/transaction.ts'
import { hasEachWordOf } from '../../operator/word-search-sql.ts'
import type { SupplierId } from '../../platform/access/viewer.ts'
import { priceListOf } from './price-list-of-sql.ts'
import { salesTo } from './sales-sql.ts'

const PAGE = 20

const ASKED_FIRST = sql`listed.status <> 'asked'`
const BY_NAME = sql`listed.name collate "fr-x-icu"`

/**
 * A supplier's customers of a status, those who ask first, then by name, twenty a page (from 1); how many there are, and how
 * many ask. `search` keeps those whose name or code has each of its words somewhere. Sums, in cents, are made for the page
 * alone (decision 084).
 */
export function listCustomers(
  reader: Reader,
  supplierId: SupplierId,
  { status, search, page }: Input<Endpoints['customerList']>,
): Promise<Output<Endpoints['customerList']>> {
  return reader
    .with('found', (db) =>
      db
        .selectFrom('customer')
        .innerJoin('restaurant', 'restaurant.account_id', 'customer.restaurant_id')
        .select(['restaurant_id', 'status', 'code', 'since', 'price_list_id'])
        .select(['restaurant.name', 'city_id'])
        // guard: customers: whose are listed [customer-list.get]
        .where('supplier_id', '=', supplierId)
        .$if(status !== 'all', (query) => query.where('status', '=', status))
        .$if(Boolean(search), (query) =>
          query.where(hasEachWordOf(search ?? '', sql`concat_ws(' ', restaurant.name, code)`)),
        ),
    )
    .with('listed', (db) =>
      db
        .selectFrom('found as listed')
        .selectAll()
        .orderBy(ASKED_FIRST)
        .orderBy(BY_NAME)
        .orderBy('restaurant_id')
        .limit(PAGE)
        .offset((page - 1) * PAGE),
    )
    .selectNoFrom(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('listed')
          .innerJoin('account', 'account.id', 'listed.restaurant_id')
          .innerJoin('city', 'city.id', 'listed.city_id')
          .innerJoinLateral(salesTo(supplierId, sql.ref('listed.restaurant_id')), (join) =>
            join.onTrue(),
          )
          .select(({ ref }) => [
            jsonBuildObject({
              public_id: ref('account.public_id'),
              name: ref('listed.name'),
              city: ref('city.name'),
            }).as('restaurant'),
            sql<CustomerStatus>`listed.status`.as('status'),
            'listed.code',
            montrealDay('listed.since').as('since'),
            priceListOf(sql.ref('listed.price_list_id')),
            'sales.last_ordered',
            'sales.orders',
            'sales.year_total',
            'sales.year_is_estimate as is_estimate',
          ])
          .orderBy(ASKED_FIRST)
          .orderBy(BY_NAME)
          .orderBy('listed.restaurant_id'),
      ).as('results'),
      selectFrom('found')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('count'),
      selectFrom('customer')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('supplier_id', '=', supplierId)
        .where('status', '=', 'asked')
        .$asScalar()
        .$notNull()
        .as('asked_count'),
    ])
    .executeTakeFirstOrThrow()
}
