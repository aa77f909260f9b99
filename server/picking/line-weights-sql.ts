import { sql } from 'kysely'
import type { Transaction } from '../database/transaction.ts'
import { IS_INVOICED, NET, PACKAGES } from '../orders/facts/line-weights-sql.ts'
import { CASES } from '../orders/facts/order-lines-sql.ts'

/** Of a locked order: whether it stands on an invoice, and the lines that an open proposal is about. */
export async function readWeighing(
  tx: Transaction,
  supplierOrderId: number,
): Promise<{ isInvoiced: boolean; proposed: number[] }> {
  // guard: weights: only an open proposal keeps a line [line-weights-set.post]
  //   code: and proposal.status = 'open'
  return await tx
    .selectFrom('supplier_order')
    .select([
      IS_INVOICED.as('isInvoiced'),
      sql<number[]>`array(
        select line.order_line_id from proposal join proposal_line line on line.proposal_id = proposal.id
        where proposal.supplier_order_id = supplier_order.id and proposal.status = 'open'
          and clock_timestamp() < proposal.answer_by and line.order_line_id is not null)`.as(
        'proposed',
      ),
    ])
    .where('supplier_order.id', '=', supplierOrderId)
    .executeTakeFirstOrThrow()
}

/** Lines of a locked order as they were weighed, in thousandths, in the order they were added. */
export function listWeighed(
  tx: Transaction,
  lineIds: readonly number[],
): Promise<{ public_id: string; cases: number; net: number | null; packages: number[] }[]> {
  return tx
    .selectFrom('order_line')
    .select([
      'order_line.public_id',
      CASES.as('cases'),
      NET.as('net'),
      sql<number[]>`coalesce(${PACKAGES}, '[]')`.as('packages'),
    ])
    .where('order_line.id', 'in', [...lineIds])
    .orderBy('order_line.id')
    .execute()
}
