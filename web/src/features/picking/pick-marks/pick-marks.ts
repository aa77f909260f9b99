import { isConnected } from '../../../platform/api/connection.ts'
import { newKey } from '../../../platform/api/keyed-call.ts'
import { oneAtATime } from '../../../platform/api/one-at-a-time.ts'
import { sessionAccount } from '../../../platform/storage/account.ts'
import { accountStorage } from '../../../platform/storage/account-storage.ts'
import { createPickMarks } from './create-pick-marks.ts'
import { sendPickMarkChange } from './send-pick-mark-change.ts'

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
