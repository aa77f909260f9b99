import { api } from '../../../platform/api/api.ts'
import { isConnected } from '../../../platform/api/connection.ts'
import { newKey } from '../../../platform/api/keyed-call.ts'
import { oneAtATime } from '../../../platform/api/one-at-a-time.ts'
import { classifyFailure, withTimeout } from '../../../platform/api/repeatable-call.ts'
import { sessionKey } from '../../../platform/session/session-key.ts'
import { sessionAccount } from '../../../platform/storage/account.ts'
import { accountStorage } from '../../../platform/storage/account-storage.ts'
import { createPickMarks, type Outcome } from './create-pick-marks.ts'
import type { PickMarkChange } from './pick-mark-change.ts'

/** This page's. Once started it sends until nothing is left, whichever page is open. */
export const pickMarks = createPickMarks({
  area() {
    const account = sessionAccount()
    return account === undefined ? undefined : accountStorage(account)
  },
  send: sendPickMarkChange,
  exclusively: (run) => oneAtATime('pick marks', run),
  canSend: isConnected,
  later: (run, milliseconds) => setTimeout(run, milliseconds),
  now: Date.now,
  newId: newKey,
})

const TIMEOUT_MS = 10_000

/** Sends a tap of the account that is signed in, and of no other: with another's cookies it is refused. */
async function sendPickMarkChange({ id, picked, lines }: PickMarkChange): Promise<Outcome> {
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
