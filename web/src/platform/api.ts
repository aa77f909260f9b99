import { type Client, createClient, Refused } from '@halles/contract/client.ts'
import { type EndpointName, endpoints } from '@halles/contract/endpoints.ts'
import { countedAsBusy } from './busy.ts'
import { reportReachable, reportUnreachable } from './connection.ts'
import { readCookie } from './cookies.ts'
import { currentLanguage, currentTexts } from './language.ts'

/** SPEC section 7: these are sent without the loading indicator. */
const QUIET: readonly EndpointName[] = [
  'authStatus',
  'authCsrf',
  'getCart',
  'cartAdd',
  'cartUpdate',
  'cartRemove',
  'categoryList',
  'restaurantAccountInfo',
  'supplierAccountInfo',
  'language',
]
const quietPaths: ReadonlySet<string> = new Set(QUIET.map((name) => endpoints[name].path))

/** Every call of the table. Those that are not quiet raise the busy overlay while they last. */
export const api = clientOver((url, init) =>
  quietPaths.has(url.replace(/\?.*/, ''))
    ? fetchFromServer(url, init)
    : countedAsBusy(() => fetchFromServer(url, init)),
)

/** The same calls without the busy overlay: for screens that show their own skeleton. */
export const apiWithoutOverlay = clientOver(fetchFromServer)

/** The server could not be asked: no network, or the database is away. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof Refused && (error.status === 0 || error.status === 503)
}

/** What the address names is not there, or is somebody else's. */
export function isNotFound(error: unknown): boolean {
  return error instanceof Refused && error.status === 404
}

/** Said by the server, or in its place by something between us and it, while it cannot answer. */
const AWAY = [502, 503, 504]

/** One sentence for the person, in the language on screen. */
export function errorMessage(error: unknown): string {
  const { refusals, common } = currentTexts()
  if (error instanceof Refused && error.status === 0) return common.offline
  if (error instanceof Refused && error.body) return error.body.message
  return refusals.internal_error
}

function clientOver(fetch: (url: string, init: RequestInit) => Promise<Response>): Client {
  return createClient({
    fetch,
    language: currentLanguage,
    csrfToken: () => readCookie('csrftoken'),
  })
}

async function fetchFromServer(url: string, init: RequestInit): Promise<Response> {
  try {
    const answer = await fetch(url, init)
    if (AWAY.includes(answer.status)) reportUnreachable()
    else reportReachable()
    return answer
  } catch (error) {
    if (init.signal?.aborted) throw error
    reportUnreachable()
    throw new Refused(0, undefined)
  }
}
