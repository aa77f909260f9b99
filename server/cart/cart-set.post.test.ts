import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import type { Body } from '@halles/testing/client/browser.ts'
import { aTestConnection, connectPatiently } from '@halles/testing/database/test-database.ts'
import { aServerOf } from '@halles/testing/servers/test-app.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
  signedIn,
} from '@halles/testing/world/builders.ts'
import { aCart, linesOf } from '@halles/testing/world/cart.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { connect } from '../database/connect.ts'

const connection = await aTestConnection()
const database = connectPatiently(connection)
const world = await aServerOf(database)
let restaurant: BuiltAccount
let supplier: BuiltAccount
let beef: { publicId: string }
let veal: { publicId: string }

beforeEach(async () => {
  restaurant = await aRestaurant(world)
  supplier = await aSupplier(world)
  beef = await aProduct(world, supplier, { priceCents: 1_000 })
  veal = await aProduct(world, supplier, { priceCents: 2_000 })
})

const set = (lines: [{ publicId: string }, number][], key?: string) =>
  restaurant.browser.post(
    '/api/cart-set/',
    { lines: lines.map(([{ publicId: productId }, quantity]) => ({ productId, quantity })) },
    key === undefined ? {} : { 'Idempotency-Key': key },
  )
const theCart = async () => (await restaurant.browser.get('/api/cart/')).body

test('lines are made, set and removed at once, each with what was there before', async () => {
  const third = await aProduct(world, supplier)
  await aCart(restaurant, [
    { product: beef, quantity: 2 },
    { product: veal, quantity: 3 },
  ])
  const { status, body } = await set([
    [beef, 5],
    [third, 7],
    [veal, 0],
  ])
  expect(status).toBe(200)
  expect(body.lines).toEqual([
    { productId: veal.publicId, before: 3, refused: null },
    { productId: beef.publicId, before: 2, refused: null },
    { productId: third.publicId, before: 0, refused: null },
  ])
  expect(linesOf(body.cart).map(([id, quantity]) => [id, quantity])).toEqual([
    [beef.publicId, 5],
    [third.publicId, 7],
  ])
  expect(await theCart()).toEqual(body.cart)
})

describe('a retry with the same key', () => {
  test('changes nothing, says again what was before, and shows the cart as it is by now', async () => {
    await aCart(restaurant, [{ product: beef, quantity: 2 }])
    const first = await set([[beef, 5]], 'one')
    await restaurant.browser.post('/api/cart-update/', { productId: beef.publicId, quantity: 8 })
    const again = await set([[beef, 5]], 'one')
    expect(again.body.lines).toEqual(first.body.lines)
    expect(again.body.cart).toEqual(await theCart())
    expect(linesOf(await theCart())).toEqual([[beef.publicId, 8, '80.00']])
  })
  test('twenty at once set the line once and are told the same', async () => {
    await aCart(restaurant, [{ product: beef, quantity: 2 }])
    const answers = await Promise.all(Array.from({ length: 20 }, () => set([[beef, 5]], 'twenty')))
    expect(answers.map(({ body }) => body.lines[0].before)).toEqual(Array(20).fill(2))
  })
  test('for other lines is refused', async () => {
    await set([[beef, 5]], 'two')
    const before = await fingerprint(world.database)
    const { status, body } = await set([[beef, 6]], 'two')
    expect([status, body.code]).toEqual([422, 'key_reused'])
    expect(await fingerprint(world.database)).toBe(before)
  })
})

test('a product that cannot be ordered is said, and keeps nothing else from being set', async () => {
  const { body } = await set([
    [{ publicId: 'unknown' }, 1],
    [beef, 1],
  ])
  expect(body.lines[0]).toEqual({ productId: 'unknown', before: 0, refused: 'not_found' })
  expect(linesOf(body.cart)).toEqual([[beef.publicId, 1, '10.00']])
})

