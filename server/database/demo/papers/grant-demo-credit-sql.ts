import { sumCents } from '@halles/domain/money.ts'
import { sql } from 'kysely'
import { nextEntryNumber } from '../../../orders/facts/order-entries-sql.ts'
import { getCredit, updateCreditToAnswered } from '../../../orders/receiving/credit-sql.ts'
import type { Transaction } from '../../transaction.ts'
import { type By, byColumns } from '../orders/entry-by-sql.ts'

/** Grants all that was asked back for a supplier's order, after its last entry, as its supplier's answer does. */
export async function grantDemoCredit(
  tx: Transaction,
  { orderId, creditPublicId }: { orderId: number; creditPublicId: string },
  by: By,
): Promise<void> {
  const { id, lines } = await getCredit(tx, orderId, creditPublicId)
  const amount = JSON.stringify({ amount: sumCents(lines.map(({ askedCents }) => askedCents)) })
  const { number } = await tx
    .insertInto('order_entry')
    .values({
      ...{ supplier_order_id: orderId, number: nextEntryNumber(sql.val(orderId)) },
      ...byColumns(by),
      ...{ kind: 'credit_answered', old: amount, new: amount },
    })
    .returning('number')
    .executeTakeFirstOrThrow()
  await updateCreditToAnswered(
    tx,
    { id, status: 'granted', number },
    lines.map(({ lineId, askedCents }) => ({ lineId, grantedCents: askedCents })),
  )
}
