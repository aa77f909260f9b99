import { openApiDocument } from '@halles/contract/openapi/document.ts'
import type { Answer } from '@halles/testing/client/browser.ts'
import { readRaw, sendRaw } from '@halles/testing/client/raw-socket.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aRestaurant, aVisitor } from '@halles/testing/world/builders.ts'
import { expect, test } from 'vitest'

const world = await aTestApp()
const { browser } = await aRestaurant(world)
const visitor = aVisitor(world)

const ANSWERS: [string, number, () => Promise<Answer>][] = [
  ['of success', 200, () => browser.get('/api/restaurant-account-info/')],
  ['without content', 204, () => browser.post('/api/language/', { lang: 'fr' })],
  ['of a wrong field', 400, () => browser.post('/api/language/', { lang: 'x' })],
  ['of a wrong address', 404, () => browser.get('/api/nothing/')],
  ['of an undecodable address', 404, () => browser.get('/api/%zz')],
  ['of a wrong method', 405, () => browser.get('/api/language/')],
  [
    'of a wrong type',
    415,
    () => browser.post('/api/language/', 'x', { 'Content-Type': 'text/xml' }),
  ],
  ['of a body too large', 413, () => browser.post('/api/language/', 'x'.repeat(66_000))],
  ['to a visitor', 401, () => visitor.get('/api/cart/')],
  ['to the wrong role', 403, () => browser.get('/api/supplier-account-info/')],
  ['without a token', 403, () => browser.send('POST', '/api/language/', { body: {} })],
  ['of the API document', 200, () => visitor.get('/api/openapi.json')],
  ['of a probe', 200, () => visitor.get('/api/health/ready/')],
]

test.for(ANSWERS)(
  'the answer %s is not kept, not guessed at, not framed, and says no version [A033]',
  async ([, status, ask]) => {
    const answer = await ask()
    expect(answer.status).toBe(status)
    const { headers } = answer
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('content-security-policy')).not.toMatch(/https?:|\*/)
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('server')).toBeNull()
    expect(headers.get('x-powered-by')).toBeNull()
    if (answer.text !== '')
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(answer.text).not.toMatch(/node_modules|\.ts:|at \w+ \(|select |fastify/i)
  },
)

test('what is answered before an operation is known is as the API document says', async () => {
  const { components } = openApiDocument() as { components: { responses: Documented } }
  for (const [kind, line] of [
    ['MethodNotAllowed', 'TRACE /api/cart/ HTTP/1.1'],
    ['NotFound', 'GET /api/nothing/ HTTP/1.1'],
    ['Malformed', 'NONSENSE'],
    ['HeadersTooLarge', `GET /${'x'.repeat(17_000)} HTTP/1.1`],
  ] as const) {
    const answer = await sendRaw(world.origin, [line, 'Host: halles'])
    const documented = components.responses[kind]
    expect(documented?.description.split(', ')).toContain(readRaw(answer).code)
    for (const name of Object.keys(documented?.headers ?? {}))
      expect(answer).toMatch(new RegExp(`^${name}: .`, 'im'))
  }
})

type Documented = Record<string, { description: string; headers: object }>

test.for([
  'Host: evil.example',
  'Host: halles\r\nX-Forwarded-Host: evil.example',
  'Host: halles\r\nForwarded: host=evil.example',
])('%j never comes back in an answer [A031]', async (lines) => {
  for (const path of [
    '/api/auth/csrf/',
    '/api/cart/',
    '/api/openapi.json',
    '/api/nothing/',
    '/login',
  ]) {
    const answer = await sendRaw(world.origin, [`GET ${path} HTTP/1.1`, ...lines.split('\r\n')])
    expect(answer).not.toContain('evil')
    expect(answer).not.toMatch(/^location:/im)
  }
})

test('an absolute address of another host leads to our own calls, and to nothing of theirs [A031] [A061]', async () => {
  const answer = await sendRaw(world.origin, [
    'GET http://evil.example/api/city-list/ HTTP/1.1',
    'Host: evil.example',
  ])
  expect([200, 404]).toContain(readRaw(answer).status)
  expect(answer).not.toContain('evil')
})

test.for(['GET /api/cart/ HTTP/9.9', 'NONSENSE', 'GET  HTTP/1.1', '\u0000'])(
  'what is no HTTP is answered in our own form: %j',
  async (line) => {
    const answer = await sendRaw(world.origin, [line])
    expect(readRaw(answer)).toEqual({ status: 400, code: 'invalid_input' })
    expect(answer).toMatch(/^cache-control: no-store\r$/im)
  },
)

test('headers beyond 16 KiB are too large', async () => {
  const answer = await sendRaw(world.origin, [
    'GET /api/cart/ HTTP/1.1',
    'Host: halles',
    `X-Filler: ${'x'.repeat(17 * 1024)}`,
  ])
  expect(readRaw(answer)).toEqual({ status: 431, code: 'too_large' })
})
