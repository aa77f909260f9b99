import type { Endpoint } from '../endpoint.ts'
import type { Json } from './components.ts'

/** A header of an answer; `always`: no such answer is without it. */
const header = (description: string, schema: Json, presence?: 'always') => ({
  description,
  ...(presence && { required: true }),
  schema,
})
const TEXT = { type: 'string' }

const NOT_KEPT = {
  'Cache-Control': header('Nothing of it is kept.', { const: 'no-store' }, 'always'),
}
const ETAG = { ETag: header('Of this very answer.', TEXT, 'always') }
const KEPT_UNDER_ETAG = {
  'Cache-Control': header('Asked for again each time.', { const: 'private, no-cache' }, 'always'),
  ...ETAG,
}
const SET_COOKIE = {
  'Set-Cookie': header(
    'Where they change: the session’s cookie, a visitor’s, csrftoken, and signedin, a hint for pages that opens nothing.',
    TEXT,
  ),
}
const CSRF_TOKEN = 'The token that fits from now on, also set as the cookie csrftoken.'
const CONTENT_DISPOSITION = {
  'Content-Disposition': header('The name of the file.', TEXT, 'always'),
}
const RETRY_AFTER = {
  'Retry-After': header('Seconds to wait.', { type: 'integer', minimum: 1 }, 'always'),
}
const REQUEST_ID = {
  'X-Request-Id': header('What to quote to whoever runs the server.', TEXT, 'always'),
}
export const ALLOW = {
  Allow: header('The methods that there are, with commas between.', TEXT, 'always'),
}

/** Of an answer of success. */
export function headersOfSuccess(endpoint: Endpoint): Json {
  const { tagged, refreshesCsrfToken, changesSession, sendsFile, saved } = endpoint
  return {
    ...(tagged ? KEPT_UNDER_ETAG : NOT_KEPT),
    ...((sendsFile || saved) && CONTENT_DISPOSITION),
    ...((refreshesCsrfToken || changesSession) && {
      ...SET_COOKIE,
      'X-CSRFToken': header(CSRF_TOKEN, TEXT, refreshesCsrfToken && 'always'),
    }),
  }
}

export const HEADERS_OF_UNCHANGED: Json = KEPT_UNDER_ETAG

/** Of a refusal. A 401 where tokens are handed out hands one out too. */
export function headersOfRefusal(status: number, { refreshesCsrfToken }: Partial<Endpoint>): Json {
  return {
    ...NOT_KEPT,
    ...((status === 429 || status === 503) && RETRY_AFTER),
    ...(status >= 500 && REQUEST_ID),
    ...(status === 401 &&
      refreshesCsrfToken && {
        ...SET_COOKIE,
        'X-CSRFToken': header(CSRF_TOKEN, TEXT, 'always'),
      }),
  }
}
