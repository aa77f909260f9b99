import { expect, test } from 'vitest'
import type { RestaurantId, SupplierId } from '../../platform/access/viewer.ts'
import { sqlOf } from '../../testing/sql-of.ts'
import { countAmongServed, countFound } from './found-products-sql.ts'
import { listFurtherFound } from './further-found-sql.ts'
import { estimateFound } from './match-estimate-sql.ts'
import { listOwnProducts } from './own-products-sql.ts'
import { listBySorting } from './product-list-sql.ts'
import { SEARCH_LIMITS } from './search-limits.ts'
import { findSuppliersNamed } from './served-suppliers-sql.ts'
import { findSimilarWords } from './similar-words-sql.ts'

const wanted = {
  category_name: 'dairy',
  page: 2,
  sort_by: undefined,
  sort_direction: 'asc',
  lang: 'fr',
} as const

test('what a restaurant can order in a category', async () => {
  const sql = await sqlOf((db) => listBySorting(db, 1 as RestaurantId, wanted))
  expect(sql).toMatchInlineSnapshot(`
    "with "served" as materialized (select "supplier_city"."supplier_id" as "id"
    from "restaurant"
    inner join "supplier_city" on "supplier_city"."city_id" = "restaurant"."city_id"
    where "restaurant"."account_id" = $1 and not exists (select
    from "account"
    where "account"."id" = "supplier_city"."supplier_id" and "account"."status" <> 'active')), "listed" as not materialized (select "product"."id", "product"."public_id", "product"."name_fr", "product"."name_en", "product"."price_cents", "product"."quantity_hundredths", "product"."price_per_unit", "product"."price_per_kg", "supplier"."name" as "supplier_name", 0 as "closeness"
    from "product"
    inner join "served" on "served"."id" = "product"."supplier_id"
    inner join "supplier" on "supplier"."account_id" = "product"."supplier_id"
    where ("product"."deleted_at" is null and "product"."category" = $2) and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false)) and product.supplier_id = any(array((select "id"
    from "served")))), "total" as (select count(*) as "count"
    from "listed"), "page" as (select *
    from "listed"
    where (select "count"
    from "total") > $3
    order by listed.name_fr collate "fr-x-icu" asc, listed.public_id asc
    limit $4 offset $5) select "count", (select coalesce(json_agg(agg), '[]')
    from (select "product"."public_id", "product"."name_fr", "product"."name_en", "product"."description", "product"."category", "product"."category" as "category_name", "product"."unit", "product"."price_cents" as "price", "product"."quantity_hundredths" as "quantity_per_case", "product"."price_per_unit", "product"."price_per_kg", "account"."public_id" as "supplier_public_id", "supplier"."name" as "supplier_name", (select to_json(obj)
    from (select coalesce(sum("rating_sum"), 0) as "sum", coalesce(sum("rating_count"), 0) as "count"
    from "supplier_rating"
    where "supplier_rating"."supplier_id" = "product"."supplier_id") as obj) as "ratings", (select to_json(obj)
    from (select "last_paid"."price_cents" as "price", ("last_paid"."placed_at" at time zone 'America/Toronto')::date as "date"
    from "last_paid"
    where "last_paid"."restaurant_id" = $6 and "last_paid"."product_id" = "product"."id" and "last_paid"."unit" = "product"."unit" and "last_paid"."quantity_hundredths" = "product"."quantity_hundredths") as obj) as "last_paid"
    from "page" as "listed"
    inner join "product" on "product"."id" = "listed"."id"
    inner join "supplier" on "supplier"."account_id" = "product"."supplier_id"
    inner join "account" on "account"."id" = "supplier"."account_id"
    order by listed.name_fr collate "fr-x-icu" asc, listed.public_id asc) as agg) as "results"
    from "total""
  `)
})

const words = [
  { word: 'lait', supplierIds: [], similar: [] },
  { word: 'ferme', supplierIds: [7, 9], similar: [] },
]
const searched = {
  search: { words, forgiving: false },
  category: 'all',
  lang: 'fr',
  limits: SEARCH_LIMITS,
} as const
const ranking = { ...wanted, category_name: 'all' } as const
const RESTAURANT = 1 as RestaurantId

test('how many products a search finds, by estimate', async () => {
  expect(await sqlOf((db) => estimateFound(db, 'all', searched.search))).toMatchInlineSnapshot(`
    "explain (format json) select 1 as "one"
    from "product"
    where ("product"."deleted_at" is null and (product.search_vector @@ $1::tsquery and (product.search_vector @@ $2::tsquery or product.supplier_id = any($3::integer[]))))"
  `)
})

