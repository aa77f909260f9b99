import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { ledgerWalk } from '@halles/testing/checks/ledger.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { aCart } from '@halles/testing/world/cart.ts'
import { placedOrders } from '@halles/testing/world/placed-orders.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const world = await anOwnApp()
const { database } = world
const supplier = await aSupplier(world)
const beef = await aProduct(world, supplier)
const veal = await aProduct(world, supplier)
let restaurant: BuiltAccount

beforeEach(async () => {
  restaurant = await aRestaurant(world)
})
afterEach(async () => {
  expect(await ledgerWalk(database)).toEqual([])
})

const cartOfBeef = () => aCart(restaurant, [{ product: beef, quantity: 2 }])
const checkout = (key: string, body?: object, by = restaurant) =>
  by.browser.post('/api/checkout/', body, { 'Idempotency-Key': key })
const orders = () => placedOrders(world, restaurant)

/** As if the key had been used so much earlier. */
const hoursPass = (hours: number) =>
  database
    .updateTable('idempotency_key')
    .set({ created_at: sql`created_at - make_interval(hours => ${hours})` })
    .execute()

describe('a retry with the same key', () => {
  test('gets the same answer, once ordered', async () => {
    const { cart_version } = await cartOfBeef()
    const first = await checkout('k', { cart_version })
    const again = await checkout('k', { cart_version })
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.text).toBe(first.text)
    expect(await orders()).toHaveLength(1)
  })

  test.each([0, 1, 23])('gets the same order %i hours later [A130]', async (hours) => {
    const { cart_version } = await cartOfBeef()
    const first = await checkout('k', { cart_version })
    await hoursPass(hours)
    expect((await checkout('k', { cart_version })).body).toEqual(first.body)
    expect(await orders()).toHaveLength(1)
  })

  test('is a first try again after a day [A130]', async () => {
    const { cart_version } = await cartOfBeef()
    const first = await checkout('k', { cart_version })
    await hoursPass(25)
    expect((await checkout('k', { cart_version })).body.code).toBe('cart_empty')
    await cartOfBeef()
    const second = await checkout('k', { cart_version })
    expect(second.status).toBe(200)
    expect(second.body.order_public_id).not.toBe(first.body.order_public_id)
    expect((await checkout('k', { cart_version })).text).toBe(second.text)
    expect(await orders()).toHaveLength(2)
  })

  test('after a refusal is a try of its own', async () => {
    expect((await checkout('k')).body.code).toBe('cart_empty')
    await cartOfBeef()
    expect((await checkout('k')).status).toBe(200)
    expect(await orders()).toHaveLength(1)
  })

  test('and no version, the cart being empty, gets the same answer', async () => {
    await cartOfBeef()
    const first = await checkout('k')
    expect((await checkout('k')).text).toBe(first.text)
    expect(await orders()).toHaveLength(1)
  })
})

describe('the same key for another cart', () => {
  test('orders nothing when the cart was filled with other goods [A131]', async () => {
    await cartOfBeef()
    await checkout('k')
    await aCart(restaurant, [{ product: veal, quantity: 1 }])
    const before = await fingerprint(database)
    const { status, body } = await checkout('k')
    expect([status, body.code]).toEqual([422, 'key_reused'])
    expect(await fingerprint(database)).toBe(before)
  })

  test('orders nothing when another version comes with it [A131]', async () => {
    const { cart_version } = await cartOfBeef()
    await checkout('k', { cart_version })
    const other = await aCart(restaurant, [{ product: veal, quantity: 1 }])
    const before = await fingerprint(database)
    for (const body of [{ cart_version: other.cart_version }, {}, { cart_version: '' }]) {
      const answer = await checkout('k', body)
      expect([answer.status, answer.body.code]).toEqual([422, 'key_reused'])
    }
    expect(await fingerprint(database)).toBe(before)
    expect((await checkout('k2', { cart_version: other.cart_version })).status).toBe(200)
  })
})

