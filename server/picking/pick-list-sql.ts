import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { MAX_LISTED_ORDERS, type PickLine } from '@halles/domain/pick-list.ts'
import type { CategoryName } from '@halles/domain/product.ts'
import type { Keep } from '@halles/domain/product-facts.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres'
import { instant } from '../database/instant.ts'
import { type Parameters, prepared } from '../database/prepared.ts'
import type { Reader } from '../database/transaction.ts'
import {
  type AskedDelivery,
  isOf,
  nextDeliveryDay,
  type Scope,
  scopeOf,
  type DeliveryValues as Values,
  valuesOf,
  zoneFacts,
} from '../delivery/by-day/asked-delivery-sql.ts'
import { deliveredTo } from '../orders/facts/delivery-sql.ts'
import { LOTS, type LotOfLine } from '../orders/facts/line-lots-sql.ts'
import { NET, PACKAGES } from '../orders/facts/line-weights-sql.ts'
import { CASES } from '../orders/facts/order-lines-sql.ts'
import type { SupplierId } from '../platform/access/viewer.ts'

type List = Output<Endpoints['pickList']>
type Colleague = { first_name: string | null }

type Line = PickLine & {
  public_id: string
  supplier_order_public_id: string
  name_fr: string
  name_en: string
  /** The product's, as it is today. */
  category: CategoryName
  /** The product's, as it is today. */
  pick_place: string
  item_code: string
  gtin: string
  is_weighed: boolean
  net: number | null
  packages: number[] | null
  keep: Keep | null
  lots: LotOfLine[]
  mark: { id: string; by: Colleague } | null
}

/** Of a `pick_print`: whether it is the paper of the same orders. */
function printedOf(scope: Scope, { day, zoneId }: Parameters<Values>): RawBuilder<SqlBool> {
  if (scope === 'all') return sql`pick_print.day is null`
  if (scope === 'day') return sql`pick_print.day = ${day} and pick_print.delivery_zone_id is null`
  return sql`pick_print.day = ${day} and pick_print.delivery_zone_id = ${zoneId}`
}

/** Of a joined `person`. */
export const COLLEAGUE = sql<Colleague>`json_build_object('first_name', nullif(person.first_name, ''))`

