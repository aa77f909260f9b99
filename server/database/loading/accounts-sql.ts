import type { Language } from '@halles/contract/language.ts'
import type { AccountKind, AccountStatus } from '@halles/domain/account.ts'
import type { Cents } from '@halles/domain/money.ts'
import { sql } from 'kysely'
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

/** Writes an account and gives its id; a restaurant's or a supplier's business comes after. */
export async function insertAccount(tx: Transaction, account: NewAccount): Promise<number> {
  const { id } = await tx
    .insertInto('account')
    .values({
      kind: account.kind,
      status: account.status,
      email: account.email,
      password_hash: account.passwordHash,
      first_name: account.firstName,
      last_name: account.lastName,
      language: account.language,
      created_at: account.createdAt,
      ...(account.publicId && { public_id: account.publicId }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
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

/** Whether an e-mail has an account, in whatever state. */
export async function hasAccount(reader: Reader, email: string): Promise<boolean> {
  const row = await reader
    .selectFrom('account')
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
