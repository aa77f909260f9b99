import { sqlOf } from '@halles/testing/database/sql-of.ts'
import { expect, test } from 'vitest'
import type { RestaurantId, SupplierId } from '../../platform/access/viewer.ts'
import { listOwnProducts } from './own-products-sql.ts'
import { listByIndexScan } from './product-scan-sql.ts'
import { listBySupplier } from './product-supplier-order-sql.ts'

const wanted = {
  category_name: 'dairy',
  page: 2,
  sort_by: undefined,
  sort_direction: 'asc',
  lang: 'fr',
} as const

test("a supplier's own products by cases sold", async () => {
  const bySales = { ...wanted, sort_by: 'sold_quantity', sort_direction: 'desc' } as const
  const sql = await sqlOf((db) => listOwnProducts(db, 2 as SupplierId, bySales))
  expect(sql).toMatchInlineSnapshot(`
    "with "listed" as not materialized (select "product"."id", "product"."public_id", "product"."name_fr", "product"."name_en", "product"."price_cents", "product"."quantity_hundredths", "product"."price_per_unit", "product"."price_per_kg", coalesce((select "cases"
    from "product_sales"
    where "product_sales"."product_id" = "product"."id"), 0) as "sold_quantity", 0 as "closeness"
    from "product"
    where "product"."supplier_id" = $1 and ("product"."deleted_at" is null and "product"."category" = $2)), "total" as (select count(*) as "count"
    from "listed") select "count", (select coalesce(json_agg(agg), '[]')
    from (select "product"."public_id", "product"."name_fr", "product"."name_en", "product"."description", "product"."category", "product"."category" as "category_name", "product"."unit", "product"."price_cents" as "price", "product"."quantity_hundredths" as "quantity_per_case", "product"."price_per_unit", "product"."price_per_kg", (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false)) as "available", case when not (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false)) then product.available_from end as "available_from", "product"."lead_days", "product"."pick_place", "listed"."sold_quantity"
    from "listed"
    inner join "product" on "product"."id" = "listed"."id"
    order by listed.sold_quantity desc, listed.public_id desc
    limit $3 offset $4) as agg) as "results"
    from "total""
  `)
})

