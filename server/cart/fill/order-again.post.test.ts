import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { roundTripsOf } from '@halles/testing/checks/round-trips.ts'
import type { Body } from '@halles/testing/client/browser.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { answerOf } from '@halles/testing/world/both-sides.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { aCart, linesOf } from '@halles/testing/world/cart.ts'
import { agreeOnDay, changeOf } from '@halles/testing/world/change-order.ts'
import { anOrder, type BuiltOrder } from '@halles/testing/world/order.ts'
import { montrealDayOf, placedAt } from '@halles/testing/world/order-times.ts'
import { proposalsOf } from '@halles/testing/world/proposal.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'

const world = await anOwnApp()
const { database } = world
let restaurant: BuiltAccount
let supplier: BuiltAccount
let beef: { id: number; publicId: string }
let veal: { id: number; publicId: string }

beforeEach(async () => {
  restaurant = await aRestaurant(world)
  supplier = await aSupplier(world, { name: 'Boucherie du Nord' })
  beef = await aProduct(world, supplier, { nameFr: 'Bœuf haché', nameEn: 'Ground beef' })
  veal = await aProduct(world, supplier, { nameFr: 'Veau', nameEn: 'Veal' })
})

const again = (body: object, key?: string) =>
  restaurant.browser.post(
    '/api/order-again/',
    body,
    key === undefined ? {} : { 'Idempotency-Key': key },
  )
const orderAgain = (order: BuiltOrder, key?: string) =>
  again({ restaurant_order_public_id: order.publicId }, key)
const anOrderOf = (...lines: [{ publicId: string }, number][]) =>
  anOrder(
    world,
    restaurant,
    lines.map(([product, quantity]) => ({ product, quantity })),
  )
const quantities = ({ cart }: Body) =>
  linesOf(cart).map(([id, quantity]) => [id === beef.publicId ? 'beef' : 'veal', quantity])
const theCart = async () => (await restaurant.browser.get('/api/cart/')).body

test('an order fills the cart: each line gets the larger of the cases ordered and those it has', async () => {
  const third = await aProduct(world, supplier)
  const order = await anOrderOf([beef, 5], [veal, 2])
  await aCart(restaurant, [
    { product: third, quantity: 1 },
    { product: veal, quantity: 4 },
  ])
  const { status, body } = await orderAgain(order)
  expect(status).toBe(200)
  const named = { supplier: { public_id: supplier.publicId, name: 'Boucherie du Nord' } }
  const [beefNames, vealNames] = [
    { public_id: beef.publicId, name_fr: 'Bœuf haché', name_en: 'Ground beef', ...named },
    { public_id: veal.publicId, name_fr: 'Veau', name_en: 'Veal', ...named },
  ]
  const { cart, ...fill } = body
  expect(fill).toEqual({
    filled: [
      { product: beefNames, before: 0, quantity: 5 },
      { product: vealNames, before: 4, quantity: 4 },
    ],
    left_out: [],
    repriced: [],
  })
  expect(linesOf(cart)).toEqual([
    [third.publicId, 1, '50.00'],
    [veal.publicId, 4, '200.00'],
    [beef.publicId, 5, '250.00'],
  ])
  expect(cart).toEqual(await theCart())
})

test('what a restaurant proposed to remove, and its supplier agreed to, is not wanted again', async () => {
  const order = await anOrderOf([beef, 3], [veal, 2])
  const calls = proposalsOf(order, restaurant, supplier)
  await agreeOnDay(database, order, supplier, -60)
  await calls.update({ action: 'accepted' })
  const [, vealLine] = calls.lines
  const made = await calls.propose(restaurant, { lines: [{ public_id: vealLine, quantity: 0 }] })
  const { public_id, lines } = made.body.supplier_products[0].proposal
  expect((await calls.answer(supplier, public_id, [lines[0].public_id])).status).toBe(200)
  const { status, body } = await orderAgain(order)
  expect(status).toBe(200)
  expect(body.filled.map((line: Body) => line.product.public_id)).toEqual([beef.publicId])
})

