import { sql } from 'kysely'
import type { BuiltAccount, World } from './builders.ts'

/** A product by its public id, the cases of it in an order, and in how many orders it is. */
export type Purchase = { readonly publicId: string; readonly cases: number; readonly times: number }

/** Orders of the last days that a restaurant placed and that are done, one a day: each has what was bought at least so often. */
export async function somePurchases(
  { database }: World,
  restaurant: BuiltAccount,
  purchases: readonly Purchase[],
): Promise<void> {
  await sql`
    with bought as (
      select product.*, purchase.cases, purchase.times
      from unnest(
        ${purchases.map(({ publicId }) => publicId)}::text[],
        ${purchases.map(({ cases }) => cases)}::integer[],
        ${purchases.map(({ times }) => times)}::integer[]) as purchase (public_id, cases, times)
      join product using (public_id)
    ), placed as (
      insert into restaurant_order (restaurant_id, number, status, total_cents, placed_at)
      select ${restaurant.id}, number, 'done', 1, now() - number * interval '1 day'
      from generate_series(1, (select max(times) from bought)) as number
      returning id, number, placed_at
    ), part as (
      insert into supplier_order (restaurant_order_id, supplier_id, status, total_cents, placed_at)
      select distinct placed.id, bought.supplier_id, 'done'::supplier_order_status, 1, placed.placed_at
      from placed join bought on bought.times >= placed.number
      returning id, restaurant_order_id, supplier_id
    )
    insert into order_line (supplier_order_id, product_id, product_public_id, name_fr, name_en, unit,
      quantity_hundredths, price_cents, price_per_unit, quantity)
    select part.id, bought.id, bought.public_id, bought.name_fr, bought.name_en, bought.unit,
      bought.quantity_hundredths, bought.price_cents, bought.price_per_unit, bought.cases
    from part
    join placed on placed.id = part.restaurant_order_id
    join bought on bought.supplier_id = part.supplier_id and bought.times >= placed.number`.execute(
    database,
  )
}
