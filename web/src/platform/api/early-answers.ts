import { sessionKey } from '../session/session-key.ts'

/** Requests that the page sent before the application was there: see prerender/early-requests.ts. */
export type EarlyAnswers = {
  /** Of the session and in the language that they were sent for. */
  session: string
  language: string
  sentAt: number
  /** By address. */
  answers: Map<string, Promise<Response>>
  /** Once all of them are there, or have failed. */
  arrived: Promise<unknown>
}

declare global {
  var earlyAnswers: EarlyAnswers | undefined
}

/** An early answer is no older than one of a query that counts as fresh. */
const FRESH_MS = 10_000

/** The answer to a request that was sent early, once; undefined where it must be sent now. */
export function takeEarlyAnswer(
  address: string,
  { method, headers }: RequestInit,
): Promise<Response> | undefined {
  const early = globalThis.earlyAnswers
  if (early === undefined) return undefined
  // What was read before a change may be outdated.
  const isOver = method !== 'GET' || Date.now() - early.sentAt > FRESH_MS
  if (isOver || early.session !== sessionKey()) {
    globalThis.earlyAnswers = undefined
    return undefined
  }
  if (new Headers(headers).get('Accept-Language') !== early.language) return undefined
  const answer = early.answers.get(address)
  early.answers.delete(address)
  return answer
}
