import { fr } from '@halles/texts/fr.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { setLanguage } from '../../../platform/language/language.ts'
import { EMPTY_CART } from '../cart.ts'
import type { StoredRequest } from './cart-log.ts'
import { sendRequest } from './send-request.ts'

const line = { id: 'change', productId: 'beef', wanted: 4, knownServerQuantities: [3] }
const request = (call: StoredRequest['call']): StoredRequest => ({
  call,
  lines: [line],
  key: 'key',
  attempts: 1,
})
const sent: { path: string; init: RequestInit }[] = []
let answer: (init: RequestInit) => Promise<Response>

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('document', { cookie: 'signedin=1; csrftoken=a' })
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (path.startsWith('/api/health')) return Promise.resolve(new Response())
    sent.push({ path, init })
    return answer(init)
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  setLanguage({ language: 'fr', texts: fr })
})

const answering = (status: number, body?: object) => {
  answer = () =>
    Promise.resolve(body ? Response.json(body, { status }) : new Response('', { status }))
}

test.each([
  ['add', '/api/cart-add/', { productId: 'beef', quantity: 1 }],
  ['update', '/api/cart-update/', { productId: 'beef', quantity: 4 }],
  ['remove', '/api/cart-remove/', { productId: 'beef' }],
] as const)('%s is sent under its key and for its session', async (call, path, body) => {
  answering(200, { ...EMPTY_CART, before: 3 })
  expect(await sendRequest(request(call))).toEqual({
    kind: 'answered',
    cart: EMPTY_CART,
    lines: [{ productId: 'beef', before: 3, refused: null }],
  })
  const [{ path: asked, init } = { path: '', init: {} }] = sent
  expect([asked, JSON.parse(String(init.body))]).toEqual([path, body])
  expect(init.headers).toMatchObject({ 'Idempotency-Key': 'key', 'X-CSRFToken': 'a' })
})

test('set is one call for all lines, each with its own answer', async () => {
  const lines = [{ productId: 'beef', before: 3, refused: 'cart_full' as const }]
  answering(200, { cart: EMPTY_CART, lines })
  expect(await sendRequest(request('set'))).toEqual({ kind: 'answered', cart: EMPTY_CART, lines })
  expect(sent[0]?.path).toBe('/api/cart-set/')
})

describe('what is no answer is sent again', () => {
  const unanswered = { kind: 'unanswered' }
  const message = 'Non.'
  test.each([
    [500, { code: 'internal_error', message }],
    [503, { code: 'unavailable', message }],
    [429, { code: 'too_many_requests', message }],
    [502, undefined],
    // A page of something between us and the server.
    [403, undefined],
  ])('%s', async (status, body) => {
    answering(status, body)
    expect(await sendRequest(request('update'))).toEqual(unanswered)
  })
  test('a network that is gone', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await sendRequest(request('update'))).toEqual(unanswered)
  })
  test('a server that is silent for too long', async () => {
    const ended = AbortSignal.abort(new DOMException('', 'TimeoutError'))
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(ended)
    answer = ({ signal }) => Promise.reject(signal?.reason)
    expect(await sendRequest(request('update'))).toEqual(unanswered)
    expect(timeout.mock.calls[0]).toEqual([8_000])
  })
})

test.each([
  [400, 'update', { kind: 'rejected' }],
  [404, 'update', { kind: 'rejected' }],
  [409, 'set', { kind: 'rejected' }],
  [422, 'set', { kind: 'reused' }],
  [401, 'set', { kind: 'wrong-session' }],
  [403, 'set', { kind: 'wrong-session' }],
] as const)('%s to %s is an answer: %o', async (status, call, outcome) => {
  answering(status, { code: 'invalid_input', message: 'Non.' })
  expect(await sendRequest(request(call))).toEqual(outcome)
})

test('a product that cannot be added is not found: its line is refused', async () => {
  answering(404, { code: 'not_found', message: 'Non.' })
  expect(await sendRequest(request('add'))).toEqual({
    kind: 'answered',
    cart: undefined,
    lines: [{ productId: 'beef', before: 0, refused: 'not_found' }],
  })
})
