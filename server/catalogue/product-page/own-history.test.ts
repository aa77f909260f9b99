import type { Body } from '@halles/testing/client/browser.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aPriceList, aSpecial } from '@halles/testing/world/agreed-price.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { dayAhead } from '@halles/testing/world/deliver-rules.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

const world = await aTestApp()
const { database } = world

let supplier: Awaited<ReturnType<typeof aSupplier>>
let restaurant: Awaited<ReturnType<typeof aRestaurant>>
let product: Awaited<ReturnType<typeof aProduct>>

const day = (days: number) => dayAhead(world, days)
const days = async (from: number | null, until: number | null) =>
  `[${from === null ? '' : await day(from)},${until === null ? '' : await day(until)})`

beforeEach(async () => {
  supplier = await aSupplier(world)
  restaurant = await aRestaurant(world)
  product = await aProduct(world, supplier, { priceCents: 5_000, quantityHundredths: 1_000 })
  await sql`update product set created_at = now() - interval '300 days' where id = ${product.id}`.execute(
    database,
  )
})

async function read({ browser } = restaurant): Promise<Body> {
  const { status, body, text } = await browser.get(
    `/api/product/?product_public_id=${product.publicId}`,
  )
  expect(status, text).toBe(200)
  return body
}
const ofCase = { quantity_per_case: '10', unit: 'kg' }
/** As if it had had its terms since so many days. */
const hadTerms = async (since: number | null) =>
  database
    .updateTable('customer')
    .set({ terms_since: since === null ? null : await day(since) })
    .where('restaurant_id', '=', restaurant.id)
    .execute()

test('is said by day: lines with theirs, what the list takes off, and specials', async () => {
  await aPriceList(world, supplier, {
    adjustBp: -200,
    lines: [
      { product, priceCents: 4_700, days: await days(-60, -30) },
      { product, priceCents: 4_600, days: await days(-10, null) },
      { product, priceCents: 1_000, fromCases: 5 },
    ],
    for: [restaurant],
  })
  await aSpecial(world, supplier, { product, priceCents: 4_000, days: await days(-5, -3) })
  await hadTerms(-100)
  const { own_history, price } = await read()
  const step = async (from: number, to: number, price: string, source: string) => ({
    ...{ from: await day(from), to: await day(to), price, source },
    ...ofCase,
  })
  expect(own_history).toEqual({
    since: await day(-100),
    steps: [
      await step(-100, -61, '49.00', 'agreed'),
      await step(-60, -31, '47.00', 'agreed'),
      await step(-30, -11, '49.00', 'agreed'),
      await step(-10, -6, '46.00', 'agreed'),
      await step(-5, -4, '40.00', 'special'),
      await step(-3, 0, '46.00', 'agreed'),
    ],
  })
  expect(price).toBe('46.00')
})

test('is known since the day on which the price list was given, or takes off something else', async () => {
  const { id } = await aPriceList(world, supplier, { adjustBp: -200, for: [restaurant] })
  const today = await day(0)
  expect((await read()).own_history).toEqual({
    since: today,
    steps: [{ from: today, to: today, price: '49.00', source: 'agreed', ...ofCase }],
  })
  await hadTerms(-20)
  expect((await read()).own_history.since).toBe(await day(-20))
  await database.updateTable('price_list').set({ adjust_bp: -300 }).where('id', '=', id).execute()
  expect((await read()).own_history).toMatchObject({ since: today, steps: [{ price: '48.50' }] })
})

test('once the account is open no more, nothing is said of what was before', async () => {
  const lines = [{ product, priceCents: 4_000 }]
  await aPriceList(world, supplier, { lines, for: [restaurant] })
  await hadTerms(-50)
  await database
    .updateTable('customer')
    .set({ status: 'asked' })
    .where('restaurant_id', '=', restaurant.id)
    .execute()
  expect((await read()).own_history).toEqual({ since: await day(0), steps: [] })
})

test('is nothing of another restaurant’s, and specials are everyone’s', async () => {
  const stranger = await aRestaurant(world)
  const lines = [{ product, priceCents: 4_000 }]
  await aPriceList(world, supplier, { lines, for: [restaurant] })
  const before = await read(stranger)
  expect(before.own_history).toEqual({ since: before.price_history.since, steps: [] })
  await aSpecial(world, supplier, { product, priceCents: 4_500, days: await days(-2, 1) })
  expect((await read(stranger)).own_history.steps).toMatchObject([
    { from: await day(-2), to: await day(0), price: '45.00', source: 'special' },
  ])
})

test('of more than 1,000 days of prices the newest are read', async () => {
  const { id } = await aPriceList(world, supplier, { for: [restaurant] })
  await sql`
    insert into price_list_line (price_list_id, product_id, days, price_cents)
    select ${id}, ${product.id}, daterange(d::date, d::date + 1), 1000 + (d::date - current_date + 400)
    from generate_series(current_date - 300, current_date + 900, interval '1 day') d`.execute(
    database,
  )
  await hadTerms(null)
  const { steps } = (await read()).own_history
  expect(steps.at(-1)).toMatchObject({ to: await day(0) })
  expect(steps.length).toBeGreaterThanOrEqual(299)
})
