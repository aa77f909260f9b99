import { sql } from 'kysely'
import type { Transaction } from '../../database/transaction.ts'

/** Puts locked orders on an invoice, and the credits that were granted by then with them. An order that stands on another is a fault. */
export async function insertPaperOrders(
  tx: Transaction,
  paperId: number,
  orderIds: readonly number[],
): Promise<void> {
  await sql`
    with invoiced as (
      insert into paper_order (paper_id, supplier_order_id)
      select ${paperId}, id from unnest(${orderIds}::integer[]) as wanted (id)
    )
    update credit_request set paper_id = ${paperId}
    where supplier_order_id = any(${orderIds}::integer[]) and status in ('granted', 'partly') and paper_id is null`.execute(
    tx,
  )
}

/** Puts credits that were granted for an invoice's orders, and are on no paper, on its credit note. */
export async function settleCredits(
  tx: Transaction,
  { paperId, orderIds }: { paperId: number; orderIds: readonly number[] },
): Promise<void> {
  // guard: credit notes: what an earlier one has stays there [credit-issue.post]
  //   code: and paper_id is null
  await sql`
    update credit_request set paper_id = ${paperId}
    where supplier_order_id = any(${orderIds}::integer[]) and status in ('granted', 'partly') and paper_id is null`.execute(
    tx,
  )
}

/** Releases the orders of an invoice that a credit note has taken back: they can be invoiced anew, less all that was granted. */
export async function releaseOrders(
  tx: Transaction,
  { invoiceId, creditNoteId }: { invoiceId: number; creditNoteId: number },
): Promise<void> {
  await sql`
    with released as (
      update paper_order set released_by_id = ${creditNoteId}
      where paper_id = ${invoiceId} and released_by_id is null
      returning supplier_order_id
    )
    update credit_request set paper_id = null
    from released where credit_request.supplier_order_id = released.supplier_order_id and paper_id is not null`.execute(
    tx,
  )
}
