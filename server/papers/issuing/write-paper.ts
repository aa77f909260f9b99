import type { PaperContent, PaperKind } from '@halles/domain/papers/paper.ts'
import { insertBusinessAction } from '../../activity/business-actions-sql.ts'
import type { Transaction } from '../../database/transaction.ts'
import { bumpChangeCounters } from '../../live/change-counter-sql.ts'
import type { QueueMail } from '../../mail/mail-queue.ts'
import type { SupplierViewer } from '../../platform/access/viewer.ts'
import { insertPaper } from '../frozen-papers-sql.ts'

export type Issuing = {
  tx: Transaction
  viewer: SupplierViewer
  dependencies: { queueMail: QueueMail }
}

const ACTIONS = {
  invoice: 'invoice_issued',
  credit_note: 'credit_note_issued',
} as const satisfies Record<PaperKind, string>

/**
 * Stores a paper under the number that was taken for it, and tells its restaurant by mail. Then `settle` says which orders and
 * credits it has; screens of both sides are told last.
 */
export async function writePaper(
  { tx, viewer, dependencies: { queueMail } }: Issuing,
  { restaurantId, correctsId = null }: { restaurantId: number; correctsId?: number | null },
  content: PaperContent,
  settle: (paperId: number) => Promise<void>,
): Promise<string> {
  const { supplierId, personId } = viewer
  const issued = { supplierId, restaurantId, correctsId, personId }
  const { id, publicId } = await insertPaper(tx, issued, content)
  await settle(id)
  await queueMail(tx, {
    kind: content.kind === 'invoice' ? 'invoice-issued' : 'credit-note-issued',
    to: { accountId: restaurantId, members: 'manage_orders' },
    facts: { paperId: id },
  })
  await insertBusinessAction(tx, viewer, { action: ACTIONS[content.kind], subject: content.label })
  await bumpChangeCounters(tx, [supplierId, restaurantId])
  return publicId
}
