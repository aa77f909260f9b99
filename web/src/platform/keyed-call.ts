import { Refused } from '@halles/contract/client.ts'

/** An Idempotency-Key: whatever is sent under it happens once, however often it is sent. */
export function newKey(): string {
  // randomUUID is missing over http, as on another machine of the house.
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}

/** The Idempotency-Key of a request, with what it asked for. */
export type RequestKey = { readonly of: string; readonly value: string }

/** What a form sends, under the key that it hands over. */
export type Keyed<Values> = { values: Values; idempotencyKey: string }

/** The key that the same request had when it was last sent, or a new one. */
export function keyFor(request: unknown, last: RequestKey | undefined): RequestKey {
  const of = JSON.stringify(request)
  return last?.of === of ? last : { of, value: newKey() }
}

/** Whether the server itself said no. Anything else leaves open whether it did what was asked: the key is kept. */
export function isAnswered(error: unknown): boolean {
  return error instanceof Refused && error.body !== undefined && error.status !== 503
}
