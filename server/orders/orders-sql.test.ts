import { expect, test } from 'vitest'
import type { RestaurantId, SupplierId } from '../platform/access/viewer.ts'
import { sqlOf } from '../testing/sql-of.ts'
import { findRestaurantOrder, listRestaurantOrders } from './restaurant-orders-sql.ts'
import { findSupplierOrder, listSupplierOrders } from './supplier-orders-sql.ts'

const restaurant = 1 as RestaurantId
const supplier = 2 as SupplierId

test('the done orders of a restaurant', async () => {
  const sql = await sqlOf((db) => listRestaurantOrders(db, restaurant, { status: 'done' }))
  expect(sql).toMatchInlineSnapshot(`
    "select "public_id", "number", ("placed_at" at time zone 'America/Toronto')::date as "date", "status", "total_cents" as "total_price", (select coalesce(json_agg(agg), '[]')
    from (select "account"."public_id", "supplier"."name", "supplier_order"."status", exists (
      select
    from order_line
    where order_line.supplier_order_id = supplier_order.id
        and (order_line.edited_quantity is not null or order_line.is_cancelled)) as "is_changed"
    from "supplier_order"
    inner join "supplier" on "supplier"."account_id" = "supplier_order"."supplier_id"
    inner join "account" on "account"."id" = "supplier"."account_id"
    where "supplier_order"."restaurant_order_id" = "restaurant_order"."id"
    order by "supplier_order"."id") as agg) as "suppliers"
    from "restaurant_order"
    where "restaurant_id" = $1 and "status" = $2 and true and "placed_at" >= (((now() at time zone 'America/Toronto')::date - interval '12 months') at time zone 'America/Toronto')
    order by "placed_at" desc, "id" desc"
  `)
})

test('the orders of a restaurant between two days', async () => {
  const days = { from: '2026-01-01', to: '2026-01-31' }
  const sql = await sqlOf((db) =>
    listRestaurantOrders(db, restaurant, { status: 'active', ...days }),
  )
  expect(sql).toMatchInlineSnapshot(`
    "select "public_id", "number", ("placed_at" at time zone 'America/Toronto')::date as "date", "status", "total_cents" as "total_price", (select coalesce(json_agg(agg), '[]')
    from (select "account"."public_id", "supplier"."name", "supplier_order"."status", exists (
      select
    from order_line
    where order_line.supplier_order_id = supplier_order.id
        and (order_line.edited_quantity is not null or order_line.is_cancelled)) as "is_changed"
    from "supplier_order"
    inner join "supplier" on "supplier"."account_id" = "supplier_order"."supplier_id"
    inner join "account" on "account"."id" = "supplier"."account_id"
    where "supplier_order"."restaurant_order_id" = "restaurant_order"."id"
    order by "supplier_order"."id") as agg) as "suppliers"
    from "restaurant_order"
    where "restaurant_id" = $1 and "status" = $2 and true and "placed_at" >= (($3::date + $4::integer)::timestamp at time zone 'America/Toronto') and "placed_at" < (($5::date + $6::integer)::timestamp at time zone 'America/Toronto')
    order by "placed_at" desc, "id" desc"
  `)
})

