import { createHash } from 'node:crypto'
import type { OwnCustomer, OwnInvitation } from '@halles/domain/customer-import/plan-customers.ts'
import { sql } from 'kysely'
import type { Reader } from '../database/transaction.ts'
import type { SupplierId } from '../platform/access/viewer.ts'

/** Those whom a list is held against, and by which it shows whether they are still the same. */
export type OwnCustomers = {
  customers: OwnCustomer[]
  invitations: OwnInvitation[]
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
    .select(['id', 'email', 'name', 'code', 'terms_days as termsDays', 'language'])
    .where('account_id', '=', supplierId)
    .where('accepted_at', 'is', null)
    .orderBy('id')
    .execute()
  const digest = createHash('sha256').update(JSON.stringify([customers, invitations]))
  return { customers, invitations, digest: digest.digest('base64url') }
}
