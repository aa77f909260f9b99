import type { OrderSide } from '@halles/domain/order-change.ts'
import { sql } from 'kysely'
import { type Parameters, prepared } from '../database/prepared.ts'
import type { Transaction } from '../database/transaction.ts'
import { nextEntryNumber, nextEntryTime } from './facts/order-entries-sql.ts'

type Lapsing = { supplierOrderId: number; isOverdueOnly: boolean }

/** A proposal that has lapsed: whose it was. */
export type LapsedProposal = { id: number; side: OrderSide }

const lapse = prepared(
  'lapse_open_proposal',
  (_tx: Transaction, { supplierOrderId, isOverdueOnly }: Parameters<Lapsing>) =>
    // guard: proposals: only what is overdue lapses [order-propose.post]
    //   code: and (not ${isOverdueOnly}::boolean or clock_timestamp() >= answer_by)
    sql<LapsedProposal>`
      with lapsed as (
        update proposal set status = 'lapsed'
        where supplier_order_id = ${supplierOrderId}::integer and status = 'open'
          and (not ${isOverdueOnly}::boolean or clock_timestamp() >= answer_by)
        returning id, side, supplier_order_id
      ), entry as (
        insert into order_entry (supplier_order_id, number, kind, proposal_id, at)
        select supplier_order_id, ${nextEntryNumber(sql`${supplierOrderId}::integer`)}, 'lapsed', id,
          ${nextEntryTime(sql`${supplierOrderId}::integer`)}
        from lapsed
      )
      select id, side from lapsed`,
)

/**
 * Marks the open proposal of a locked order as lapsed, and records it: by Halles, for nobody answered. Undefined when there is
 * none; of an overdue one alone when it is asked for so.
 */
export async function lapseProposal(
  tx: Transaction,
  supplierOrderId: number,
  { isOverdueOnly }: { isOverdueOnly: boolean },
): Promise<LapsedProposal | undefined> {
  const { rows } = await lapse(tx, { supplierOrderId, isOverdueOnly })
  return rows[0]
}

/** Of an order that ends, or was received: what was proposed about it is over, and nobody is told so besides. */
export async function endProposals(tx: Transaction, supplierOrderId: number): Promise<void> {
  await lapseProposal(tx, supplierOrderId, { isOverdueOnly: false })
}
