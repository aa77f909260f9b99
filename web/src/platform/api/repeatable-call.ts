import { Refused } from '@halles/contract/client.ts'
import { reportUnreachable } from './connection.ts'

/** Gives a call so much time, then takes it for unanswered. */
export async function withTimeout<T>(
  milliseconds: number,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.timeout(milliseconds)
  try {
    return await call(signal)
  } catch (error) {
    if (!signal.aborted) throw error
    reportUnreachable()
    throw new Refused(0, undefined)
  }
}

/**
 * What became of a call that failed and can be repeated under its key. Without an answer it may have been carried out; `reused`
 * and `rejected` changed nothing; `wrong-session` was for an account that is not signed in any more. Only the server's own no is
 * an answer, and not one that it may think better of.
 */
export function classifyFailure(
  error: unknown,
): 'unanswered' | 'wrong-session' | 'reused' | 'rejected' {
  if (!(error instanceof Refused) || !error.body) return 'unanswered'
  const { status } = error
  if (status === 429 || status >= 500) return 'unanswered'
  if (status === 401 || status === 403) return 'wrong-session'
  return status === 422 ? 'reused' : 'rejected'
}
