import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { MAX_LISTED_ORDERS } from '@halles/domain/pick-list.ts'
import { sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import { instant } from '../database/instant.ts'
import type { Reader } from '../database/transaction.ts'
import { deliveredTo } from '../orders/facts/delivery-sql.ts'
import { LOTS } from '../orders/facts/line-lots-sql.ts'
import { NET, PACKAGES, weighingOf } from '../orders/facts/line-weights-sql.ts'
import { CASES, ITEM_CODE, openCasesOf } from '../orders/facts/order-lines-sql.ts'
import type { SupplierId } from '../platform/access/viewer.ts'

type Listed = Output<Endpoints['pickOrders']>
type OrderToPick = Output<Endpoints['pickOrder']>

/**
 * A supplier's open orders as whoever picks them reads them: accepted ones, then those that wait for an answer, oldest first, the
 * first 1,000; with how many lines and cases there are.
 */
export function listOrdersToPick(reader: Reader, supplierId: SupplierId): Promise<Listed> {
  return (
    ordersOf(reader, supplierId)
      .innerJoinLateral(openCasesOf, (join) => join.onTrue())
      .select(['open.lines', 'open.cases'])
      // Chosen by themselves: lines are counted of those that are listed.
      .where('supplier_order.id', 'in', ({ selectFrom }) =>
        selectFrom('supplier_order as open_order')
          .select('open_order.id')
          .where('open_order.supplier_id', '=', supplierId)
          .where('open_order.status', 'in', ['acknowledged', 'pending'])
          .orderBy(sql`open_order.status = 'pending'`)
          .orderBy('open_order.placed_at')
          .orderBy('open_order.id')
          .limit(sql.lit(MAX_LISTED_ORDERS)),
      )
      .orderBy(sql`supplier_order.status = 'pending'`)
      .orderBy('supplier_order.placed_at')
      .orderBy('supplier_order.id')
      .$castTo<Listed[number]>()
      .execute()
  )
}

/** One order of a supplier as whoever picks it reads it, in the order its lines were added; removed ones are left out. */
export async function findOrderToPick(
  reader: Reader,
  supplierId: SupplierId,
  publicId: string,
): Promise<OrderToPick | undefined> {
  const order = await ordersOf(reader, supplierId)
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('order_line')
          .select([
            'order_line.public_id',
            'name_fr',
            'name_en',
            'unit',
            'quantity_hundredths as quantity_per_case',
            ITEM_CODE.as('item_code'),
            sql<string>`(select gtin from product where product.id = order_line.product_id)`.as(
              'gtin',
            ),
            CASES.as('cases'),
            LOTS.as('lots'),
            'is_weighed',
            NET.as('net'),
            PACKAGES.as('packages'),
          ])
          .whereRef('order_line.supplier_order_id', '=', 'supplier_order.id')
          .where('order_line.is_cancelled', '=', false)
          .orderBy('order_line.id'),
      ).as('lines'),
    )
    .where('supplier_order.public_id', '=', publicId)
    .executeTakeFirst()
  return (
    order && {
      ...order,
      lines: order.lines.map(({ is_weighed, net, packages, ...line }) => ({
        ...line,
        weighing: weighingOf(
          { is_weighed, net, packages, quantity_hundredths: line.quantity_per_case },
          line.cases,
        ),
      })),
    }
  )
}

function ordersOf(reader: Reader, supplierId: SupplierId) {
  // guard: pick order: owner [pick-orders.get]
  //   code: .where('supplier_order.supplier_id', '=', supplierId)
  return reader
    .selectFrom('supplier_order')
    .innerJoin('restaurant_order', 'restaurant_order.id', 'supplier_order.restaurant_order_id')
    .innerJoin('restaurant', 'restaurant.account_id', 'restaurant_order.restaurant_id')
    .innerJoin('city', 'city.id', 'restaurant.city_id')
    .select([
      'supplier_order.public_id',
      'restaurant_order.number',
      'supplier_order.status',
      instant('supplier_order.placed_at').as('placed_at'),
      jsonBuildObject({ name: deliveredTo('name'), city: deliveredTo('city') }).as('restaurant'),
    ])
    .where('supplier_order.supplier_id', '=', supplierId)
}
