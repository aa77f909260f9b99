import { Browser } from '@halles/testing/client/browser.ts'
import { aTestConnection, aTestDatabase } from '@halles/testing/database/test-database.ts'
import { freePort, startServer } from '@halles/testing/servers/server-process.ts'
import { aServerOf } from '@halles/testing/servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

const database = await aTestDatabase()
const metrics = createMetrics({ primary: database }, () => 3)
const world = await aServerOf(database, {}, { metrics })

/** The samples of a metric, by labels. */
async function read(name: string): Promise<Record<string, number>> {
  const samples = (await metrics.text()).split('\n').filter((line) => line.startsWith(name))
  return Object.fromEntries(
    samples.map((line) => {
      const [, labels = '', value] = /^[^{ ]+(\{.*\})? (.+)$/.exec(line) ?? []
      return [labels, Number(value)]
    }),
  )
}

const ORDERS = '{method="POST",route="/api/checkout/",status="200"}'

test('orders, refusals, waiting mails and jobs are counted, and nobody is named', async () => {
  const [restaurant, supplier] = [await aRestaurant(world), await aSupplier(world)]
  const product = await aProduct(world, supplier)
  await anOrder(world, restaurant, [{ product, quantity: 2 }])
  const { publicId } = await anOrder(world, restaurant, [{ product, quantity: 1 }])
  expect((await restaurant.browser.post('/api/checkout/', {})).status).toBe(400)
  await restaurant.browser.get(`/api/restaurant-order-list/?order_public_id=${publicId}`)
  await new Browser(world.origin).get('/api/nowhere/')

  expect(await read('halles_http_request_duration_seconds_count')).toMatchObject({ [ORDERS]: 2 })
  expect(await read('halles_refusals_total')).toEqual({
    '{code="cart_empty"}': 1,
    '{code="not_found"}': 1,
  })
  // Two for each order: to who placed it and to its supplier.
  expect(await read('halles_mails_waiting')).toEqual({ '': 4 })
  expect(await read('halles_requests_at_work')).toEqual({ '': 3 })
  expect(
    (await read('halles_database_connections'))['{pool="primary",state="idle"}'],
  ).toBeGreaterThan(0)
  const jobs = await read('halles_jobs')
  expect(Object.values(jobs).reduce((sum, count) => sum + count, 0)).toBe(4)
  const text = await metrics.text()
  for (const name of [publicId, restaurant.publicId, restaurant.email, restaurant.name])
    expect(text).not.toContain(name)
})

test('an open stream is counted until it ends', async () => {
  const { browser } = await aSupplier(world)
  const ending = new AbortController()
  const stream = await fetch(`${world.origin}/api/events/`, {
    headers: { Cookie: `sessionid=${browser.cookies.get('sessionid')}` },
    signal: ending.signal,
  })
  expect(stream.status).toBe(200)
  expect(await read('halles_event_streams_open')).toEqual({ '': 1 })
  ending.abort()
  await expect.poll(() => read('halles_event_streams_open')).toEqual({ '': 0 })
})

test('what retention deals with is counted, and when it last did all of it', async () => {
  metrics.countRetained({ session: 2, outbox: 3 }, false)
  expect(await read('halles_retention_success_seconds')).toEqual({ '': 0 })
  metrics.countRetained({ session: 1 }, true)
  expect(await read('halles_retention_rows_total')).toEqual({
    '{rule="session"}': 3,
    '{rule="outbox"}': 3,
  })
  expect((await read('halles_retention_success_seconds'))['']).toBeGreaterThan(1e9)
})

test('without its database what the process knows is still told', async () => {
  const away = await aTestDatabase()
  const { text } = createMetrics({ primary: away }, () => 0)
  await text()
  await away.destroy()
  const told = await text()
  expect(told).toContain('halles_requests_at_work 0')
  expect(told).toMatch(/^halles_mails_waiting nan$/im)
  expect(told).toMatch(/^halles_mails_oldest_seconds nan$/im)
})

test('the first reading knows the oldest mail that waits, and the connections of a standby', async () => {
  const first = createMetrics({ primary: database, standby: database }, () => 0)
  const text = await first.text()
  expect(Number(/^halles_mails_oldest_seconds (.+)$/m.exec(text)?.[1])).toBeGreaterThan(0)
  expect(text).toContain('halles_database_connections{pool="standby",state="idle"}')
})

test('a server serves them at an address of their own, and only there', async () => {
  const port = await freePort()
  const server = await startServer(await aTestConnection(), {
    DEMO: '0',
    METRICS_PORT: String(port),
  })
  const scraped = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(scraped.headers.get('content-type')).toContain('text/plain')
  expect(await scraped.text()).toMatch(/^process_cpu_seconds_total \d/m)
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  const outside = await fetch(`http://127.0.0.1:${server.port}/metrics`)
  expect(await outside.text()).not.toContain('process_cpu_seconds_total')
  await server.stop()
})
