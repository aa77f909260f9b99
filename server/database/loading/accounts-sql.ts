import type { Language } from '@halles/contract/language.ts'
import type { AccountKind, AccountStatus } from '@halles/domain/account.ts'
import type { Cents } from '@halles/domain/money.ts'
import type { Role } from '@halles/domain/role.ts'
import { sql } from 'kysely'
import { insertAccount } from '../../accounts/insert-account-sql.ts'
import type { Database } from '../connect.ts'
import type { Reader, Transaction } from '../transaction.ts'

export type NewAccount = {
  kind: AccountKind
  status: AccountStatus
  email: string
  passwordHash: string
  firstName: string
  lastName: string
  language: Language
  createdAt: Date
  publicId?: string
}

export type NewMember = Pick<
  NewAccount,
  'kind' | 'email' | 'passwordHash' | 'firstName' | 'lastName'
> & { role: Role }

export type NewRestaurant = {
  name: string
  phoneNumber: string
  address: string
  city: string
  zipCode: string
}

export type NewSupplier = NewRestaurant & { minimumOrderCents: Cents }

/** Ids by city name. */
export type CityIds = ReadonlyMap<string, number>

/** The ids of these cities; one that the list does not have yet is added to it. */
export async function insertMissingCities(
  tx: Transaction,
  names: readonly string[],
): Promise<CityIds> {
  const wanted = [...new Set(names)]
  await tx
    .insertInto('city')
    .values(wanted.map((name) => ({ name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const rows = await tx
    .selectFrom('city')
    .select(['id', 'name'])
    .where('name', 'in', wanted)
    .execute()
  return new Map(rows.map((row) => [row.name, row.id]))
}

/** Writes an account with its owner and gives its id; a restaurant's or a supplier's business comes after. */
export async function insertOwnedAccount(tx: Transaction, account: NewAccount): Promise<number> {
  const { kind, status, publicId, createdAt } = account
  const inserted = await insertAccount(
    tx,
    { kind, status, created_at: createdAt, ...(publicId && { public_id: publicId }) },
    {
      email: account.email,
      password_hash: account.passwordHash,
      first_name: account.firstName,
      last_name: account.lastName,
      language: account.language,
    },
  )
  if (!inserted) throw new Error(`${account.email} signs somebody in already`)
  return inserted.id
}

/** Writes a person who belongs to an account without owning it. */
export async function insertMember(
  tx: Transaction,
  accountId: number,
  member: NewMember,
): Promise<void> {
  const { id: person_id } = await tx
    .insertInto('person')
    .values({
      email: member.email,
      password_hash: member.passwordHash,
      first_name: member.firstName,
      last_name: member.lastName,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('membership')
    .values({ account_id: accountId, kind: member.kind, person_id, role: member.role })
    .execute()
}

/**
 * Writes so many active accounts at once, each with an owner whom nobody signs in as, and gives their ids in ascending
 * order; their businesses come after.
 */
export async function insertManyAccounts(
  database: Database,
  kind: AccountKind,
  count: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with owner as (
      insert into person (email, password_hash, first_name, last_name)
      select gen_random_uuid() || '@exemple.test', 'none', 'Camille', 'Tremblay' from generate_series(1, ${count})
      returning id
    ), opened as (
      insert into account (kind, status, contact_person_id) select ${kind}, 'active', id from owner
      returning id, kind, contact_person_id
    ), belonging as (
      insert into membership (account_id, kind, person_id, role)
      select id, kind, contact_person_id, 'owner' from opened
    )
    select id from opened order by id`.execute(database)
  return rows.map(({ id }) => id)
}

/** The business of a restaurant's account. */
export async function insertRestaurant(
  tx: Transaction,
  accountId: number,
  restaurant: NewRestaurant,
  cities: CityIds,
): Promise<void> {
  await tx
    .insertInto('restaurant')
    .values({ account_id: accountId, ...businessColumns(restaurant, cities) })
    .execute()
}

/** The business of a supplier's account. The cities it serves come after. */
export async function insertSupplier(
  tx: Transaction,
  accountId: number,
  supplier: NewSupplier,
  cities: CityIds,
): Promise<void> {
  await tx
    .insertInto('supplier')
    .values({
      account_id: accountId,
      minimum_order_cents: supplier.minimumOrderCents,
      ...businessColumns(supplier, cities),
    })
    .execute()
}

/** Which cities a supplier serves: those named, or every one on the list. */
export async function insertSupplierCities(
  tx: Transaction,
  supplierId: number,
  names: readonly string[] | 'all',
): Promise<void> {
  await tx
    .insertInto('supplier_city')
    .columns(['supplier_id', 'city_id'])
    .expression(
      tx
        .selectFrom('city')
        .select([sql<number>`${supplierId}::integer`.as('supplier_id'), 'id as city_id'])
        .where('retired_at', 'is', null)
        .$if(names !== 'all', (query) => query.where('name', 'in', [...names])),
    )
    .execute()
}

/** Whether an e-mail signs somebody in, or did. */
export async function hasAccount(reader: Reader, email: string): Promise<boolean> {
  const row = await reader
    .selectFrom('person')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  return row !== undefined
}

function businessColumns(business: NewRestaurant, cities: CityIds) {
  return {
    name: business.name,
    phone_number: business.phoneNumber,
    address: business.address,
    city_id: idOf(cities, business.city),
    zip_code: business.zipCode,
  }
}

function idOf(cities: CityIds, name: string): number {
  const id = cities.get(name)
  if (id === undefined) throw new Error(`The list of cities lacks ${name}`)
  return id
}