test('the first page of a category by price, scanned in an index', async () => {
  const scan = { key: 'price', direction: 'desc', category: 'dairy', page: 1, limit: 500 } as const
  const sql = await sqlOf((db) => listByIndexScan(db, 1 as RestaurantId, scan))
  expect(sql).toMatchInlineSnapshot(`
    "with "served" as materialized (select "supplier_city"."supplier_id" as "id"
    from "restaurant"
    inner join "supplier_city" on "supplier_city"."city_id" = "restaurant"."city_id"
    where "restaurant"."account_id" = $1 and not exists (select
    from "account"
    where "account"."id" = "supplier_city"."supplier_id" and "account"."status" <> 'active')), "market" as materialized (select *
    from (
        select count, entries, 0 < count and not is_sorted and entries <= 500 as is_scanned, is_sorted
    from (select *, 0 < count and (entries > 4 * count
        or entries > 500 and count <= 2000) as is_sorted
         
    from (
            select count, (0 + 10) * greatest(indexed, count)::float8 / greatest(count, 1)
              as entries
           
    from (
              select (select coalesce(sum("products"), 0) as "products"
    from "supplier_stock"
    where "supplier_stock"."supplier_id" = any(array(select id
    from served)) and "supplier_stock"."category" = $2) + (select count(*) as "products"
    from "product"
    where ("product"."deleted_at" is null and "product"."category" = $3) and not product.available and product.available_from is not null
      and product.available_from <= (now() at time zone 'America/Toronto')::date and "product"."supplier_id" = any(array(select id
    from served))) as count,
                (select greatest(reltuples, 0) / 10
    from pg_class
    where oid = 'product'::regclass) as indexed
              offset 0
            ) counted
          ) expected
        ) decided) as "market"), "entry" as not materialized (select *
    from (
                  select *
    from (
        (select *
    from (
          select product.id, product.public_id, product.supplier_id,
        false as key_group, product.price_cents as key
    from product
         
    where product.deleted_at is null and product.category = $4 and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false))
            
        ) listed
    order by listed.key desc, listed.public_id desc
    limit 500)) listed
                 
    order by listed.key desc, listed.public_id desc
    limit 500) as "listed"), "scanned" as (select *
    from "entry" as "listed"
    where (select is_scanned
    from market) and (listed.supplier_id in (select id
    from served)) is true
    order by listed.key desc, listed.public_id desc
    limit 10 offset 0), "orderable" as materialized (select *
    from (
        select product.id, product.public_id, product.supplier_id,
        false as key_group, product.price_cents as key
    from product
       
    where product.supplier_id = any(array(select id
    from served))
          and ("product"."deleted_at" is null and "product"."category" = $5) and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false))) as "product"), "sorted" as (select *
    from "orderable" as "listed"
    where (select is_sorted
    from market)
    order by listed.key desc, listed.public_id desc
    limit 10 offset 0), "page" as (select *
    from "scanned" union all select *
    from "sorted"
    limit 10) select "count", "entries", "is_sorted" as "isSorted", false as "isExhausted", (select coalesce(json_agg(agg), '[]')
    from (select "product"."public_id", "product"."name_fr", "product"."name_en", "product"."description", "product"."category", "product"."category" as "category_name", "product"."unit", "product"."price_cents" as "price", "product"."quantity_hundredths" as "quantity_per_case", "product"."price_per_unit", "product"."price_per_kg", "account"."public_id" as "supplier_public_id", "supplier"."name" as "supplier_name", (select to_json(obj)
    from (select coalesce(sum("rating_sum"), 0) as "sum", coalesce(sum("rating_count"), 0) as "count"
    from "supplier_rating"
    where "supplier_rating"."supplier_id" = "product"."supplier_id") as obj) as "ratings", (select to_json(obj)
    from (select "last_paid"."price_cents" as "price", ("last_paid"."placed_at" at time zone 'America/Toronto')::date as "date"
    from "last_paid"
    where "last_paid"."restaurant_id" = $6 and "last_paid"."product_id" = "product"."id" and "last_paid"."unit" = "product"."unit" and "last_paid"."quantity_hundredths" = "product"."quantity_hundredths") as obj) as "last_paid", "compared"."other_offers", "compared"."is_cheapest"
    from "page" as "listed"
    inner join "product" on "product"."id" = "listed"."id"
    inner join "supplier" on "supplier"."account_id" = "product"."supplier_id"
    inner join "account" on "account"."id" = "supplier"."account_id"
    inner join lateral (
        select greatest(count(*) - 1, 0)::integer as other_offers,
          coalesce(min(best.price) = "product"."price_per_amount" and max(best.price) > "product"."price_per_amount", false) as is_cheapest
       
    from (
        select offer.id, offer.price_per_amount as price
       
    from product offer
       
    where offer.same_name_key = "product"."same_name_key" and offer.category = "product"."category"
          and offer.deleted_at is null and (offer.available
      or coalesce(offer.available_from <= (now() at time zone 'America/Toronto')::date, false))
          and ("offer"."supplier_id" in (select id
    from served)) is true
       
    order by offer.price_per_amount, offer.id
       
    limit 21) best) as "compared" on true
    order by listed.key desc, listed.public_id desc) as agg) as "results"
    from "market""
  `)
})

