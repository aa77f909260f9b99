import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { MAX_LISTED_ORDERS } from '@halles/domain/pick-list.ts'
import { sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import { type Parameters, prepared } from '../../database/prepared.ts'
import type { Reader } from '../../database/transaction.ts'
import { deliveredTo } from '../../orders/facts/delivery-sql.ts'
import { openCasesOf } from '../../orders/facts/order-lines-sql.ts'
import type { SupplierId } from '../../platform/access/viewer.ts'
import {
  type AskedDelivery,
  type DeliveryValues,
  isOf,
  nextDeliveryDay,
  type Scope,
  scopeOf,
  valuesOf,
  zoneFacts,
} from './asked-delivery-sql.ts'

type Sheet = Output<Endpoints['routeSheet']>

const routeSheet = prepared(
  'get_route_sheet',
  (reader: Reader, parameters: Parameters<DeliveryValues>, scope: Scope) =>
    reader
      .selectFrom('supplier')
      .leftJoin('delivery_route', (join) =>
        join
          .onRef('delivery_route.supplier_id', '=', 'supplier.account_id')
          .on('delivery_route.day', '=', parameters.day),
      )
      .select((supplier) => {
        const ofDay = supplier
          .selectFrom('supplier_order')
          .whereRef('supplier_order.supplier_id', '=', 'supplier.account_id')
          .where(isOf(scope, parameters))
        return [
          sql<string>`to_json(clock_timestamp())#>>'{}'`.as('as_of'),
          sql<number>`coalesce(delivery_route.version, 0)`.as('version'),
          nextDeliveryDay(parameters).as('next_day'),
          ofDay
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .where('status', '=', 'pending')
            .as('unanswered'),
          ofDay
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .where('status', '=', 'acknowledged')
            .as('accepted'),
          jsonArrayFrom(
            ofDay
              .innerJoin('restaurant_order', 'restaurant_order.id', 'restaurant_order_id')
              .innerJoin('restaurant', 'restaurant.account_id', 'restaurant_id')
              .innerJoin('city', 'city.id', 'restaurant.city_id')
              .leftJoin('delivery_zone as zone', 'zone.id', 'supplier_order.delivery_zone_id')
              .leftJoin('route_stop', (join) =>
                join
                  .onRef('route_stop.supplier_order_id', '=', 'supplier_order.id')
                  .onRef('route_stop.day', '=', 'supplier_order.delivery_day'),
              )
              .innerJoinLateral(openCasesOf, (join) => join.onTrue())
              .select([
                'supplier_order.public_id',
                'restaurant_order.number',
                jsonBuildObject({
                  name: deliveredTo('name'),
                  address: deliveredTo('address'),
                  city: deliveredTo('city'),
                  zip_code: deliveredTo('zip_code'),
                  phone_number: deliveredTo('phone_number'),
                }).as('restaurant'),
                sql<Sheet['zone']>`case when zone.id is not null then
                  json_build_object('public_id', zone.public_id, 'name', zone.name) end`.as('zone'),
                sql<Sheet['stops'][number]['window']>`json_build_object(
                  'from', to_char(supplier_order.window_from, 'HH24:MI'),
                  'to', to_char(supplier_order.window_to, 'HH24:MI'))`.as('window'),
                'open.lines',
                'open.cases',
                'supplier_order.note',
                'supplier_order.po_number',
              ])
              .where('supplier_order.status', '=', 'acknowledged')
              .orderBy(sql`route_stop.position nulls last`)
              .orderBy('supplier_order.placed_at')
              .orderBy('supplier_order.id')
              .limit(sql.lit(MAX_LISTED_ORDERS)),
          ).as('stops'),
        ]
      })
      .where('supplier.account_id', '=', parameters.supplierId),
)

/**
 * Where a supplier's accepted orders of a day are delivered, in one statement: in the order of the route, and after those that
 * have a place in it as they were placed; at most as many as a pick list has. No price.
 */
export async function getRouteSheet(
  reader: Reader,
  supplierId: SupplierId,
  asked: AskedDelivery,
): Promise<Sheet> {
  const { rows } = await routeSheet(reader, valuesOf(supplierId, asked), scopeOf(asked))
  const [sheet] = rows
  if (!sheet) throw new Error('a supplier that has a session has gone')
  const { accepted, unanswered, ...found } = sheet
  return {
    ...found,
    day: asked.day,
    zone: asked.zone && zoneFacts(asked.zone),
    unanswered: Number(unanswered),
    later: Number(accepted) - found.stops.length,
  }
}
