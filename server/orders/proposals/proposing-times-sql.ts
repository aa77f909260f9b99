import { sql } from 'kysely'
import type { Transaction } from '../../database/transaction.ts'
import { PROPOSING, type ProposingTimes } from '../facts/read-proposal-sql.ts'
import { TODAY } from '../facts/receipt-sql.ts'

/** Of a locked order, read after the lock; days in Montréal, YYYY-MM-DD, `deliveryDay` null where none was agreed. */
export async function readProposingTimes(
  tx: Transaction,
  supplierOrderId: number,
): Promise<ProposingTimes & { today: string; deliveryDay: string | null }> {
  const { proposing, ...days } = await tx
    .selectFrom('supplier_order')
    .select([
      PROPOSING,
      TODAY.as('today'),
      sql<string | null>`supplier_order.delivery_day`.as('deliveryDay'),
    ])
    .where('supplier_order.id', '=', supplierOrderId)
    .executeTakeFirstOrThrow()
  return { ...proposing, ...days }
}
