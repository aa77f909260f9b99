import type { Output } from '@halles/contract/endpoint.ts'
import type { supplierOrderSetToDone } from '@halles/contract/endpoints/orders.ts'
import type { SupplierOrderStatus } from '@halles/domain/supplier-order.ts'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import { ofContact } from '../accounts/accounts-sql.ts'
import { montrealDay } from '../database/montreal-days.ts'
import { type Parameters, prepared } from '../database/prepared.ts'
import type { Reader } from '../database/transaction.ts'
import type { SupplierId } from '../platform/access/viewer.ts'
import { lineForSupplier } from './order-answers.ts'
import { type Days, placedWithin } from './order-days-sql.ts'
import { ORDER_LINE_COLUMNS } from './order-lines-sql.ts'
import { ownStepAt, STEP_BY } from './order-steps-sql.ts'

export type SupplierOrderDetail = Output<typeof supplierOrderSetToDone>

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
    .select((eb) => [
      'supplier_order.public_id',
      'restaurant_order.number',
      montrealDay('supplier_order.placed_at').as('date'),
      'supplier_order.total_cents as total_price',
      jsonBuildObject({
        name: eb.ref('restaurant.name'),
        public_id: eb.ref('account.public_id'),
      }).as('restaurant'),
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
