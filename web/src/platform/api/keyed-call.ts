import { Refused } from '@halles/contract/client.ts'

/** An Idempotency-Key: whatever is sent under it happens once, however often it is sent. */
export function newKey(): string {
  // randomUUID is missing over http, as from another machine on the local network.
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}

/** The Idempotency-Key of a request, with what it asked for. */
export type RequestKey = { readonly of: string; readonly value: string }

/** The key that the same request had when it was last sent, or a new one. */
export function keyFor(request: unknown, last: RequestKey | undefined): RequestKey {
  const of = JSON.stringify(request)
  return last?.of === of ? last : { of, value: newKey() }
}

/** Whether the server itself refused. After any other error the request may have been carried out: its key is reused. */
export function isAnswered(error: unknown): boolean {
  return error instanceof Refused && error.body !== undefined && error.status !== 503
}
