import { sessionAccount } from '../../../platform/storage/account.ts'
import { accountStorage } from '../../../platform/storage/account-storage.ts'

/** Whether something was counted on this device that the server has not answered: only then the code that sends it is needed. */
export function hasWaitingCounts(): boolean {
  const account = sessionAccount()
  return account !== undefined && accountStorage(account).keys().some(isCount)
}

/** Sends it, as long as that takes no longer; how many counts are left. */
export async function sendWaitingCounts(milliseconds: number): Promise<number> {
  if (!hasWaitingCounts()) return 0
  const { countSync } = await import('./use-counts.ts')
  return countSync.flush(milliseconds)
}

function isCount(key: string): boolean {
  return key.startsWith('guide.count.')
}
