import { sessionAccount } from '../../../platform/storage/account.ts'
import { accountStorage } from '../../../platform/storage/account-storage.ts'
import { isUnsentKey } from './stored-receipts.ts'

/** Whether a delivery was received on this device and the server has not answered: only then the code that sends it is needed. */
export function hasWaitingReceipts(): boolean {
  const account = sessionAccount()
  return account !== undefined && accountStorage(account).keys().some(isUnsentKey)
}

/** Sends it, as long as that takes no longer; how many receipts are left. */
export async function sendWaitingReceipts(milliseconds: number): Promise<number> {
  if (!hasWaitingReceipts()) return 0
  const { receiptSync } = await import('./receipt-sync.ts')
  return receiptSync.flush(milliseconds)
}
