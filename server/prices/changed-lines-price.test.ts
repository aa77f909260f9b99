import { expectConsistent } from '@halles/testing/checks/expect-consistent.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aPriceList, aSpecial } from '@halles/testing/world/agreed-price.ts'
import { answerOf, readOrder } from '@halles/testing/world/both-sides.ts'
import { aMember, aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { agreeOnDay, changeOf } from '@halles/testing/world/change-order.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { proposalsOf } from '@halles/testing/world/proposal.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'

const world = await anOwnApp()
const { database } = world

let supplier: Awaited<ReturnType<typeof aSupplier>>
let restaurant: Awaited<ReturnType<typeof aRestaurant>>
let product: Awaited<ReturnType<typeof aProduct>>
let priceList: Awaited<ReturnType<typeof aPriceList>>

beforeEach(async () => {
  supplier = await aSupplier(world)
  restaurant = await aRestaurant(world)
  product = await aProduct(world, supplier, { priceCents: 5_000, quantityHundredths: 1_000 })
  const lines = [
    { product, priceCents: 4_800 },
    { product, priceCents: 4_200, fromCases: 5 },
  ]
  priceList = await aPriceList(world, supplier, { lines, for: [restaurant] })
})

/** An order of so many cases, accepted or not, and how its only line reads to either side. */
async function ordered(quantity: number, { acceptedAt }: { acceptedAt?: number } = {}) {
  const order = await anOrder(world, restaurant, [{ product, quantity }])
  if (acceptedAt !== undefined) {
    await agreeOnDay(database, order, supplier, acceptedAt)
    await answerOf(supplier, order).answer({ action: 'accepted' })
  }
  const { lines, change } = changeOf(restaurant, order, supplier)
  const to = (cases: number, more = {}) =>
    change({ lines: [{ public_id: lines[0], quantity: cases }], ...more })
  const read = async () => {
    const part = (await readOrder(restaurant, order)).supplier_products[0]
    const [line] = part.products
    const [theirs] = (await answerOf(supplier, order).read()).orderProducts
    expect([theirs.agreed, theirs.total_price]).toEqual([line.agreed, line.total_price])
    return { price: line.product.price, agreed: line.agreed, total: part.total_price }
  }
  return { order, line: lines[0], to, read }
}

const AGREED = { source: 'agreed', list_price: '50.00' }
const VOLUME = { source: 'volume', list_price: '50.00' }

test('a restaurant that reduces its line below a step pays what fewer cost when it ordered, both sides read it', async () => {
  const { order, to, read } = await ordered(5)
  const { status, body } = await to(3)
  expect([status, body.total_price]).toEqual([200, '144.00'])
  expect(await read()).toEqual({ price: '48.00', agreed: AGREED, total: '144.00' })
  const thread = await restaurant.browser.get(
    `/api/order-thread/?supplier_order_public_id=${order.partOf(supplier).publicId}`,
  )
  expect(thread.body.entries.at(-1)).toMatchObject({
    old: { quantity: 5, price: '42.00' },
    new: { quantity: 3, price: '48.00' },
  })
  await to(6)
  expect(await read()).toEqual({ price: '42.00', agreed: VOLUME, total: '252.00' })
  const [stored] = await database
    .selectFrom('order_line')
    .select(['price_per_unit', 'quantity', 'asked_quantity'])
    .where('product_id', '=', product.id)
    .execute()
  expect(stored).toEqual({ price_per_unit: 42_000, quantity: 5, asked_quantity: 6 })
  await expectConsistent(database)
})

test('what it pays is what it agreed to that day, whatever is agreed on since', async () => {
  const { to, read } = await ordered(1)
  await database.deleteFrom('price_list_line').where('price_list_id', '=', priceList.id).execute()
  await aSpecial(world, supplier, { product, priceCents: 1_000 })
  await to(7)
  expect(await read()).toEqual({ price: '42.00', agreed: VOLUME, total: '294.00' })
  await to(2)
  expect(await read()).toEqual({ price: '48.00', agreed: AGREED, total: '96.00' })
})

test('who pays the list price up to a step has it again below', async () => {
  const stranger = await aRestaurant(world)
  restaurant = stranger
  await aSpecial(world, supplier, { product, priceCents: 4_000, fromCases: 3 })
  const { to, read } = await ordered(2)
  expect(await read()).toEqual({ price: '50.00', agreed: undefined, total: '100.00' })
  await to(3)
  const special = { source: 'special', list_price: '50.00' }
  expect(await read()).toEqual({ price: '40.00', agreed: special, total: '120.00' })
  await to(1)
  expect(await read()).toEqual({ price: '50.00', agreed: undefined, total: '50.00' })
  await expectConsistent(database)
})

test('a line that was ordered at a price alone keeps it', async () => {
  await database.deleteFrom('price_list_line').where('from_cases', '=', 5).execute()
  const { to, read } = await ordered(5)
  await to(1)
  expect(await read()).toEqual({ price: '48.00', agreed: AGREED, total: '48.00' })
})

test('a shortage keeps the step, and counts when the restaurant then takes less', async () => {
  const { order, line, to, read } = await ordered(6, { acceptedAt: 60 })
  await answerOf(supplier, order).answer({
    action: 'modified',
    products: [{ public_id: line, edited_quantity: 4 }],
    reason: 'out_of_stock',
  })
  expect(await read()).toEqual({ price: '42.00', agreed: VOLUME, total: '168.00' })
  await to(3)
  expect(await read()).toEqual({ price: '42.00', agreed: VOLUME, total: '126.00' })
  await to(2)
  expect(await read()).toEqual({ price: '48.00', agreed: AGREED, total: '96.00' })
  await expectConsistent(database)
})

test('the agreed minimum counts what the line costs then', async () => {
  const { order, to } = await ordered(5, { acceptedAt: 60 })
  await database
    .updateTable('supplier_order')
    .set({ minimum_cents: 19_200 })
    .where('id', '=', order.partOf(supplier).id)
    .execute()
  expect((await to(4)).status).toBe(200)
  expect(await to(3)).toMatchObject({
    status: 409,
    body: { code: 'minimum_not_met', suppliers: [{ amount_missing: '48.00' }] },
  })
})

test('a member’s limits count what was ordered, and what a line costs more', async () => {
  restaurant = await aMember(world, restaurant, 'buyer')
  const { person } = restaurant
  const limited = (cents: number) =>
    database
      .updateTable('membership')
      .set({ week_limit_cents: cents })
      .where('person_id', '=', person.id)
      .execute()
  const { to } = await ordered(5)
  await to(4)
  await limited(26_999)
  const { status, body } = await to(6)
  expect([status, body.exceeded]).toEqual([
    409,
    { per: 'week', limit: '269.99', ordered: '210.00', total: '60.00' },
  ])
  await limited(27_000)
  expect((await to(6)).status).toBe(200)
})

describe('what is proposed after the cut-off', () => {
  test('is proposed at it, agreed to at it, and read as it was later', async () => {
    const { order, line, read } = await ordered(5, { acceptedAt: -1 })
    const { propose, open, answer } = proposalsOf(order, restaurant, supplier)
    const proposed = await propose(restaurant, { lines: [{ public_id: line, quantity: 3 }] })
    expect([proposed.status, proposed.status === 200 ? '' : proposed.text]).toEqual([200, ''])
    const waiting = await open()
    expect(waiting.lines).toMatchObject([{ difference: '-66.00' }])
    expect(await read()).toEqual({ price: '42.00', agreed: VOLUME, total: '210.00' })
    const agreed = await answer(supplier, waiting.public_id, [waiting.lines[0].public_id])
    expect(agreed.status).toBe(200)
    expect(await read()).toEqual({ price: '48.00', agreed: AGREED, total: '144.00' })
    const { body } = await restaurant.browser.get(
      `/api/order-thread/?supplier_order_public_id=${order.partOf(supplier).publicId}`,
    )
    const entry = body.entries.find(({ kind }: { kind: string }) => kind === 'proposed')
    expect(entry.proposal.lines).toMatchObject([{ difference: '-66.00' }])
    await expectConsistent(database)
  })
})

test('no statement gives a line a price that it was not ordered at', async () => {
  await ordered(5)
  const set = (cents: number, source: string) =>
    sql`update order_line set price_cents = ${cents}, price_source = ${source} where product_id = ${product.id}`.execute(
      database,
    )
  await expect(set(4_100, 'volume')).rejects.toThrow('rewrite history')
  await expect(set(4_800, 'volume')).rejects.toThrow('rewrite history')
  await expect(
    sql`update order_line set price_steps = null where product_id = ${product.id}`.execute(
      database,
    ),
  ).rejects.toThrow('rewrite history')
  await set(4_800, 'agreed')
})
