import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { PickLine } from '@halles/domain/pick-list.ts'
import type { CategoryName } from '@halles/domain/product.ts'
import { sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres'
import { instant } from '../database/instant.ts'
import { type Parameters, prepared } from '../database/prepared.ts'
import type { Reader } from '../database/transaction.ts'
import { CASES } from '../orders/order-lines-sql.ts'
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
  mark: { id: string; by: Colleague } | null
}

/** Of a joined `person`. */
export const COLLEAGUE = sql<Colleague>`json_build_object('first_name', nullif(person.first_name, ''))`

const pickList = prepared(
  'get_pick_list',
  (reader: Reader, { supplierId }: Parameters<{ supplierId: SupplierId }>) =>
    reader
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
          .as('unanswered'),
        jsonArrayFrom(
          supplier
            .selectFrom('supplier_order')
            .innerJoin('restaurant_order', 'restaurant_order.id', 'restaurant_order_id')
            .innerJoin('restaurant', 'restaurant.account_id', 'restaurant_id')
            .innerJoin('city', 'city.id', 'restaurant.city_id')
            .select(({ ref }) => [
              'supplier_order.public_id',
              'restaurant_order.number',
              instant('supplier_order.placed_at').as('placed_at'),
              jsonBuildObject({ name: ref('restaurant.name'), city: ref('city.name') }).as(
                'restaurant',
              ),
            ])
            .whereRef('supplier_id', '=', 'supplier.account_id')
            .where('supplier_order.status', '=', 'acknowledged')
            .orderBy('supplier_order.placed_at')
            .orderBy('supplier_order.id'),
        ).as('orders'),
        jsonArrayFrom(
          supplier
            .selectFrom('supplier_order')
            .innerJoin('order_line', 'order_line.supplier_order_id', 'supplier_order.id')
            .innerJoin('product', 'product.id', 'order_line.product_id')
            .leftJoin('pick_mark', 'pick_mark.order_line_id', 'order_line.id')
            .leftJoin('person', 'person.id', 'pick_mark.by_person_id')
            .select([
              'order_line.public_id',
              'supplier_order.public_id as supplier_order_public_id',
              'order_line.product_public_id as productId',
              'order_line.name_fr',
              'order_line.name_en',
              'order_line.unit',
              'order_line.quantity_hundredths as quantityPerCase',
              'product.category',
              CASES.as('cases'),
              sql<Line['mark']>`case when pick_mark.mark is not null then
                json_build_object('id', pick_mark.mark, 'by', ${COLLEAGUE}) end`.as('mark'),
            ])
            .whereRef('supplier_order.supplier_id', '=', 'supplier.account_id')
            .where('supplier_order.status', '=', 'acknowledged')
            .where('order_line.is_cancelled', '=', false)
            .orderBy('supplier_order.placed_at')
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
                where pick_print_order.supplier_id = pick_print.supplier_id)`.as('orders'),
            ])
            .whereRef('pick_print.supplier_id', '=', 'supplier.account_id'),
        ).as('printed'),
      ])
      .where('supplier.account_id', '=', supplierId),
)

/**
 * A supplier's open work as whoever picks reads it, in one statement and so of one moment: its accepted orders and their
 * lines, oldest first, cases as they were agreed and removed lines left out; who marked which as picked; what was on the list
 * when it was last printed. No price.
 */
export async function getPickList(
  reader: Reader,
  supplierId: SupplierId,
): Promise<Omit<List, 'products'> & { lines: Line[] }> {
  const { rows } = await pickList(reader, { supplierId })
  const [list] = rows
  if (!list) throw new Error('a supplier that has a session has gone')
  return { ...list, unanswered: Number(list.unanswered) }
}
