import type { Transaction } from '../../transaction.ts'

/** As if a promotion had been sent at a moment of before. */
export async function agePromotion(tx: Transaction, id: number, sentAt: Date): Promise<void> {
  await tx.updateTable('promotion').set({ sent_at: sentAt }).where('id', '=', id).execute()
}
