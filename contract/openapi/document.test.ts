import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import type { Endpoint } from '../endpoint.ts'
import { endpoints } from '../endpoints.ts'
import { refusals } from '../refusals.ts'
import { openApiDocument } from './document.ts'
import { withoutRefs } from './without-refs.ts'

type Operation = {
  operationId: string
  security: Record<string, unknown>[]
  parameters: { name: string; in: string; required: boolean; description?: string }[]
  requestBody?: { content: object }
  responses: Record<string, { description: string; headers?: object; content?: object }>
}
type Document = {
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, { properties: Record<string, unknown> }>
    responses: Record<string, { headers: object }>
  }
}

const document = withoutRefs(openApiDocument()) as unknown as Document
const ENDPOINTS: [string, Endpoint][] = Object.entries(endpoints)

function operationOf({ path, method }: Endpoint): Operation {
  const operation = document.paths[path]?.[method.toLowerCase()]
  if (!operation) throw new Error(`no ${method} ${path}`)
  return operation
}

const names = (operation: Operation, place: string) =>
  operation.parameters.filter((parameter) => parameter.in === place).map(({ name }) => name)

test('the document is valid OpenAPI 3.1', async () => {
  expect(await new Validator().validate(openApiDocument())).toEqual({ valid: true })
})

test('nothing of more than 64 lines is written twice', () => {
  const seen = new Set<string>()
  const twice: string[] = []
  JSON.stringify(openApiDocument(), (name, part: unknown) => {
    const text = JSON.stringify(part, null, 1) ?? ''
    if (text.split('\n').length <= 64) return part
    if (seen.has(text)) twice.push(`${name}: ${text.slice(0, 200)}`)
    seen.add(text)
    return part
  })
  expect(twice).toEqual([])
})

test.for(ENDPOINTS)('%s names the headers it reads', ([, endpoint]) => {
  const headers = names(operationOf(endpoint), 'header')
  expect(headers.includes('Idempotency-Key')).toBe(endpoint.keyed !== undefined)
  expect(headers.includes('Last-Event-ID')).toBe(endpoint.streams === true)
  expect(headers.includes('If-None-Match')).toBe(endpoint.tagged === true)
  expect(headers).toContain('Accept-Language')
})

test.for(ENDPOINTS)('%s asks for the session and the token that its calls need', ([, endpoint]) => {
  for (const needed of operationOf(endpoint).security) {
    const isSafe = endpoint.method === 'GET'
    expect('csrfHeader' in needed && 'csrfCookie' in needed).toBe(!isSafe)
    expect('session' in needed || 'sessionOverHttps' in needed).toBe(endpoint.access !== 'public')
  }
})

test.for(ENDPOINTS)('%s names each of its refusals under its status', ([, endpoint]) => {
  const { responses } = operationOf(endpoint)
  for (const code of endpoint.refusals) {
    expect(JSON.stringify(responses[refusals[code].status])).toContain(`Refusal_${code}`)
  }
})

test('the one-click route names its forms, and its refusals with what they carry', () => {
  const post = document.paths['/unsubscribe/{token}']?.post
  expect(Object.keys(post?.requestBody?.content ?? {})).toEqual([
    'application/x-www-form-urlencoded',
    'multipart/form-data',
  ])
  const refused = JSON.stringify(post?.responses)
  for (const code of ['invalid_token', 'invalid_input', 'too_many_requests', 'unavailable']) {
    expect(refused).toContain(`Refusal_${code}`)
  }
  // Neither session nor token counts there.
  expect(refused).not.toContain('csrf_failed')
  expect(post?.responses[204]?.content).toBeUndefined()
})

test('the Idempotency-Key promises the same response only where responses are replayed', () => {
  const promiseOf = (endpoint: Endpoint) =>
    operationOf(endpoint).parameters.find(({ name }) => name === 'Idempotency-Key')?.description
  expect(promiseOf(endpoints.addEditProduct)).toContain('the same response')
  for (const call of [endpoints.cartAdd, endpoints.cartSet, endpoints.checkout]) {
    expect(promiseOf(call)).toContain('by then')
  }
})

test('what a refusal carries is in its schema', () => {
  const { schemas } = document.components
  expect(Object.keys(schemas.Refusal_cart_changed?.properties ?? {})).toEqual([
    'code',
    'message',
    'cart',
  ])
  expect(Object.keys(schemas.Refusal_minimum_not_met?.properties ?? {})).toContain('suppliers')
  expect(Object.keys(schemas.Refusal_order_not_pending?.properties ?? {})).toContain('current')
  expect(Object.keys(schemas.Refusal_invalid_input?.properties ?? {})).toContain('fields')
})

test('a DELETE is asked by its query or by its body', () => {
  const operation = operationOf(endpoints.deleteProduct)
  expect(names(operation, 'query')).toEqual(['public_id'])
  expect(operation.requestBody).toBeDefined()
})

test('who waits is told how long: 429 and 503 carry Retry-After', () => {
  for (const [, endpoint] of ENDPOINTS) {
    const { responses } = operationOf(endpoint)
    expect(responses[429]?.headers).toHaveProperty('Retry-After')
    expect(responses[503]?.headers).toHaveProperty('Retry-After')
  }
})

test('what no operation has by itself is named beside them, each with its headers', () => {
  const { responses } = document.components
  expect(Object.keys(responses.MethodNotAllowed?.headers ?? {})).toContain('Allow')
  for (const code of ['invalid_input', 'not_found', 'method_not_allowed', 'too_large'])
    expect(JSON.stringify(responses)).toContain(`Refusal_${code}`)
})

test.for(ENDPOINTS)('%s names the headers of its answers', ([, endpoint]) => {
  const { responses } = operationOf(endpoint)
  const [status = 200] = endpoint.status ?? []
  const headers = Object.keys(responses[status]?.headers ?? {})
  expect(headers).toContain('Cache-Control')
  expect(headers.includes('ETag')).toBe(endpoint.tagged === true)
  expect(304 in responses).toBe(endpoint.tagged === true)
  const setsCookies = endpoint.refreshesCsrfToken === true || endpoint.changesSession === true
  expect(headers.includes('Set-Cookie')).toBe(setsCookies)
  expect(headers.includes('X-CSRFToken')).toBe(setsCookies)
  expect(responses[500]?.headers).toHaveProperty('X-Request-Id')
})

test('where tokens are handed out, who asks wrongly gets one too', () => {
  const { responses } = operationOf(endpoints.authCsrf)
  expect(responses[400]?.headers).toHaveProperty('X-CSRFToken')
})