test('how many of the first products that a restaurant can order are found', async () => {
  expect(await sqlOf((db) => countAmongServed(db, RESTAURANT, searched))).toMatchInlineSnapshot(`
    "with "served" as materialized (select "account"."id"
    from "restaurant"
    inner join "supplier_city" on "supplier_city"."city_id" = "restaurant"."city_id"
    inner join "account" on "account"."id" = "supplier_city"."supplier_id"
    where "restaurant"."account_id" = $1 and "account"."status" = $2) select count(*) as "read", count(*) filter(where (product.search_vector @@ $3::tsquery and (product.search_vector @@ $4::tsquery or product.supplier_id = any($5::integer[])))) as "found"
    from (
            select product.*
    from served, lateral (
        select *
    from product
       
    where product.supplier_id = served.id and "product"."deleted_at" is null and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false)) offset 0) product
           
    limit 20001) as "product""
  `)
})

test('how many products are found by their words, up to the most that are ranked', async () => {
  expect(await sqlOf((db) => countFound(db, RESTAURANT, searched))).toMatchInlineSnapshot(`
    "with "served" as materialized (select "account"."id"
    from "restaurant"
    inner join "supplier_city" on "supplier_city"."city_id" = "restaurant"."city_id"
    inner join "account" on "account"."id" = "supplier_city"."supplier_id"
    where "restaurant"."account_id" = $1 and "account"."status" = $2), "listed" as (select "product"."id"
    from (
          select product.*, supplier.name as supplier_name
         
    from (
        select *
    from product
       
    where ("product"."deleted_at" is null and (product.search_vector @@ $3::tsquery and (product.search_vector @@ $4::tsquery or product.supplier_id = any($5::integer[])))) and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false)) and (product.supplier_id in (select id
    from served)) is true
       
    limit 10001) product
          join supplier on supplier.account_id = product.supplier_id) as "product") select count(*) as "found"
    from "listed""
  `)
})

test('what a restaurant searches for, by its words', async () => {
  const found = { ...searched, through: 'words', most: 10_000 } as const
  expect(await sqlOf((db) => listBySorting(db, RESTAURANT, ranking, found))).toMatchInlineSnapshot(`
    "with "served" as materialized (select "account"."id"
    from "restaurant"
    inner join "supplier_city" on "supplier_city"."city_id" = "restaurant"."city_id"
    inner join "account" on "account"."id" = "supplier_city"."supplier_id"
    where "restaurant"."account_id" = $1 and "account"."status" = $2), "listed" as materialized (select "product"."id", "product"."public_id", "product"."name_fr", "product"."name_en", "product"."price_cents", "product"."quantity_hundredths", "product"."price_per_unit", "product"."price_per_kg", "product"."supplier_name", 128 * (product.search_vector @@ $3::tsquery)::integer + 64 * (((product.search_vector @@ $4::tsquery) and (product.search_vector @@ $5::tsquery or product.supplier_id = any($6::integer[]))))::integer + 32 * (product.search_vector @@ $7::tsquery)::integer + 16 * (product.search_vector @@ $8::tsquery)::integer + 8 * (product.search_vector @@ $9::tsquery)::integer + 4 * (product.search_vector @@ $10::tsquery)::integer + 2 * (product.search_vector @@ $11::tsquery)::integer as "closeness"
    from (
          select product.*, supplier.name as supplier_name
         
    from (
        select *
    from product
       
    where ("product"."deleted_at" is null and (product.search_vector @@ $12::tsquery and (product.search_vector @@ $13::tsquery or product.supplier_id = any($14::integer[])))) and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false)) and (product.supplier_id in (select id
    from served)) is true
       
    limit 10001) product
          join supplier on supplier.account_id = product.supplier_id) as "product"), "total" as (select count(*) as "count"
    from "listed"), "page" as (select *
    from "listed"
    where (select "count"
    from "total") > $15 and (select "count"
    from "total") <= $16
    order by listed.closeness desc, listed.name_fr collate "fr-x-icu", listed.public_id
    limit $17 offset $18) select "count", (select coalesce(json_agg(agg), '[]')
    from (select "product"."public_id", "product"."name_fr", "product"."name_en", "product"."description", "product"."category", "product"."category" as "category_name", "product"."unit", "product"."price_cents" as "price", "product"."quantity_hundredths" as "quantity_per_case", "product"."price_per_unit", "product"."price_per_kg", "account"."public_id" as "supplier_public_id", "supplier"."name" as "supplier_name", (select to_json(obj)
    from (select coalesce(sum("rating_sum"), 0) as "sum", coalesce(sum("rating_count"), 0) as "count"
    from "supplier_rating"
    where "supplier_rating"."supplier_id" = "product"."supplier_id") as obj) as "ratings", (select to_json(obj)
    from (select "last_paid"."price_cents" as "price", ("last_paid"."placed_at" at time zone 'America/Toronto')::date as "date"
    from "last_paid"
    where "last_paid"."restaurant_id" = $19 and "last_paid"."product_id" = "product"."id" and "last_paid"."unit" = "product"."unit" and "last_paid"."quantity_hundredths" = "product"."quantity_hundredths") as obj) as "last_paid"
    from "page" as "listed"
    inner join "product" on "product"."id" = "listed"."id"
    inner join "supplier" on "supplier"."account_id" = "product"."supplier_id"
    inner join "account" on "account"."id" = "supplier"."account_id"
    order by listed.closeness desc, listed.name_fr collate "fr-x-icu", listed.public_id) as agg) as "results"
    from "total""
  `)
})