test('a further page of all products by supplier', async () => {
  const bySupplier = { direction: 'asc', category: 'all', page: 2 } as const
  const sql = await sqlOf((db) => listBySupplier(db, 1 as RestaurantId, bySupplier))
  expect(sql).toMatchInlineSnapshot(`
    "with "served" as materialized (select "supplier_city"."supplier_id" as "id"
    from "restaurant"
    inner join "supplier_city" on "supplier_city"."city_id" = "restaurant"."city_id"
    where "restaurant"."account_id" = $1 and not exists (select
    from "account"
    where "account"."id" = "supplier_city"."supplier_id" and "account"."status" <> 'active')), "total" as materialized (select (select coalesce(sum("products"), 0) as "products"
    from "supplier_stock"
    where "supplier_stock"."supplier_id" = any(array(select id
    from served)) and "supplier_stock"."category" is null) + (select count(*) as "products"
    from "product"
    where "product"."deleted_at" is null and not product.available and product.available_from is not null
      and product.available_from <= (now() at time zone 'America/Toronto')::date and "product"."supplier_id" = any(array(select id
    from served))) as "count"), "stock" as materialized (select *
    from (
                with expected as materialized (
        select case when expected <= greatest(200, served / 8)
          then least($2, expected) else 0 end as walked
       
    from (
          select served, 20 + (2.0 * $3 * served / greatest(count, 1))::bigint as expected
         
    from total, (select count(*) as served
    from served) city
        ) estimate)
                (
          
          select supplier.account_id as id, supplier.name collate "fr-x-icu" as name, (select coalesce(sum("products"), 0) as "products"
    from "supplier_stock"
    where "supplier_stock"."supplier_id" = "supplier"."account_id" and "supplier_stock"."category" is null) + (select count(*) as "products"
    from "product"
    where "product"."deleted_at" is null and not product.available and product.available_from is not null
      and product.available_from <= (now() at time zone 'America/Toronto')::date and "product"."supplier_id" = "supplier"."account_id") as products
         
    from supplier
         
    where (supplier.account_id in (select id
    from served)) is true and (select coalesce(sum("products"), 0) as "products"
    from "supplier_stock"
    where "supplier_stock"."supplier_id" = "supplier"."account_id" and "supplier_stock"."category" is null) + (select count(*) as "products"
    from "product"
    where "product"."deleted_at" is null and not product.available and product.available_from is not null
      and product.available_from <= (now() at time zone 'America/Toronto')::date and "product"."supplier_id" = "supplier"."account_id") > 0 and true
    order by 2 asc fetch first (select walked
    from expected) rows with ties)
                union all select *
    from (
          select supplier.account_id as id, supplier.name collate "fr-x-icu" as name, stock.products
         
    from (
        select id, coalesce(kept.products, 0) + coalesce(back.products, 0) as products
       
    from (select "supplier_stock"."supplier_id" as "id", "supplier_stock"."products"
    from "supplier_stock"
    where "supplier_stock"."category" is null) kept full join (select "product"."supplier_id" as "id", count(*) as "products"
    from "product"
    where "product"."deleted_at" is null and not product.available and product.available_from is not null
      and product.available_from <= (now() at time zone 'America/Toronto')::date group by "product"."supplier_id") back using (id)) stock join supplier on supplier.account_id = stock.id
         
    where (supplier.account_id in (select id
    from served)) is true and stock.products > 0) seller
    where (select walked
    from expected) = 0) as "seller"), "name" as (select "name", sum(products) as "products", sum(sum(products)) over (order by name asc) as "through"
    from "stock" group by "name"), "name_on_page" as (select "name", through - products as "before"
    from "name"
    where through > $4 and through - products < $5), "page" as (select "product"."id", "product"."public_id", "stock"."name" as "supplier_name"
    from "product"
    inner join "stock" on "stock"."id" = "product"."supplier_id"
    where product.supplier_id = any(array(
                    select id
    from stock
    where name in (select name
    from name_on_page))) and "product"."deleted_at" is null and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false))
    order by stock.name asc, product.public_id asc
    limit 10 offset $6 - (select min(before)
    from name_on_page)) select (select count
    from total) as "count", (select coalesce(sum(products), 0)
    from stock) as "passed", (select coalesce(json_agg(agg), '[]')
    from (select "product"."public_id", "product"."name_fr", "product"."name_en", "product"."description", "product"."category", "product"."category" as "category_name", "product"."unit", "product"."price_cents" as "price", "product"."quantity_hundredths" as "quantity_per_case", "product"."price_per_unit", "product"."price_per_kg", "account"."public_id" as "supplier_public_id", "supplier"."name" as "supplier_name", (select to_json(obj)
    from (select coalesce(sum("rating_sum"), 0) as "sum", coalesce(sum("rating_count"), 0) as "count"
    from "supplier_rating"
    where "supplier_rating"."supplier_id" = "product"."supplier_id") as obj) as "ratings", (select to_json(obj)
    from (select "last_paid"."price_cents" as "price", ("last_paid"."placed_at" at time zone 'America/Toronto')::date as "date"
    from "last_paid"
    where "last_paid"."restaurant_id" = $7 and "last_paid"."product_id" = "product"."id" and "last_paid"."unit" = "product"."unit" and "last_paid"."quantity_hundredths" = "product"."quantity_hundredths") as obj) as "last_paid", "compared"."other_offers", "compared"."is_cheapest"
    from "page" as "listed"
    inner join "product" on "product"."id" = "listed"."id"
    inner join "supplier" on "supplier"."account_id" = "product"."supplier_id"
    inner join "account" on "account"."id" = "supplier"."account_id"
    inner join lateral (
        select greatest(count(*) - 1, 0)::integer as other_offers,
          coalesce(min(best.price) = "product"."price_per_amount" and max(best.price) > "product"."price_per_amount", false) as is_cheapest
       
    from (
        select offer.id, offer.price_per_amount as price
       
    from product offer
       
    where offer.same_name_key = "product"."same_name_key" and offer.category = "product"."category"
          and offer.deleted_at is null and (offer.available
      or coalesce(offer.available_from <= (now() at time zone 'America/Toronto')::date, false))
          and ("offer"."supplier_id" in (select id
    from served)) is true
       
    order by offer.price_per_amount, offer.id
       
    limit 21) best) as "compared" on true
    order by listed.supplier_name collate "fr-x-icu" asc, listed.public_id asc) as agg) as "results""
  `)
})

