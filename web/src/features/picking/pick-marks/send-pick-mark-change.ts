import { api } from '../../../platform/api/api.ts'
import { classifyFailure, withTimeout } from '../../../platform/api/repeatable-call.ts'
import { sessionKey } from '../../../platform/session/session-key.ts'
import type { Outcome } from './create-pick-marks.ts'
import type { PickMarkChange } from './pick-mark-change.ts'

const TIMEOUT_MS = 10_000

/** Sends a tap of the account that is signed in, and of no other: with another's cookies it is refused. */
export async function sendPickMarkChange({ id, picked, lines }: PickMarkChange): Promise<Outcome> {
  try {
    const answer = await withTimeout(TIMEOUT_MS, (signal) =>
      api.pickMark(
        { picked, lines: [...lines] },
        { idempotencyKey: id, csrfToken: sessionKey(), signal },
      ),
    )
    return { kind: 'answered', ...answer }
  } catch (error) {
    return { kind: classifyFailure(error) }
  }
}