test('what a restaurant searches for with a typo', async () => {
  const almost = { word: 'fromge', supplierIds: [], similar: ['fromage', 'fromages'] }
  const search = { words: [almost], forgiving: true }
  const found = { ...searched, search, through: 'words', most: 10_000 } as const
  expect(await sqlOf((db) => listBySorting(db, RESTAURANT, ranking, found))).toMatchInlineSnapshot(`
    "with "served" as materialized (select "account"."id"
    from "restaurant"
    inner join "supplier_city" on "supplier_city"."city_id" = "restaurant"."city_id"
    inner join "account" on "account"."id" = "supplier_city"."supplier_id"
    where "restaurant"."account_id" = $1 and "account"."status" = $2), "listed" as materialized (select "product"."id", "product"."public_id", "product"."name_fr", "product"."name_en", "product"."price_cents", "product"."quantity_hundredths", "product"."price_per_unit", "product"."price_per_kg", "product"."supplier_name", 8 * (product.search_vector @@ $3::tsquery)::integer + 4 * (product.search_vector @@ $4::tsquery)::integer + 2 * (product.search_vector @@ $5::tsquery)::integer + 1 * (product.search_vector @@ $6::tsquery)::integer as "closeness"
    from (
          select product.*, supplier.name as supplier_name
         
    from (
        select *
    from product
       
    where ("product"."deleted_at" is null and ((product.search_vector @@ $7::tsquery or typo_keys(ts_filter(product.search_vector, '{a,b,c}')) && typo_keys(array_to_tsvector($8::text[]))))) and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false)) and (product.supplier_id in (select id
    from served)) is true
       
    limit 10001) product
          join supplier on supplier.account_id = product.supplier_id) as "product"), "total" as (select count(*) as "count"
    from "listed"), "page" as (select *
    from "listed"
    where (select "count"
    from "total") > $9 and (select "count"
    from "total") <= $10
    order by listed.closeness desc, listed.name_fr collate "fr-x-icu", listed.public_id
    limit $11 offset $12) select "count", (select coalesce(json_agg(agg), '[]')
    from (select "product"."public_id", "product"."name_fr", "product"."name_en", "product"."description", "product"."category", "product"."category" as "category_name", "product"."unit", "product"."price_cents" as "price", "product"."quantity_hundredths" as "quantity_per_case", "product"."price_per_unit", "product"."price_per_kg", "account"."public_id" as "supplier_public_id", "supplier"."name" as "supplier_name", (select to_json(obj)
    from (select coalesce(sum("rating_sum"), 0) as "sum", coalesce(sum("rating_count"), 0) as "count"
    from "supplier_rating"
    where "supplier_rating"."supplier_id" = "product"."supplier_id") as obj) as "ratings", (select to_json(obj)
    from (select "last_paid"."price_cents" as "price", ("last_paid"."placed_at" at time zone 'America/Toronto')::date as "date"
    from "last_paid"
    where "last_paid"."restaurant_id" = $13 and "last_paid"."product_id" = "product"."id" and "last_paid"."unit" = "product"."unit" and "last_paid"."quantity_hundredths" = "product"."quantity_hundredths") as obj) as "last_paid"
    from "page" as "listed"
    inner join "product" on "product"."id" = "listed"."id"
    inner join "supplier" on "supplier"."account_id" = "product"."supplier_id"
    inner join "account" on "account"."id" = "supplier"."account_id"
    order by listed.closeness desc, listed.name_fr collate "fr-x-icu", listed.public_id) as agg) as "results"
    from "total""
  `)
})

