import {
  AUDIENCES,
  CUSTOMER_STATUSES,
  type CustomerStatus,
  OPEN_TO,
} from '@halles/domain/customer.ts'
import type { Database } from '@halles/server/database/connect.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import type { Body, Browser } from '../client/browser.ts'
import { aRestaurant, aSupplier, type World } from './builders.ts'
import { deleteProducts } from './delete-products.ts'

export type Wanted = {
  category_name: string
  sort_by: string
  sort_direction: string
  supplier_public_id?: string
}

/** As product.md says it, and nothing else: who sells to the restaurant, and what of it can be ordered today. */
const orderable = (restaurantId: number) => sql`
  from product
  join supplier on supplier.account_id = product.supplier_id
  join account on account.id = supplier.account_id and account.status = 'active'
  left join customer on customer.supplier_id = supplier.account_id and customer.restaurant_id = ${sql.lit(restaurantId)}
  where product.deleted_at is null
    and product.supplier_id in (
      select supplier_id from supplier_city join city on city.id = city_id where city.name = 'Alma')
    and (customer.status = 'open'
      or product.audience is null and supplier.open_to = 'everyone' and customer.status is distinct from 'closed')
    and (available or available_from <= (now() at time zone 'America/Toronto')::date)`
const ORDERS = new Map([
  ['name', sql`name_fr collate "fr-x-icu"`],
  ['name_fr', sql`name_fr collate "fr-x-icu"`],
  ['name_en', sql`name_en collate "en-x-icu"`],
  ['price', sql`price_cents`],
  ['supplier', sql`supplier.name collate "fr-x-icu"`],
  ['quantity_per_case', sql`quantity_hundredths`],
  ['price_per_unit', sql`coalesce(price_per_kg, price_per_unit)`],
])

/** A restaurant in a city that three of five suppliers deliver to, two of them of one name, and products that may be there. */
export async function aRandomMarket(world: World) {
  const { database } = world
  const served = [
    await aSupplier(world, { name: 'Zeste', serves: ['Alma'] }),
    await aSupplier(world, { name: 'Érable', serves: ['Alma', 'Gaspé'] }),
    await aSupplier(world, { name: 'Zeste', serves: ['Alma'] }),
  ]
  const suspended = await aSupplier(world, { serves: ['Alma'], status: 'suspended' })
  const elsewhere = await aSupplier(world, { serves: ['Gaspé'] })
  const suppliers = [...served, suspended, elsewhere]
  const { id, browser } = await aRestaurant(world, { city: 'Alma' })
  const ids = suppliers.map((supplier) => supplier.id)
  return {
    served,
    elsewhere,
    browser,
    product: aProductOf(ids),
    standings: standingsWith(ids),
    replaceProducts: (products: readonly RandomProduct[]) => replaceProducts(database, products),
    replaceStandings: (standings: readonly Standing[]) => replaceStandings(database, id, standings),
    /** What a restaurant there is to see, by a plain query, in its order. */
    async expected({
      category_name: category,
      supplier_public_id: supplier,
      sort_by: key,
      sort_direction,
    }: Wanted) {
      const inDirection = sql.raw(sort_direction)
      const weightsFirst = key === 'price_per_unit' ? sql`price_per_kg is null,` : sql``
      const ofCategory =
        category === 'all' ? sql`` : sql`and product.category = ${sql.lit(category)}`
      const ofSupplier = supplier === undefined ? sql`` : sql`and account.public_id = ${supplier}`
      const { rows } = await sql<{ public_id: string }>`
        select product.public_id ${orderable(id)} ${ofCategory} ${ofSupplier}
        order by ${weightsFirst} ${ORDERS.get(key)} ${inDirection}, product.public_id ${inDirection}`.execute(
        database,
      )
      return { count: rows.length, ids: rows.map((row) => row.public_id) }
    },
  }
}

