import { sql } from 'kysely'
import type { AccountId, PersonId } from '../../../platform/access/viewer.ts'
import type { Transaction } from '../../transaction.ts'

/** A line that a supplier of the demo market took out of an order, with its cases as ordered, and who acts for the supplier. */
export function findDemoLine(
  tx: Transaction,
  supplierId: number,
  publicId: string,
): Promise<{
  id: number
  supplierOrderId: number
  quantity: number
  by: { accountId: AccountId; personId: PersonId }
}> {
  return tx
    .selectFrom('order_line')
    .innerJoin('supplier_order', 'supplier_order.id', 'order_line.supplier_order_id')
    .innerJoin('account', 'account.id', 'supplier_order.supplier_id')
    .select([
      'order_line.id',
      'order_line.supplier_order_id as supplierOrderId',
      'order_line.quantity',
      sql<{ accountId: AccountId; personId: PersonId }>`
        json_build_object('accountId', account.id, 'personId', account.contact_person_id)`.as('by'),
    ])
    .where('account.id', '=', supplierId)
    .where('order_line.public_id', '=', publicId)
    .where('order_line.is_cancelled', '=', true)
    .executeTakeFirstOrThrow()
}
