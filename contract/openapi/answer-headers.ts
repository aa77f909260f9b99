import type { Endpoint } from '../endpoint.ts'
import type { Json } from './components.ts'

/** A header of an answer; `always`: no such answer is without it. */
const header = (description: string, schema: Json, presence?: 'always') => ({
  description,
  ...(presence && { required: true }),
  schema,
})
const TEXT = { type: 'string' }
const CSRF_TOKEN = 'The token that fits from now on, also set as the cookie csrftoken.'

/** Every header of an answer, written once under components, by the name of its component. */
export const HEADERS = {
  NotKept: header('Nothing of it is kept.', { const: 'no-store' }, 'always'),
  KeptUnderEtag: header('Asked for again each time.', { const: 'private, no-cache' }, 'always'),
  ETag: header('Of this very answer.', TEXT, 'always'),
  SetCookie: header(
    'Where they change: the session’s cookie, a visitor’s, csrftoken, and signedin, a hint for pages that opens nothing.',
    TEXT,
  ),
  CsrfToken: header(CSRF_TOKEN, TEXT, 'always'),
  ChangedCsrfToken: header(CSRF_TOKEN, TEXT),
  ContentDisposition: header('The name of the file.', TEXT, 'always'),
  RetryAfter: header('Seconds to wait.', { type: 'integer', minimum: 1 }, 'always'),
  RequestId: header('What to quote to whoever runs the server.', TEXT, 'always'),
  Allow: header('The methods that there are, with commas between.', TEXT, 'always'),
}
const shared = (name: keyof typeof HEADERS) => ({ $ref: `#/components/headers/${name}` })

const NOT_KEPT = { 'Cache-Control': shared('NotKept') }
export const HEADERS_OF_UNCHANGED: Json = {
  'Cache-Control': shared('KeptUnderEtag'),
  ETag: shared('ETag'),
}
export const ALLOW = { Allow: shared('Allow') }

/** Of an answer of success. */
export function headersOfSuccess(endpoint: Endpoint): Json {
  const { tagged, refreshesCsrfToken, changesSession, sendsFile, saved } = endpoint
  return {
    ...(tagged ? HEADERS_OF_UNCHANGED : NOT_KEPT),
    ...((sendsFile || saved) && { 'Content-Disposition': shared('ContentDisposition') }),
    ...((refreshesCsrfToken || changesSession) && {
      'Set-Cookie': shared('SetCookie'),
      'X-CSRFToken': shared(refreshesCsrfToken ? 'CsrfToken' : 'ChangedCsrfToken'),
    }),
  }
}

/** Of a refusal. Where tokens are handed out, one is to whoever asked wrongly or is not signed in too. */
export function headersOfRefusal(status: number, { refreshesCsrfToken }: Partial<Endpoint>): Json {
  return {
    ...NOT_KEPT,
    ...((status === 429 || status === 503) && { 'Retry-After': shared('RetryAfter') }),
    ...(status >= 500 && { 'X-Request-Id': shared('RequestId') }),
    ...((status === 400 || status === 401) &&
      refreshesCsrfToken && {
        'Set-Cookie': shared('SetCookie'),
        'X-CSRFToken': shared('CsrfToken'),
      }),
  }
}
