import { Refused } from '@halles/contract/client.ts'

/** An Idempotency-Key: whatever is sent under it happens once, however often it is sent. */
export function newKey(): string {
  // randomUUID is missing over http, as on another machine of the house.
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}

/** Whether the server itself said no. Anything else leaves open whether it did what was asked: the key is kept. */
export function isAnswered(error: unknown): boolean {
  return error instanceof Refused && error.body !== undefined && error.status !== 503
}
