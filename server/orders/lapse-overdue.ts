import type { Transaction } from '../database/transaction.ts'
import type { QueueMail } from '../mail/mail-queue.ts'
import { lapseProposal } from './lapse-proposal-sql.ts'

type Order = { id: number; supplierId: number; restaurantId: number }

/** Marks a proposal about a locked order as lapsed once nobody can answer it any more, and mails it to who made it. Whether there was one. */
export async function lapseOverdue(
  tx: Transaction,
  queueMail: QueueMail,
  { id, supplierId, restaurantId }: Order,
): Promise<boolean> {
  const lapsed = await lapseProposal(tx, id, { isOverdueOnly: true })
  if (!lapsed) return false
  await queueMail(tx, {
    kind: 'proposal-ended',
    to: {
      accountId: lapsed.side === 'supplier' ? supplierId : restaurantId,
      members: 'manage_orders',
    },
    facts: { proposalId: lapsed.id },
  })
  return true
}