test('what a restaurant searches for, among the products of its suppliers', async () => {
  const found = { ...searched, through: 'suppliers', most: 10_000 } as const
  expect(await sqlOf((db) => listBySorting(db, RESTAURANT, ranking, found))).toMatchInlineSnapshot(`
    "with "served" as materialized (select "account"."id"
    from "restaurant"
    inner join "supplier_city" on "supplier_city"."city_id" = "restaurant"."city_id"
    inner join "account" on "account"."id" = "supplier_city"."supplier_id"
    where "restaurant"."account_id" = $1 and "account"."status" = $2), "listed" as materialized (select "product"."id", "product"."public_id", "product"."name_fr", "product"."name_en", "product"."price_cents", "product"."quantity_hundredths", "product"."price_per_unit", "product"."price_per_kg", "product"."supplier_name", 128 * (product.search_vector @@ $3::tsquery)::integer + 64 * (((product.search_vector @@ $4::tsquery) and (product.search_vector @@ $5::tsquery or product.supplier_id = any($6::integer[]))))::integer + 32 * (product.search_vector @@ $7::tsquery)::integer + 16 * (product.search_vector @@ $8::tsquery)::integer + 8 * (product.search_vector @@ $9::tsquery)::integer + 4 * (product.search_vector @@ $10::tsquery)::integer + 2 * (product.search_vector @@ $11::tsquery)::integer as "closeness"
    from (
          select product.*, supplier.name as supplier_name
         
    from served, lateral (
        select *
    from product
       
    where product.supplier_id = served.id and "product"."deleted_at" is null and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false)) offset 0) product
          join supplier on supplier.account_id = product.supplier_id
         
    where (product.search_vector @@ $12::tsquery and (product.search_vector @@ $13::tsquery or product.supplier_id = any($14::integer[])))) as "product"), "total" as (select count(*) as "count"
    from "listed"), "page" as (select *
    from "listed"
    where (select "count"
    from "total") > $15 and (select "count"
    from "total") <= $16
    order by listed.closeness desc, listed.name_fr collate "fr-x-icu", listed.public_id
    limit $17 offset $18) select "count", (select coalesce(json_agg(agg), '[]')
    from (select "product"."public_id", "product"."name_fr", "product"."name_en", "product"."description", "product"."category", "product"."category" as "category_name", "product"."unit", "product"."price_cents" as "price", "product"."quantity_hundredths" as "quantity_per_case", "product"."price_per_unit", "product"."price_per_kg", "account"."public_id" as "supplier_public_id", "supplier"."name" as "supplier_name", (select to_json(obj)
    from (select coalesce(sum("rating_sum"), 0) as "sum", coalesce(sum("rating_count"), 0) as "count"
    from "supplier_rating"
    where "supplier_rating"."supplier_id" = "product"."supplier_id") as obj) as "ratings", (select to_json(obj)
    from (select "last_paid"."price_cents" as "price", ("last_paid"."placed_at" at time zone 'America/Toronto')::date as "date"
    from "last_paid"
    where "last_paid"."restaurant_id" = $19 and "last_paid"."product_id" = "product"."id" and "last_paid"."unit" = "product"."unit" and "last_paid"."quantity_hundredths" = "product"."quantity_hundredths") as obj) as "last_paid"
    from "page" as "listed"
    inner join "product" on "product"."id" = "listed"."id"
    inner join "supplier" on "supplier"."account_id" = "product"."supplier_id"
    inner join "account" on "account"."id" = "supplier"."account_id"
    order by listed.closeness desc, listed.name_fr collate "fr-x-icu", listed.public_id) as agg) as "results"
    from "total""
  `)
})

