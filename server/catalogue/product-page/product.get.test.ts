import { roundTripsOf } from '@halles/testing/checks/round-trips.ts'
import type { Body } from '@halles/testing/client/browser.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { answerOf } from '@halles/testing/world/both-sides.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { aZone, dayAhead } from '@halles/testing/world/deliver-rules.ts'
import { anOrder, type BuiltOrder } from '@halles/testing/world/order.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'

const world = await anOwnApp()
const { database } = world
const restaurant = await aRestaurant(world)
const supplier = await aSupplier(world)

type Known = { id: number; publicId: string }

const read = ({ publicId }: Known, { browser } = restaurant) =>
  browser.get(`/api/product/?product_public_id=${publicId}`)

/** As its supplier reads it. */
const readOwn = ({ publicId }: Known, { browser } = supplier) =>
  browser.get(`/api/supplier-product/?product_public_id=${publicId}`)

/** So many days from today in Montréal. */
async function moment(days: number, at = '12:00') {
  return sql<Date>`((${await dayAhead(world, days)}::date + ${at}::time) at time zone 'America/Toronto')`
}

/** As if the product had been added so many days ago, and changed by all that a case cost before. */
async function was(
  { id }: Known,
  daysAgo: number,
  ...before: { until: number; cents: number; at?: string }[]
) {
  await sql`update product set created_at = ${await moment(-daysAgo)} where id = ${id}`.execute(
    database,
  )
  for (const { until, cents, at = '12:00' } of before) {
    await sql`
      insert into product_price (product_id, until_at, price_cents, quantity_hundredths, unit)
      values (${id}, ${await moment(until, at)}, ${cents}, 1000, 'kg')`.execute(database)
  }
}

/** As if an order had been placed so many days ago. */
async function placed({ id }: BuiltOrder, daysAgo: number) {
  for (const table of ['restaurant_order', 'last_paid'] as const) {
    const key = table === 'last_paid' ? 'restaurant_order_id' : 'id'
    await sql`
      update ${sql.table(table)} set placed_at = ${await moment(-daysAgo)} where ${sql.ref(key)} = ${id}`.execute(
      database,
    )
  }
}

function withoutPage({ available, available_from, price_history, paid, ...row }: Body) {
  const { next_delivery, photos, own_history, ...listed } = row
  return listed
}

test('says what a row of the list says, and that the product can be ordered', async () => {
  const product = await aProduct(world, supplier, { nameFr: 'Oignons rouges' })
  await aProduct(world, await aSupplier(world), { nameFr: 'Oignons rouges', priceCents: 4_000 })
  await anOrder(world, restaurant, [{ product, quantity: 1 }])
  const { status, body } = await read(product)
  expect(status).toBe(200)
  const list = await restaurant.browser.get('/api/product-list/?search=oignons+rouges')
  const row = list.body.results.find(({ public_id }: Body) => public_id === product.publicId)
  expect(withoutPage(body)).toEqual(row)
  expect(body).toMatchObject({
    available: true,
    available_from: null,
    other_offers: 1,
    other_offers_from: '4.0000',
    last_paid: { price: '50.00' },
  })
})

test('of one that cannot be ordered says from which day it can again, and how many others can', async () => {
  const product = await aProduct(world, supplier, { nameFr: 'Poireaux' })
  await aProduct(world, supplier, { nameFr: 'Poireaux' })
  const available_from = await dayAhead(world, 3)
  await supplier.browser.post('/api/product-availability/', {
    ...{ public_id: product.publicId, available: false, available_from },
  })
  const expected = { available: false, available_from }
  expect((await read(product)).body).toMatchObject({ ...expected, other_offers: 1 })
  expect((await readOwn(product)).body).toMatchObject(expected)
})

