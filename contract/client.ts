import type { Endpoint, Received, Sent } from './endpoint.ts'
import { type EndpointName, type Endpoints, endpoints } from './endpoints.ts'
import type { RefusalBody } from './refusals.ts'
import { requestAddress } from './request-address.ts'

/** The server said no, in words for the person; or could not be reached (`unreachable`). */
export class Refused extends Error {
  readonly status: number
  readonly body: RefusalBody | undefined

  constructor(status: number, body: RefusalBody | undefined) {
    super(body?.message ?? `HTTP ${status}`)
    this.status = status
    this.body = body
  }
}

type Options = {
  /** In place of the platform's fetch. */
  fetch: (url: string, init: RequestInit) => Promise<Response>
  language: () => string
  /** The value of the readable cookie `csrftoken`, when there is one. */
  csrfToken: () => string | undefined
}

export type CallOptions = {
  idempotencyKey?: string
  signal?: AbortSignal
  /** Of the session that this call is for. In another one it is refused (`csrf_failed`) and not tried again. */
  csrfToken?: string | undefined
}

type Call<E extends Endpoint> =
  undefined extends Sent<E>
    ? (input?: Sent<E>, options?: CallOptions) => Promise<Received<E>>
    : (input: Sent<E>, options?: CallOptions) => Promise<Received<E>>

export type Client = { [Name in EndpointName]: Call<Endpoints[Name]> }

/** One typed function per endpoint of the table. A refusal is thrown as `Refused`. */
export function createClient(options: Options): Client {
  const entries = Object.entries(endpoints).map(([name, endpoint]) => [
    name,
    (input?: Record<string, unknown>, call?: CallOptions) =>
      send(options, endpoint, input ?? {}, call),
  ])
  return Object.fromEntries(entries)
}

async function send(
  options: Options,
  endpoint: Endpoint,
  input: Record<string, unknown>,
  call: CallOptions = {},
): Promise<unknown> {
  if (endpoint.method !== 'GET' && options.csrfToken() === undefined) await fetchCsrfToken(options)
  const first = await attempt(options, endpoint, input, call)
  // The session changed in another tab: the answer brought a fitting token, so the same call may pass now.
  const body = first.ok ? undefined : await refusalOf(first)
  if (body?.code !== 'csrf_failed' || call.csrfToken !== undefined) return answerOf(first, body)
  await fetchCsrfToken(options)
  const second = await attempt(options, endpoint, input, call)
  return answerOf(second, second.ok ? undefined : await refusalOf(second))
}

function attempt(
  options: Options,
  endpoint: Endpoint,
  input: Record<string, unknown>,
  { idempotencyKey, signal, csrfToken }: CallOptions,
): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': options.language() }
  const init: RequestInit = { method: endpoint.method, headers, credentials: 'include' }
  if (signal) init.signal = signal
  const address = requestAddress(endpoint, input)
  if (endpoint.method === 'GET') return options.fetch(address, init)
  headers['Content-Type'] = endpoint.takesFile ? 'application/octet-stream' : 'application/json'
  const token = csrfToken ?? options.csrfToken()
  if (token !== undefined) headers['X-CSRFToken'] = token
  if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey
  const body =
    input.file instanceof Uint8Array ? new Blob([input.file.slice()]) : JSON.stringify(input)
  return options.fetch(address, { ...init, body })
}

function fetchCsrfToken({ fetch }: Options): Promise<Response> {
  return fetch(endpoints.authCsrf.path, { credentials: 'include' })
}

async function refusalOf(response: Response): Promise<RefusalBody | undefined> {
  // Something between us and the server may answer with a page instead of JSON.
  const body: unknown = await response.json().catch(() => undefined)
  return isRefusal(body) ? body : undefined
}

function isRefusal(body: unknown): body is RefusalBody {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body
}

async function answerOf(response: Response, refusal: RefusalBody | undefined): Promise<unknown> {
  if (!response.ok) throw new Refused(response.status, refusal)
  return response.status === 204 ? undefined : response.json()
}