test.each([
  ['empty', ''],
  ['256 long', 'k'.repeat(256)],
  ['not ASCII', 'clé'],
  ['with a tab', 'a\tb'],
])('a key that is %s is refused, and nothing ordered [A132]', async (_, key) => {
  await cartOfBeef()
  const before = await fingerprint(world.database)
  const { status, body } = await checkout(key)
  expect(status).toBe(400)
  expect(body.fields).toEqual({ 'Idempotency-Key': expect.stringMatching(/./) })
  expect(await fingerprint(world.database)).toBe(before)
})

test('a key with a line break never gets past HTTP [A132]', async () => {
  await cartOfBeef()
  const request = await rawCheckout('a\r\n b')
  const before = await fingerprint(world.database)
  expect(await sent(request)).toMatch(/^HTTP\/1.1 400 /)
  expect(await fingerprint(world.database)).toBe(before)
})

test('a key of 255 characters is taken', async () => {
  await cartOfBeef()
  expect((await checkout('k'.repeat(255))).status).toBe(200)
})

test('two restaurants may use the same key [A133]', async () => {
  const other = await aRestaurant(world)
  await cartOfBeef()
  await aCart(other, [{ product: veal, quantity: 3 }])
  const mine = await checkout('k')
  const theirs = await checkout('k', undefined, other)
  expect([mine.status, theirs.status]).toEqual([200, 200])
  expect(mine.body.order_public_id).not.toBe(theirs.body.order_public_id)
  expect(await placedOrders(world, other)).toMatchObject([
    { lines: [{ product: veal.publicId, quantity: 3 }] },
  ])
})

test('20 clicks at once with one key make one order and get one answer [A128]', async () => {
  const { cart_version } = await cartOfBeef()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => checkout('k', { cart_version })),
  )
  expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(200)
  expect(await orders()).toHaveLength(1)
})

describe('a connection that breaks', () => {
  test('anywhere in the request, or while it is answered, leaves nothing or the order a retry returns [A130]', async () => {
    const cuts = [
      ...Array.from({ length: 20 }, (_, part) => ({ share: part / 20, after: 0 })),
      ...Array.from({ length: 40 }, (_, step) => ({ share: 1, after: step / 4 })),
    ]
    for (const [index, { share, after }] of cuts.entries()) {
      await cartOfBeef()
      const key = `cut-${index}`
      const request = await rawCheckout(key)
      await cutOff(request.slice(0, request.length * share), after)
      const retried = await checkout(key)
      expect(retried.status).toBe(200)
      const placed = await orders()
      expect(placed).toHaveLength(index + 1)
      expect(retried.body.order_public_id).toBe(placed.at(-1)?.publicId)
    }
  })
})

/** A checkout as it goes over the wire. */
async function rawCheckout(key: string): Promise<string> {
  await restaurant.browser.fetchToken()
  const cookies = [...restaurant.browser.cookies].map(([name, value]) => `${name}=${value}`)
  return [
    'POST /api/checkout/ HTTP/1.1',
    `Host: ${new URL(world.origin).host}`,
    `Cookie: ${cookies.join('; ')}`,
    `X-CSRFToken: ${restaurant.browser.cookies.get('csrftoken')}`,
    `Idempotency-Key: ${key}`,
    'Content-Type: application/json',
    'Content-Length: 2',
    '',
    '{}',
  ].join('\r\n')
}

async function cutOff(bytes: string, after: number): Promise<void> {
  const socket = connect(Number(new URL(world.origin).port), '127.0.0.1')
  await new Promise((done) => socket.write(bytes, done))
  await sleep(after)
  socket.destroy()
}

function sent(bytes: string): Promise<string> {
  return new Promise((answered, failed) => {
    const socket = connect(Number(new URL(world.origin).port), '127.0.0.1', () =>
      socket.write(bytes),
    )
    socket.once('data', (data) => {
      socket.destroy()
      answered(String(data))
    })
    socket.once('error', failed)
  })
}