describe('what came of a line by a proposal is not wanted besides it:', () => {
  const size = async () => (await restaurant.browser.get('/api/order-again/')).body.last_order
  const lacksBeef = (line: string | undefined) => ({
    action: 'modified',
    removed_products: [line],
    reason: 'out_of_stock',
  })

  test('a product that its supplier removed, and that came again', async () => {
    const order = await anOrderOf([beef, 20], [veal, 1])
    const calls = proposalsOf(order, restaurant, supplier)
    await agreeOnDay(database, order, supplier, 60)
    await calls.update(lacksBeef(calls.lines[0]))
    await calls.propose(restaurant, { added: [{ product_public_id: beef.publicId, quantity: 18 }] })
    const { public_id, lines } = await calls.open()
    expect((await calls.answer(supplier, public_id, [lines[0].public_id])).status).toBe(200)
    expect(await size()).toMatchObject({ products: 2, cases: 19 })
    expect(quantities((await orderAgain(order)).body).toSorted()).toEqual([
      ['beef', 18],
      ['veal', 1],
    ])
  })

  test.each([
    ['a substitute', 0],
    ['a substitute that the order had already', 3],
  ])('%s', async (_, vealCases) => {
    const milk = await aProduct(world, supplier)
    const ordered: [typeof beef, number][] = [
      [beef, 20],
      [milk, 1],
    ]
    if (vealCases > 0) ordered.push([veal, vealCases])
    const order = await anOrderOf(...ordered)
    const calls = proposalsOf(order, restaurant, supplier)
    await agreeOnDay(database, order, supplier, 60)
    const [beefLine] = calls.lines
    const substitutes = [{ public_id: beefLine, product_public_id: veal.publicId, quantity: 20 }]
    const made = await calls.update({ ...lacksBeef(beefLine), substitutes })
    const { public_id, lines } = made.body.proposal
    const answered = await calls.answer(restaurant, public_id, [lines[0].public_id])
    expect(answered.status).toBe(200)
    expect(answered.body.supplier_products[0].total_price).toBe(`${(21 + vealCases) * 50}.00`)
    expect(await size()).toMatchObject({ products: ordered.length, cases: 21 + vealCases })
    const { body } = await orderAgain(order)
    expect(body.filled.map((line: Body) => [line.product.public_id, line.quantity])).toEqual(
      ordered.map(([product, quantity]) => [product.publicId, quantity]),
    )
  })

  test('a substitute in a line whose cases the restaurant had changed', async () => {
    const order = await anOrderOf([beef, 20], [veal, 10])
    const calls = proposalsOf(order, restaurant, supplier)
    const [beefLine, vealLine] = calls.lines
    const { change } = changeOf(restaurant, order, supplier)
    await agreeOnDay(database, order, supplier, 60)
    const fewer = { lines: [{ public_id: vealLine, quantity: 8 }], reason: 'quantity_mistake' }
    expect((await change(fewer)).status).toBe(200)
    const substitutes = [{ public_id: beefLine, product_public_id: veal.publicId, quantity: 2 }]
    const made = await calls.update({ ...lacksBeef(beefLine), substitutes })
    const { public_id, lines } = made.body.proposal
    const answered = await calls.answer(restaurant, public_id, [lines[0].public_id])
    expect(answered.body.supplier_products[0].total_price).toBe('500.00')
    expect(await size()).toMatchObject({ products: 2, cases: 28 })
    expect(quantities((await orderAgain(order)).body).toSorted()).toEqual([
      ['beef', 20],
      ['veal', 8],
    ])
  })
})

test('what a supplier reduced, removed or refused is wanted again as it was ordered', async () => {
  const dairy = await aSupplier(world)
  const milk = await aProduct(world, dairy)
  const order = await anOrderOf([beef, 5], [veal, 2], [milk, 3])
  const { answer, lines } = answerOf(supplier, order)
  await answer({
    action: 'modified',
    products: [{ public_id: lines[0], edited_quantity: 1 }],
    removed_products: [lines[1]],
  })
  await answerOf(dairy, order).answer({ action: 'cancelled' })
  const { body } = await orderAgain(order)
  expect(body.filled.map((line: Body) => line.quantity)).toEqual([5, 2, 3])
})

describe('what cannot be put into the cart is named with its reason:', () => {
  const inTwoDays = sql<string>`(now() at time zone 'America/Montreal')::date + 2`
  test.each([
    [
      'sold no longer',
      'product_deleted',
      () =>
        database
          .updateTable('product')
          .set({ deleted_at: new Date() })
          .where('id', '=', veal.id)
          .execute(),
    ],
    [
      'out until a day',
      'product_unavailable',
      () =>
        database
          .updateTable('product')
          .set({ available: false, available_from: inTwoDays })
          .where('id', '=', veal.id)
          .execute(),
    ],
    [
      'the supplier delivers to the city no longer',
      'city_not_served',
      () => database.deleteFrom('supplier_city').where('supplier_id', '=', supplier.id).execute(),
    ],
    [
      'the supplier is suspended',
      'supplier_unavailable',
      () =>
        database
          .updateTable('account')
          .set({ status: 'suspended' })
          .where('id', '=', supplier.id)
          .execute(),
    ],
  ])('%s', async (_, reason, happen) => {
    const order = await anOrderOf([veal, 2])
    await happen()
    const { body } = await orderAgain(order)
    expect([body.filled, linesOf(body.cart)]).toEqual([[], []])
    expect(body.left_out).toMatchObject([{ product: { name_en: 'Veal' }, cases: 2, reason }])
    expect(body.left_out[0].available_from !== null).toBe(reason === 'product_unavailable')
  })

  test('the cart has 200 lines', async () => {
    const order = await anOrderOf([beef, 1], [veal, 2])
    await aCart(restaurant, [{ product: veal, quantity: 1 }])
    await sql`
      with added as (
        insert into product (supplier_id, category, name_fr, name_en, unit, price_cents, quantity_hundredths,
          price_per_unit, price_per_kg)
        select supplier_id, category, name_fr, name_en, unit, price_cents, quantity_hundredths,
          price_per_unit, price_per_kg from product, generate_series(1, 199) where id = ${beef.id}
        returning id)
      insert into cart_line (restaurant_id, product_id, quantity)
      select ${restaurant.id}, id, 1 from added`.execute(database)
    const { body } = await orderAgain(order)
    expect(body.filled).toMatchObject([{ product: { name_en: 'Veal' }, before: 1, quantity: 2 }])
    expect(body.left_out).toMatchObject([
      { product: { name_en: 'Ground beef' }, cases: 1, reason: 'cart_full' },
    ])
  })
})

