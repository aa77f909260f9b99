import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { aTestConnection, connectPatiently } from '@halles/testing/database/test-database.ts'
import { freePort, startServer } from '@halles/testing/servers/server-process.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { aCart } from '@halles/testing/world/cart.ts'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  status: { code: number }
  attributes: Attribute[]
}

/** What takes spans by OTLP over HTTP, as a collector does. */
async function aCollector() {
  const texts: string[] = []
  const paths = new Set<string>()
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray()
    paths.add(`${request.method} ${request.url} ${request.headers['content-type']}`)
    texts.push(Buffer.concat(chunks).toString())
    response.setHeader('Content-Type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => server.close())
  const spans = () =>
    texts.flatMap((text): Span[] =>
      JSON.parse(text).resourceSpans.flatMap((resource: { scopeSpans: { spans: Span[] }[] }) =>
        resource.scopeSpans.flatMap((scope) => scope.spans),
      ),
    )
  const { port } = server.address() as AddressInfo
  return { endpoint: `http://127.0.0.1:${port}`, paths, spans, text: () => texts.join('\n') }
}

/** A server that sends its spans there. */
async function aTracedServer(endpoint: string, variables: Record<string, string> = {}) {
  const traced = { DEMO: '0', OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...variables }
  const { port, stop, ended } = await startServer(connection, traced)
  onTestFinished(stop)
  return { origin: `http://127.0.0.1:${port}`, database, stop, ended }
}

const connection = await aTestConnection()
const database = connectPatiently(connection)

test('an order is a trace with its statements, its mails are another, and nobody is named', async () => {
  const collector = await aCollector()
  const world = await aTracedServer(`${collector.endpoint}/`)
  const [restaurant, supplier] = [await aRestaurant(world), await aSupplier(world)]
  const product = await aProduct(world, supplier)
  await aCart(restaurant, [{ product, quantity: 2 }])
  const outside = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' }
  const { status, body } = await restaurant.browser.post('/api/checkout/', {}, outside)
  expect(status).toBe(200)
  const isSent = async () => {
    const mails = database.selectFrom('outbox').select('id').where('outcome', 'is', null)
    return (await mails.execute()).length === 0
  }
  await vi.waitUntil(isSent, { timeout: 30_000 })
  await world.stop()

  expect([...collector.paths]).toEqual(['POST /v1/traces application/json'])
  const spans = collector.spans()
  const [order, ...others] = spans.filter(({ name }) => name === 'POST /api/checkout/')
  expect(others).toEqual([])
  expect(order?.parentSpanId ?? '').toBe('')
  expect(order?.traceId).not.toBe('0af7651916cd43dd8448eb211c80319c')
  expect(valuesOf(order)).toMatchObject({
    'http.request.method': 'POST',
    'http.route': '/api/checkout/',
    'http.response.status_code': 200,
    'halles.request_id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === order?.spanId)
  expect(statements.every(({ traceId }) => traceId === order?.traceId)).toBe(true)
  const names = statements.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['begin', 'insert_restaurant_order', 'finish_checkout', 'commit']),
  )
  const inserted = valuesOf(statements[names.indexOf('insert_restaurant_order')])
  expect(inserted['db.query.text']).toContain('$1')

  const job = spans.find(({ name }) => name === 'job mail')
  expect(spans.some(({ parentSpanId }) => parentSpanId === job?.spanId)).toBe(true)
  expect(spans.some(({ name }) => name.includes('/api/health/'))).toBe(false)
  const text = collector.text()
  for (const { publicId, name, email } of [restaurant, supplier])
    for (const told of [publicId, name, email]) expect(text).not.toContain(told)
  for (const told of [product.publicId, body.order_public_id]) expect(text).not.toContain(told)
})

test('a statement that fails bears its code without its message', async () => {
  const collector = await aCollector()
  const world = await aTracedServer(collector.endpoint)
  const { browser } = await aRestaurant(world)
  await database.schema.alterTable('cart_line').renameTo('away').execute()
  expect((await browser.get('/api/cart/')).status).toBe(500)
  await database.schema.alterTable('away').renameTo('cart_line').execute()
  await world.stop()
  const spans = collector.spans()
  const failed = spans.filter(({ status }) => status.code === 2)
  expect(failed.map(({ name }) => name)).toContain('GET /api/cart/')
  const statement = failed.find((span) => valuesOf(span)['db.response.status_code'] === '42P01')
  expect(Object.keys(valuesOf(statement)).toSorted()).toEqual([
    'db.query.text',
    'db.response.status_code',
    'db.system.name',
  ])
})

test('with a collector that is away, or never answers, a server works and ends', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => {
    silent.closeAllConnections()
    silent.close()
  })
  for (const port of [await freePort(), (silent.address() as AddressInfo).port]) {
    const world = await aTracedServer(`http://127.0.0.1:${port}`)
    const { browser } = await aRestaurant(world)
    expect((await browser.get('/api/cart/')).status).toBe(200)
    await world.stop()
    expect(await world.ended).toEqual([0, null])
  }
})

test('a share of 0 traces nothing', async () => {
  const collector = await aCollector()
  const world = await aTracedServer(collector.endpoint, { OTEL_TRACES_SAMPLER_ARG: '0' })
  const { browser } = await aRestaurant(world)
  expect((await browser.get('/api/cart/')).status).toBe(200)
  await world.stop()
  expect(collector.spans()).toEqual([])
})

function valuesOf(span: Span | undefined): Record<string, string | number | undefined> {
  const values = span?.attributes.map(({ key, value }) => [
    key,
    value.stringValue ?? value.intValue,
  ])
  return Object.fromEntries(values ?? [])
}
