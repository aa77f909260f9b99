import { type Client, createClient, Refused } from '@halles/contract/client.ts'
import { currentLanguage, currentTexts } from '../language/language.ts'
import { isOnServer, requestScope } from '../request-scope.ts'
import { csrfToken } from '../session/session-key.ts'
import { countedAsBusy } from './busy.ts'
import { reportReachable, reportUnreachable } from './connection.ts'
import { takeEarlyAnswer } from './early-answers.ts'

/** Every call of the table, each of which raises the busy overlay while it lasts (product.md 4). */
export const apiWithOverlay = clientOver((url, init) =>
  countedAsBusy(() => fetchFromServer(url, init)),
)

/** The same without the overlay ("loading false" of product.md 4): what the screen answers at once, or shows its own progress of. */
export const api = clientOver(fetchFromServer)

/** The server could not be asked: no network, or the database is away. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof Refused && (error.status === 0 || error.status === 503)
}

/** The account that is signed in may not have what it asked for. */
export function isForbidden(error: unknown): boolean {
  return error instanceof Refused && error.status === 403
}

/** Something that was sent is not what it should be. */
export function isInvalidInput(error: unknown): boolean {
  return error instanceof Refused && error.status === 400
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

/** The same where no form shows fields: what is wrong with the first of them, if one is named. */
export function firstProblem(error: unknown): string {
  const fields = error instanceof Refused ? error.body?.fields : undefined
  return Object.values(fields ?? {})[0] ?? errorMessage(error)
}

function clientOver(fetch: (url: string, init: RequestInit) => Promise<Response>): Client {
  return createClient({
    fetch,
    language: currentLanguage,
    csrfToken,
  })
}

async function fetchFromServer(url: string, init: RequestInit): Promise<Response> {
  // A server asks itself.
  if (isOnServer()) return requestScope().fetch(url, init)
  try {
    const answer = await (takeEarlyAnswer(url, init) ?? fetch(url, init))
    if (AWAY.includes(answer.status)) reportUnreachable()
    else reportReachable()
    return answer
  } catch (error) {
    if (init.signal?.aborted) throw error
    reportUnreachable()
    throw new Refused(0, undefined)
  }
}
