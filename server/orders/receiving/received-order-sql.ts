import { sql } from 'kysely'
import { montrealDay } from '../../database/montreal-days.ts'
import type { Transaction } from '../../database/transaction.ts'
import { IS_DAY_REACHED, MAY_ASK_CREDIT, TODAY } from '../facts/receipt-sql.ts'

/** A line of a receipt as it is stored: hundredths of a case in good order. */
type StoredLine = { lineId: number; hundredths: number; reason: string | null; note: string }

/** What is stored of a delivery, and what receiving it depends on at this moment. */
export type ReceivingState = {
  isDayReached: boolean
  mayAskCredit: boolean
  /** Days in Montréal, YYYY-MM-DD. */
  today: string
  placedDay: string
  receipt: { day: string; note: string; lines: StoredLine[] } | null
  /** Open or answered; `lines` what is asked for by line, in cents. */
  credit: {
    id: number
    isAnswered: boolean
    lines: { lineId: number; askedCents: number }[]
  } | null
}

/** Of an order that is locked, read after the lock. */
export async function readReceivingState(
  tx: Transaction,
  supplierOrderId: number,
): Promise<ReceivingState> {
  return await tx
    .selectFrom('supplier_order')
    .select([
      IS_DAY_REACHED.as('isDayReached'),
      MAY_ASK_CREDIT.as('mayAskCredit'),
      TODAY.as('today'),
      montrealDay('placed_at').as('placedDay'),
      sql<ReceivingState['receipt']>`(
        select json_build_object('day', day, 'note', coalesce(said.text, ''), 'lines', coalesce((
          select json_agg(json_build_object('lineId', order_line_id, 'hundredths', cases_hundredths, 'reason', reason,
            'note', coalesce(of_line.text, '')))
          from receipt_line line left join order_entry_text of_line using (supplier_order_id, number)
          where line.supplier_order_id = receipt.supplier_order_id), '[]'))
        from receipt left join order_entry_text said using (supplier_order_id, number)
        where receipt.supplier_order_id = supplier_order.id)`.as('receipt'),
      sql<ReceivingState['credit']>`(
        select json_build_object('id', id, 'isAnswered', answered_number is not null, 'lines', (
          select json_agg(json_build_object('lineId', order_line_id, 'askedCents', asked_cents) order by order_line_id)
          from credit_line where request_id = request.id))
        from credit_request request
        where request.supplier_order_id = supplier_order.id and request.status <> 'withdrawn')`.as(
        'credit',
      ),
    ])
    .where('id', '=', supplierOrderId)
    .executeTakeFirstOrThrow()
}

/** Stores a receipt, or in place of the one before: its entry, and of its lines those that changed with theirs. */
export async function upsertReceipt(
  tx: Transaction,
  supplierOrderId: number,
  { number, day }: { number: number; day: string },
  lines: readonly { lineId: number; hundredths: number; reason: string | null; number: number }[],
  asAgreed: readonly number[],
): Promise<void> {
  await tx
    .insertInto('receipt')
    .values({ supplier_order_id: supplierOrderId, number, day })
    .onConflict((conflict) => conflict.column('supplier_order_id').doUpdateSet({ number, day }))
    .execute()
  if (asAgreed.length > 0)
    await tx
      .deleteFrom('receipt_line')
      .where('supplier_order_id', '=', supplierOrderId)
      .where('order_line_id', 'in', [...asAgreed])
      .execute()
  if (lines.length === 0) return
  await tx
    .insertInto('receipt_line')
    .values(
      lines.map((line) => ({
        order_line_id: line.lineId,
        supplier_order_id: supplierOrderId,
        number: line.number,
        cases_hundredths: line.hundredths,
        reason: line.reason,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('order_line_id').doUpdateSet(({ ref }) => ({
        number: ref('excluded.number'),
        cases_hundredths: ref('excluded.cases_hundredths'),
        reason: ref('excluded.reason'),
      })),
    )
    .execute()
}

type AskedLine = { lineId: number; askedCents: number }

/** Asks for a credit for a locked order, or for other amounts than the request that is open. */
export async function upsertCreditRequest(
  tx: Transaction,
  { supplierOrderId, openId }: { supplierOrderId: number; openId: number | undefined },
  { number, lines }: { number: number; lines: readonly AskedLine[] },
): Promise<void> {
  const request =
    openId === undefined
      ? await tx
          .insertInto('credit_request')
          .values({ supplier_order_id: supplierOrderId, asked_number: number })
          .returning('id')
          .executeTakeFirstOrThrow()
      : await tx
          .updateTable('credit_request')
          .set({ asked_number: number })
          .where('id', '=', openId)
          .where('status', '=', 'asked')
          .returning('id')
          .executeTakeFirstOrThrow()
  await tx.deleteFrom('credit_line').where('request_id', '=', request.id).execute()
  await tx
    .insertInto('credit_line')
    .values(
      lines.map(({ lineId, askedCents }) => ({
        request_id: request.id,
        order_line_id: lineId,
        asked_cents: askedCents,
      })),
    )
    .execute()
}

/** Of a locked order: nothing is asked back any more. */
export async function withdrawCreditRequest(tx: Transaction, id: number): Promise<void> {
  await tx
    .updateTable('credit_request')
    .set({ status: 'withdrawn' })
    .where('id', '=', id)
    .where('status', '=', 'asked')
    .execute()
}
