import { isConnected } from '../../../platform/api/connection.ts'
import { oneAtATime } from '../../../platform/api/one-at-a-time.ts'
import { sessionAccount } from '../../../platform/storage/account.ts'
import { accountStorage } from '../../../platform/storage/account-storage.ts'
import { createReceiptSync } from './create-receipt-sync.ts'
import { sendReceipt } from './send-receipt.ts'

/** This page's: mounted by the root where something waits, and where a delivery is received. */
export const receiptSync = createReceiptSync({
  account: sessionAccount,
  areaOf: accountStorage,
  send: sendReceipt,
  exclusively: (run) => oneAtATime('receipts', run),
  canSend: isConnected,
  later: (run, milliseconds) => setTimeout(run, milliseconds),
  now: Date.now,
})
