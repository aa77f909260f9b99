import type { Transaction } from '../database/transaction.ts'
import type { QueueMail } from '../mail/mail-queue.ts'

/** Mails each restaurant's members, whatever their role: whoever cooks has to know. */
export async function queueNotices(
  queueMail: QueueMail,
  tx: Transaction,
  { recallId, to }: { recallId: number; to: readonly number[] },
): Promise<void> {
  await queueMail(
    tx,
    ...to.map((accountId) => ({
      kind: 'recall-notice' as const,
      to: { accountId, members: 'prices' as const },
      facts: { recallId },
    })),
  )
}
