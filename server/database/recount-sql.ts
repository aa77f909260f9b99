import { sql } from 'kysely'
import type { Transaction } from './transaction.ts'

/**
 * Stored results that follow from other rows: ratings (migration 022), prices last paid (023), available products (024),
 * cases sold (027), what invoices are left with (074, 075).
 * Each recount corrects what differs, locks only those rows and returns one line for each difference.
 */
export const RECOUNTS = {
  ratings: recountRatings,
  'last paid': recountLastPaid,
  stock: recountStock,
  sales: recountSales,
  balances: recountBalances,
}

async function recountRatings(tx: Transaction): Promise<string[]> {
  // One statement reads both from one snapshot: a review that is being written is in both or in neither.
  const { rows } = await sql<{ supplier_id: number; difference: string }>`
    with counted as (
      select supplier_id, sum(rating) as rating_sum, count(*) as rating_count from review group by supplier_id
    )
    select supplier_id, format('supplier %s: stored %s in %s reviews, counted %s in %s', supplier_id,
      coalesce(stored.rating_sum, 0), coalesce(stored.rating_count, 0),
      coalesce(counted.rating_sum, 0), coalesce(counted.rating_count, 0)) as difference
    from supplier_rating stored full join counted using (supplier_id)
    where (coalesce(stored.rating_sum, 0), coalesce(stored.rating_count, 0))
      <> (coalesce(counted.rating_sum, 0), coalesce(counted.rating_count, 0))
    order by supplier_id`.execute(tx)
  const supplierIds = rows.map((row) => row.supplier_id)
  await sql`
    insert into supplier_rating (supplier_id, rating_sum, rating_count)
    select supplier_id, 0, 0 from unnest(${supplierIds}::integer[]) supplier_id order by supplier_id
    on conflict (supplier_id) do update set rating_sum = supplier_rating.rating_sum`.execute(tx)
  // Locked by the statement before: what is written meanwhile adds its difference after this one.
  await sql`
    update supplier_rating set (rating_sum, rating_count) = (
      select coalesce(sum(rating), 0), count(*) from review where review.supplier_id = supplier_rating.supplier_id)
    where supplier_id = any(${supplierIds})`.execute(tx)
  return rows.map((row) => row.difference)
}

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

async function recountStock(tx: Transaction): Promise<string[]> {
  const { rows } = await sql<{ supplier_id: number; category: string | null; difference: string }>`
    with counted as (
      select supplier_id, category, count(*) filter (where audience is null) as products, count(audience) as for_customers
      from product
      where deleted_at is null and available
      group by supplier_id, rollup (category)
    )
    select coalesce(stored.supplier_id, counted.supplier_id) as supplier_id,
      coalesce(stored.category, counted.category) as category,
      format('supplier %s, %s: stored %s products and %s for customers, counted %s and %s',
        coalesce(stored.supplier_id, counted.supplier_id),
        coalesce(stored.category::text, counted.category::text, 'all'),
        coalesce(stored.products, 0), coalesce(stored.for_customers, 0),
        coalesce(counted.products, 0), coalesce(counted.for_customers, 0)) as difference
    from supplier_stock stored full join counted
      on counted.supplier_id = stored.supplier_id
      and coalesce(counted.category::text, '') = coalesce(stored.category::text, '')
    where (coalesce(stored.products, 0), coalesce(stored.for_customers, 0))
      <> (coalesce(counted.products, 0), coalesce(counted.for_customers, 0))
    order by 1, 2`.execute(tx)
  const pairs = sql`
    unnest(${rows.map((row) => row.supplier_id)}::integer[], ${rows.map((row) => row.category)}::category_name[])
      as pair (supplier_id, category)`
  await sql`
    insert into supplier_stock (supplier_id, category, products)
    select supplier_id, category, 0 from ${pairs} order by supplier_id, category
    on conflict (supplier_id, category) do update set products = supplier_stock.products`.execute(
    tx,
  )
  // Locked by the statement before: what is written meanwhile adds its difference after this one.
  await sql`
    update supplier_stock set (products, for_customers) = (
      select count(*) filter (where audience is null), count(audience) from product
      where product.supplier_id = supplier_stock.supplier_id
        and (supplier_stock.category is null or product.category = supplier_stock.category)
        and deleted_at is null and available)
    from ${pairs}
    where supplier_stock.supplier_id = pair.supplier_id
      and supplier_stock.category is not distinct from pair.category`.execute(tx)
  return rows.map((row) => row.difference)
}

async function recountSales(tx: Transaction): Promise<string[]> {
  const { rows } = await sql<{ product_id: number; difference: string }>`
    with counted as (select product_id, sum(cases) as cases from sold_line group by product_id)
    select product_id, format('product %s: stored %s cases sold, counted %s',
      product_id, coalesce(stored.cases, 0), coalesce(counted.cases, 0)) as difference
    from product_sales stored full join counted using (product_id)
    where coalesce(stored.cases, 0) <> coalesce(counted.cases, 0)
    order by product_id`.execute(tx)
  const productIds = rows.map((row) => row.product_id)
  await sql`
    insert into product_sales (product_id, cases)
    select product_id, 0 from unnest(${productIds}::integer[]) product_id order by product_id
    on conflict (product_id) do update set cases = product_sales.cases`.execute(tx)
  // Locked by the statement before: what is written meanwhile adds its difference after this one.
  await sql`
    update product_sales set cases = (
      select coalesce(sum(cases), 0) from sold_line where sold_line.product_id = product_sales.product_id)
    where product_id = any(${productIds})`.execute(tx)
  return rows.map((row) => row.difference)
}

async function recountBalances(tx: Transaction): Promise<string[]> {
  const { rows } = await sql<{ paper_id: number; difference: string }>`
    with counted as (
      select id as paper_id, total_cents
        - coalesce((select sum(total_cents) from paper credited where credited.corrects_id = invoice.id), 0)
        - coalesce((select sum(amount_cents) from payment_share where payment_share.paper_id = invoice.id), 0) as cents
      from paper invoice where kind = 'invoice'
    )
    select paper_id, format('invoice %s: stored %s cents, counted %s', paper_id, coalesce(balance_cents::text, 'no'), cents)
      as difference
    from counted left join paper_balance stored using (paper_id)
    where balance_cents is distinct from cents
    order by paper_id`.execute(tx)
  const paperIds = rows.map((row) => row.paper_id)
  // Under its lock, as every credit note and payment is made.
  await sql`select id from paper where id = any(${paperIds}) order by id for no key update`.execute(
    tx,
  )
  await sql`
    insert into paper_balance (paper_id, supplier_id, restaurant_id, issued_on, due_on, balance_cents)
    select id, supplier_id, restaurant_id, issued_on, due_on, total_cents
      - coalesce((select sum(total_cents) from paper credited where credited.corrects_id = invoice.id), 0)
      - coalesce((select sum(amount_cents) from payment_share where payment_share.paper_id = invoice.id), 0)
    from paper invoice where id = any(${paperIds})
    on conflict (paper_id) do update set balance_cents = excluded.balance_cents`.execute(tx)
  return rows.map((row) => row.difference)
}
