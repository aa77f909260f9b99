import { sql } from 'kysely'
import type { Reader, Transaction } from '../../database/transaction.ts'
import { TODAY } from '../../orders/facts/receipt-sql.ts'
import type { SupplierId } from '../../platform/access/viewer.ts'

/**
 * Locks the orders of a supplier's invoice that it still covers, under which their credits are granted, by their ids, and then the
 * invoice, of which every credit note and payment is made under its lock. The ids; undefined for what is no invoice of the supplier's.
 */
export async function lockInvoice(
  tx: Transaction,
  supplierId: SupplierId,
  publicId: string,
): Promise<{ id: number; orderIds: number[] } | undefined> {
  // guard: credit notes: what is granted waits while one is issued [receipt-races.longer]
  //   code: .forNoKeyUpdate('supplier_order')
  await tx
    .selectFrom('supplier_order')
    .select('supplier_order.id')
    .where('supplier_order.id', 'in', (from) =>
      from
        .selectFrom('paper_order')
        .innerJoin('paper', 'paper.id', 'paper_order.paper_id')
        .select('supplier_order_id')
        .where('paper.supplier_id', '=', supplierId)
        .where('paper.public_id', '=', publicId),
    )
    .orderBy('supplier_order.id')
    .forNoKeyUpdate('supplier_order')
    .execute()
  const invoice = await tx
    .selectFrom('paper')
    .select('id')
    // guard: credit notes: whose invoice [access-sweep]
    .where('supplier_id', '=', supplierId)
    .where('public_id', '=', publicId)
    // guard: credit notes: of invoices alone [credit-issue.post]
    .where('kind', '=', 'invoice')
    // guard: credit notes: payments wait while one is issued [payments/payment-races]
    .forNoKeyUpdate()
    .executeTakeFirst()
  return invoice && { id: invoice.id, orderIds: await listCoveredOrders(tx, invoice.id) }
}

/** The orders that an invoice covers: those that were not released. */
async function listCoveredOrders(tx: Transaction, paperId: number): Promise<number[]> {
  const covered = await tx
    .selectFrom('paper_order')
    .select('supplier_order_id')
    .where('paper_id', '=', paperId)
    .where('released_by_id', 'is', null)
    .execute()
  return covered.map((row) => row.supplier_order_id)
}

/** What was granted for orders and is on no paper, in cents by the public id of the line. */
export async function readGranted(
  reader: Reader,
  orderIds: readonly number[],
): Promise<Map<string, number>> {
  const granted = await reader
    .selectFrom('credit_request')
    .innerJoin('credit_line', 'credit_line.request_id', 'credit_request.id')
    .innerJoin('order_line', 'order_line.id', 'credit_line.order_line_id')
    .select(['order_line.public_id as publicId', sql<number>`granted_cents`.as('grantedCents')])
    .where('credit_request.supplier_order_id', '=', sql<number>`any(${orderIds}::integer[])`)
    // guard: credit notes: what is on no paper [credit-issue.post]
    .where('credit_request.paper_id', 'is', null)
    .where('credit_request.status', 'in', ['granted', 'partly'])
    .execute()
  return new Map(granted.map(({ publicId, grantedCents }) => [publicId, grantedCents]))
}

/** The day it is in Montréal, after every lock. */
export async function readToday(reader: Reader): Promise<string> {
  const { today } = await reader.selectNoFrom(TODAY.as('today')).executeTakeFirstOrThrow()
  return today
}
