import { apiWithoutOverlay } from '../../../platform/api/api.ts'
import { outcomeOf, withTimeout } from '../../../platform/api/repeatable-call.ts'
import { sessionKey } from '../../../platform/session/session-key.ts'
import type { Outcome } from './create-pick-marks.ts'
import type { Tap } from './pick-mark-change.ts'

const TIMEOUT_MS = 10_000

/** Sends a tap of the account that is signed in, and of no other: with another's cookies it is refused. */
export async function sendTap({ id, picked, lines }: Tap): Promise<Outcome> {
  try {
    const answer = await withTimeout(TIMEOUT_MS, (signal) =>
      apiWithoutOverlay.pickMark(
        { picked, lines: [...lines] },
        { idempotencyKey: id, csrfToken: sessionKey(), signal },
      ),
    )
    return { kind: 'answered', ...answer }
  } catch (error) {
    return { kind: outcomeOf(error) }
  }
}