const pickList = prepared(
  'get_pick_list',
  (reader: Reader, parameters: Parameters<Values>, scope: Scope) =>
    reader
      .with(
        (cte) => cte('listed').materialized(),
        (db) =>
          db
            .selectFrom('supplier_order')
            .select(['id', 'public_id', 'restaurant_order_id', 'placed_at', 'deliver_to'])
            // guard: pick list: owner [pick-list.get, long-pick-list]
            .where('supplier_id', '=', parameters.supplierId)
            .where('status', '=', 'acknowledged')
            .where(isOf(scope, parameters))
            .orderBy('placed_at')
            .orderBy('id')
            // guard: pick list: length [long-pick-list]
            //   instead: ,
            .limit(sql.lit(MAX_LISTED_ORDERS)),
      )
      .selectFrom('supplier')
      .leftJoin('last_own_change as last', 'last.account_id', 'supplier.account_id')
      .select((supplier) => [
        sql<string>`to_json(clock_timestamp())#>>'{}'`.as('as_of'),
        sql<number>`coalesce(last.number, 0)`.as('number'),
        supplier
          .selectFrom('supplier_order')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('supplier_id', '=', 'supplier.account_id')
          .where('status', '=', 'pending')
          .where(isOf(scope, parameters))
          .as('unanswered'),
        supplier
          .selectFrom('supplier_order')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('supplier_id', '=', 'supplier.account_id')
          .where('status', '=', 'acknowledged')
          .where(isOf(scope, parameters))
          .as('accepted'),
        (scope === 'all' ? sql<string | null>`null` : nextDeliveryDay(parameters)).as('next_day'),
        jsonArrayFrom(
          supplier
            .selectFrom('listed')
            .innerJoin('restaurant_order', 'restaurant_order.id', 'restaurant_order_id')
            .innerJoin('restaurant', 'restaurant.account_id', 'restaurant_id')
            .innerJoin('city', 'city.id', 'restaurant.city_id')
            .select([
              'listed.public_id',
              'restaurant_order.number',
              instant('listed.placed_at').as('placed_at'),
              jsonBuildObject({
                name: deliveredTo('name', 'listed'),
                city: deliveredTo('city', 'listed'),
              }).as('restaurant'),
            ])
            .orderBy('listed.placed_at')
            .orderBy('listed.id'),
        ).as('orders'),
        jsonArrayFrom(
          supplier
            .selectFrom('listed')
            .innerJoin('order_line', 'order_line.supplier_order_id', 'listed.id')
            .innerJoin('product', 'product.id', 'order_line.product_id')
            .leftJoin('pick_mark', 'pick_mark.order_line_id', 'order_line.id')
            // Whose mark it is is looked up: the planner would join all persons.
            .select([
              'order_line.public_id',
              'listed.public_id as supplier_order_public_id',
              'order_line.product_public_id as productId',
              'order_line.name_fr',
              'order_line.name_en',
              'order_line.unit',
              'order_line.quantity_hundredths as quantityPerCase',
              'product.category',
              'product.pick_place',
              'product.item_code',
              'product.keep',
              'product.gtin',
              CASES.as('cases'),
              LOTS.as('lots'),
              'order_line.is_weighed',
              NET.as('net'),
              PACKAGES.as('packages'),
              sql<Line['mark']>`case when pick_mark.mark is not null then
                json_build_object('id', pick_mark.mark,
                  'by', (select ${COLLEAGUE} from person where person.id = pick_mark.by_person_id)) end`.as(
                'mark',
              ),
            ])
            .where('order_line.is_cancelled', '=', false)
            .orderBy('listed.placed_at')
            .orderBy('order_line.id'),
        ).as('lines'),
        jsonObjectFrom(
          supplier
            .selectFrom('pick_print')
            .innerJoin('person', 'person.id', 'pick_print.by_person_id')
            .select([
              instant('pick_print.at').as('at'),
              COLLEAGUE.as('by'),
              sql<string[]>`array(
                select public_id from pick_print_order
                join supplier_order on supplier_order.id = pick_print_order.supplier_order_id
                where pick_print_order.pick_print_id = pick_print.id)`.as('orders'),
              sql<string[]>`array(
                select public_id from pick_print_order
                join supplier_order on supplier_order.id = pick_print_order.supplier_order_id
                where pick_print_order.pick_print_id = pick_print.id and exists (
                  select from order_entry
                  where order_entry.supplier_order_id = supplier_order.id and order_entry.kind like 'line\\_%'
                    and order_entry.at > pick_print.at))`.as('changed'),
            ])
            .whereRef('pick_print.supplier_id', '=', 'supplier.account_id')
            .where(printedOf(scope, parameters)),
        ).as('printed'),
      ])
      .where('supplier.account_id', '=', parameters.supplierId),
)

/**
 * A supplier's open work as whoever picks reads it, in one statement and so of one moment: its accepted orders and their lines,
 * oldest first, as many as a list has, and how many are later; of all, or of the deliveries of a day. Cases are as they were
 * agreed and removed lines left out; who marked which as picked; what was on the list when it was last printed. No price.
 */
export async function getPickList(
  reader: Reader,
  supplierId: SupplierId,
  asked: AskedDelivery | null,
): Promise<Omit<List, 'products'> & { lines: Line[] }> {
  const { rows } = await pickList(reader, valuesOf(supplierId, asked), scopeOf(asked))
  const [list] = rows
  if (!list) throw new Error('a supplier that has a session has gone')
  const { accepted, ...found } = list
  return {
    ...found,
    day: asked?.day ?? null,
    zone: asked?.zone ? zoneFacts(asked.zone) : null,
    unanswered: Number(list.unanswered),
    later: Number(accepted) - list.orders.length,
  }
}
