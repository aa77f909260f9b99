import { expect, onTestFinished, test } from 'vitest'
import { expectConsistent } from '../checks/expect-consistent.ts'
import { aTestConnection, connectPatiently } from '../database/test-database.ts'
import { startServer } from '../servers/server-process.ts'
import { aProduct, aSupplier, aVisitor } from '../world/builders.ts'
import { tradingRestaurants } from './trading-restaurants.ts'

const LONGEST = 60_000
const BODIES = 100
const AT_ONCE = 50
const KIB = 1_024

test(`with a heap of 256 MB ${BODIES} bodies of 60 KiB, and as many that are too large, are answered, and orders go on`, {
  timeout: 10 * LONGEST,
}, async () => {
  const connection = await aTestConnection()
  const database = connectPatiently(connection, onTestFinished)
  const server = await startServer(connection, {
    DEMO: '0',
    NODE_OPTIONS: '--max-old-space-size=256',
  })
  onTestFinished(server.stop)
  const world = { origin: `http://127.0.0.1:${server.port}`, database }
  const supplier = await aSupplier(world)
  const product = await aProduct(world, supplier)
  const { clients, acknowledged, lostOrDoubled } = await tradingRestaurants(world, 1)
  const trading = Promise.all(
    clients.map(({ restaurant, client }) => client.order(restaurant, product)),
  )
  const visitor = aVisitor(world)
  await visitor.fetchToken()
  const statuses = new Set<number>()
  const send = async (size: number) => {
    const question = 'x'.repeat(size * KIB)
    const answer = await visitor.send('POST', '/api/contact-us/', {
      headers: visitor.token(),
      body: { question },
    })
    statuses.add(answer.status)
  }
  for (let sent = 0; sent < 2 * BODIES; sent += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, each) => send(each % 2 ? 60 : 65)))
  // Too large, or not a question; or too many at once.
  expect([...statuses].filter((status) => ![400, 413, 503].includes(status))).toEqual([])
  expect(statuses).toContain(413)
  const before = acknowledged()
  await expect.poll(acknowledged, { timeout: LONGEST }).toBeGreaterThan(before)
  expect(server.hasEnded()).toBe(false)
  for (const { client } of clients) client.stop()
  await trading
  expect(await lostOrDoubled()).toEqual([])
  await expectConsistent(database)
})
