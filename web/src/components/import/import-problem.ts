import { Refused } from '@halles/contract/client.ts'
import { errorMessage } from '../../platform/api/api.ts'

/** Why a file was not taken: what is said of the file itself comes first. */
export function importProblem(error: unknown): string {
  const fields = error instanceof Refused ? error.body?.fields : undefined
  return fields?.file ?? errorMessage(error)
}
