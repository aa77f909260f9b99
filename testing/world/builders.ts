import { createHash, randomBytes } from 'node:crypto'
import type { AccountKind, AccountStatus } from '@halles/domain/account.ts'
import type { OpenTo } from '@halles/domain/customer.ts'
import type { CategoryName } from '@halles/domain/product.ts'
import type { CatalogueProduct, FURTHER } from '@halles/domain/product-fields.ts'
import { toColumns } from '@halles/domain/product-values.ts'
import type { Role } from '@halles/domain/role.ts'
import { pricePerKg, pricePerUnit } from '@halles/domain/unit-price.ts'
import { insertAccount } from '@halles/server/accounts/insert-account-sql.ts'
import type { Database } from '@halles/server/database/connect.ts'
import { inTransaction } from '@halles/server/database/transaction.ts'
import {
  createPasswordHashing,
  type PasswordHashing,
} from '@halles/server/platform/passwords/password-hashing.ts'
import { insertConsentAnswer } from '@halles/server/promotions/promotion-consent-sql.ts'
import { sql } from 'kysely'
import { Browser } from '../client/browser.ts'

/** Where a test's world stands: the server's address and its database, and how its accounts' passwords are stored, where not as usual. */
export type World = { origin: string; database: Database; passwords?: PasswordHashing }

export type BuiltAccount = {
  id: number
  publicId: string
  /** Its owner and contact. */
  person: { id: number; publicId: string }
  email: string
  name: string
  /** Signed in as its owner. */
  browser: Browser
}

/** What every built account signs in with. */
export const PASSWORD = 'tarte-à-l’érable'
const usual = createPasswordHashing()
// One hash for all: 33 ms each would be most of a test.
const hashes = new WeakMap<PasswordHashing, Promise<string>>()

let serial = 0

type AccountGiven = { name?: string; status?: AccountStatus; city?: string; email?: string }

type RestaurantGiven = AccountGiven & {
  /** Its answer at sign-up; undefined: it was not asked. */
  promotionConsent?: boolean | undefined
}

/** A restaurant, active and signed in, in Montréal, that wants promotions, unless said otherwise. */
export async function aRestaurant(
  world: World,
  given: RestaurantGiven = {},
): Promise<BuiltAccount> {
  const built = await anAccount(world, 'restaurant', given)
  await world.database
    .insertInto('restaurant')
    .values({ account_id: built.id, ...(await business(world, built.name, given.city)) })
    .execute()
  const { promotionConsent: answer } = { promotionConsent: true, ...given }
  if (answer !== undefined) {
    await inTransaction(world.database, (tx) =>
      insertConsentAnswer(tx, built.id, { answer, language: 'fr', source: 'sign_up' }),
    )
  }
  return built
}

type SupplierGiven = AccountGiven & {
  minimumOrderCents?: number
  serves?: string[]
  openTo?: OpenTo
}

/** A supplier, active and signed in, that serves Montréal without a minimum and sells to everyone unless said otherwise. */
export async function aSupplier(world: World, given: SupplierGiven = {}): Promise<BuiltAccount> {
  const built = await anAccount(world, 'supplier', given)
  await world.database
    .insertInto('supplier')
    .values({
      account_id: built.id,
      minimum_order_cents: given.minimumOrderCents ?? 0,
      open_to: given.openTo ?? 'everyone',
      ...(await business(world, built.name, given.city)),
    })
    .execute()
  for (const city of given.serves ?? ['Montréal']) {
    await world.database
      .insertInto('supplier_city')
      .values({ supplier_id: built.id, city_id: await cityId(world, city) })
      .execute()
  }
  return built
}

/** An operator, signed in. */
export function anOperator(
  world: World,
  given: Pick<AccountGiven, 'status'> = {},
): Promise<BuiltAccount> {
  return anAccount(world, 'operator', given)
}

/** A cook's limit of one order is 0, as it is by itself; nobody else has any, unless said. */
type MemberGiven = {
  email?: string
  firstName?: string
  orderLimitCents?: number | null
  weekLimitCents?: number
}

/** Somebody else who belongs to a business, signed in for it. */
export async function aMember(
  world: World,
  business: BuiltAccount,
  role: Role,
  { email, firstName = 'Dominique', orderLimitCents, weekLimitCents }: MemberGiven = {},
): Promise<BuiltAccount> {
  serial++
  const person = await world.database
    .insertInto('person')
    .values({
      email: email ?? `${role}${serial}@exemple.test`,
      password_hash: await passwordHash(world),
      first_name: firstName,
      last_name: `Gagnon ${serial}`,
    })
    .returning(['id', 'public_id as publicId', 'email'])
    .executeTakeFirstOrThrow()
  await world.database
    .insertInto('membership')
    .values(({ selectFrom }) => ({
      account_id: business.id,
      kind: selectFrom('account').select('kind').where('id', '=', business.id),
      person_id: person.id,
      role,
      order_limit_cents:
        orderLimitCents === undefined && role === 'cook' ? 0 : (orderLimitCents ?? null),
      week_limit_cents: weekLimitCents ?? null,
    }))
    .execute()
  const member = { ...business, person, email: person.email }
  return { ...member, browser: await signedIn(world, member) }
}