test('an order of a restaurant', async () => {
  expect(await sqlOf((db) => findRestaurantOrder(db, restaurant, 'x'))).toMatchInlineSnapshot(`
    "select "restaurant_order"."public_id", "restaurant_order"."number", ("restaurant_order"."placed_at" at time zone 'America/Toronto')::date as "date", "restaurant_order"."status", "restaurant_order"."total_cents" as "total_price", (select coalesce(json_agg(agg), '[]')
    from (select json_build_object('public_id', "account"."public_id", 'name', "supplier"."name") as "supplier", "supplier_order"."status", "supplier_order"."total_cents" as "total_price", (select coalesce(json_agg(agg), '[]')
    from (select "supplier_order_step"."status", case when "supplier_order_step"."by_account_id" = "restaurant_order"."restaurant_id" then "supplier_order_step"."at" end as "at", case when person.id is not null then
      json_build_object('first_name', nullif(person.first_name, '')) end as "by"
    from "supplier_order_step"
    left join "person" on "person"."id" = "supplier_order_step"."by_person_id"
    where "supplier_order_step"."supplier_order_id" = "supplier_order"."id" and "supplier_order_step"."step" > $1
    order by "supplier_order_step"."step") as agg) as "steps", (select coalesce(json_agg(agg), '[]')
    from (select "order_line"."public_id", "product_public_id", "name_fr", "name_en", "unit", "price_cents", "quantity_hundredths", "price_per_unit", "quantity", "edited_quantity", "is_cancelled"
    from "order_line"
    where "order_line"."supplier_order_id" = "supplier_order"."id"
    order by "order_line"."id") as agg) as "products"
    from "supplier_order"
    inner join "supplier" on "supplier"."account_id" = "supplier_order"."supplier_id"
    inner join "account" on "account"."id" = "supplier"."account_id"
    where "supplier_order"."restaurant_order_id" = "restaurant_order"."id"
    order by "supplier_order"."id") as agg) as "supplier_products", (select coalesce(json_agg(agg), '[]')
    from (select "restaurant_order_step"."status", case when "restaurant_order_step"."by_account_id" = "restaurant_order"."restaurant_id" then "restaurant_order_step"."at" end as "at", case when person.id is not null then
      json_build_object('first_name', nullif(person.first_name, '')) end as "by"
    from "restaurant_order_step"
    left join "person" on "person"."id" = "restaurant_order_step"."by_person_id"
    where "restaurant_order_step"."restaurant_order_id" = "restaurant_order"."id"
    order by "restaurant_order_step"."status") as agg) as "steps"
    from "restaurant_order"
    where "restaurant_order"."restaurant_id" = $2 and "restaurant_order"."public_id" = $3"
  `)
})

test('the orders of a supplier', async () => {
  expect(
    await sqlOf((db) => listSupplierOrders(db, supplier, { status: 'pending' })),
  ).toMatchInlineSnapshot(`
    "select "supplier_order"."public_id", "restaurant_order"."number", ("supplier_order"."placed_at" at time zone 'America/Toronto')::date as "date", to_json("supplier_order"."placed_at")#>>'{}' as "received_at", (
        select max(step)
    from supplier_order_step
    where supplier_order_id = supplier_order.id) as "order_version", "supplier_order"."total_cents" as "total_price", json_build_object('name', "restaurant"."name", 'public_id', "account"."public_id", 'city', "city"."name") as "restaurant", "open"."lines", "open"."cases"
    from "supplier_order"
    inner join "restaurant_order" on "restaurant_order"."id" = "supplier_order"."restaurant_order_id"
    inner join "restaurant" on "restaurant"."account_id" = "restaurant_order"."restaurant_id"
    inner join "account" on "account"."id" = "restaurant"."account_id"
    inner join "city" on "city"."id" = "restaurant"."city_id"
    inner join lateral (select count(*) as "lines", coalesce(sum(coalesce(order_line.edited_quantity, order_line.quantity)), 0) as "cases"
    from "order_line"
    where "order_line"."supplier_order_id" = "supplier_order"."id" and "order_line"."is_cancelled" = $1) as "open" on true
    where "supplier_order"."supplier_id" = $2 and "supplier_order"."status" = $3 and true
    order by "supplier_order"."placed_at" desc, "supplier_order"."id" desc"
  `)
})

