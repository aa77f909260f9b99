import { Refused } from '@halles/contract/client.ts'

/** The order as it now is, when a refusal says that it had moved on. */
export function currentOf(error: unknown) {
  return error instanceof Refused ? error.body?.current : undefined
}
