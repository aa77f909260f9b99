import { createHash } from 'node:crypto'
import type { OwnPriceList } from '@halles/domain/customer-import/customer-row.ts'
import type { OwnCustomer, OwnInvitation } from '@halles/domain/customer-import/plan-customers.ts'
import { sql } from 'kysely'
import type { Reader } from '../database/transaction.ts'
import type { SupplierId } from '../platform/access/viewer.ts'

/** Those whom a list is held against, and by which it shows whether they are still the same. */
export type OwnCustomers = {
  customers: OwnCustomer[]
  invitations: OwnInvitation[]
  priceLists: OwnPriceList[]
  digest: string
}

/**
 * The supplier's own customers, with the address of the contact, which it knows from their orders, and those it invited, and
 * whom it has named and who did not follow yet. No other account is looked at.
 */
export async function listOwnCustomers(
  reader: Reader,
  supplierId: SupplierId,
): Promise<OwnCustomers> {
  const customers = await reader
    .selectFrom('customer')
    .innerJoin('restaurant', 'restaurant.account_id', 'customer.restaurant_id')
    .innerJoin('account', 'account.id', 'customer.restaurant_id')
    .innerJoin('person', 'person.id', 'account.contact_person_id')
    .select([
      'customer.restaurant_id as restaurantId',
      'restaurant.name',
      'customer.code',
      'customer.terms_days as termsDays',
      priceListOf('customer').as('priceList'),
      sql<string[]>`array[person.email] || array(
        select email from trade_invitation invited
        where invited.account_id = customer.supplier_id and taken_by_id = customer.restaurant_id
          and accepted_at is not null
        order by id)`.as('emails'),
    ])
    // guard: customer import: only the own customers are recognized [customer-import.post]
    .where('customer.supplier_id', '=', supplierId)
    .where('account.status', '=', 'active')
    .orderBy('customer.restaurant_id')
    .execute()
  const invitations = await reader
    .selectFrom('trade_invitation')
    .select([
      ...(['id', 'email', 'name', 'code', 'terms_days as termsDays', 'language'] as const),
      priceListOf('trade_invitation').as('priceList'),
    ])
    .where('account_id', '=', supplierId)
    .where('accepted_at', 'is', null)
    .orderBy('id')
    .execute()
  const priceLists = await reader
    .selectFrom('price_list')
    .select(['id', 'name'])
    // guard: customer import: only the own price lists are named [customer-price-lists]
    .where('supplier_id', '=', supplierId)
    .orderBy('id')
    .execute()
  const all = { customers, invitations, priceLists }
  const digest = createHash('sha256').update(JSON.stringify(all)).digest('base64url')
  return { ...all, digest }
}

function priceListOf(table: 'customer' | 'trade_invitation') {
  return sql<OwnPriceList | null>`(
    select json_build_object('id', id, 'name', name) from price_list
    where price_list.id = ${sql.ref(`${table}.price_list_id`)})`
}