describe('nothing is found', () => {
  test('of a supplier that does not serve the city, or is suspended', async () => {
    const far = await aProduct(world, await aSupplier(world, { serves: ['Gaspé'] }))
    const suspended = await aProduct(world, await aSupplier(world, { status: 'suspended' }))
    for (const product of [far, suspended]) {
      expect(await read(product)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    }
    expect((await read(far, await aRestaurant(world, { city: 'Gaspé' }))).status).toBe(200)
  })

  test('of what was deleted, by either side, and of what never was', async () => {
    const product = await aProduct(world, supplier)
    await sql`update product set deleted_at = now() where id = ${product.id}`.execute(database)
    for (const gone of [product, { id: 0, publicId: 'unknown' }]) {
      expect((await read(gone)).status).toBe(404)
      expect((await readOwn(gone)).status).toBe(404)
    }
  })

  test("of another supplier's", async () => {
    const product = await aProduct(world, supplier)
    expect((await readOwn(product, await aSupplier(world))).status).toBe(404)
  })
})

test('its supplier reads the same, without what only a restaurant knows', async () => {
  const product = await aProduct(world, supplier)
  await was(product, 30, { until: -10, cents: 4_500 })
  await anOrder(world, restaurant, [{ product, quantity: 1 }])
  const { body: page } = await read(product)
  const { paid, next_delivery, last_paid, own_history, ...seen } = page
  const { photo, other_offers, other_offers_from, is_cheapest, ...ofEverybody } = seen
  expect((await readOwn(product)).body).toEqual(ofEverybody)
})

describe('the history of prices', () => {
  test('of a product that never changed has no change, and begins with it', async () => {
    const product = await aProduct(world, supplier)
    await was(product, 20)
    const [since, today] = [await dayAhead(world, -20), await dayAhead(world, 0)]
    const { body } = await read(product)
    expect(body.price_history).toEqual({ since, today, changes: [] })
  })

  test('begins twelve months ago, and has what a case cost as a day of changes began', async () => {
    const product = await aProduct(world, supplier)
    await was(
      product,
      800,
      { until: -500, cents: 100 },
      { until: -100, cents: 4_100, at: '23:59' },
      { until: -99, cents: 4_200, at: '00:01' },
      { until: -99, cents: 9_900, at: '12:00' },
      { until: 0, cents: 4_300, at: '00:00' },
    )
    const { body } = await read(product)
    const { rows } = await sql<{ since: string }>`
      select ((now() at time zone 'America/Toronto')::date - interval '12 months')::date as since`.execute(
      database,
    )
    const ofCase = { quantity_per_case: '10', unit: 'kg' }
    expect(body.price_history).toEqual({
      since: rows[0]?.since,
      today: await dayAhead(world, 0),
      changes: [
        { until: await dayAhead(world, -100), price: '41.00', ...ofCase },
        { until: await dayAhead(world, -99), price: '42.00', ...ofCase },
        { until: await dayAhead(world, 0), price: '43.00', ...ofCase },
      ],
    })
  })

  test('of more than 1,000 changes begins with the day of the last that is read', async () => {
    const product = await aProduct(world, supplier)
    await was(product, 300)
    await sql`
      insert into product_price (product_id, until_at, price_cents, quantity_hundredths, unit)
      select ${product.id}, now() - number * interval '2 hours', number, 1000, 'kg' from generate_series(1, 1200) number`.execute(
      database,
    )
    const { body } = await read(product)
    const [first] = body.price_history.changes
    expect(body.price_history.since).toBe(first.until)
    expect(body.price_history.changes.length).toBeLessThan(90)
  })
})

describe('what the restaurant paid', () => {
  test('is there by day, the last of each; not what was removed, nor what others paid', async () => {
    const product = await aProduct(world, supplier)
    const lines = [{ product, quantity: 2 }]
    const orders = []
    for (const cents of [4_000, 4_100, 4_200, 4_300, 4_400]) {
      await sql`update product set price_cents = ${cents} where id = ${product.id}`.execute(
        database,
      )
      orders.push(await anOrder(world, restaurant, lines))
    }
    const [old, first, second, refused, today] = orders as [
      BuiltOrder,
      BuiltOrder,
      BuiltOrder,
      BuiltOrder,
      BuiltOrder,
    ]
    await anOrder(world, await aRestaurant(world), lines)
    await placed(old, 400)
    await placed(first, 40)
    await placed(second, 40)
    await placed(refused, 20)
    const answer = await answerOf(supplier, refused).answer({ action: 'cancelled' })
    expect(answer.status).toBe(200)
    const ofCase = { quantity_per_case: '10', unit: 'kg' }
    expect((await read(product)).body.paid).toEqual([
      { date: await dayAhead(world, -40), price: '42.00', ...ofCase },
      { date: await dayAhead(world, 0), price: '44.00', ...ofCase },
    ])
    expect(today.id).toBeGreaterThan(second.id)
  })

  test('is nothing of what it never ordered', async () => {
    expect((await read(await aProduct(world, supplier))).body.paid).toEqual([])
  })
})

describe('the next delivery', () => {
  test('is the first on which this product can still come', async () => {
    const byDay = await aSupplier(world)
    await aZone(world, byDay)
    const product = await aProduct(world, byDay)
    const slow = await aProduct(world, byDay)
    await sql`update product set lead_days = 7 where id = ${slow.id}`.execute(database)
    const asked = await restaurant.browser.get(
      `/api/next-deliveries/?supplier_public_ids=${byDay.publicId}`,
    )
    const [{ at: _, ...next }] = asked.body.deliveries
    expect((await read(product)).body.next_delivery).toMatchObject(next)
    const { day } = (await read(slow)).body.next_delivery
    expect([await dayAhead(world, 7), await dayAhead(world, 8)]).toContain(day)
  })

  test('is nothing where a delivery is arranged', async () => {
    expect((await read(await aProduct(world, supplier))).body.next_delivery).toBeNull()
  })
})

test('is read in three round trips: the session, the product, the zone', async () => {
  const product = await aProduct(world, supplier)
  expect(await roundTripsOf(() => read(product))).toEqual([
    'find_live_session',
    'product_page',
    'list_zones_of_suppliers',
  ])
  expect(await roundTripsOf(() => readOwn(product))).toEqual([
    'find_live_session',
    'own_product_page',
  ])
})
