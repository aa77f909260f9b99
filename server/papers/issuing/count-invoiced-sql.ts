import type { Reader } from '../../database/transaction.ts'
import type { SupplierId } from '../../platform/access/viewer.ts'
import { IS_INVOICED, isInvoicedWith } from './lock-orders-sql.ts'

/** How many orders of a supplier with this day stand on an invoice. */
export async function countInvoicedOn(
  reader: Reader,
  supplierId: SupplierId,
  day: string,
): Promise<number> {
  const { invoiced } = await reader
    .selectFrom('supplier_order')
    .select(({ fn }) => fn.countAll<number>().as('invoiced'))
    // guard: invoices: whose are counted [invoices-to-issue.get]
    .where('supplier_order.supplier_id', '=', supplierId)
    .where(isInvoicedWith({ from: day, to: day }))
    .where(IS_INVOICED)
    .executeTakeFirstOrThrow()
  return invoiced
}