test('the page of a category after a product, by unit price', async () => {
  const after = { group: true, key: 48_502, publicId: 'abc' }
  const scan = {
    key: 'price_per_unit',
    direction: 'desc',
    category: 'dairy',
    page: 1,
    after,
    limit: 500,
  } as const
  const sql = await sqlOf((db) => listByIndexScan(db, 1 as RestaurantId, scan))
  expect(sql).toMatchInlineSnapshot(`
    "with "served" as materialized (select "supplier_city"."supplier_id" as "id"
    from "restaurant"
    inner join "supplier_city" on "supplier_city"."city_id" = "restaurant"."city_id"
    where "restaurant"."account_id" = $1 and not exists (select
    from "account"
    where "account"."id" = "supplier_city"."supplier_id" and "account"."status" <> 'active')), "market" as materialized (select *
    from (
        select count, entries, 0 < count and not is_sorted and entries <= 500 as is_scanned, is_sorted
    from (select *, 0 < count and (entries > 4 * count
        or entries > 500 and count <= 2000) as is_sorted
         
    from (
            select count, (0 + 10) * greatest(indexed, count)::float8 / greatest(count, 1)
              as entries
           
    from (
              select (select coalesce(sum("products"), 0) as "products"
    from "supplier_stock"
    where "supplier_stock"."supplier_id" = any(array(select id
    from served)) and "supplier_stock"."category" = $2) + (select count(*) as "products"
    from "product"
    where ("product"."deleted_at" is null and "product"."category" = $3) and not product.available and product.available_from is not null
      and product.available_from <= (now() at time zone 'America/Toronto')::date and "product"."supplier_id" = any(array(select id
    from served))) as count,
                (select greatest(reltuples, 0) / 10
    from pg_class
    where oid = 'product'::regclass) as indexed
              offset 0
            ) counted
          ) expected
        ) decided) as "market"), "entry" as not materialized (select *
    from (
                  select *
    from (
        (select *
    from (
          select product.id, product.public_id, product.supplier_id,
        (product.price_per_kg is not null) as key_group, coalesce(product.price_per_kg, product.price_per_unit) as key
    from product
         
    where product.deleted_at is null and product.category = $4 and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false))
            and ((product.price_per_kg is not null), coalesce(product.price_per_kg, product.price_per_unit), product.public_id) < ($5, $6, $7)
        ) listed
    order by listed.key_group desc, listed.key desc, listed.public_id desc
    limit 500)) listed
                 
    order by listed.key_group desc, listed.key desc, listed.public_id desc
    limit 500) as "listed"), "scanned" as (select *
    from "entry" as "listed"
    where (select is_scanned
    from market) and (listed.supplier_id in (select id
    from served)) is true
    order by listed.key_group desc, listed.key desc, listed.public_id desc
    limit 11 offset 0), "orderable" as materialized (select *
    from (
        select product.id, product.public_id, product.supplier_id,
        (product.price_per_kg is not null) as key_group, coalesce(product.price_per_kg, product.price_per_unit) as key
    from product
       
    where product.supplier_id = any(array(select id
    from served))
          and ("product"."deleted_at" is null and "product"."category" = $8) and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false))) as "product"), "sorted" as (select *
    from "orderable" as "listed"
    where (select is_sorted
    from market) and (listed.key_group, listed.key, listed.public_id) < ($9, $10, $11)
    order by listed.key_group desc, listed.key desc, listed.public_id desc
    limit 11 offset 0), "page" as (select *
    from "scanned" union all select *
    from "sorted"
    limit 11) select "count", "entries", "is_sorted" as "isSorted", case
        when not is_scanned or (select count(*)
    from page) = 11 then false
        else (select count(*)
    from entry) < 500 end as "isExhausted", (select coalesce(json_agg(agg), '[]')
    from (select "product"."public_id", "product"."name_fr", "product"."name_en", "product"."description", "product"."category", "product"."category" as "category_name", "product"."unit", "product"."price_cents" as "price", "product"."quantity_hundredths" as "quantity_per_case", "product"."price_per_unit", "product"."price_per_kg", "account"."public_id" as "supplier_public_id", "supplier"."name" as "supplier_name", (select to_json(obj)
    from (select coalesce(sum("rating_sum"), 0) as "sum", coalesce(sum("rating_count"), 0) as "count"
    from "supplier_rating"
    where "supplier_rating"."supplier_id" = "product"."supplier_id") as obj) as "ratings", (select to_json(obj)
    from (select "last_paid"."price_cents" as "price", ("last_paid"."placed_at" at time zone 'America/Toronto')::date as "date"
    from "last_paid"
    where "last_paid"."restaurant_id" = $12 and "last_paid"."product_id" = "product"."id" and "last_paid"."unit" = "product"."unit" and "last_paid"."quantity_hundredths" = "product"."quantity_hundredths") as obj) as "last_paid", "compared"."other_offers", "compared"."is_cheapest"
    from "page" as "listed"
    inner join "product" on "product"."id" = "listed"."id"
    inner join "supplier" on "supplier"."account_id" = "product"."supplier_id"
    inner join "account" on "account"."id" = "supplier"."account_id"
    inner join lateral (
        select greatest(count(*) - 1, 0)::integer as other_offers,
          coalesce(min(best.price) = "product"."price_per_amount" and max(best.price) > "product"."price_per_amount", false) as is_cheapest
       
    from (
        select offer.id, offer.price_per_amount as price
       
    from product offer
       
    where offer.same_name_key = "product"."same_name_key" and offer.category = "product"."category"
          and offer.deleted_at is null and (offer.available
      or coalesce(offer.available_from <= (now() at time zone 'America/Toronto')::date, false))
          and ("offer"."supplier_id" in (select id
    from served)) is true
       
    order by offer.price_per_amount, offer.id
       
    limit 21) best) as "compared" on true
    order by listed.key_group desc, listed.key desc, listed.public_id desc) as agg) as "results"
    from "market""
  `)
})

