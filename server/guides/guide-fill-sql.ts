import { type RawBuilder, sql } from 'kysely'
import { type WantedLine, wantedLinesQuery } from '../cart/fill/cart-fill-sql.ts'
import {
  ASKED_CASES,
  newestOrders,
  PLACED_A_WEEK_AGO,
  WANTED_AGAIN,
} from '../cart/fill/order-again-sql.ts'
import { type Parameters, prepared } from '../database/prepared.ts'
import type { Transaction } from '../database/transaction.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'

/** Which orders are wanted again, of what a guide has: the last one, or all of this weekday a week ago. */
export type GuideOrders = 'last_order' | 'last_weekday'

type Asked = Parameters<{ restaurantId: RestaurantId; guideId: number }>

const lineOfGuide = ({ guideId }: Asked) => sql`
  from supplier_order part
  join order_line line on line.supplier_order_id = part.id
  join guide_item_product listed on listed.guide_id = ${guideId} and listed.product_id = line.product_id`

// Of `placed`, an order of the restaurant. Orders are looked through from the newest on, until one has a wanted product of the guide.
const CHOSEN: Record<GuideOrders, (asked: Asked) => RawBuilder<unknown>> = {
  last_order: (asked) => sql`placed.id = (
    select id from (${newestOrders(asked.restaurantId)} offset 0) newest
    where exists (select ${lineOfGuide(asked)} where part.restaurant_order_id = newest.id and ${WANTED_AGAIN} offset 0)
    limit 1)`,
  last_weekday: () => PLACED_A_WEEK_AGO,
}

const orderedOfGuide = prepared(
  'list_ordered_of_guide',
  (tx: Transaction, asked: Asked, orders: GuideOrders) =>
    wantedLinesQuery(
      tx,
      sql`(
        select line.product_id, sum(${ASKED_CASES})::integer as cases, min(line.guide_item_id) as position,
          (array_agg(line.price_cents order by line.id desc))[1] as paid_price_cents,
          (array_agg(line.quantity_hundredths order by line.id desc))[1] as paid_quantity_hundredths,
          (array_agg(line.unit order by line.id desc))[1] as paid_unit
        from restaurant_order placed
        cross join lateral (
          select line.*, listed.guide_item_id ${lineOfGuide(asked)}
          where part.restaurant_order_id = placed.id and ${WANTED_AGAIN}) line
        where placed.restaurant_id = ${asked.restaurantId} and ${CHOSEN[orders](asked)}
        group by line.product_id)`,
      asked.restaurantId,
    ),
)

/**
 * What orders of the restaurant asked for of the products of a guide, whatever their suppliers then changed: cases summed by
 * product, the case as it was ordered last. After lockCart.
 */
export async function listOrderedOfGuide(
  tx: Transaction,
  restaurantId: RestaurantId,
  guideId: number,
  orders: GuideOrders,
): Promise<WantedLine[]> {
  const { rows } = await orderedOfGuide(tx, { restaurantId, guideId }, orders)
  return rows
}

/** Cases of a product to fill the cart with; `paid`: the case that was last paid (cents, hundredths). */
export type WantedCases = {
  productId: number
  cases: number
  paid: { price: number; quantity_per_case: number; unit: string } | null
}

const wantedByPar = prepared(
  'list_wanted_by_par',
  (tx: Transaction, values: Parameters<{ restaurantId: RestaurantId; wanted: string }>) =>
    wantedLinesQuery(
      tx,
      sql`(
        select "productId" as product_id, cases, position, (paid ->> 'price')::integer as paid_price_cents,
          (paid ->> 'quantity_per_case')::integer as paid_quantity_hundredths, paid ->> 'unit' as paid_unit
        from rows from (jsonb_to_recordset(${values.wanted}::jsonb) as ("productId" integer, cases integer, paid jsonb))
          with ordinality given ("productId", cases, paid, position))`,
      values.restaurantId,
    ),
)

/** Wanted cases as their products and the cart are now, in this order. After lockCart. */
export async function listWantedByPar(
  tx: Transaction,
  restaurantId: RestaurantId,
  wanted: readonly WantedCases[],
): Promise<WantedLine[]> {
  const { rows } = await wantedByPar(tx, { restaurantId, wanted: JSON.stringify(wanted) })
  return rows
}
