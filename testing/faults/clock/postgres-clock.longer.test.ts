import { connectionOf } from '@halles/server/database/connect.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { comesToWait } from '../../checks/comes-to-wait.ts'
import { expectConsistent } from '../../checks/expect-consistent.ts'
import { aClockToSet } from '../../database/clock-to-set.ts'
import { holding } from '../../database/holding-locks.ts'
import { aServerOf } from '../../servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier } from '../../world/builders.ts'
import { aCart } from '../../world/cart.ts'
import { anOrder } from '../../world/order.ts'
import { TradingClient } from '../trading-client.ts'
import { tradingRestaurants } from '../trading-restaurants.ts'

const HOUR_MS = 3_600_000
const LONGEST = 60_000

// What only a PostgreSQL shows whose own clock is set: vitest.config.ts leaves it to `npm run test:clock`.
describe('while the clock of PostgreSQL itself is set', async () => {
  const { database, setClock, ahead } = await aClockToSet()
  const world = await aServerOf(database)

  const offset = async () => {
    const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(database)
    // A little behind is no hour behind: -0 + 0 is 0.
    return Math.round((Number(rows[0]?.at) - Date.now()) / HOUR_MS) + 0
  }
  const setTo = (moment: string) => setClock((Date.parse(moment) - Date.now()) / HOUR_MS - ahead())

  test('it is what its statements see', async () => {
    const offsets = []
    for (const hours of [1, -2, 9_601, -9_600]) {
      await setClock(hours)
      offsets.push(await offset())
    }
    expect(offsets).toEqual([1, -1, 9_600, 0])
  })

  test('whoever waits for a lock is told after two seconds all the same, and not in an hour', async () => {
    const [supplier, restaurant] = [await aSupplier(world), await aRestaurant(world)]
    await aCart(restaurant, [{ product: await aProduct(world, supplier), quantity: 2 }])
    await holding(
      database,
      (tx) => sql`select from cart where restaurant_id = ${restaurant.id} for update`.execute(tx),
      [],
      async () => {
        const checkout = restaurant.browser.post('/api/checkout/', {})
        expect(await comesToWait(database, checkout, 1)).toBe(true)
        await setClock(-1)
        expect((await checkout).status).toBe(503)
      },
    )
    await setClock(1)
  })

  test('a transaction that nobody goes on with is ended all the same', async () => {
    const client = new pg.Client({
      ...connectionOf(database),
      idle_in_transaction_session_timeout: 1_000,
    })
    const ended = Promise.withResolvers<void>()
    client.on('error', () => ended.resolve())
    await client.connect()
    await client.query('begin')
    await setClock(-1)
    await ended.promise
    await setClock(1)
  })

  // Clocks go forward on 14 March 2027 and back on 7 November 2027, both Sundays at 2:00.
  test.for([
    ['spring', '2027-03-14T06:30:00Z', '2027-03-14'],
    ['autumn', '2027-11-07T05:30:00Z', '2027-11-07'],
  ])(
    'in the night of %s an hour is an hour, and what happens keeps its order',
    async ([, night = '', day]) => {
      await setTo(night)
      const [supplier, restaurant] = [await aSupplier(world), await aRestaurant(world)]
      const product = await aProduct(world, supplier)
      const order = await anOrder(world, restaurant, [{ product, quantity: 2 }])
      const promote = async () =>
        (await supplier.browser.post('/api/send-promotion/', { message: 'Bavette.' })).status
      expect(await promote()).toBe(201)
      await setClock(0.9)
      expect(await promote()).toBe(429)
      const accepted = await supplier.browser.post('/api/supplier-order-update/', {
        supplier_order_id: order.partOf(supplier).publicId,
        action: 'accepted',
      })
      expect(accepted.body.supplierOrder.date).toBe(day)
      await setClock(0.2)
      expect(await promote()).toBe(201)
      await setTo(night)
      expect(await promote()).toBe(429)
      await setClock(-ahead())
      await expectConsistent(database)
    },
  )

  test('restaurants and a supplier go on: no order is lost or doubled', {
    timeout: 20 * LONGEST,
  }, async () => {
    const supplier = await aSupplier(world)
    const product = await aProduct(world, supplier)
    const { clients, acknowledged, lostOrDoubled } = await tradingRestaurants(world, 3)
    const answering = new TradingClient()
    const trading = Promise.all([
      answering.answer(supplier),
      ...clients.map(({ restaurant, client }) => client.order(restaurant, product)),
    ])
    // Sessions end after 14 days: nobody would be signed in any more.
    for (const hours of [1, -1, -1, 1, 240, -240, -9_600, 9_600]) {
      const [placed, answered] = [acknowledged(), answering.answered.size]
      await setClock(hours)
      await vi.waitFor(
        () => {
          expect(acknowledged()).toBeGreaterThan(placed + 5)
          expect(answering.answered.size).toBeGreaterThan(answered + 2)
        },
        { timeout: LONGEST, interval: 10 },
      )
    }
    for (const client of [answering, ...clients.map((each) => each.client)]) client.stop()
    await trading
    expect(await lostOrDoubled()).toEqual([])
    await expectConsistent(database)
    process.stdout.write(
      `${acknowledged()} orders acknowledged, ${answering.answered.size} answered\n`,
    )
  })
})
