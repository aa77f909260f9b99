import { readRaw, sendRaw } from '@halles/testing/client/raw-socket.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier, aVisitor } from '@halles/testing/world/builders.ts'
import { expect, test } from 'vitest'

const world = await aTestApp()
const { browser } = await aRestaurant(world)

test.for([
  ['PUT', '/api/cart/', 'GET'],
  ['PATCH', '/api/restaurant-account-info/', 'GET, POST'],
  ['OPTIONS', '/api/cart-add/', 'POST'],
  ['DELETE', '/api/cart/', 'GET'],
  ['POST', '/api/cart/', 'GET'],
  ['PUT', '/api/add-edit-product/', 'POST, DELETE'],
  ['PATCH', '/api/checkout/', 'GET, POST'],
  ['PUT', '/api/openapi.json', 'GET'],
  ['POST', '/api/health/live/', 'GET, HEAD'],
  ['GET', '/api/cart-add/', 'POST'],
  ['HEAD', '/api/cart-add/', 'POST'],
  ['GET', '/api/auth/logout/', 'POST'],
  ['HEAD', '/api/auth/logout/', 'POST'],
  ['HEAD', '/api/checkout/', 'GET, POST'],
  ['GET', '/api/send-promotion/', 'POST'],
  ['HEAD', '/api/send-promotion/', 'POST'],
  ['GET', '/api/supplier-order-update/', 'POST'],
  ['HEAD', '/api/city-list/', 'GET'],
] as const)(
  '%s on %s is not offered, and the answer says what is [A001] [A002]',
  async ([method, path, allowed]) => {
    const answer = await browser.send(method, path, { headers: browser.token() })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe(allowed)
    if (method !== 'HEAD') expect(answer.body.code).toBe('method_not_allowed')
  },
)

test('TRACE is not offered [A001]', async () => {
  const answer = await sendRaw(world.origin, ['TRACE /api/cart/ HTTP/1.1', 'Host: halles'])
  expect(readRaw(answer)).toEqual({ status: 405, code: 'method_not_allowed' })
})

test('a header cannot turn a GET or a POST into a DELETE [A001]', async () => {
  const headers = { 'X-HTTP-Method-Override': 'DELETE', 'X-Method-Override': 'DELETE' }
  expect((await browser.get('/api/city-list/', headers)).status).toBe(200)
  expect((await browser.get('/api/add-edit-product/', headers)).status).toBe(405)
  const supplier = await aSupplier(world)
  const { publicId } = await aProduct(world, supplier)
  const input = { public_id: publicId }
  const answer = await supplier.browser.post('/api/add-edit-product/', input, headers)
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  const { body } = await supplier.browser.get('/api/supplier-product-list/')
  expect(body.results).toMatchObject([{ public_id: publicId }])
})

test('which method it is decides before what the body says it is', async () => {
  const answer = await browser.send('PUT', '/api/cart/', {
    body: '<cart/>',
    headers: { 'Content-Type': 'text/xml' },
  })
  expect(answer.status).toBe(405)
})

test.for(['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'])(
  '%s to an unknown call is a 404 in JSON, never a page, whatever is sent [A003]',
  async (method) => {
    const given = method === 'GET' ? {} : { body: '<x/>', headers: { 'Content-Type': 'text/xml' } }
    for (const path of ['/api/', '/api', '/api/nothing/', '/api/cart/extra/', '/API/cart/']) {
      const answer = await aVisitor(world).send(method, path, given)
      expect([path, answer.status, answer.body?.code]).toEqual([path, 404, 'not_found'])
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    }
  },
)

test('OPTIONS on a page is a 404 in JSON', async () => {
  const { status, body } = await aVisitor(world).send('OPTIONS', '/')
  expect([status, body?.code]).toEqual([404, 'not_found'])
})

test.for([
  '/api%2Fcheckout/',
  '/api%2fcheckout%2f',
  '//api/checkout/',
  '/api//checkout/',
  '/./api/checkout/',
  '/api/./checkout/',
  '/api/../api/checkout/',
  '/api/checkout/..%2f',
  '/api/checkout/..%2fcart/',
  '/api/checkout/%2e%2e/cart/',
  '/api/checkout/%',
  '/api/checkout/%zz/',
  '/api/checkout;/',
  '/api/checkout/%00',
])('%s leads nowhere, with a session or without [A004]', async (path) => {
  const cookie = `Cookie: sessionid=${browser.cookies.get('sessionid')}`
  for (const lines of [[], [cookie]]) {
    const answer = await sendRaw(world.origin, [`GET ${path} HTTP/1.1`, 'Host: halles', ...lines])
    expect(readRaw(answer)).toEqual({ status: 404, code: 'not_found' })
  }
})

test('a path without its last slash has the same answer and the same guards [A005]', async () => {
  for (const path of ['/api/auth/status', '/api/restaurant-account-info', '/api/city-list']) {
    const [bare, slashed] = [await browser.get(path), await browser.get(`${path}/`)]
    expect([bare.status, bare.text]).toEqual([slashed.status, slashed.text])
    const [nobody, nobodySlashed] = [aVisitor(world), aVisitor(world)]
    expect((await nobody.get(path)).text).toEqual((await nobodySlashed.get(`${path}/`)).text)
  }
  const { status, body } = await browser.send('POST', '/api/language', { body: { lang: 'en' } })
  expect([status, body.code]).toEqual([403, 'csrf_failed'])
  expect((await browser.post('/api/language', { lang: 'en' })).status).toBe(204)
})