type ProductGiven = {
  nameFr?: string
  nameEn?: string
  description?: string
  category?: CategoryName
  unit?: string
  priceCents?: number
  quantityHundredths?: number
  /** What else is said of it. */
  facts?: Partial<Pick<CatalogueProduct, (typeof FURTHER)[number]['key']>>
}

/** A product of a supplier: a 10 kg case of beef at 50.00 $ unless said otherwise. */
export async function aProduct(
  world: World,
  supplier: BuiltAccount,
  given: ProductGiven = {},
): Promise<{ id: number; publicId: string }> {
  const { unit = 'kg', priceCents = 5_000, quantityHundredths = 1_000 } = given
  const nameFr = given.nameFr ?? `Produit ${++serial}`
  const { id, public_id: publicId } = await world.database
    .insertInto('product')
    .values({
      supplier_id: supplier.id,
      category: given.category ?? 'beef',
      name_fr: nameFr,
      name_en: given.nameEn ?? nameFr,
      description: given.description ?? '',
      unit,
      price_cents: priceCents,
      quantity_hundredths: quantityHundredths,
      price_per_unit: pricePerUnit(priceCents, quantityHundredths),
      price_per_kg: pricePerKg({ priceCents, quantityHundredths, unit }) ?? null,
      ...toColumns(given.facts ?? {}),
    })
    .returning(['id', 'public_id'])
    .executeTakeFirstOrThrow()
  return { id, publicId }
}

/** A browser signed in as the owner of an account, by a session opened in the database. */
export async function signedIn(
  world: World,
  { id, person }: Pick<BuiltAccount, 'id' | 'person'>,
): Promise<Browser> {
  const browser = new Browser(world.origin)
  const token = randomBytes(32).toString('base64url')
  const token_hash = createHash('sha256').update(token).digest()
  await world.database
    .insertInto('session')
    .values({ account_id: id, person_id: person.id, token_hash })
    .execute()
  browser.cookies.set('sessionid', token)
  return browser
}

export function aVisitor(world: World): Browser {
  return new Browser(world.origin)
}

async function anAccount(
  world: World,
  kind: AccountKind,
  { name, status = 'active', email }: AccountGiven,
): Promise<BuiltAccount> {
  serial++
  const given = {
    email: email ?? `${kind}${serial}@exemple.test`,
    password_hash: await passwordHash(world),
    first_name: 'Camille',
    last_name: `Tremblay ${serial}`,
    language: 'fr',
  } as const
  const built = await insertAccount(
    world.database,
    { kind, status: status === 'refused' ? 'pending' : status },
    given,
  )
  if (!built) throw new Error(`${given.email} signs somebody in already`)
  if (status === 'refused') await refuse(world, built)
  const { public_id: publicId } = await world.database
    .selectFrom('person')
    .select('public_id')
    .where('id', '=', built.person_id)
    .executeTakeFirstOrThrow()
  const account = {
    id: built.id,
    publicId: built.public_id,
    person: { id: built.person_id, publicId },
    email: given.email,
    name: name ?? `${kind} ${serial}`,
  }
  return { ...account, browser: await signedIn(world, account) }
}

function passwordHash({ passwords = usual }: World): Promise<string> {
  const hash = hashes.get(passwords) ?? passwords.hash(PASSWORD)
  hashes.set(passwords, hash)
  return hash
}

async function refuse({ database }: World, account: { id: number; person_id: number }) {
  const refused_at = sql<Date>`now()`
  await database
    .updateTable('account')
    .set({ status: 'refused', refused_at })
    .where('id', '=', account.id)
    .execute()
  await database
    .updateTable('person')
    .set({ refused_at })
    .where('id', '=', account.person_id)
    .execute()
}

async function business(world: World, name: string, city = 'Montréal') {
  return {
    name,
    phone_number: '514 555-0100',
    address: '100, rue du Marché',
    city_id: await cityId(world, city),
    zip_code: 'H2X 1Y4',
  }
}

export async function cityId({ database }: World, name: string): Promise<number> {
  await database
    .insertInto('city')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { id } = await database
    .selectFrom('city')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return id
}
