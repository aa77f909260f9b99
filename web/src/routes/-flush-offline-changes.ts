import { sendCart } from '../features/cart/send-cart.ts'
import { sendWaitingCounts } from '../features/guides/counting/waiting-counts.ts'
import { sendWaitingReceipts } from '../features/orders/receiving/waiting-receipts.ts'

/** Sends what a restaurant has on this device alone, as long as that takes no longer; how many changes are left. */
export async function flushOfflineChanges(milliseconds: number): Promise<number> {
  const left = await Promise.all([
    sendCart(milliseconds),
    sendWaitingCounts(milliseconds),
    sendWaitingReceipts(milliseconds),
  ])
  return left.reduce((sum, changes) => sum + changes, 0)
}
