import type { Cents } from '@halles/domain/money.ts'
import type { OrderReason } from '@halles/domain/reasons.ts'
import { restaurantOrderTotal } from '@halles/domain/restaurant-order.ts'
import type { SupplierOrderStatus } from '@halles/domain/supplier-order.ts'
import { sql } from 'kysely'
import { type Parameters, prepared } from '../database/prepared.ts'
import type { Transaction } from '../database/transaction.ts'
import type {
  AccountId,
  PersonId,
  RestaurantViewer,
  SupplierId,
  SupplierViewer,
} from '../platform/access/viewer.ts'
import { nextEntryNumber, nextEntryTime, orderVersionOf } from './facts/order-entries-sql.ts'

/** A supplier's order as it was when it was locked (total in cents), with both sides. */
export type LockedSupplierOrder = {
  id: number
  supplierId: SupplierId
  restaurantOrderId: number
  restaurantId: number
  status: SupplierOrderStatus
  totalCents: Cents
}

const lockOrder = prepared(
  'lock_supplier_order',
  (
    tx: Transaction,
    { supplierId, publicId }: Parameters<{ supplierId: SupplierId; publicId: string }>,
  ) =>
    tx
      .selectFrom('supplier_order')
      .innerJoin('restaurant_order', 'restaurant_order.id', 'supplier_order.restaurant_order_id')
      .select([
        'supplier_order.id',
        'supplier_order.restaurant_order_id as restaurantOrderId',
        'restaurant_order.restaurant_id as restaurantId',
        'supplier_order.status',
        'supplier_order.total_cents as totalCents',
      ])
      // guard: answer: owner of the order [supplier-order-update.post]
      .where('supplier_order.supplier_id', '=', supplierId)
      .where('supplier_order.public_id', '=', publicId)
      // guard: answer: lock of the order [order-races]
      //   code: .forNoKeyUpdate('supplier_order')
      .forNoKeyUpdate('supplier_order'),
)

/**
 * Locks one order of a supplier. Whoever locks the restaurant's order as well does so after this, never before: so no
 * two wait for each other.
 */
export async function lockSupplierOrder(
  tx: Transaction,
  supplierId: SupplierId,
  publicId: string,
): Promise<LockedSupplierOrder | undefined> {
  const { rows } = await lockOrder(tx, { supplierId, publicId })
  const [row] = rows
  return row && { ...row, supplierId }
}

/**
 * Whether a locked order is still in the state that has this version, the number of its last entry that is not a message;
 * without one, in any. Read after the lock: the statement that locks does not see entries that were committed while it waited.
 */
export async function hasVersion(
  tx: Transaction,
  supplierOrderId: number,
  version: number | undefined,
): Promise<boolean> {
  if (version === undefined) return true
  const { rows } = await sql<{ version: number }>`
    select ${orderVersionOf(supplierOrderId)} as version`.execute(tx)
  return rows[0]?.version === version
}

type StatusChange = {
  id: number
  supplierId: SupplierId
  accountId: AccountId
  personId: PersonId
  from: SupplierOrderStatus
  status: Exclude<SupplierOrderStatus, 'pending'>
  totalCents: Cents
  reason: OrderReason | null
  note: string
}

const changeStatus = prepared(
  'update_supplier_order',
  (_tx: Transaction, values: Parameters<StatusChange>) =>
    sql<{ id: number }>`
      with updated as (
        update supplier_order set status = ${values.status}, total_cents = ${values.totalCents}
        where id = ${values.id} and supplier_id = ${values.supplierId} and status = ${values.from}
        returning id, status
      ), step as (
        insert into order_entry (supplier_order_id, number, status, by_account_id, by_person_id, reason, at)
        select id, ${nextEntryNumber(values.id)}, status, ${values.accountId}::integer, ${values.personId}::integer,
          ${values.reason}::text, ${nextEntryTime(values.id)}
        from updated
        returning supplier_order_id, number
      ), note as (
        insert into order_entry_text (supplier_order_id, number, text)
        select supplier_order_id, number, ${values.note}::text from step where ${values.note}::text <> ''
      )
      select supplier_order_id as id from step`,
)

type NewStatus = {
  status: Exclude<SupplierOrderStatus, 'pending'>
  totalCents?: Cents
  reason?: OrderReason | null | undefined
  note?: string
}

/**
 * Changes the status of a locked order, with what it then costs in cents where that changes, and records who of either side
 * did it and why. False when it has left its status already.
 */
export async function updateSupplierOrder(
  tx: Transaction,
  { accountId, personId }: Pick<SupplierViewer | RestaurantViewer, 'accountId' | 'personId'>,
  order: LockedSupplierOrder,
  { status, totalCents = order.totalCents, reason = null, note = '' }: NewStatus,
): Promise<boolean> {
  const { rows } = await changeStatus(tx, {
    id: order.id,
    supplierId: order.supplierId,
    accountId,
    personId,
    from: order.status,
    status,
    totalCents,
    reason,
    note,
  })
  return rows.length > 0
}

/** Sets what an order that stays in its status costs, in cents. */
export async function updateSupplierOrderTotal(
  tx: Transaction,
  { id, supplierId }: LockedSupplierOrder,
  totalCents: Cents,
): Promise<void> {
  await tx
    .updateTable('supplier_order')
    .set({ total_cents: totalCents })
    .where('id', '=', id)
    .where('supplier_id', '=', supplierId)
    .execute()
}

/** Computes the total of the restaurant's order anew, in cents. To be called when the total of a supplier's order in it has changed. */
export async function updateRestaurantOrderTotal(
  tx: Transaction,
  { restaurantOrderId }: LockedSupplierOrder,
): Promise<void> {
  await tx
    .selectFrom('restaurant_order')
    .select('id')
    .where('id', '=', restaurantOrderId)
    .forNoKeyUpdate()
    .execute()
  // Read under the lock: another supplier of the same order may have answered a moment ago.
  const parts = await tx
    .selectFrom('supplier_order')
    .select('total_cents')
    .where('restaurant_order_id', '=', restaurantOrderId)
    .execute()
  await tx
    .updateTable('restaurant_order')
    .set({ total_cents: restaurantOrderTotal(parts.map((part) => part.total_cents)) })
    .where('id', '=', restaurantOrderId)
    .execute()
}
