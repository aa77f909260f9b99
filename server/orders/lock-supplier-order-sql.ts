import type { Cents } from '@halles/domain/money.ts'
import type { OrderSide } from '@halles/domain/order-change.ts'
import type { RestaurantOrderStatus } from '@halles/domain/restaurant-order.ts'
import type { SupplierOrderStatus } from '@halles/domain/supplier-order.ts'
import { sql } from 'kysely'
import { type Parameters, prepared } from '../database/prepared.ts'
import type { Transaction } from '../database/transaction.ts'
import type { AccountId, RestaurantId, SupplierId, ViewerOf } from '../platform/access/viewer.ts'
import { IS_BEFORE_CUT_OFF } from './facts/delivery-sql.ts'
import { orderVersionOf } from './facts/order-entries-sql.ts'
import { MAY_DROP } from './facts/order-lines-sql.ts'
import { IS_RECEIVED } from './facts/receipt-sql.ts'

/** A supplier's order and the restaurant's order that it is part of, as they were when both were locked; in cents. */
export type LockedSupplierOrder = {
  id: number
  publicId: string
  supplierId: SupplierId
  restaurantId: RestaurantId
  restaurantOrderId: number
  orderPublicId: string
  orderStatus: RestaurantOrderStatus
  status: SupplierOrderStatus
  /** As it was agreed, null where none was. */
  minimumCents: Cents | null
  supplier: { publicId: string; name: string }
}

const OWNER = {
  restaurant: sql.ref('restaurant_order.restaurant_id'),
  supplier: sql.ref('supplier_order.supplier_id'),
} as const

// The restaurant's order is looked for by what was locked before it, and so locked second.
const lockOrder = prepared(
  'lock_supplier_order',
  (
    _tx: Transaction,
    { accountId, publicId }: Parameters<{ accountId: AccountId; publicId: string }>,
    side: OrderSide,
  ) =>
    // guard: order change: owner of the order [supplier-order-update.post, access-sweep]
    //   code: where ${OWNER[side]} = ${accountId} and
    //   instead: where
    // guard: order change: lock of the order [order-races]
    //   code: for no key update of supplier_order
    sql<LockedSupplierOrder>`
      with locked as materialized (
        select supplier_order.*
        from supplier_order join restaurant_order on restaurant_order.id = restaurant_order_id
        where ${OWNER[side]} = ${accountId} and supplier_order.public_id = ${publicId}
        for no key update of supplier_order
      ), whole as materialized (
        select id, public_id, restaurant_id, status from restaurant_order
        where id = (select restaurant_order_id from locked)
        for no key update
      )
      select locked.id, locked.public_id as "publicId", supplier_id as "supplierId",
        restaurant_id as "restaurantId", whole.id as "restaurantOrderId", whole.public_id as "orderPublicId",
        whole.status as "orderStatus", locked.status, minimum_cents as "minimumCents",
        json_build_object('publicId', account.public_id, 'name', supplier.name) as supplier
      from locked cross join whole
      join supplier on supplier.account_id = supplier_id join account on account.id = supplier_id`,
)

/** Locks a supplier's order for one of its two sides, and then the restaurant's order, never before: so no two wait for each other. */
export async function lockSupplierOrder(
  tx: Transaction,
  { kind, accountId }: ViewerOf<'trade'>,
  publicId: string,
): Promise<LockedSupplierOrder | undefined> {
  return (await lockOrder(tx, { accountId, publicId }, kind)).rows[0]
}

/** What decides what may become of a locked order. */
export type OrderState = {
  /** The number of its last entry that is not a message. */
  version: number
  /** The number of its last entry. */
  lastEntry: number
  isBeforeCutOff: boolean
  isReceived: boolean
  /** Public ids of lines that its restaurant may remove in any phase. */
  droppable: string[]
}

const stateOf = prepared(
  'read_order_state',
  (tx: Transaction, { id }: Parameters<{ id: number }>) =>
    tx
      .selectFrom('supplier_order')
      .select([
        orderVersionOf(sql.ref('supplier_order.id')).as('version'),
        sql<number>`(
          select max(number) from order_entry where supplier_order_id = supplier_order.id)`.as(
          'lastEntry',
        ),
        IS_BEFORE_CUT_OFF.as('isBeforeCutOff'),
        IS_RECEIVED.as('isReceived'),
        sql<string[]>`array(
          select public_id from order_line where supplier_order_id = supplier_order.id and ${MAY_DROP})`.as(
          'droppable',
        ),
      ])
      .where('supplier_order.id', '=', id),
)

/** Of a locked order, after the lock: the statement that locks does not see what was committed while it waited. */
export async function readOrderState(tx: Transaction, id: number): Promise<OrderState> {
  const { rows } = await stateOf(tx, { id })
  if (!rows[0]) throw new Error('an order that is locked has gone')
  return rows[0]
}
