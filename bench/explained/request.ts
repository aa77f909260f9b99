import type { Session } from '../accounts.ts'
import type { Sent } from '../http-request.ts'

/** A prepared statement gets its final plan at its sixth execution. */
export const EXECUTIONS = 7

/** A request, by whom and with what it is sent each time. */
export type ExplainedRequest = {
  name: string
  senders: readonly Session[]
  sent: (index: number) => Omit<Sent, 'cookie'>
}

/** The same sender each time. */
export function by(session: Session): Session[] {
  return Array<Session>(EXECUTIONS).fill(session)
}

export function get(name: string, path: string, session: Session): ExplainedRequest {
  return { name, senders: by(session), sent: () => ({ path }) }
}

export function post(
  name: string,
  path: string,
  body: object | ((index: number) => object),
  senders: readonly Session[],
): ExplainedRequest {
  const bodyOf = typeof body === 'function' ? body : () => body
  return { name, senders, sent: (index) => ({ method: 'POST', path, body: bodyOf(index) }) }
}
