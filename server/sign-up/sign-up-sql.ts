import type { Language } from '@halles/contract/language.ts'
import type { AccountKind } from '@halles/domain/account.ts'
import { termsAccepted } from '@halles/domain/terms.ts'
import { sql } from 'kysely'
import { findReserverOf } from '../accounts/email-undo-sql.ts'
import { insertAccount, type NewPerson } from '../accounts/insert-account-sql.ts'
import { releaseAddress } from '../accounts/memberships-sql.ts'
import { ALL_CITIES, queuedToShare } from '../database/row-queue-sql.ts'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { PersonId } from '../platform/access/viewer.ts'

/** Whoever signs up, and in which language the terms bind. */
type SigningUp = NewPerson & { termsLanguage: Language }

export type NewBusiness = {
  name: string
  phone_number: string
  address: string
  zip_code: string
  city_id: number
}

export type CityIds = ReadonlyMap<string, number>

/** Names of the cities served, as a French reader expects them. */
export async function listCityNames(reader: Reader): Promise<string[]> {
  const cities = await reader
    .selectFrom('city')
    .select('name')
    .where('retired_at', 'is', null)
    .orderBy(sql`name collate "fr-x-icu"`)
    .execute()
  return cities.map(({ name }) => name)
}

/** The ids of those of the named cities that are on the list, by name. */
export async function findCityIds(reader: Reader, names: string[]): Promise<CityIds> {
  return byName(await listedCities(reader, names).execute())
}

/** The same, and none of them is retired before the transaction ends. */
export async function lockCityIds(tx: Transaction, names: string[]): Promise<CityIds> {
  const cities = listedCities(tx, names).where(queuedToShare('city', ALL_CITIES))
  return byName(await cities.forShare().execute())
}

function listedCities(reader: Reader, names: string[]) {
  return (
    reader
      .selectFrom('city')
      .select(['id', 'name'])
      // One parameter, however many names.
      .where('name', '=', sql<string>`any(${names})`)
      .where('retired_at', 'is', null)
  )
}

function byName(cities: { id: number; name: string }[]): CityIds {
  return new Map(cities.map(({ id, name }) => [name, id]))
}

/** A pending restaurant, by its account's id. When its address is in use, nothing is written. */
export async function insertRestaurant(
  tx: Transaction,
  person: SigningUp,
  business: NewBusiness,
): Promise<number | undefined> {
  const id = await insertPending(tx, 'restaurant', person)
  if (id === undefined) return undefined
  await tx
    .insertInto('restaurant')
    .values({ account_id: id, ...business })
    .execute()
  return id
}

/** A pending supplier and the cities it serves, by its account's id. When its address is in use, nothing is written. */
export async function insertSupplier(
  tx: Transaction,
  person: SigningUp,
  business: NewBusiness & { minimum_order_cents: number },
  cityIds: number[],
): Promise<number | undefined> {
  const id = await insertPending(tx, 'supplier', person)
  if (id === undefined) return undefined
  await tx
    .insertInto('supplier')
    .values({ account_id: id, ...business })
    .execute()
  await tx
    .insertInto('supplier_city')
    .values(cityIds.map((city_id) => ({ supplier_id: id, city_id })))
    .execute()
  return id
}

/**
 * An address that may come back to a person by an undo is in use too: whoever took it meanwhile would keep it from its
 * owner.
 */
async function insertPending(
  tx: Transaction,
  kind: AccountKind,
  { termsLanguage, ...person }: SigningUp,
): Promise<number | undefined> {
  // guard: sign-up: an address that may come back to its owner [restaurant-signup.post, supplier-signup.post, undo-email-change.post]
  if ((await findReserverOf(tx, person.email)) !== undefined) return undefined
  await releaseAddress(tx, person.email)
  // guard: sign-up: an account waits for review [restaurant-signup.post, supplier-signup.post]
  //   code: status: 'pending'
  //   instead: status: 'active'
  const terms_version = termsAccepted(termsLanguage)
  const account = { kind, status: 'pending', terms_version } as const
  const inserted = await insertAccount(tx, account, person)
  return inserted?.id
}

/** The person whom an address signs in, locked, so that those who ask for it at once come one after the other. */
export async function lockOwnerOf(tx: Transaction, email: string): Promise<PersonId | undefined> {
  const owner = await tx
    .selectFrom('person')
    .select('id')
    .where('email', '=', email)
    .where('refused_at', 'is', null)
    .forNoKeyUpdate()
    .$castTo<{ id: PersonId }>()
    .executeTakeFirst()
  return owner?.id
}
