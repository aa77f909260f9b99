import { Refused } from '@halles/contract/client.ts'

/** A mailed link that was used, replaced or ended, or is too old. */
export function isDeadLink(error: unknown): boolean {
  return error instanceof Refused && error.body?.code === 'invalid_token'
}