test('the best of very many that a restaurant searches for, in a category', async () => {
  const found = { ...searched, category: 'dairy', through: 'candidates' } as const
  expect(await sqlOf((db) => listBySorting(db, RESTAURANT, wanted, found))).toMatchInlineSnapshot(`
    "with "served" as materialized (select "account"."id"
    from "restaurant"
    inner join "supplier_city" on "supplier_city"."city_id" = "restaurant"."city_id"
    inner join "account" on "account"."id" = "supplier_city"."supplier_id"
    where "restaurant"."account_id" = $1 and "account"."status" = $2), "listed" as materialized (select "product"."id", "product"."public_id", "product"."name_fr", "product"."name_en", "product"."price_cents", "product"."quantity_hundredths", "product"."price_per_unit", "product"."price_per_kg", "product"."supplier_name", 128 * (product.search_vector @@ $3::tsquery)::integer + 64 * (((product.search_vector @@ $4::tsquery) and (product.search_vector @@ $5::tsquery or product.supplier_id = any($6::integer[]))))::integer + 32 * (product.search_vector @@ $7::tsquery)::integer + 16 * (product.search_vector @@ $8::tsquery)::integer + 8 * (product.search_vector @@ $9::tsquery)::integer + 4 * (product.search_vector @@ $10::tsquery)::integer + 2 * (product.search_vector @@ $11::tsquery)::integer as "closeness"
    from (
        select product.*, supplier.name as supplier_name
       
    from ((
        select product.id
       
    from (
          select product.*, (tsvector_to_array(ts_filter(product.search_vector, '{a}')))[1] collate "C" as noun, product.name_fr collate "fr-x-icu" as name
         
    from product
         
    where product.deleted_at is null and (tsvector_to_array(ts_filter(product.search_vector, '{a}')))[1] collate "C" = any($12::text[])
         
    order by noun, name, product.public_id
         
    limit 1667
        ) product
       
    where ("product"."deleted_at" is null and "product"."category" = $13) and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false)) and ((product.search_vector @@ $14::tsquery) and (product.search_vector @@ $15::tsquery or product.supplier_id = any($16::integer[])))
          and (product.supplier_id in (select id
    from served)) is true
       
    order by product.noun, product.name, product.public_id
       
    limit 200) union (
        select product.id
       
    from (
          select product.*, (tsvector_to_array(ts_filter(product.search_vector, '{a}')))[1] collate "C" as noun, product.name_fr collate "fr-x-icu" as name
         
    from product
         
    where product.deleted_at is null and (tsvector_to_array(ts_filter(product.search_vector, '{a}')))[1] collate "C" > $17 and (tsvector_to_array(ts_filter(product.search_vector, '{a}')))[1] collate "C" < $18
         
    order by noun, name, product.public_id
         
    limit 1667
        ) product
       
    where ("product"."deleted_at" is null and "product"."category" = $19) and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false)) and ((product.search_vector @@ $20::tsquery) and (product.search_vector @@ $21::tsquery or product.supplier_id = any($22::integer[])))
          and (product.supplier_id in (select id
    from served)) is true
       
    order by product.noun, product.name, product.public_id
       
    limit 200) union (
        select product.id
       
    from (
          select product.*, (tsvector_to_array(ts_filter(product.search_vector, '{a}')))[1] collate "C" as noun, product.name_fr collate "fr-x-icu" as name
         
    from product
         
    where product.deleted_at is null and (tsvector_to_array(ts_filter(product.search_vector, '{a}')))[1] collate "C" > $23 and (tsvector_to_array(ts_filter(product.search_vector, '{a}')))[1] collate "C" < $24
         
    order by noun, name, product.public_id
         
    limit 1667
        ) product
       
    where ("product"."deleted_at" is null and "product"."category" = $25) and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false)) and ((product.search_vector @@ $26::tsquery) and (product.search_vector @@ $27::tsquery or product.supplier_id = any($28::integer[])))
          and (product.supplier_id in (select id
    from served)) is true
       
    order by product.noun, product.name, product.public_id
       
    limit 200) union (
        select product.id
       
    from (
          select product.*, (tsvector_to_array(ts_filter(product.search_vector, '{c}')))[1] collate "C" as noun, product.name_en collate "en-x-icu" as name
         
    from product
         
    where product.deleted_at is null and (tsvector_to_array(ts_filter(product.search_vector, '{c}')))[1] collate "C" = any($29::text[])
         
    order by noun, name, product.public_id
         
    limit 1667
        ) product
       
    where ("product"."deleted_at" is null and "product"."category" = $30) and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false)) and ((product.search_vector @@ $31::tsquery) and (product.search_vector @@ $32::tsquery or product.supplier_id = any($33::integer[])))
          and (product.supplier_id in (select id
    from served)) is true
       
    order by product.noun, product.name, product.public_id
       
    limit 200) union (
        select product.id
       
    from (
          select product.*, (tsvector_to_array(ts_filter(product.search_vector, '{c}')))[1] collate "C" as noun, product.name_en collate "en-x-icu" as name
         
    from product
         
    where product.deleted_at is null and (tsvector_to_array(ts_filter(product.search_vector, '{c}')))[1] collate "C" > $34 and (tsvector_to_array(ts_filter(product.search_vector, '{c}')))[1] collate "C" < $35
         
    order by noun, name, product.public_id
         
    limit 1667
        ) product
       
    where ("product"."deleted_at" is null and "product"."category" = $36) and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false)) and ((product.search_vector @@ $37::tsquery) and (product.search_vector @@ $38::tsquery or product.supplier_id = any($39::integer[])))
          and (product.supplier_id in (select id
    from served)) is true
       
    order by product.noun, product.name, product.public_id
       
    limit 200) union (
        select product.id
       
    from (
          select product.*, (tsvector_to_array(ts_filter(product.search_vector, '{c}')))[1] collate "C" as noun, product.name_en collate "en-x-icu" as name
         
    from product
         
    where product.deleted_at is null and (tsvector_to_array(ts_filter(product.search_vector, '{c}')))[1] collate "C" > $40 and (tsvector_to_array(ts_filter(product.search_vector, '{c}')))[1] collate "C" < $41
         
    order by noun, name, product.public_id
         
    limit 1667
        ) product
       
    where ("product"."deleted_at" is null and "product"."category" = $42) and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false)) and ((product.search_vector @@ $43::tsquery) and (product.search_vector @@ $44::tsquery or product.supplier_id = any($45::integer[])))
          and (product.supplier_id in (select id
    from served)) is true
       
    order by product.noun, product.name, product.public_id
       
    limit 200) union (
        select product.id
    from product
       
    where ("product"."deleted_at" is null and "product"."category" = $46) and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false)) and product.search_vector @@ $47::tsquery
          and (product.supplier_id in (select id
    from served)) is true
       
    order by product.id
       
    limit 1000) union (
        select listed.id
       
    from (
          select *
    from (
        (select *
    from (
          select product.id, product.public_id, product.supplier_id,
        false as has_no_price_per_kg, product.name_fr collate "fr-x-icu" as key
    from product
         
    where product.deleted_at is null and product.category = $48 and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false))
        ) listed
    order by listed.key asc, listed.public_id asc
    limit 5000)) listed
         
    order by listed.key asc, listed.public_id asc
    limit 5000
        ) listed
       
    where (listed.supplier_id in (select id
    from served)) is true and (select (product.search_vector @@ $49::tsquery and product.search_vector @@ $50::tsquery)
    from product
    where product.id = listed.id)
       
    order by listed.key asc, listed.public_id asc
       
    limit 200) union (
        select listed.id
       
    from (
          select *
    from (
        (select *
    from (
          select product.id, product.public_id, product.supplier_id,
        false as has_no_price_per_kg, product.name_fr collate "fr-x-icu" as key
    from product
         
    where product.deleted_at is null and product.category = $51 and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false))
        ) listed
    order by listed.key asc, listed.public_id asc
    limit 5000)) listed
         
    order by listed.key asc, listed.public_id asc
    limit 5000
        ) listed
       
    where (listed.supplier_id in (select id
    from served)) is true and (select ((product.search_vector @@ $52::tsquery) and (product.search_vector @@ $53::tsquery or product.supplier_id = any($54::integer[])))
    from product
    where product.id = listed.id)
       
    order by listed.key asc, listed.public_id asc
       
    limit 200)) candidate,
          lateral (select *
    from product
    where product.id = candidate.id offset 0) product
        join supplier on supplier.account_id = product.supplier_id) as "product"), "total" as (select count(*) as "count"
    from "listed"), "page" as (select *
    from "listed"
    where (select "count"
    from "total") > $55
    order by listed.closeness desc, listed.name_fr collate "fr-x-icu", listed.public_id
    limit $56 offset $57) select "count", (select coalesce(json_agg(agg), '[]')
    from (select "product"."public_id", "product"."name_fr", "product"."name_en", "product"."description", "product"."category", "product"."category" as "category_name", "product"."unit", "product"."price_cents" as "price", "product"."quantity_hundredths" as "quantity_per_case", "product"."price_per_unit", "product"."price_per_kg", "account"."public_id" as "supplier_public_id", "supplier"."name" as "supplier_name", (select to_json(obj)
    from (select coalesce(sum("rating_sum"), 0) as "sum", coalesce(sum("rating_count"), 0) as "count"
    from "supplier_rating"
    where "supplier_rating"."supplier_id" = "product"."supplier_id") as obj) as "ratings", (select to_json(obj)
    from (select "last_paid"."price_cents" as "price", ("last_paid"."placed_at" at time zone 'America/Toronto')::date as "date"
    from "last_paid"
    where "last_paid"."restaurant_id" = $58 and "last_paid"."product_id" = "product"."id" and "last_paid"."unit" = "product"."unit" and "last_paid"."quantity_hundredths" = "product"."quantity_hundredths") as obj) as "last_paid"
    from "page" as "listed"
    inner join "product" on "product"."id" = "listed"."id"
    inner join "supplier" on "supplier"."account_id" = "product"."supplier_id"
    inner join "account" on "account"."id" = "supplier"."account_id"
    order by listed.closeness desc, listed.name_fr collate "fr-x-icu", listed.public_id) as agg) as "results"
    from "total""
  `)
})

