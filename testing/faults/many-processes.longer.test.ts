import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { expectConsistent } from '../checks/expect-consistent.ts'
import { kills } from '../checks/rounds.ts'
import { Browser } from '../client/browser.ts'
import { aStream } from '../client/stream.ts'
import { aTestConnection, connectPatiently } from '../database/test-database.ts'
import { aLoadBalancer } from '../servers/load-balancer.ts'
import { MailServer } from '../servers/mail-server.ts'
import { freePort, startServer } from '../servers/server-process.ts'
import { aProduct, aRestaurant, aSupplier, PASSWORD } from '../world/builders.ts'
import { aCart } from '../world/cart.ts'
import { placedOrders } from '../world/placed-orders.ts'
import { TradingClient } from './trading-client.ts'
import { tradingRestaurants } from './trading-restaurants.ts'

const { rounds } = kills(2)
const PROCESSES = 3
const RESTAURANTS = 4
const UNDER_LOAD = 300

const connection = await aTestConnection()
const database = connectPatiently(connection)
const mailServer = await MailServer.started()
const ports = await Promise.all(Array.from({ length: PROCESSES }, freePort))
const servers = await Promise.all(ports.map(start))
afterAll(() => Promise.all(servers.map((server) => server.stop())))
const { origin } = await aLoadBalancer(ports)
const world = { origin, database }

function start(port: number): ReturnType<typeof startServer> {
  return startServer(connection, {
    PORT: String(port),
    DATABASE_POOL: '4',
    DEMO: '0',
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
  })
}

test('a session that one process opened is known to the others, and ends at all of them', async () => {
  const { email } = await aSupplier(world)
  const browser = new Browser(origin)
  const login = await browser.post('/api/auth/login/', { email, password: PASSWORD })
  expect(login.status, login.text).toBe(200)
  const statuses = () =>
    Promise.all(ports.map(async () => (await browser.get('/api/auth/status/')).status))
  expect(await statuses()).toEqual([200, 200, 200])
  const cookies = new Map(browser.cookies)
  expect((await browser.post('/api/auth/logout/')).status).toBe(204)
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  expect(await statuses()).toEqual([401, 401, 401])
})

test('what is asked of one process is told by all, and an order is one whichever is asked again', async () => {
  const supplier = await aSupplier(world)
  const restaurant = await aRestaurant(world)
  const product = await aProduct(world, supplier)
  const streams = await Promise.all(
    ports.map((port) => aStream(supplier.browser, { origin: `http://127.0.0.1:${port}` })),
  )
  await aCart(restaurant, [{ product, quantity: 2 }])
  const key = { 'Idempotency-Key': randomUUID() }
  const orders = []
  for (const _ of ports)
    orders.push((await restaurant.browser.post('/api/checkout/', {}, key)).body)
  const [order] = await placedOrders(world, restaurant)
  expect(orders.map((body) => body.order_public_id)).toEqual(ports.map(() => order?.publicId))
  for (const stream of streams) await stream.until(() => stream.events().length === 1)
})

test(`one of three processes is killed ${rounds} times while restaurants order: no order is lost or doubled, and each mail leaves once`, {
  timeout: 120_000 + rounds * 30_000,
}, async () => {
  const supplier = await aSupplier(world)
  const product = await aProduct(world, supplier)
  const { clients, lostOrDoubled } = await tradingRestaurants(world, RESTAURANTS)
  const answering = new TradingClient()
  const trading = Promise.all([
    answering.answer(supplier),
    ...clients.map(({ restaurant, client }) => client.order(restaurant, product)),
  ])
  for (let round = 0; round < rounds; round++) {
    const index = round % PROCESSES
    await sleep(UNDER_LOAD)
    await servers[index]?.kill()
    // Two are left: they go on.
    const placed = clients.map(({ client }) => client.placed.length)
    await vi.waitFor(
      () => {
        for (const [each, before] of placed.entries())
          expect(clients[each]?.client.placed.length).toBeGreaterThan(before)
      },
      { timeout: 30_000 },
    )
    servers[index] = await start(ports[index] ?? 0)
  }
  for (const client of [answering, ...clients.map((each) => each.client)]) client.stop()
  await trading

  expect(await lostOrDoubled()).toEqual([])
  await expectConsistent(database)
  const ids = mailServer.received.map(({ messageId }) => messageId)
  const repeated = ids.length - new Set(ids).size
  // One that was killed before it could note that a mail was taken leaves it to another.
  expect(repeated).toBeLessThanOrEqual(rounds * 10)
})