test('the page of all products after one, by supplier', async () => {
  const after = { group: null, key: 'Érable', publicId: 'abc' }
  const bySupplier = { direction: 'asc', category: 'all', page: 1, after } as const
  const sql = await sqlOf((db) => listBySupplier(db, 1 as RestaurantId, bySupplier))
  expect(sql).toMatchInlineSnapshot(`
    "with "served" as materialized (select "supplier_city"."supplier_id" as "id"
    from "restaurant"
    inner join "supplier_city" on "supplier_city"."city_id" = "restaurant"."city_id"
    where "restaurant"."account_id" = $1 and not exists (select
    from "account"
    where "account"."id" = "supplier_city"."supplier_id" and "account"."status" <> 'active')), "total" as materialized (select (select coalesce(sum("products"), 0) as "products"
    from "supplier_stock"
    where "supplier_stock"."supplier_id" = any(array(select id
    from served)) and "supplier_stock"."category" is null) + (select count(*) as "products"
    from "product"
    where "product"."deleted_at" is null and not product.available and product.available_from is not null
      and product.available_from <= (now() at time zone 'America/Toronto')::date and "product"."supplier_id" = any(array(select id
    from served))) as "count"), "stock" as materialized (select *
    from (
              
          select supplier.account_id as id, supplier.name collate "fr-x-icu" as name, (select coalesce(sum("products"), 0) as "products"
    from "supplier_stock"
    where "supplier_stock"."supplier_id" = "supplier"."account_id" and "supplier_stock"."category" is null) + (select count(*) as "products"
    from "product"
    where "product"."deleted_at" is null and not product.available and product.available_from is not null
      and product.available_from <= (now() at time zone 'America/Toronto')::date and "product"."supplier_id" = "supplier"."account_id") as products
         
    from supplier
         
    where (supplier.account_id in (select id
    from served)) is true and (select coalesce(sum("products"), 0) as "products"
    from "supplier_stock"
    where "supplier_stock"."supplier_id" = "supplier"."account_id" and "supplier_stock"."category" is null) + (select count(*) as "products"
    from "product"
    where "product"."deleted_at" is null and not product.available and product.available_from is not null
      and product.available_from <= (now() at time zone 'America/Toronto')::date and "product"."supplier_id" = "supplier"."account_id") > 0 and supplier.name collate "fr-x-icu" = $2
              union all (
          
          select supplier.account_id as id, supplier.name collate "fr-x-icu" as name, (select coalesce(sum("products"), 0) as "products"
    from "supplier_stock"
    where "supplier_stock"."supplier_id" = "supplier"."account_id" and "supplier_stock"."category" is null) + (select count(*) as "products"
    from "product"
    where "product"."deleted_at" is null and not product.available and product.available_from is not null
      and product.available_from <= (now() at time zone 'America/Toronto')::date and "product"."supplier_id" = "supplier"."account_id") as products
         
    from supplier
         
    where (supplier.account_id in (select id
    from served)) is true and (select coalesce(sum("products"), 0) as "products"
    from "supplier_stock"
    where "supplier_stock"."supplier_id" = "supplier"."account_id" and "supplier_stock"."category" is null) + (select count(*) as "products"
    from "product"
    where "product"."deleted_at" is null and not product.available and product.available_from is not null
      and product.available_from <= (now() at time zone 'America/Toronto')::date and "product"."supplier_id" = "supplier"."account_id") > 0 and supplier.name collate "fr-x-icu" > $3
    order by 2 asc fetch first 11 rows with ties)) as "seller"), "name" as (select "name", sum(case when name = $4 then 0 else products end) as "products", sum(sum(case when name = $5 then 0 else products end)) over (order by name asc) as "through"
    from "stock" group by "name"), "name_on_page" as (select "name", through - products as "before"
    from "name"
    where true and through - products < 11), "page" as (select "product"."id", "product"."public_id", "stock"."name" as "supplier_name"
    from "product"
    inner join "stock" on "stock"."id" = "product"."supplier_id"
    where product.supplier_id = any(array(
                    select id
    from stock
    where name in (select name
    from name_on_page))) and "product"."deleted_at" is null and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false)) and (stock.name, product.public_id) > ($6, $7)
    order by stock.name asc, product.public_id asc
    limit 11) select (select count
    from total) as "count", (select coalesce(sum(products), 0)
    from stock) as "passed", (select coalesce(json_agg(agg), '[]')
    from (select "product"."public_id", "product"."name_fr", "product"."name_en", "product"."description", "product"."category", "product"."category" as "category_name", "product"."unit", "product"."price_cents" as "price", "product"."quantity_hundredths" as "quantity_per_case", "product"."price_per_unit", "product"."price_per_kg", "account"."public_id" as "supplier_public_id", "supplier"."name" as "supplier_name", (select to_json(obj)
    from (select coalesce(sum("rating_sum"), 0) as "sum", coalesce(sum("rating_count"), 0) as "count"
    from "supplier_rating"
    where "supplier_rating"."supplier_id" = "product"."supplier_id") as obj) as "ratings", (select to_json(obj)
    from (select "last_paid"."price_cents" as "price", ("last_paid"."placed_at" at time zone 'America/Toronto')::date as "date"
    from "last_paid"
    where "last_paid"."restaurant_id" = $8 and "last_paid"."product_id" = "product"."id" and "last_paid"."unit" = "product"."unit" and "last_paid"."quantity_hundredths" = "product"."quantity_hundredths") as obj) as "last_paid", "compared"."other_offers", "compared"."is_cheapest"
    from "page" as "listed"
    inner join "product" on "product"."id" = "listed"."id"
    inner join "supplier" on "supplier"."account_id" = "product"."supplier_id"
    inner join "account" on "account"."id" = "supplier"."account_id"
    inner join lateral (
        select greatest(count(*) - 1, 0)::integer as other_offers,
          coalesce(min(best.price) = "product"."price_per_amount" and max(best.price) > "product"."price_per_amount", false) as is_cheapest
       
    from (
        select offer.id, offer.price_per_amount as price
       
    from product offer
       
    where offer.same_name_key = "product"."same_name_key" and offer.category = "product"."category"
          and offer.deleted_at is null and (offer.available
      or coalesce(offer.available_from <= (now() at time zone 'America/Toronto')::date, false))
          and ("offer"."supplier_id" in (select id
    from served)) is true
       
    order by offer.price_per_amount, offer.id
       
    limit 21) best) as "compared" on true
    order by listed.supplier_name collate "fr-x-icu" asc, listed.public_id asc) as agg) as "results""
  `)
})