test("removing another restaurant's line removes nothing of theirs [A118]", async () => {
  const other = await aRestaurant(world)
  await aCart(other, [{ product: beef, quantity: 4 }])
  await set([[beef, 0]])
  expect(linesOf((await other.browser.get('/api/cart/')).body)).toHaveLength(1)
})

test.each([-1, 1.5, '1', null, 10_000])('%j cases are refused [A110]', async (quantity) => {
  const before = await fingerprint(world.database)
  const { status } = await set([[beef, quantity as number]])
  expect(status).toBe(400)
  expect(await fingerprint(world.database)).toBe(before)
})

test('of a product that is named twice, the last quantity holds', async () => {
  await aCart(restaurant, [{ product: beef, quantity: 2 }])
  const { body } = await set([
    [beef, 5],
    [beef, 0],
  ])
  expect(body.lines).toEqual([{ productId: beef.publicId, before: 2, refused: null }])
  expect(linesOf(body.cart)).toEqual([])
})

test('a full cart takes no other line, unless one leaves in the same call', async () => {
  const { id } = await aProduct(world, supplier)
  await sql`
    insert into product (supplier_id, category, name_fr, name_en, unit, price_cents, quantity_hundredths,
      price_per_unit, price_per_kg)
    select supplier_id, category, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit,
      price_per_kg from product, generate_series(1, 200) where id = ${id}`.execute(world.database)
  await sql`
    insert into cart_line (restaurant_id, product_id, quantity)
    select ${restaurant.id}, id, 1 from product where supplier_id = ${supplier.id} and id > ${id}`.execute(
    world.database,
  )
  const refused = await set([[beef, 1]])
  expect(refused.body.lines).toMatchObject([{ refused: 'cart_full' }])
  const [{ product: first }] = refused.body.cart.cart_products
  const { body } = await set([
    [beef, 1],
    [{ publicId: first.public_id }, 0],
  ])
  expect(body.lines.map((line: Body) => line.refused)).toEqual([null, null])
  expect(linesOf(body.cart)).toHaveLength(200)
})

test('a hundred lines take as many statements as one', async () => {
  const queries: unknown[] = []
  const database = connect(connection, { log: ({ query }) => queries.push(query) })
  onTestFinished(() => database.destroy())
  const server = await aServerOf(database)
  const products = await Promise.all(Array.from({ length: 100 }, () => aProduct(world, supplier)))
  const statementsFor = async (count: number) => {
    const lines = products.slice(0, count).map(({ publicId }, index) => ({
      productId: publicId,
      quantity: index % 3,
    }))
    queries.splice(0)
    const { browser } = restaurant
    const answer = await browser.send('POST', '/api/cart-set/', {
      body: { lines },
      headers: { ...browser.token() },
    })
    expect(answer.status).toBe(200)
    return queries.length
  }
  restaurant.browser = await signedIn(server, restaurant)
  await restaurant.browser.fetchToken()
  await statementsFor(1)
  const one = await statementsFor(2)
  expect(await statementsFor(100)).toBe(one)
  await server.close()
})

test('more lines than two carts hold are refused before any is set', async () => {
  const { status, body } = await set(Array.from({ length: 401 }, () => [beef, 1]))
  expect([status, body.code]).toEqual([400, 'invalid_input'])
  expect(linesOf(await theCart())).toEqual([])
})

test('while it is ordered, a cart is set before or after, never between', async () => {
  for (let round = 0; round < 10; round++) {
    const { cart_version } = await aCart(restaurant, [{ product: beef, quantity: 2 }])
    const [ordered, changed] = await Promise.all([
      restaurant.browser.post('/api/checkout/', { cart_version }),
      set([
        [beef, 7],
        [veal, 1],
      ]),
    ])
    // What was ordered is what was seen, and what was set is what waits.
    expect([200, 409]).toContain(ordered.status)
    expect(changed.status).toBe(200)
    expect(changed.body.lines[0].before).toBe(ordered.status === 200 ? 0 : 2)
    expect((await theCart()).cart_version).toBe(changed.body.cart.cart_version)
    await set([
      [beef, 0],
      [veal, 0],
    ])
  }
})