/** One page of the list, as the restaurant is answered. */
export async function readList(
  browser: Browser,
  wanted: Wanted & { page?: string; cursor?: string },
): Promise<{ count: number; ids: string[]; next: string | null }> {
  const query = new URLSearchParams({ lang: 'fr', ...wanted })
  const { status, body, text } = await browser.get(`/api/product-list/?${query}`)
  if (status !== 200) throw new Error(text)
  const ids = body.results.map(({ public_id }: Body) => public_id)
  return { count: body.count, ids, next: body.next_cursor }
}

function aProductOf(supplierIds: readonly number[]) {
  return fc.record({
    supplier_id: fc.constantFrom(...supplierIds),
    category: fc.constantFrom('beef', 'dairy', 'fetl'),
    name_fr: fc.constantFrom('Œuf', 'eau', 'École', 'zèbre'),
    name_en: fc.constantFrom('Egg', 'egg', 'Zebra', 'water'),
    unit: fc.constant('kg'),
    price_cents: fc.integer({ min: 1, max: 4 }),
    quantity_hundredths: fc.integer({ min: 1, max: 4 }),
    price_per_unit: fc.integer({ min: 0, max: 3 }),
    price_per_kg: fc.option(fc.integer({ min: 0, max: 3 })),
    available: fc.boolean(),
    // Days from today in Montréal, where it is out.
    out_for: fc.option(fc.integer({ min: -1, max: 1 })),
    is_deleted: fc.boolean(),
    audience: fc.option(fc.constantFrom(...AUDIENCES)),
  })
}

type Standing = {
  supplier_id: number
  open_to: (typeof OPEN_TO)[number]
  status: CustomerStatus | null
}

/** How a restaurant stands with each of some suppliers. */
function standingsWith(supplierIds: readonly number[]): fc.Arbitrary<Standing[]> {
  const standing = fc.record({
    open_to: fc.constantFrom('everyone', ...OPEN_TO),
    status: fc.constantFrom(null, 'open', ...CUSTOMER_STATUSES),
  })
  return fc
    .tuple(...supplierIds.map(() => standing))
    .map((standings) =>
      standings.map((one, index) => ({ supplier_id: supplierIds[index] ?? 0, ...one })),
    )
}

async function replaceStandings(
  database: Database,
  restaurantId: number,
  standings: readonly Standing[],
): Promise<void> {
  const given = sql`json_to_recordset(${JSON.stringify(standings)}::json) as given
    (supplier_id integer, open_to text, status text)`
  await sql`delete from customer where restaurant_id = ${restaurantId}`.execute(database)
  await sql`
    insert into customer (supplier_id, restaurant_id, status)
    select supplier_id, ${restaurantId}, status from ${given} where status is not null`.execute(
    database,
  )
  await sql`
    update supplier set open_to = given.open_to from ${given}
    where supplier.account_id = given.supplier_id`.execute(database)
}

type RandomProduct =
  ReturnType<typeof aProductOf> extends fc.Arbitrary<infer Product> ? Product : never

async function replaceProducts(
  database: Database,
  products: readonly RandomProduct[],
): Promise<void> {
  await deleteProducts(database)
  await sql`
    insert into product (supplier_id, category, name_fr, name_en, unit, price_cents, quantity_hundredths,
      price_per_unit, price_per_kg, available, available_from, deleted_at, audience)
    select supplier_id, category::category_name, name_fr, name_en, unit, price_cents, quantity_hundredths,
      price_per_unit, price_per_kg, available,
      case when not available then (now() at time zone 'America/Toronto')::date + out_for end,
      case when is_deleted then now() end, audience
    from json_to_recordset(${JSON.stringify(products)}::json) as given (
      supplier_id integer, category text, name_fr text, name_en text, unit text, price_cents integer,
      quantity_hundredths integer, price_per_unit bigint, price_per_kg bigint, available boolean,
      out_for integer, is_deleted boolean, audience text)`.execute(database)
}