test('the next done orders of a supplier', async () => {
  const wanted = { status: 'done', before: 'x', limit: 100 } as const
  expect(await sqlOf((db) => listSupplierOrders(db, supplier, wanted))).toMatchInlineSnapshot(`
    "select "supplier_order"."public_id", "restaurant_order"."number", ("supplier_order"."placed_at" at time zone 'America/Toronto')::date as "date", to_json("supplier_order"."placed_at")#>>'{}' as "received_at", (
        select max(step)
    from supplier_order_step
    where supplier_order_id = supplier_order.id) as "order_version", "supplier_order"."total_cents" as "total_price", json_build_object('name', "restaurant"."name", 'public_id', "account"."public_id", 'city', "city"."name") as "restaurant", "open"."lines", "open"."cases"
    from "supplier_order"
    inner join "restaurant_order" on "restaurant_order"."id" = "supplier_order"."restaurant_order_id"
    inner join "restaurant" on "restaurant"."account_id" = "restaurant_order"."restaurant_id"
    inner join "account" on "account"."id" = "restaurant"."account_id"
    inner join "city" on "city"."id" = "restaurant"."city_id"
    inner join lateral (select count(*) as "lines", coalesce(sum(coalesce(order_line.edited_quantity, order_line.quantity)), 0) as "cases"
    from "order_line"
    where "order_line"."supplier_order_id" = "supplier_order"."id" and "order_line"."is_cancelled" = $1) as "open" on true
    where "supplier_order"."supplier_id" = $2 and "supplier_order"."status" = $3 and true and ("supplier_order"."placed_at", "supplier_order"."id") < (select "last"."placed_at", "last"."id"
    from "supplier_order" as "last"
    where "last"."supplier_id" = $4 and "last"."public_id" = $5)
    order by "supplier_order"."placed_at" desc, "supplier_order"."id" desc
    limit $6"
  `)
})

test('an order of a supplier', async () => {
  expect(await sqlOf((db) => findSupplierOrder(db, supplier, 'x'))).toMatchInlineSnapshot(`
    "select "supplier_order"."public_id", "restaurant_order"."number", ("supplier_order"."placed_at" at time zone 'America/Toronto')::date as "date", "supplier_order"."status", "supplier_order"."total_cents" as "total_price", to_json("supplier_order"."placed_at")#>>'{}' as "received_at", (
        select max(step)
    from supplier_order_step
    where supplier_order_id = supplier_order.id) as "order_version", json_build_object('name', "restaurant"."name", 'phone_number', "restaurant"."phone_number", 'address', "restaurant"."address", 'city', "city"."name", 'zip_code', "restaurant"."zip_code", 'user', json_build_object('email', case when account.closed_at is null then "person"."email" else '' end)) as "restaurant", (select coalesce(json_agg(agg), '[]')
    from (select "order_line"."public_id", "product_public_id", "name_fr", "name_en", "unit", "price_cents", "quantity_hundredths", "price_per_unit", "quantity", "edited_quantity", "is_cancelled"
    from "order_line"
    where "order_line"."supplier_order_id" = "supplier_order"."id"
    order by "order_line"."id") as agg) as "orderProducts", (select coalesce(json_agg(agg), '[]')
    from (select "supplier_order_step"."status", case when "supplier_order_step"."by_account_id" = "supplier_order"."supplier_id" then "supplier_order_step"."at" end as "at", case when person.id is not null then
      json_build_object('first_name', nullif(person.first_name, '')) end as "by"
    from "supplier_order_step"
    left join "person" on "person"."id" = "supplier_order_step"."by_person_id"
    where "supplier_order_step"."supplier_order_id" = "supplier_order"."id"
    order by "supplier_order_step"."step") as agg) as "steps"
    from "supplier_order"
    inner join "restaurant_order" on "restaurant_order"."id" = "supplier_order"."restaurant_order_id"
    inner join "restaurant" on "restaurant"."account_id" = "restaurant_order"."restaurant_id"
    inner join "city" on "city"."id" = "restaurant"."city_id"
    inner join "account" on "account"."id" = "restaurant"."account_id"
    inner join "person" on "person"."id" = "account"."contact_person_id"
    where "supplier_order"."supplier_id" = $1 and "supplier_order"."public_id" = $2"
  `)
})
