import type { Reader } from '../../database/transaction.ts'

/**
 * Within how many minutes a proposal about an order of this supplier is to be answered, by whichever side: 15 to 1440, 120 unless
 * the supplier says otherwise (product.md 18).
 */
export async function readAnswerMinutes(tx: Reader, supplierId: number): Promise<number> {
  const { answer_minutes } = await tx
    .selectFrom('supplier')
    .select('answer_minutes')
    .where('account_id', '=', supplierId)
    .executeTakeFirstOrThrow()
  return answer_minutes
}
