import { sql } from 'kysely'
import type { Database } from '../server/database/connect.ts'
import { insertManyAccounts } from '../server/database/loading/accounts-sql.ts'
import { insertDeliveryZones } from '../server/database/loading/delivery-zones-sql.ts'
import { insertRestaurants, type Session } from './accounts.ts'
import { fillCarts } from './carts.ts'

const SUPPLIERS = 200
const PRODUCTS_EACH = 25

/** So many restaurants, each signed in with a full cart over suppliers of its own choice; every minimum is met. */
export async function fillMarket(database: Database, restaurantCount: number): Promise<Session[]> {
  await insertSuppliers(database)
  const restaurants = await insertRestaurants(database, restaurantCount)
  await fillCarts(database, restaurants)
  await sql`vacuum analyze`.execute(database)
  await sql`checkpoint`.execute(database)
  return restaurants
}

/** Suppliers that serve Montréal and deliver there from Monday to Friday, with products. */
export async function insertSuppliers(database: Database): Promise<void> {
  const ids = await insertManyAccounts(database, 'supplier', SUPPLIERS)
  await sql`
    with city as (
      insert into city (name) values ('Montréal')
      on conflict (name) do update set name = excluded.name returning id
    ), suppliers as (
      insert into supplier (account_id, name, phone_number, address, city_id, zip_code, minimum_order_cents)
      select supplier.id, 'Grossiste ' || supplier.id, '514 555-0100', '1, rue du Marché', city.id, 'H2X 1Y4', 5000
      from unnest(${ids}::integer[]) supplier (id), city
      returning account_id, city_id
    )
    insert into supplier_city (supplier_id, city_id) select account_id, city_id from suppliers`.execute(
    database,
  )
  await insertDeliveryZones(database, ids)
  await sql`
    insert into product (supplier_id, category, name_fr, name_en, unit, price_cents, quantity_hundredths,
      price_per_unit, price_per_kg)
    select account_id, 'beef', 'Épaule de bœuf désossée ' || n, 'Boneless beef shoulder ' || n, 'kg',
      4000 + n, 1000, (4000 + n) * 10, (4000 + n) * 10
    from supplier, generate_series(1, ${PRODUCTS_EACH}) n`.execute(database)
}
