import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../server/database/connect.ts'
import { serverSecret } from '../server/database/server-secret-sql.ts'
import { createCsrfTokens } from '../server/platform/access/csrf.ts'

/** What a restaurant's browser sends with a checkout. */
export type Shopper = { cookie: string; csrfToken: string }

const SUPPLIERS = 200
const PRODUCTS_EACH = 25
export const SUPPLIERS_IN_A_CART = 3
export const LINES_OF_A_SUPPLIER = 2

/** So many restaurants, each signed in with a full cart over suppliers of its own choice; every minimum is met. */
export async function fillMarket(database: Database, restaurants: number): Promise<Shopper[]> {
  await insertSuppliers(database)
  const tokens = Array.from({ length: restaurants }, () => randomBytes(32).toString('base64url'))
  await insertRestaurants(database, tokens)
  await insertCarts(database)
  await sql`vacuum analyze`.execute(database)
  await sql`checkpoint`.execute(database)
  const csrf = createCsrfTokens(await serverSecret(database, 'csrf'))
  return tokens.map((token) => ({ cookie: `sessionid=${token}`, csrfToken: csrf.tokenFor(token) }))
}

async function insertSuppliers(database: Database): Promise<void> {
  await sql`
    with accounts as (
      insert into account (kind, status, email, password_hash, first_name, last_name)
      select 'supplier', 'active', 'supplier' || n || '@bench.test', 'none', 'Camille', 'Tremblay'
      from generate_series(1, ${SUPPLIERS}) n
      returning id
    ), city as (
      insert into city (name) values ('Montréal')
      on conflict (name) do update set name = excluded.name returning id
    ), suppliers as (
      insert into supplier (account_id, name, phone_number, address, city_id, zip_code, minimum_order_cents)
      select accounts.id, 'Grossiste ' || accounts.id, '514 555-0100', '1, rue du Marché', city.id, 'H2X 1Y4', 5000
      from accounts, city
      returning account_id, city_id
    )
    insert into supplier_city (supplier_id, city_id) select account_id, city_id from suppliers`.execute(
    database,
  )
  await sql`
    insert into product (supplier_id, category, name_fr, name_en, unit, price_cents, quantity_hundredths,
      price_per_unit, price_per_kg)
    select account_id, 'beef', 'Épaule de bœuf désossée ' || n, 'Boneless beef shoulder ' || n, 'kg',
      4000 + n, 1000, (4000 + n) * 10, (4000 + n) * 10
    from supplier, generate_series(1, ${PRODUCTS_EACH}) n`.execute(database)
}

async function insertRestaurants(database: Database, tokens: string[]): Promise<void> {
  await sql`
    with accounts as (
      insert into account (kind, status, email, password_hash, first_name, last_name)
      select 'restaurant', 'active', 'restaurant' || n || '@bench.test', 'none', 'Camille', 'Tremblay'
      from generate_series(1, ${tokens.length}) n
      returning id
    )
    insert into restaurant (account_id, name, phone_number, address, city_id, zip_code)
    select accounts.id, 'Bistro ' || accounts.id, '514 555-0100', '1, rue du Marché', city.id, 'H2X 1Y4'
    from accounts, city where city.name = 'Montréal'`.execute(database)
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'))
  await sql`
    insert into session (token_hash, account_id)
    select decode(token_hash, 'hex'), account_id
    from (select account_id, row_number() over (order by account_id) as n from restaurant) restaurants
    join unnest(${hashes}::text[]) with ordinality as tokens (token_hash, n) using (n)`.execute(
    database,
  )
}

async function insertCarts(database: Database): Promise<void> {
  await sql`
    with sellers as (
      select account_id as supplier_id, row_number() over (order by account_id) - 1 as n from supplier
    ), chosen as (
      select restaurant.account_id as restaurant_id, sellers.supplier_id
      from restaurant
      cross join generate_series(0, ${SUPPLIERS_IN_A_CART - 1}) nth
      join sellers on sellers.n = (restaurant.account_id * 7 + nth * 61) % ${SUPPLIERS}
    ), goods as (
      select id, supplier_id, row_number() over (partition by supplier_id order by id) as n from product
    )
    insert into cart_line (restaurant_id, product_id, quantity)
    select chosen.restaurant_id, goods.id, 2
    from chosen
    join goods using (supplier_id)
    where (goods.n + chosen.restaurant_id) % ${PRODUCTS_EACH} < ${LINES_OF_A_SUPPLIER}`.execute(
    database,
  )
}
