import { sql } from 'kysely'
import type { Transaction } from './transaction.ts'

/**
 * What is stored although it follows from other rows: ratings of suppliers (migration 022), what restaurants last paid
 * (023). Each recount mends what differs and answers a sentence for every difference; nothing is locked but that.
 */
export const RECOUNTS = { ratings: recountRatings, 'last paid': recountLastPaid }

async function recountRatings(tx: Transaction): Promise<string[]> {
  // One statement reads both from one snapshot: a review that is being written is in both or in neither.
  const { rows } = await sql<{ supplier_id: number; difference: string }>`
    select account_id as supplier_id, format('supplier %s: stored %s in %s reviews, counted %s in %s',
      account_id, rating_sum, rating_count, counted.sum, counted.count) as difference
    from supplier, lateral (${countedRatings}) counted
    where (rating_sum, rating_count) <> (counted.sum, counted.count)
    order by account_id`.execute(tx)
  const supplierIds = rows.map((row) => row.supplier_id)
  await sql`
    select from supplier where account_id = any(${supplierIds}) order by account_id for no key update`.execute(
    tx,
  )
  await sql`
    update supplier set (rating_sum, rating_count) = (${countedRatings})
    where account_id = any(${supplierIds})`.execute(tx)
  return rows.map((row) => row.difference)
}

const countedRatings = sql`
  select coalesce(sum(rating), 0) as sum, count(*) as count from review where review.supplier_id = supplier.account_id`

async function recountLastPaid(tx: Transaction): Promise<string[]> {
  const { rows } = await sql<{ restaurant_id: number; product_id: number; difference: string }>`
    with counted as (
      select distinct on (restaurant_id, product_id, unit, quantity_hundredths) *
      from paid_line
      order by restaurant_id, product_id, unit, quantity_hundredths, placed_at desc, restaurant_order_id desc
    )
    select restaurant_id, product_id,
      format('restaurant %s, product %s in cases of %s %s: stored %s cents in order %s, counted %s cents in order %s',
        restaurant_id, product_id, trim_scale(quantity_hundredths / 100.0), unit,
        coalesce(stored.price_cents::text, 'no'), coalesce(stored.restaurant_order_id::text, 'none'),
        coalesce(counted.price_cents::text, 'no'), coalesce(counted.restaurant_order_id::text, 'none')) as difference
    from last_paid stored full join counted using (restaurant_id, product_id, unit, quantity_hundredths)
    where (stored.price_cents, stored.restaurant_order_id, stored.placed_at)
      is distinct from (counted.price_cents, counted.restaurant_order_id, counted.placed_at)
    order by restaurant_id, product_id, quantity_hundredths, unit`.execute(tx)
  const restaurantIds = rows.map((row) => row.restaurant_id)
  const productIds = rows.map((row) => row.product_id)
  await sql`
    select recount_last_paid(restaurant_id, product_id) from (
      select distinct restaurant_id, product_id
      from unnest(${restaurantIds}::integer[], ${productIds}::integer[]) pair (restaurant_id, product_id)
      order by restaurant_id, product_id
    ) pair`.execute(tx)
  return rows.map((row) => row.difference)
}
