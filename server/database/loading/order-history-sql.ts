import { sql } from 'kysely'
import type { Transaction } from '../transaction.ts'

/** A restaurant orders once a day: this many suppliers' parts (fewer where there are fewer), so many lines in each. */
export const SUPPLIERS_AN_ORDER = 3
export const LINES_A_SUPPLIER_ORDER = 4

/** Temporary tables of products, suppliers and restaurants by position, for insertOrdersOfDays in the same transaction. */
export async function createHistoryTables(
  tx: Transaction,
  restaurantIds: readonly number[],
): Promise<void> {
  await sql`
    create temporary table history_restaurant on commit drop as
    select id, place - 1 as position from unnest(${[...restaurantIds]}::integer[]) with ordinality as given (id, place)`.execute(
    tx,
  )
  await sql`
    create temporary table history_product on commit drop as
    select supplier_id, id, public_id, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit,
      row_number() over of_supplier - 1 as position, count(*) over (partition by supplier_id) as products
    from product where deleted_at is null
    window of_supplier as (partition by supplier_id order by id)`.execute(tx)
  await sql`create index on history_product (supplier_id, position)`.execute(tx)
  await sql`
    create temporary table history_supplier on commit drop as
    select supplier_id, products, row_number() over (order by supplier_id) - 1 as position, count(*) over () as suppliers
    from (select distinct supplier_id, products from history_product) of_a_supplier`.execute(tx)
  // What a statement has just written has no statistics: the planner takes it for one row and would join row by row.
  await sql`set local enable_nestloop = off`.execute(tx)
  // So that a million products are hashed in memory: in thousands of files each piece takes five times as long.
  await sql`set local work_mem = '512MB'`.execute(tx)
  await sql`analyze history_restaurant, history_product, history_supplier`.execute(tx)
}

/**
 * Each restaurant's order of each day from `first` to `last` days ago, with lines, totals and steps as checkout and its
 * suppliers' answers leave them: what is older than a week is done; every twentieth order has a cancelled part, every
 * tenth a line with fewer cases.
 */
export async function insertOrdersOfDays(
  tx: Transaction,
  { first, last }: { first: number; last: number },
): Promise<void> {
  await sql`
    with wanted as materialized (
      select restaurant.id as restaurant_id, restaurant.position, day,
        now() - day * interval '1 day' as placed_at, (day * 7 + restaurant.position) as variant
      from history_restaurant restaurant, generate_series(${last}::integer, ${first}::integer) day
    ), part as materialized (
      select wanted.*, supplier.supplier_id, supplier.products, place,
        (case
          when place = 1 and variant % 20 = 0 then 'cancelled'
          when day > 7 then 'done'
          when day > 1 then 'acknowledged'
          else 'pending' end)::supplier_order_status as status
      from wanted
      cross join generate_series(0, ${SUPPLIERS_AN_ORDER - 1}) place
      join history_supplier supplier
        on place < supplier.suppliers and supplier.position = (wanted.position * 13 + day % 4 * 5 + place) % supplier.suppliers
    ), line as materialized (
      select part.restaurant_id, part.day, part.placed_at, part.supplier_id, part.status, row as place,
        product.id as product_id, product.public_id as product_public_id, product.name_fr, product.name_en, product.unit,
        product.price_cents, product.quantity_hundredths, product.price_per_unit,
        (2 + (variant + row) % 5)::integer as quantity,
        case when row = 0 and variant % 10 = 1 and part.status in ('acknowledged', 'done') then 1 end as edited_quantity
      from part
      cross join generate_series(0, ${LINES_A_SUPPLIER_ORDER - 1}) row
      join history_product product
        on row < part.products and product.supplier_id = part.supplier_id
        and product.position = (variant * ${LINES_A_SUPPLIER_ORDER} + row) % part.products
    ), cost as materialized (
      select restaurant_id, day, placed_at, supplier_id, status,
        sum(case when status = 'cancelled' then 0
          else price_cents::bigint * coalesce(edited_quantity, quantity) end) as cents
      from line group by restaurant_id, day, placed_at, supplier_id, status
    ), placed as (
      insert into restaurant_order (restaurant_id, number, status, total_cents, placed_at)
      select restaurant_id,
        (select coalesce(max(number), 0) from restaurant_order earlier where earlier.restaurant_id = cost.restaurant_id)
          + row_number() over (partition by restaurant_id order by placed_at), (case when day > 7 then 'done' else 'active' end)::restaurant_order_status, sum(cents),
        placed_at
      from cost group by restaurant_id, day, placed_at order by placed_at, restaurant_id
      returning id, restaurant_id, placed_at, status
    ), placed_parts as (
      insert into supplier_order (restaurant_order_id, supplier_id, status, total_cents, placed_at)
      select placed.id, cost.supplier_id, cost.status, cost.cents, cost.placed_at
      from cost join placed using (restaurant_id, placed_at)
      order by placed.id, cost.supplier_id
      returning id, restaurant_order_id, supplier_id, status, placed_at
    ), steps as (
      insert into restaurant_order_step (restaurant_order_id, status, by_account_id, at)
      select id, 'active'::restaurant_order_status, restaurant_id, placed_at from placed
      union all
      select id, 'done', restaurant_id, placed_at + interval '3 days' from placed where status = 'done'
    ), part_steps as (
      insert into order_entry (supplier_order_id, number, status, by_account_id, at)
      select part.id, 1, 'pending'::supplier_order_status, placed.restaurant_id, part.placed_at
      from placed_parts part join placed on placed.id = part.restaurant_order_id
      union all
      select id, 2, case status when 'done' then 'acknowledged' else status end, supplier_id,
        placed_at + interval '1 hour'
      from placed_parts where status <> 'pending'
      union all
      select id, 3, status, supplier_id, placed_at + interval '2 days' from placed_parts where status = 'done'
    ), customers as (
      insert into customer (supplier_id, restaurant_id, status, since)
      select part.supplier_id, placed.restaurant_id, 'open', min(part.placed_at)
      from placed_parts part join placed on placed.id = part.restaurant_order_id
      group by part.supplier_id, placed.restaurant_id
      on conflict do nothing
    )
    insert into order_line (supplier_order_id, product_id, product_public_id, name_fr, name_en, unit, price_cents,
      quantity_hundredths, price_per_unit, quantity, edited_quantity, is_cancelled, cancelled_by)
    select part.id, line.product_id, line.product_public_id, line.name_fr, line.name_en, line.unit, line.price_cents,
      line.quantity_hundredths, line.price_per_unit, line.quantity, line.edited_quantity, part.status = 'cancelled',
      case when part.status = 'cancelled' then 'supplier' end
    from placed_parts part
    join placed on placed.id = part.restaurant_order_id
    join line on line.restaurant_id = placed.restaurant_id and line.placed_at = placed.placed_at
      and line.supplier_id = part.supplier_id
    order by part.id, line.place`.execute(tx)
}
