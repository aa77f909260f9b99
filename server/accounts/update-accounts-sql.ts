import type { OpenTo } from '@halles/domain/customer.ts'
import { sql } from 'kysely'
import { queuedToChange, rowOf } from '../database/row-queue-sql.ts'
import type { Transaction } from '../database/transaction.ts'
import type { AccountId, PersonId, RestaurantId, SupplierId } from '../platform/access/viewer.ts'
import type { NewBusiness } from '../sign-up/sign-up-sql.ts'
import { lockTeam } from '../team/team-sql.ts'
import { findRole } from './memberships-sql.ts'

/** A person's own name, and what it was. Two who save at once wait here: the one who saves last wins as a whole. */
export async function updatePerson(
  tx: Transaction,
  personId: PersonId,
  person: { first_name: string; last_name: string },
): Promise<{ first_name: string; last_name: string; email: string }> {
  const before = await tx
    .selectFrom('person')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', personId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  await tx.updateTable('person').set(person).where('id', '=', personId).execute()
  return before
}

const BUSINESS = ['name', 'phone_number', 'address', 'zip_code', 'city_id'] as const

/**
 * Makes whoever says who is in charge of a business its contact. Before the person, as the account is locked before it; most
 * often it is so already, and nothing is locked. False when that one does not own the business any more: its contact is one
 * of its owners.
 */
export async function updateContact(
  tx: Transaction,
  { accountId, personId }: { accountId: AccountId; personId: PersonId },
): Promise<boolean> {
  const { contact_person_id: contact } = await tx
    .selectFrom('account')
    .select('contact_person_id')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (contact === personId) return true
  await lockTeam(tx, accountId)
  if ((await findRole(tx, { accountId, personId })) !== 'owner') return false
  await tx
    .updateTable('account')
    .set({ contact_person_id: personId })
    .where('id', '=', accountId)
    .execute()
  return true
}

/** All that a restaurant says of itself, and what it said before. */
export async function updateRestaurant(
  tx: Transaction,
  restaurantId: RestaurantId,
  business: NewBusiness,
): Promise<NewBusiness> {
  const before = await tx
    .selectFrom('restaurant')
    .select(BUSINESS)
    .where('account_id', '=', restaurantId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  await tx.updateTable('restaurant').set(business).where('account_id', '=', restaurantId).execute()
  return before
}

type SupplierSettings = NewBusiness & { minimum_order_cents: number; open_to: OpenTo }
type SaidSettings = Omit<SupplierSettings, 'open_to'> & { open_to?: OpenTo | undefined }

/**
 * All that a supplier says of itself, its minimum in cents, the cities it serves aside; and what it said before. Whom it is
 * open to stays where that is not said.
 */
export async function updateSupplier(
  tx: Transaction,
  supplierId: SupplierId,
  business: SaidSettings,
): Promise<SupplierSettings> {
  const before = await tx
    .selectFrom('supplier')
    .select([...BUSINESS, 'minimum_order_cents', sql<OpenTo>`open_to`.as('open_to')])
    .where('account_id', '=', supplierId)
    .where(queuedToChange('supplier', rowOf(supplierId)))
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  await tx.updateTable('supplier').set(business).where('account_id', '=', supplierId).execute()
  return before
}

/** The cities a supplier serves from now on, and no others; whether they were others before. */
export async function updateCitiesServed(
  tx: Transaction,
  supplierId: SupplierId,
  cityIds: number[],
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('supplier_city')
    .where('supplier_id', '=', supplierId)
    .where('city_id', '<>', sql<number>`all(${cityIds})`)
    .executeTakeFirst()
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('supplier_city')
    .values(cityIds.map((city_id) => ({ supplier_id: supplierId, city_id })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numDeletedRows + numInsertedOrUpdatedRows > 0n
}
