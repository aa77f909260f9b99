import { randomUUID } from 'node:crypto'
import { connect } from '@halles/server/database/connect.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { expectConsistent } from '../checks/expect-consistent.ts'
import { aTestConnection } from '../database/test-database.ts'
import { aSlowLine } from '../servers/slow-line.ts'
import { aServerOf } from '../servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier, type BuiltAccount } from '../world/builders.ts'
import { aCart } from '../world/cart.ts'
import { placedOrders } from '../world/placed-orders.ts'

// A database at one address and its servers at others: one over a good line, one over a bad one.
const connection = await aTestConnection()
const database = connect(connection)
afterAll(() => database.destroy())
const toDatabase = await aSlowLine(connection)
const overLine = connect({ ...connection, host: '127.0.0.1', port: toDatabase.port })
afterAll(() => overLine.destroy())
const good = await aServerOf(database)
const bad = await aServerOf(overLine)
const toServer = await aSlowLine({ host: '127.0.0.1', port: portOf(good.origin) })
const overSlowClient = `http://127.0.0.1:${toServer.port}`

const supplier = await aSupplier(good)
const product = await aProduct(good, supplier)

function portOf(origin: string): number {
  return Number(new URL(origin).port)
}

/** A restaurant with something in its cart, at the server of this origin. */
async function aBuyer(origin: string) {
  const restaurant = await aRestaurant(good)
  await aCart(restaurant, [{ product, quantity: 3 }])
  return { restaurant, at: { ...restaurant, browser: restaurant.browser.at(origin) } }
}

/** A checkout under one key, asked again as our pages do until it is answered; what it was answered and how often it was asked. */
async function ordered({ browser }: BuiltAccount, key: string = randomUUID()) {
  for (let asked = 1; ; asked++) {
    const answer = await browser
      .post('/api/checkout/', {}, { 'Idempotency-Key': key })
      .catch(() => undefined)
    if (answer?.status === 200) return { order: answer.body.order_public_id, asked }
    if (answer) expect(answer.status, answer.text).toBe(503)
  }
}

async function expectOnce(restaurant: BuiltAccount, order: string): Promise<void> {
  const orders = await placedOrders(good, restaurant)
  expect(orders).toMatchObject([{ publicId: order, lines: [{ quantity: 3 }] }])
}

describe.for([
  ['server and database', bad.origin, toDatabase],
  ['client and server', overSlowClient, toServer],
] as const)('a line between %s', ([, origin, line]) => {
  test('that passes 300 bytes at a time is slow and nothing else', async () => {
    const { restaurant, at } = await aBuyer(origin)
    line.slowDown(300, 2)
    const { order } = await ordered(at)
    line.slowDown(Number.POSITIVE_INFINITY, 0)
    await expectOnce(restaurant, order)
  })

  test('that stands still in the middle of an order holds up nobody else', async () => {
    const [slow, other] = [await aBuyer(origin), await aBuyer(good.origin)]
    line.stand()
    let isAnswered = false
    const late = ordered(slow.at).finally(() => {
      isAnswered = true
    })
    const { order, asked } = await ordered(other.at)
    expect([asked, isAnswered]).toEqual([1, false])
    line.goOn()
    await expectOnce(slow.restaurant, (await late).order)
    await expectOnce(other.restaurant, order)
  })

  test.for([
    [1, 'end'],
    [40, 'end'],
    [200, 'reset'],
    [700, 'end'],
    [1_500, 'reset'],
    [4_000, 'end'],
  ] as const)(
    'that is cut %i bytes into the answers, by %s, leaves one order under its key',
    async ([bytes, how]) => {
      const { restaurant, at } = await aBuyer(origin)
      line.slowDown(64, 0)
      line.cutAfter(bytes, how)
      const key = randomUUID()
      const { order } = await ordered(at, key)
      // A short answer is over before: asked again, it is cut off then.
      while (!line.isCut()) expect((await ordered(at, key)).order).toBe(order)
      line.slowDown(Number.POSITIVE_INFINITY, 0)
      expect((await ordered(at, key)).order).toBe(order)
      await expectOnce(restaurant, order)
    },
  )
})

test('in the end everything adds up', () => expectConsistent(database))