test('what costs more than in the order is named, a smaller case at the same price too', async () => {
  const order = await anOrderOf([beef, 1], [veal, 1])
  await sql`update product set price_cents = 5500 where id = ${beef.id}`.execute(database)
  await sql`update product set quantity_hundredths = 900 where id = ${veal.id}`.execute(database)
  const { body } = await orderAgain(order)
  const paid = { price: '50.00', quantity_per_case: '10', unit: 'kg', price_per_unit: '5.0000' }
  expect(body.repriced).toEqual([
    {
      product: body.filled[0].product,
      change: 'dearer',
      sold_by_weight: null,
      before: paid,
      now: { ...paid, price: '55.00', price_per_unit: '5.5000' },
    },
    {
      product: body.filled[1].product,
      change: 'smaller_case',
      sold_by_weight: null,
      before: paid,
      now: { ...paid, quantity_per_case: '9', price_per_unit: '5.5556' },
    },
  ])
})

describe('without an order named', () => {
  async function atNoon(daysAgo: number): Promise<string> {
    const noon = new Date(`${await montrealDayOf(world, 'now')}T17:00:00Z`)
    noon.setUTCDate(noon.getUTCDate() - daysAgo)
    return noon.toISOString()
  }

  test('the last order is placed again', async () => {
    await anOrderOf([veal, 9])
    await anOrderOf([beef, 2])
    const { body } = await again({ from: 'last_order' })
    expect(quantities(body)).toEqual([['beef', 2]])
  })

  test('all orders of this weekday a week ago are placed again, their cases summed', async () => {
    const days = [0, 6, 7, 7, 8, 14]
    for (const [index, day] of days.entries()) {
      const lines: [typeof beef, number][] =
        day === 7
          ? [
              [beef, 1 + index],
              [veal, 1],
            ]
          : [[veal, 50]]
      await placedAt(world, await anOrderOf(...lines), await atNoon(day))
    }
    const { body } = await again({ from: 'last_weekday' })
    expect(quantities(body)).toEqual([
      ['beef', 7],
      ['veal', 2],
    ])
  })

  test('the last order is the one with the highest number, as it is shown', async () => {
    await anOrderOf([beef, 5])
    const last = await anOrderOf([veal, 2])
    await placedAt(world, last, '2026-01-01T12:00:00Z')
    const shown = (await restaurant.browser.get('/api/order-again/')).body.last_order
    expect(shown).toMatchObject({ public_id: last.publicId, number: 2 })
    expect(quantities((await again({ from: 'last_order' })).body)).toEqual([['veal', 2]])
  })

  test.each(['last_order', 'last_weekday'])('there is none: %s', async (from) => {
    await anOrder(world, await aRestaurant(world), [{ product: beef, quantity: 1 }])
    const { status, body } = await again({ from })
    expect([status, body.code]).toEqual([404, 'not_found'])
  })
})

test('somebody else’s order answers as one that never was, and nothing is written', async () => {
  const others = await anOrder(world, await aRestaurant(world), [{ product: beef, quantity: 1 }])
  const before = await fingerprint(database)
  const [known, unknown] = await Promise.all([
    orderAgain(others),
    again({ restaurant_order_public_id: '0'.repeat(32) }),
  ])
  expect([known.status, known.text]).toEqual([404, unknown.text])
  expect(await fingerprint(database)).toBe(before)
})

test.each([{}, { from: 'yesterday' }, { from: 'last_order', restaurant_order_public_id: 'a' }])(
  'neither one order nor one choice: %j',
  async (body) => {
    expect((await again(body)).body).toMatchObject({ code: 'invalid_input', fields: { from: {} } })
  },
)

test('an order of many lines is read and written in as many round trips as one of a single line', async () => {
  const small = await anOrderOf([beef, 1])
  const products = await Promise.all(Array.from({ length: 50 }, () => aProduct(world, supplier)))
  const large = await anOrderOf(...products.map((product): [typeof beef, number] => [product, 1]))
  const trips = await roundTripsOf(() => orderAgain(large, 'large'))
  expect(trips.length).toBeLessThanOrEqual(9)
  expect(trips).toEqual(await roundTripsOf(() => orderAgain(small, 'small')))
})
