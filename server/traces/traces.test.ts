import { aCollector, aTracedMarket, valuesOf } from '@halles/testing/servers/collector.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { aCart } from '@halles/testing/world/cart.ts'
import { expect, test, vi } from 'vitest'

const { database, aTracedServer } = await aTracedMarket()

test('an order is a trace with its statements, its mails are another, a failed statement bears its code, and nobody is named', async () => {
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
  await database.schema.alterTable('cart_line').renameTo('away').execute()
  expect((await restaurant.browser.get('/api/cart/')).status).toBe(500)
  await database.schema.alterTable('away').renameTo('cart_line').execute()
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

  const failed = spans.filter(({ status }) => status.code === 2)
  expect(failed.map(({ name }) => name)).toContain('GET /api/cart/')
  const statement = failed.find((span) => valuesOf(span)['db.response.status_code'] === '42P01')
  expect(Object.keys(valuesOf(statement)).toSorted()).toEqual([
    'db.query.text',
    'db.response.status_code',
    'db.system.name',
  ])
})
