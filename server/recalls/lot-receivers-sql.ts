import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { foldLot } from '@halles/domain/lot.ts'
import { MAX_LISTED_RECEIVERS } from '@halles/domain/recall.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../database/transaction.ts'
import { deliveredTo } from '../orders/facts/delivery-sql.ts'
import type { SupplierId } from '../platform/access/viewer.ts'

type Receivers = Output<Endpoints['getLotReceivers']>
type Product = NonNullable<Receivers['product']> & { id: number }

/** A lot of a supplier, of one product or, with null, of any. */
export type AskedLot = { lot: string; productId: number | null }

/** A supplier's product by its public id, removed ones too: their lots may still be in kitchens. */
export function findProductOfLot(
  reader: Reader,
  supplierId: SupplierId,
  publicId: string,
): Promise<Product | undefined> {
  return (
    reader
      .selectFrom('product')
      .select(['id', 'public_id', 'name_fr', 'name_en'])
      // guard: lots: owner of the product [lot-receivers.get]
      .where('supplier_id', '=', supplierId)
      .where('public_id', '=', publicId)
      .executeTakeFirst()
  )
}

/**
 * Lines of accepted and done orders that have cases of a lot, each with its restaurant and as `line`, without any price: hundredths,
 * days. Cases are those of the lot.
 */
export function linesOfLot(
  supplierId: SupplierId,
  { lot, productId }: AskedLot,
): RawBuilder<unknown> {
  // guard: lots: owner of the receivers [lot-receivers.get]
  //   code: said.supplier_id = ${supplierId} and
  //   instead: true and
  return sql`
    select restaurant_order.restaurant_id, ${deliveredTo('name')} as name, ${deliveredTo('city')} as city,
      order_line.product_id, said.cases, supplier_order.status, supplier_order.id as order_id, order_line.id as line_id,
      jsonb_build_object('supplier_order_public_id', supplier_order.public_id,
        'order_public_id', restaurant_order.public_id, 'number', restaurant_order.number,
        'day', supplier_order.delivery_day, 'product_public_id', order_line.product_public_id,
        'name_fr', order_line.name_fr, 'name_en', order_line.name_en, 'unit', order_line.unit,
        'quantity_per_case', order_line.quantity_hundredths, 'lot', said.lot, 'expires_on', said.expires_on,
        'cases', said.cases) as line
    from line_lot said
    join order_line on order_line.id = said.order_line_id
    join supplier_order on supplier_order.id = order_line.supplier_order_id
    join restaurant_order on restaurant_order.id = supplier_order.restaurant_order_id
    join restaurant on restaurant.account_id = restaurant_order.restaurant_id
    join city on city.id = restaurant.city_id
    where said.supplier_id = ${supplierId} and said.lot_folded = ${foldLot(lot)}
      and order_line.product_id = coalesce(${productId}::integer, order_line.product_id)
      and not order_line.is_cancelled and supplier_order.status in ('acknowledged', 'done')`
}

type Found = Pick<Receivers, 'restaurant_count' | 'cases' | 'products' | 'receivers'>

/** Who received a lot, in one statement: how many and how much exactly, the first 500 by name with their lines. */
export function readLotReceivers(
  reader: Reader,
  supplierId: SupplierId,
  { lot, productId }: AskedLot,
): Promise<Found> {
  return reader
    .selectFrom(
      sql<Found>`(
        with found as materialized (${linesOfLot(supplierId, { lot, productId: null })}),
        wanted as (select * from found where product_id = coalesce(${productId}::integer, product_id)),
        grouped as (
          select restaurant_id, min(name) as name, min(city) as city, sum(cases)::integer as cases,
            jsonb_agg(line - 'order_public_id' || jsonb_build_object('status', status) order by order_id, line_id) as lines
          from wanted group by restaurant_id
        ), listed as (
          select * from grouped order by name, restaurant_id limit ${MAX_LISTED_RECEIVERS}
        )
        select (select count(*)::integer from grouped) as restaurant_count,
          (select coalesce(sum(cases), 0)::integer from grouped) as cases,
          (select coalesce(jsonb_agg(jsonb_build_object('public_id', product.public_id, 'name_fr', product.name_fr,
              'name_en', product.name_en, 'item_code', item_code, 'restaurants', restaurants, 'cases', of.cases)
              order by of.cases desc, product.id), '[]')
            from (select product_id, count(distinct restaurant_id)::integer as restaurants, sum(cases)::integer as cases
              from found group by product_id) of
            join product on product.id = of.product_id) as products,
          (select coalesce(jsonb_agg(jsonb_build_object('restaurant', jsonb_build_object('public_id', account.public_id,
              'name', listed.name, 'city', listed.city, 'phone_number', restaurant.phone_number,
              'is_closed', account.status = 'closed'), 'cases', listed.cases, 'lines', lines)
              order by listed.name, listed.restaurant_id), '[]')
            from listed join account on account.id = restaurant_id
            join restaurant on restaurant.account_id = restaurant_id) as receivers)`.as('received'),
    )
    .selectAll()
    .executeTakeFirstOrThrow()
}
