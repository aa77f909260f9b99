import type { Output } from '@halles/contract/endpoint.ts'
import type { supplierOrderSetToDone } from '@halles/contract/endpoints/orders.ts'
import type { SupplierOrderStatus } from '@halles/domain/supplier-order.ts'
import { sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import { ofContact } from '../accounts/accounts-sql.ts'
import { instant } from '../database/instant.ts'
import { montrealDay } from '../database/montreal-days.ts'
import { type Parameters, prepared } from '../database/prepared.ts'
import type { Reader } from '../database/transaction.ts'
import type { SupplierId } from '../platform/access/viewer.ts'
import { lineForSupplier } from './order-answers.ts'
import { type Days, placedWithin } from './order-days-sql.ts'
import { ORDER_LINE_COLUMNS, openCasesOf } from './order-lines-sql.ts'
import { ownStepAt, STEP_BY } from './order-steps-sql.ts'

export type SupplierOrderDetail = Output<typeof supplierOrderSetToDone>

/** When an order reached its supplier, and the number of its last step. */
const RECEIVED = [
  instant('supplier_order.placed_at').as('received_at'),
  sql<number>`(
    select max(step) from supplier_order_step where supplier_order_id = supplier_order.id)`.as(
    'order_version',
  ),
] as const

type WantedOrders = Days & {
  status: SupplierOrderStatus
  /** The public id of one of them: only those that follow it. */
  before?: string | undefined
  limit?: number | undefined
}

/**
 * A supplier's orders of a status, newest first, totals in cents. Those that have ended reach back twelve months where
 * neither days nor a number are asked for.
 */
export function listSupplierOrders(
  reader: Reader,
  supplierId: SupplierId,
  { status, before, limit, ...days }: WantedOrders,
) {
  const hasEnded = status === 'done' || status === 'cancelled'
  const placed = placedWithin('supplier_order.placed_at', days, {
    isBounded: hasEnded && limit === undefined,
  })
  return reader
    .selectFrom('supplier_order')
    .innerJoin('restaurant_order', 'restaurant_order.id', 'supplier_order.restaurant_order_id')
    .innerJoin('restaurant', 'restaurant.account_id', 'restaurant_order.restaurant_id')
    .innerJoin('account', 'account.id', 'restaurant.account_id')
    .innerJoin('city', 'city.id', 'restaurant.city_id')
    .innerJoinLateral(openCasesOf, (join) => join.onTrue())
    .select((eb) => [
      'supplier_order.public_id',
      'restaurant_order.number',
      montrealDay('supplier_order.placed_at').as('date'),
      ...RECEIVED,
      'supplier_order.total_cents as total_price',
      jsonBuildObject({
        name: eb.ref('restaurant.name'),
        public_id: eb.ref('account.public_id'),
        city: eb.ref('city.name'),
      }).as('restaurant'),
      'open.lines',
      'open.cases',
    ])
    .where('supplier_order.supplier_id', '=', supplierId)
    .where('supplier_order.status', '=', status)
    .where(placed)
    .$if(before !== undefined, (query) =>
      query.where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('supplier_order.placed_at', 'supplier_order.id'),
          '<',
          selectFrom('supplier_order as last')
            .select(['last.placed_at', 'last.id'])
            .where('last.supplier_id', '=', supplierId)
            .where('last.public_id', '=', before ?? '')
            .$asTuple('placed_at', 'id'),
        ),
      ),
    )
    .orderBy('supplier_order.placed_at', 'desc')
    .orderBy('supplier_order.id', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute()
}

/** How many of a supplier's orders are open, by status. */
export async function countOpenOrders(
  reader: Reader,
  supplierId: SupplierId,
): Promise<Record<'pending' | 'acknowledged', number>> {
  const { rows } = await openOrderCounts(reader, { supplierId })
  const countOf = (status: string) => Number(rows.find((row) => row.status === status)?.orders ?? 0)
  return { pending: countOf('pending'), acknowledged: countOf('acknowledged') }
}

const openOrderCounts = prepared(
  'count_open_orders',
  (reader: Reader, { supplierId }: Parameters<{ supplierId: SupplierId }>) =>
    reader
      .selectFrom('supplier_order')
      .select(['status', ({ fn }) => fn.countAll<number>().as('orders')])
      .where('supplier_id', '=', supplierId)
      .where('status', 'in', ['pending', 'acknowledged'])
      .groupBy('status'),
)

/** One order of a supplier, its own lines in the order they were added. */
export async function findSupplierOrder(
  reader: Reader,
  supplierId: SupplierId,
  publicId: string,
): Promise<SupplierOrderDetail | undefined> {
  const { rows } = await orderOfSupplier(reader, { supplierId, publicId })
  const [row] = rows
  if (!row) return undefined
  const { orderProducts, steps, ...supplierOrder } = row
  return { supplierOrder, orderProducts: orderProducts.map(lineForSupplier), steps }
}

type OrderOfSupplier = Parameters<{ supplierId: SupplierId; publicId: string }>

const orderOfSupplier = prepared(
  'find_supplier_order',
  (reader: Reader, { supplierId, publicId }: OrderOfSupplier) =>
    supplierOrderQuery(reader)
      .where('supplier_order.supplier_id', '=', supplierId)
      .where('supplier_order.public_id', '=', publicId),
)

// Of the restaurant, what a delivery needs, as it is today.
function supplierOrderQuery(reader: Reader) {
  return reader
    .selectFrom('supplier_order')
    .innerJoin('restaurant_order', 'restaurant_order.id', 'supplier_order.restaurant_order_id')
    .innerJoin('restaurant', 'restaurant.account_id', 'restaurant_order.restaurant_id')
    .innerJoin('city', 'city.id', 'restaurant.city_id')
    .innerJoin('account', 'account.id', 'restaurant.account_id')
    .innerJoin('person', 'person.id', 'account.contact_person_id')
    .select((eb) => [
      'supplier_order.public_id',
      'restaurant_order.number',
      montrealDay('supplier_order.placed_at').as('date'),
      'supplier_order.status',
      'supplier_order.total_cents as total_price',
      ...RECEIVED,
      jsonBuildObject({
        name: eb.ref('restaurant.name'),
        phone_number: eb.ref('restaurant.phone_number'),
        address: eb.ref('restaurant.address'),
        city: eb.ref('city.name'),
        zip_code: eb.ref('restaurant.zip_code'),
        user: jsonBuildObject({ email: ofContact('email') }),
      }).as('restaurant'),
      jsonArrayFrom(
        eb
          .selectFrom('order_line')
          .select(ORDER_LINE_COLUMNS)
          .whereRef('order_line.supplier_order_id', '=', 'supplier_order.id')
          .orderBy('order_line.id'),
      ).as('orderProducts'),
      jsonArrayFrom(
        eb
          .selectFrom('supplier_order_step')
          .leftJoin('person', 'person.id', 'supplier_order_step.by_person_id')
          .select([
            'supplier_order_step.status',
            ownStepAt('supplier_order_step', 'supplier_order.supplier_id').as('at'),
            STEP_BY,
          ])
          .whereRef('supplier_order_step.supplier_order_id', '=', 'supplier_order.id')
          .orderBy('supplier_order_step.step'),
      ).as('steps'),
    ])
}