test('what follows the best of very many, in a category', async () => {
  const further = {
    key: 'name_fr',
    direction: 'asc',
    offset: 30,
    count: 10,
    isAfterCandidates: true,
  } as const
  const inCategory = { ...searched, category: 'dairy' } as const
  const sql = await sqlOf((db) => listFurtherFound(db, RESTAURANT, inCategory, further, 20_000))
  expect(sql).toMatchInlineSnapshot(`
    "with "served" as materialized (select "account"."id"
    from "restaurant"
    inner join "supplier_city" on "supplier_city"."city_id" = "restaurant"."city_id"
    inner join "account" on "account"."id" = "supplier_city"."supplier_id"
    where "restaurant"."account_id" = $1 and "account"."status" = $2), "page" as (select "listed"."id", "listed"."public_id", "listed"."has_no_price_per_kg", "listed"."key"
    from (
        select *
    from (
          select *
    from (
        (select *
    from (
          select product.id, product.public_id, product.supplier_id,
        false as has_no_price_per_kg, product.name_fr collate "fr-x-icu" as key
    from product
         
    where product.deleted_at is null and product.category = $3 and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false))
        ) listed
    order by listed.key asc, listed.public_id asc
    limit 20000)) listed
         
    order by listed.key asc, listed.public_id asc
    limit 20000
        ) listed
       
    where (listed.supplier_id in (select id
    from served)) is true and (select (product.search_vector @@ $4::tsquery and (product.search_vector @@ $5::tsquery or product.supplier_id = any($6::integer[])))
    from product
    where product.id = listed.id)) as "listed"
    where listed.id not in (select id
    from ((
        select product.id
       
    from (
          select product.*, (tsvector_to_array(ts_filter(product.search_vector, '{a}')))[1] collate "C" as noun, product.name_fr collate "fr-x-icu" as name
         
    from product
         
    where product.deleted_at is null and (tsvector_to_array(ts_filter(product.search_vector, '{a}')))[1] collate "C" = any($7::text[])
         
    order by noun, name, product.public_id
         
    limit 1667
        ) product
       
    where ("product"."deleted_at" is null and "product"."category" = $8) and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false)) and ((product.search_vector @@ $9::tsquery) and (product.search_vector @@ $10::tsquery or product.supplier_id = any($11::integer[])))
          and (product.supplier_id in (select id
    from served)) is true
       
    order by product.noun, product.name, product.public_id
       
    limit 200) union (
        select product.id
       
    from (
          select product.*, (tsvector_to_array(ts_filter(product.search_vector, '{a}')))[1] collate "C" as noun, product.name_fr collate "fr-x-icu" as name
         
    from product
         
    where product.deleted_at is null and (tsvector_to_array(ts_filter(product.search_vector, '{a}')))[1] collate "C" > $12 and (tsvector_to_array(ts_filter(product.search_vector, '{a}')))[1] collate "C" < $13
         
    order by noun, name, product.public_id
         
    limit 1667
        ) product
       
    where ("product"."deleted_at" is null and "product"."category" = $14) and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false)) and ((product.search_vector @@ $15::tsquery) and (product.search_vector @@ $16::tsquery or product.supplier_id = any($17::integer[])))
          and (product.supplier_id in (select id
    from served)) is true
       
    order by product.noun, product.name, product.public_id
       
    limit 200) union (
        select product.id
       
    from (
          select product.*, (tsvector_to_array(ts_filter(product.search_vector, '{a}')))[1] collate "C" as noun, product.name_fr collate "fr-x-icu" as name
         
    from product
         
    where product.deleted_at is null and (tsvector_to_array(ts_filter(product.search_vector, '{a}')))[1] collate "C" > $18 and (tsvector_to_array(ts_filter(product.search_vector, '{a}')))[1] collate "C" < $19
         
    order by noun, name, product.public_id
         
    limit 1667
        ) product
       
    where ("product"."deleted_at" is null and "product"."category" = $20) and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false)) and ((product.search_vector @@ $21::tsquery) and (product.search_vector @@ $22::tsquery or product.supplier_id = any($23::integer[])))
          and (product.supplier_id in (select id
    from served)) is true
       
    order by product.noun, product.name, product.public_id
       
    limit 200) union (
        select product.id
       
    from (
          select product.*, (tsvector_to_array(ts_filter(product.search_vector, '{c}')))[1] collate "C" as noun, product.name_en collate "en-x-icu" as name
         
    from product
         
    where product.deleted_at is null and (tsvector_to_array(ts_filter(product.search_vector, '{c}')))[1] collate "C" = any($24::text[])
         
    order by noun, name, product.public_id
         
    limit 1667
        ) product
       
    where ("product"."deleted_at" is null and "product"."category" = $25) and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false)) and ((product.search_vector @@ $26::tsquery) and (product.search_vector @@ $27::tsquery or product.supplier_id = any($28::integer[])))
          and (product.supplier_id in (select id
    from served)) is true
       
    order by product.noun, product.name, product.public_id
       
    limit 200) union (
        select product.id
       
    from (
          select product.*, (tsvector_to_array(ts_filter(product.search_vector, '{c}')))[1] collate "C" as noun, product.name_en collate "en-x-icu" as name
         
    from product
         
    where product.deleted_at is null and (tsvector_to_array(ts_filter(product.search_vector, '{c}')))[1] collate "C" > $29 and (tsvector_to_array(ts_filter(product.search_vector, '{c}')))[1] collate "C" < $30
         
    order by noun, name, product.public_id
         
    limit 1667
        ) product
       
    where ("product"."deleted_at" is null and "product"."category" = $31) and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false)) and ((product.search_vector @@ $32::tsquery) and (product.search_vector @@ $33::tsquery or product.supplier_id = any($34::integer[])))
          and (product.supplier_id in (select id
    from served)) is true
       
    order by product.noun, product.name, product.public_id
       
    limit 200) union (
        select product.id
       
    from (
          select product.*, (tsvector_to_array(ts_filter(product.search_vector, '{c}')))[1] collate "C" as noun, product.name_en collate "en-x-icu" as name
         
    from product
         
    where product.deleted_at is null and (tsvector_to_array(ts_filter(product.search_vector, '{c}')))[1] collate "C" > $35 and (tsvector_to_array(ts_filter(product.search_vector, '{c}')))[1] collate "C" < $36
         
    order by noun, name, product.public_id
         
    limit 1667
        ) product
       
    where ("product"."deleted_at" is null and "product"."category" = $37) and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false)) and ((product.search_vector @@ $38::tsquery) and (product.search_vector @@ $39::tsquery or product.supplier_id = any($40::integer[])))
          and (product.supplier_id in (select id
    from served)) is true
       
    order by product.noun, product.name, product.public_id
       
    limit 200) union (
        select product.id
    from product
       
    where ("product"."deleted_at" is null and "product"."category" = $41) and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false)) and product.search_vector @@ $42::tsquery
          and (product.supplier_id in (select id
    from served)) is true
       
    order by product.id
       
    limit 1000) union (
        select listed.id
       
    from (
          select *
    from (
        (select *
    from (
          select product.id, product.public_id, product.supplier_id,
        false as has_no_price_per_kg, product.name_fr collate "fr-x-icu" as key
    from product
         
    where product.deleted_at is null and product.category = $43 and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false))
        ) listed
    order by listed.key asc, listed.public_id asc
    limit 5000)) listed
         
    order by listed.key asc, listed.public_id asc
    limit 5000
        ) listed
       
    where (listed.supplier_id in (select id
    from served)) is true and (select (product.search_vector @@ $44::tsquery and product.search_vector @@ $45::tsquery)
    from product
    where product.id = listed.id)
       
    order by listed.key asc, listed.public_id asc
       
    limit 200) union (
        select listed.id
       
    from (
          select *
    from (
        (select *
    from (
          select product.id, product.public_id, product.supplier_id,
        false as has_no_price_per_kg, product.name_fr collate "fr-x-icu" as key
    from product
         
    where product.deleted_at is null and product.category = $46 and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false))
        ) listed
    order by listed.key asc, listed.public_id asc
    limit 5000)) listed
         
    order by listed.key asc, listed.public_id asc
    limit 5000
        ) listed
       
    where (listed.supplier_id in (select id
    from served)) is true and (select ((product.search_vector @@ $47::tsquery) and (product.search_vector @@ $48::tsquery or product.supplier_id = any($49::integer[])))
    from product
    where product.id = listed.id)
       
    order by listed.key asc, listed.public_id asc
       
    limit 200)) candidate)
    order by listed.key asc, listed.public_id asc
    limit 10 offset $50) select (select coalesce(json_agg(agg), '[]')
    from (select "product"."public_id", "product"."name_fr", "product"."name_en", "product"."description", "product"."category", "product"."category" as "category_name", "product"."unit", "product"."price_cents" as "price", "product"."quantity_hundredths" as "quantity_per_case", "product"."price_per_unit", "product"."price_per_kg", "account"."public_id" as "supplier_public_id", "supplier"."name" as "supplier_name", (select to_json(obj)
    from (select coalesce(sum("rating_sum"), 0) as "sum", coalesce(sum("rating_count"), 0) as "count"
    from "supplier_rating"
    where "supplier_rating"."supplier_id" = "product"."supplier_id") as obj) as "ratings", (select to_json(obj)
    from (select "last_paid"."price_cents" as "price", ("last_paid"."placed_at" at time zone 'America/Toronto')::date as "date"
    from "last_paid"
    where "last_paid"."restaurant_id" = $51 and "last_paid"."product_id" = "product"."id" and "last_paid"."unit" = "product"."unit" and "last_paid"."quantity_hundredths" = "product"."quantity_hundredths") as obj) as "last_paid"
    from "page" as "listed"
    inner join "product" on "product"."id" = "listed"."id"
    inner join "supplier" on "supplier"."account_id" = "product"."supplier_id"
    inner join "account" on "account"."id" = "supplier"."account_id"
    order by listed.key asc, listed.public_id asc) as agg) as "results""
  `)
})

