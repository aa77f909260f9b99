import { Refused } from '@halles/contract/client.ts'

/** Whether a refusal is about fields of the form. */
export function namesFields(error: unknown): boolean {
  return error instanceof Refused && error.body?.fields !== undefined
}
