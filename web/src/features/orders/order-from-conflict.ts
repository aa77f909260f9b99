import { Refused } from '@halles/contract/client.ts'

/** The order as it is now, from a refusal because it had changed. */
export function orderFromConflict(error: unknown) {
  return error instanceof Refused ? error.body?.current : undefined
}
