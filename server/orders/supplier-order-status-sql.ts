import type { Cents } from '@halles/domain/money.ts'
import { restaurantOrderTotal } from '@halles/domain/restaurant-order.ts'
import type { SupplierOrderStatus } from '@halles/domain/supplier-order.ts'
import { sql } from 'kysely'
import { type Parameters, prepared } from '../database/prepared.ts'
import type { Transaction } from '../database/transaction.ts'
import type { PersonId, SupplierId, SupplierViewer } from '../platform/access/viewer.ts'

/** A supplier's order as it was when it was locked (total in cents), with the restaurant that placed it. */
export type LockedSupplierOrder = {
  id: number
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
      .where('supplier_order.supplier_id', '=', supplierId)
      .where('supplier_order.public_id', '=', publicId)
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
  return rows[0]
}

/**
 * Whether a locked order is still in the state that has this version, the number of its last step; without one, in any. Read
 * after the lock: the statement that locks does not see steps that were committed while it waited.
 */
export async function hasVersion(
  tx: Transaction,
  supplierOrderId: number,
  version: number | undefined,
): Promise<boolean> {
  if (version === undefined) return true
  const last = await tx
    .selectFrom('supplier_order_step')
    .select(({ fn }) => fn.max('step').as('step'))
    .where('supplier_order_id', '=', supplierOrderId)
    .executeTakeFirst()
  return last?.step === version
}

// The step that reaches a status; the first, pending, is the checkout's.
const STEPS = { acknowledged: 2, cancelled: 2, done: 3 } as const

type StatusChange = {
  id: number
  supplierId: SupplierId
  personId: PersonId
  from: SupplierOrderStatus
  status: keyof typeof STEPS
  step: number
  totalCents: Cents
}

const changeStatus = prepared(
  'update_supplier_order',
  (
    _tx: Transaction,
    { id, supplierId, personId, from, status, step, totalCents }: Parameters<StatusChange>,
  ) =>
    // clock_timestamp() and not now(): when it happened, not when the transaction began.
    sql<{ id: number }>`
      with updated as (
        update supplier_order set status = ${status}, total_cents = ${totalCents}
        where id = ${id} and supplier_id = ${supplierId} and status = ${from}
        returning id, status, supplier_id
      )
      insert into supplier_order_step (supplier_order_id, step, status, by_account_id, by_person_id, at)
      select id, ${step}::smallint, status, supplier_id, ${personId}::integer, clock_timestamp() from updated
      returning supplier_order_id`,
)

/**
 * Changes the status of a locked order, with what it then costs in cents where that changes, and records who did it.
 * False when it has left its status already.
 */
export async function updateSupplierOrder(
  tx: Transaction,
  { supplierId, personId }: Pick<SupplierViewer, 'supplierId' | 'personId'>,
  order: LockedSupplierOrder,
  { status, totalCents = order.totalCents }: { status: keyof typeof STEPS; totalCents?: Cents },
): Promise<boolean> {
  const { rows } = await changeStatus(tx, {
    id: order.id,
    supplierId,
    personId,
    from: order.status,
    status,
    step: STEPS[status],
    totalCents,
  })
  return rows.length > 0
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