test('which words of names are a typo away', async () => {
  expect(await sqlOf((db) => findSimilarWords(db, 'laitt'))).toMatchInlineSnapshot(`
    "with "name" as (select unnest(tsvector_to_array(ts_filter(search_vector, '{a,b,c}'))) as "word"
    from (select "search_vector"
    from "product"
    where typo_keys(ts_filter(product.search_vector, '{a,b,c}')) && typo_keys(array_to_tsvector($1::text[]))
    limit 100) as "product"), "distinct_word" as materialized (select distinct "word"
    from "name"
    where abs(length(word) - length($2)) <= $3) select "word"
    from "distinct_word"
    where typo_keys(array_to_tsvector(array[word])) && typo_keys(array_to_tsvector($4::text[]))"
  `)
})

test('which served suppliers have a word in their name', async () => {
  const sql = await sqlOf((db) =>
    findSuppliersNamed(db, 1 as RestaurantId, { words: ['ferme'], forgiving: true }),
  )
  expect(sql).toMatchInlineSnapshot(`
    "select "named"."word", array_agg(account.id) as "ids"
    from "restaurant"
    inner join "supplier_city" on "supplier_city"."city_id" = "restaurant"."city_id"
    inner join "account" on "account"."id" = "supplier_city"."supplier_id"
    inner join (
            select wanted.word, found.account_id as supplier_id
           
    from unnest($1::text[], $2::tsquery[]) as wanted (word, condition),
              lateral (
                select account_id
    from supplier
    where name_words @@ wanted.condition
                
        union select account_id
    from supplier
       
    where typo_keys(name_words) && typo_keys(array_to_tsvector(array[wanted.word]))) found
            offset 0) as "named" on "named"."supplier_id" = "account"."id"
    where "restaurant"."account_id" = $3 and "account"."status" = $4 group by "named"."word""
  `)
})

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
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false)) then product.available_from end as "available_from", "listed"."sold_quantity"
    from "listed"
    inner join "product" on "product"."id" = "listed"."id"
    order by listed.sold_quantity desc, listed.public_id desc
    limit $3 offset $4) as agg) as "results"
    from "total""
  `)
})
