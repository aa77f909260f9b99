import { isConnected } from '../../../platform/api/connection.ts'
import { oneAtATime } from '../../../platform/api/one-at-a-time.ts'
import { useStore } from '../../../platform/create-store.ts'
import { sessionAccount } from '../../../platform/storage/account.ts'
import { accountStorage } from '../../../platform/storage/account-storage.ts'
import { createCountSync } from './create-count-sync.ts'
import { sendCounts } from './send-counts-request.ts'

export const countSync = createCountSync({
  account: sessionAccount,
  areaOf: accountStorage,
  send: sendCounts,
  exclusively: (run) => oneAtATime('guide counts', run),
  canSend: isConnected,
  later: (run, milliseconds) => setTimeout(run, milliseconds),
  now: Date.now,
})

export function useUnsentCounts() {
  return useStore(countSync.snapshot)
}
