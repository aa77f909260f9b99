import { createStoredSync, type StoredSyncPorts } from '../../../platform/api/stored-sync.ts'
import type { ReceiptOutcome } from './send-receipt.ts'
import {
  readUnsent,
  removeDraft,
  removeUnsent,
  type UnsentReceipt,
  writeUnsent,
} from './stored-receipts.ts'

type ReceiptPorts = StoredSyncPorts & {
  send: (receipt: UnsentReceipt) => Promise<ReceiptOutcome>
}

export type Answered = Extract<ReceiptOutcome, { kind: 'received' | 'refused' }>
export type ReceiptEvents = {
  onAnswered: (sent: UnsentReceipt, outcome: Answered) => void
  /** The server knows this session no more, or another. */
  onWrongSession: () => void
}

/**
 * Receipts are stored on the device with their key before they are sent, and removed when they are answered; the draft stays
 * until the server has recorded it.
 */
export function createReceiptSync(ports: ReceiptPorts) {
  const { store, ...sync } = createStoredSync<UnsentReceipt, ReceiptEvents>({
    ports,
    readUnsent,
    async sendNext(area, [receipt], events) {
      const outcome = await ports.send(receipt)
      if (outcome.kind === 'received' || outcome.kind === 'refused') {
        removeUnsent(area, receipt)
        if (outcome.kind === 'received') removeDraft(area, receipt.body.supplier_order_public_id)
        events?.onAnswered(receipt, outcome)
        return true
      }
      if (outcome.kind === 'wrong-session') events?.onWrongSession()
      return false
    },
  })
  return { ...sync, send: (receipt: UnsentReceipt) => store((area) => writeUnsent(area, receipt)) }
}
