import { sqlOf } from '@halles/testing/database/sql-of.ts'
import { expect, test } from 'vitest'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { countFound } from './found-products-sql.ts'
import { listFurtherFound } from './further-found-sql.ts'
import { estimateFound } from './match-estimate-sql.ts'
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

test('how many products a restaurant can order, and of many how many are found, up to the most that are ranked', async () => {
  expect(await sqlOf((db) => countFound(db, RESTAURANT, searched))).toMatchInlineSnapshot(`
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
    from served))) as "served") select "served", (
            select count(*)
    from (
        select *
    from product
       
    where ("product"."deleted_at" is null and (product.search_vector @@ $2::tsquery and (product.search_vector @@ $3::tsquery or product.supplier_id = any($4::integer[])))) and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false)) and (product.supplier_id in (select id
    from served)) is true
       
    limit 10001) product
           
    where (select served
    from total) > 5000) as "found"
    from "total""
  `)
})

test('what a restaurant searches for, by its words', async () => {
  const found = { ...searched, through: 'words', most: 10_000 } as const
  expect(await sqlOf((db) => listBySorting(db, RESTAURANT, ranking, found))).toMatchInlineSnapshot(`
    "with "served" as materialized (select "supplier_city"."supplier_id" as "id"
    from "restaurant"
    inner join "supplier_city" on "supplier_city"."city_id" = "restaurant"."city_id"
    where "restaurant"."account_id" = $1 and not exists (select
    from "account"
    where "account"."id" = "supplier_city"."supplier_id" and "account"."status" <> 'active')), "listed" as materialized (select "product"."id", "product"."public_id", "product"."name_fr", "product"."name_en", "product"."price_cents", "product"."quantity_hundredths", "product"."price_per_unit", "product"."price_per_kg", 128 * (product.search_vector @@ $2::tsquery)::integer + 64 * (((product.search_vector @@ $3::tsquery) and (product.search_vector @@ $4::tsquery or product.supplier_id = any($5::integer[]))))::integer + 32 * (product.search_vector @@ $6::tsquery)::integer + 16 * (product.search_vector @@ $7::tsquery)::integer + 8 * (product.search_vector @@ $8::tsquery)::integer + 4 * (product.search_vector @@ $9::tsquery)::integer + 2 * (product.search_vector @@ $10::tsquery)::integer as "closeness"
    from (
        select *
    from product
       
    where ("product"."deleted_at" is null and (product.search_vector @@ $11::tsquery and (product.search_vector @@ $12::tsquery or product.supplier_id = any($13::integer[])))) and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false)) and (product.supplier_id in (select id
    from served)) is true
       
    limit 10001) as "product"), "total" as (select count(*) as "count"
    from "listed"), "page" as (select *
    from "listed"
    where (select "count"
    from "total") > $14 and (select "count"
    from "total") <= $15
    order by listed.closeness desc, listed.name_fr collate "fr-x-icu", listed.public_id
    limit $16 offset $17) select "count", (select coalesce(json_agg(agg), '[]')
    from (select "product"."public_id", "product"."name_fr", "product"."name_en", "product"."description", "product"."category", "product"."category" as "category_name", "product"."unit", "product"."price_cents" as "price", "product"."quantity_hundredths" as "quantity_per_case", "product"."price_per_unit", "product"."price_per_kg", "account"."public_id" as "supplier_public_id", "supplier"."name" as "supplier_name", (select to_json(obj)
    from (select coalesce(sum("rating_sum"), 0) as "sum", coalesce(sum("rating_count"), 0) as "count"
    from "supplier_rating"
    where "supplier_rating"."supplier_id" = "product"."supplier_id") as obj) as "ratings", (select to_json(obj)
    from (select "last_paid"."price_cents" as "price", ("last_paid"."placed_at" at time zone 'America/Toronto')::date as "date"
    from "last_paid"
    where "last_paid"."restaurant_id" = $18 and "last_paid"."product_id" = "product"."id" and "last_paid"."unit" = "product"."unit" and "last_paid"."quantity_hundredths" = "product"."quantity_hundredths") as obj) as "last_paid", "compared"."other_offers", "compared"."is_cheapest"
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
    order by listed.closeness desc, listed.name_fr collate "fr-x-icu", listed.public_id) as agg) as "results"
    from "total""
  `)
})

test('what a restaurant searches for with a typo', async () => {
  const almost = { word: 'fromge', supplierIds: [], similar: ['fromage', 'fromages'] }
  const search = { words: [almost], forgiving: true }
  const found = { ...searched, search, through: 'words', most: 10_000 } as const
  expect(await sqlOf((db) => listBySorting(db, RESTAURANT, ranking, found))).toMatchInlineSnapshot(`
    "with "served" as materialized (select "supplier_city"."supplier_id" as "id"
    from "restaurant"
    inner join "supplier_city" on "supplier_city"."city_id" = "restaurant"."city_id"
    where "restaurant"."account_id" = $1 and not exists (select
    from "account"
    where "account"."id" = "supplier_city"."supplier_id" and "account"."status" <> 'active')), "listed" as materialized (select "product"."id", "product"."public_id", "product"."name_fr", "product"."name_en", "product"."price_cents", "product"."quantity_hundredths", "product"."price_per_unit", "product"."price_per_kg", 8 * (product.search_vector @@ $2::tsquery)::integer + 4 * (product.search_vector @@ $3::tsquery)::integer + 2 * (product.search_vector @@ $4::tsquery)::integer + 1 * (product.search_vector @@ $5::tsquery)::integer as "closeness"
    from (
        select *
    from product
       
    where ("product"."deleted_at" is null and ((product.search_vector @@ $6::tsquery or typo_keys(ts_filter(product.search_vector, '{a,b,c}')) && typo_keys(array_to_tsvector($7::text[]))))) and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false)) and (product.supplier_id in (select id
    from served)) is true
       
    limit 10001) as "product"), "total" as (select count(*) as "count"
    from "listed"), "page" as (select *
    from "listed"
    where (select "count"
    from "total") > $8 and (select "count"
    from "total") <= $9
    order by listed.closeness desc, listed.name_fr collate "fr-x-icu", listed.public_id
    limit $10 offset $11) select "count", (select coalesce(json_agg(agg), '[]')
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
    order by listed.closeness desc, listed.name_fr collate "fr-x-icu", listed.public_id) as agg) as "results"
    from "total""
  `)
})

test('what a restaurant searches for, among the products of its suppliers', async () => {
  const found = { ...searched, through: 'suppliers', most: 10_000 } as const
  expect(await sqlOf((db) => listBySorting(db, RESTAURANT, ranking, found))).toMatchInlineSnapshot(`
    "with "served" as materialized (select "supplier_city"."supplier_id" as "id"
    from "restaurant"
    inner join "supplier_city" on "supplier_city"."city_id" = "restaurant"."city_id"
    where "restaurant"."account_id" = $1 and not exists (select
    from "account"
    where "account"."id" = "supplier_city"."supplier_id" and "account"."status" <> 'active')), "listed" as materialized (select "product"."id", "product"."public_id", "product"."name_fr", "product"."name_en", "product"."price_cents", "product"."quantity_hundredths", "product"."price_per_unit", "product"."price_per_kg", 128 * (product.search_vector @@ $2::tsquery)::integer + 64 * (((product.search_vector @@ $3::tsquery) and (product.search_vector @@ $4::tsquery or product.supplier_id = any($5::integer[]))))::integer + 32 * (product.search_vector @@ $6::tsquery)::integer + 16 * (product.search_vector @@ $7::tsquery)::integer + 8 * (product.search_vector @@ $8::tsquery)::integer + 4 * (product.search_vector @@ $9::tsquery)::integer + 2 * (product.search_vector @@ $10::tsquery)::integer as "closeness"
    from (
          select product.*
         
    from served, lateral (
        select *
    from product
       
    where product.supplier_id = served.id and "product"."deleted_at" is null and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false)) offset 0) product
         
    where (product.search_vector @@ $11::tsquery and (product.search_vector @@ $12::tsquery or product.supplier_id = any($13::integer[])))) as "product"), "total" as (select count(*) as "count"
    from "listed"), "page" as (select *
    from "listed"
    where (select "count"
    from "total") > $14 and (select "count"
    from "total") <= $15
    order by listed.closeness desc, listed.name_fr collate "fr-x-icu", listed.public_id
    limit $16 offset $17) select "count", (select coalesce(json_agg(agg), '[]')
    from (select "product"."public_id", "product"."name_fr", "product"."name_en", "product"."description", "product"."category", "product"."category" as "category_name", "product"."unit", "product"."price_cents" as "price", "product"."quantity_hundredths" as "quantity_per_case", "product"."price_per_unit", "product"."price_per_kg", "account"."public_id" as "supplier_public_id", "supplier"."name" as "supplier_name", (select to_json(obj)
    from (select coalesce(sum("rating_sum"), 0) as "sum", coalesce(sum("rating_count"), 0) as "count"
    from "supplier_rating"
    where "supplier_rating"."supplier_id" = "product"."supplier_id") as obj) as "ratings", (select to_json(obj)
    from (select "last_paid"."price_cents" as "price", ("last_paid"."placed_at" at time zone 'America/Toronto')::date as "date"
    from "last_paid"
    where "last_paid"."restaurant_id" = $18 and "last_paid"."product_id" = "product"."id" and "last_paid"."unit" = "product"."unit" and "last_paid"."quantity_hundredths" = "product"."quantity_hundredths") as obj) as "last_paid", "compared"."other_offers", "compared"."is_cheapest"
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
    order by listed.closeness desc, listed.name_fr collate "fr-x-icu", listed.public_id) as agg) as "results"
    from "total""
  `)
})

test('the best of very many that a restaurant searches for, in a category', async () => {
  const found = { ...searched, category: 'dairy', through: 'candidates' } as const
  expect(await sqlOf((db) => listBySorting(db, RESTAURANT, wanted, found))).toMatchInlineSnapshot(`
    "with "served" as materialized (select "supplier_city"."supplier_id" as "id"
    from "restaurant"
    inner join "supplier_city" on "supplier_city"."city_id" = "restaurant"."city_id"
    where "restaurant"."account_id" = $1 and not exists (select
    from "account"
    where "account"."id" = "supplier_city"."supplier_id" and "account"."status" <> 'active')), "listed" as materialized (select "product"."id", "product"."public_id", "product"."name_fr", "product"."name_en", "product"."price_cents", "product"."quantity_hundredths", "product"."price_per_unit", "product"."price_per_kg", 128 * (product.search_vector @@ $2::tsquery)::integer + 64 * (((product.search_vector @@ $3::tsquery) and (product.search_vector @@ $4::tsquery or product.supplier_id = any($5::integer[]))))::integer + 32 * (product.search_vector @@ $6::tsquery)::integer + 16 * (product.search_vector @@ $7::tsquery)::integer + 8 * (product.search_vector @@ $8::tsquery)::integer + 4 * (product.search_vector @@ $9::tsquery)::integer + 2 * (product.search_vector @@ $10::tsquery)::integer as "closeness"
    from (
        select distinct on (candidate.id) *
    from ((
        select "product"."id", "product"."public_id", "product"."name_fr", "product"."name_en", "product"."price_cents", "product"."quantity_hundredths", "product"."price_per_unit", "product"."price_per_kg", "product"."supplier_id", "product"."search_vector"
       
    from (
          select product.*, (tsvector_to_array(ts_filter(product.search_vector, '{a}')))[1] collate "C" as noun, product.name_fr collate "fr-x-icu" as name
         
    from product
         
    where product.deleted_at is null and (tsvector_to_array(ts_filter(product.search_vector, '{a}')))[1] collate "C" = any($11::text[])
         
    order by noun, name, product.public_id
         
    limit 1667
        ) product
       
    where ("product"."deleted_at" is null and "product"."category" = $12) and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false)) and ((product.search_vector @@ $13::tsquery) and (product.search_vector @@ $14::tsquery or product.supplier_id = any($15::integer[])))
          and (product.supplier_id in (select id
    from served)) is true
       
    order by product.noun, product.name, product.public_id
       
    limit 200) union all (
        select "product"."id", "product"."public_id", "product"."name_fr", "product"."name_en", "product"."price_cents", "product"."quantity_hundredths", "product"."price_per_unit", "product"."price_per_kg", "product"."supplier_id", "product"."search_vector"
       
    from (
          select product.*, (tsvector_to_array(ts_filter(product.search_vector, '{a}')))[1] collate "C" as noun, product.name_fr collate "fr-x-icu" as name
         
    from product
         
    where product.deleted_at is null and (tsvector_to_array(ts_filter(product.search_vector, '{a}')))[1] collate "C" > $16 and (tsvector_to_array(ts_filter(product.search_vector, '{a}')))[1] collate "C" < $17
         
    order by noun, name, product.public_id
         
    limit 1667
        ) product
       
    where ("product"."deleted_at" is null and "product"."category" = $18) and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false)) and ((product.search_vector @@ $19::tsquery) and (product.search_vector @@ $20::tsquery or product.supplier_id = any($21::integer[])))
          and (product.supplier_id in (select id
    from served)) is true
       
    order by product.noun, product.name, product.public_id
       
    limit 200) union all (
        select "product"."id", "product"."public_id", "product"."name_fr", "product"."name_en", "product"."price_cents", "product"."quantity_hundredths", "product"."price_per_unit", "product"."price_per_kg", "product"."supplier_id", "product"."search_vector"
       
    from (
          select product.*, (tsvector_to_array(ts_filter(product.search_vector, '{a}')))[1] collate "C" as noun, product.name_fr collate "fr-x-icu" as name
         
    from product
         
    where product.deleted_at is null and (tsvector_to_array(ts_filter(product.search_vector, '{a}')))[1] collate "C" > $22 and (tsvector_to_array(ts_filter(product.search_vector, '{a}')))[1] collate "C" < $23
         
    order by noun, name, product.public_id
         
    limit 1667
        ) product
       
    where ("product"."deleted_at" is null and "product"."category" = $24) and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false)) and ((product.search_vector @@ $25::tsquery) and (product.search_vector @@ $26::tsquery or product.supplier_id = any($27::integer[])))
          and (product.supplier_id in (select id
    from served)) is true
       
    order by product.noun, product.name, product.public_id
       
    limit 200) union all (
        select "product"."id", "product"."public_id", "product"."name_fr", "product"."name_en", "product"."price_cents", "product"."quantity_hundredths", "product"."price_per_unit", "product"."price_per_kg", "product"."supplier_id", "product"."search_vector"
       
    from (
          select product.*, (tsvector_to_array(ts_filter(product.search_vector, '{c}')))[1] collate "C" as noun, product.name_en collate "en-x-icu" as name
         
    from product
         
    where product.deleted_at is null and (tsvector_to_array(ts_filter(product.search_vector, '{c}')))[1] collate "C" = any($28::text[])
         
    order by noun, name, product.public_id
         
    limit 1667
        ) product
       
    where ("product"."deleted_at" is null and "product"."category" = $29) and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false)) and ((product.search_vector @@ $30::tsquery) and (product.search_vector @@ $31::tsquery or product.supplier_id = any($32::integer[])))
          and (product.supplier_id in (select id
    from served)) is true
       
    order by product.noun, product.name, product.public_id
       
    limit 200) union all (
        select "product"."id", "product"."public_id", "product"."name_fr", "product"."name_en", "product"."price_cents", "product"."quantity_hundredths", "product"."price_per_unit", "product"."price_per_kg", "product"."supplier_id", "product"."search_vector"
       
    from (
          select product.*, (tsvector_to_array(ts_filter(product.search_vector, '{c}')))[1] collate "C" as noun, product.name_en collate "en-x-icu" as name
         
    from product
         
    where product.deleted_at is null and (tsvector_to_array(ts_filter(product.search_vector, '{c}')))[1] collate "C" > $33 and (tsvector_to_array(ts_filter(product.search_vector, '{c}')))[1] collate "C" < $34
         
    order by noun, name, product.public_id
         
    limit 1667
        ) product
       
    where ("product"."deleted_at" is null and "product"."category" = $35) and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false)) and ((product.search_vector @@ $36::tsquery) and (product.search_vector @@ $37::tsquery or product.supplier_id = any($38::integer[])))
          and (product.supplier_id in (select id
    from served)) is true
       
    order by product.noun, product.name, product.public_id
       
    limit 200) union all (
        select "product"."id", "product"."public_id", "product"."name_fr", "product"."name_en", "product"."price_cents", "product"."quantity_hundredths", "product"."price_per_unit", "product"."price_per_kg", "product"."supplier_id", "product"."search_vector"
       
    from (
          select product.*, (tsvector_to_array(ts_filter(product.search_vector, '{c}')))[1] collate "C" as noun, product.name_en collate "en-x-icu" as name
         
    from product
         
    where product.deleted_at is null and (tsvector_to_array(ts_filter(product.search_vector, '{c}')))[1] collate "C" > $39 and (tsvector_to_array(ts_filter(product.search_vector, '{c}')))[1] collate "C" < $40
         
    order by noun, name, product.public_id
         
    limit 1667
        ) product
       
    where ("product"."deleted_at" is null and "product"."category" = $41) and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false)) and ((product.search_vector @@ $42::tsquery) and (product.search_vector @@ $43::tsquery or product.supplier_id = any($44::integer[])))
          and (product.supplier_id in (select id
    from served)) is true
       
    order by product.noun, product.name, product.public_id
       
    limit 200) union all (
        select "product"."id", "product"."public_id", "product"."name_fr", "product"."name_en", "product"."price_cents", "product"."quantity_hundredths", "product"."price_per_unit", "product"."price_per_kg", "product"."supplier_id", "product"."search_vector"
    from product
       
    where ("product"."deleted_at" is null and "product"."category" = $45) and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false)) and product.search_vector @@ $46::tsquery
          and (product.supplier_id in (select id
    from served)) is true
       
    limit 1000) union all (
        select "product"."id", "product"."public_id", "product"."name_fr", "product"."name_en", "product"."price_cents", "product"."quantity_hundredths", "product"."price_per_unit", "product"."price_per_kg", "product"."supplier_id", "product"."search_vector"
       
    from (
          select *
    from (
        (select *
    from (
          select product.id, product.public_id, product.supplier_id,
        false as key_group, product.name_fr collate "fr-x-icu" as key, "product"."name_fr", "product"."name_en", "product"."price_cents", "product"."quantity_hundredths", "product"."price_per_unit", "product"."price_per_kg", "product"."search_vector"
    from product
         
    where product.deleted_at is null and product.category = $47 and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false))
            
        ) listed
    order by listed.key asc, listed.public_id asc
    limit 2000)) listed
         
    order by listed.key asc, listed.public_id asc
    limit 2000
        ) product
       
    where (product.supplier_id in (select id
    from served)) is true and (product.search_vector @@ $48::tsquery and product.search_vector @@ $49::tsquery)
       
    order by product.key, product.public_id
       
    limit 200) union all (
        select "product"."id", "product"."public_id", "product"."name_fr", "product"."name_en", "product"."price_cents", "product"."quantity_hundredths", "product"."price_per_unit", "product"."price_per_kg", "product"."supplier_id", "product"."search_vector"
       
    from (
          select *
    from (
        (select *
    from (
          select product.id, product.public_id, product.supplier_id,
        false as key_group, product.name_fr collate "fr-x-icu" as key, "product"."name_fr", "product"."name_en", "product"."price_cents", "product"."quantity_hundredths", "product"."price_per_unit", "product"."price_per_kg", "product"."search_vector"
    from product
         
    where product.deleted_at is null and product.category = $50 and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false))
            
        ) listed
    order by listed.key asc, listed.public_id asc
    limit 2000)) listed
         
    order by listed.key asc, listed.public_id asc
    limit 2000
        ) product
       
    where (product.supplier_id in (select id
    from served)) is true and ((product.search_vector @@ $51::tsquery) and (product.search_vector @@ $52::tsquery or product.supplier_id = any($53::integer[])))
       
    order by product.key, product.public_id
       
    limit 200)) candidate
       
    order by candidate.id) as "product"), "total" as (select count(*) as "count"
    from "listed"), "page" as (select *
    from "listed"
    where (select "count"
    from "total") > $54
    order by listed.closeness desc, listed.name_fr collate "fr-x-icu", listed.public_id
    limit $55 offset $56) select "count", (select coalesce(json_agg(agg), '[]')
    from (select "product"."public_id", "product"."name_fr", "product"."name_en", "product"."description", "product"."category", "product"."category" as "category_name", "product"."unit", "product"."price_cents" as "price", "product"."quantity_hundredths" as "quantity_per_case", "product"."price_per_unit", "product"."price_per_kg", "account"."public_id" as "supplier_public_id", "supplier"."name" as "supplier_name", (select to_json(obj)
    from (select coalesce(sum("rating_sum"), 0) as "sum", coalesce(sum("rating_count"), 0) as "count"
    from "supplier_rating"
    where "supplier_rating"."supplier_id" = "product"."supplier_id") as obj) as "ratings", (select to_json(obj)
    from (select "last_paid"."price_cents" as "price", ("last_paid"."placed_at" at time zone 'America/Toronto')::date as "date"
    from "last_paid"
    where "last_paid"."restaurant_id" = $57 and "last_paid"."product_id" = "product"."id" and "last_paid"."unit" = "product"."unit" and "last_paid"."quantity_hundredths" = "product"."quantity_hundredths") as obj) as "last_paid", "compared"."other_offers", "compared"."is_cheapest"
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
    "with "served" as materialized (select "supplier_city"."supplier_id" as "id"
    from "restaurant"
    inner join "supplier_city" on "supplier_city"."city_id" = "restaurant"."city_id"
    where "restaurant"."account_id" = $1 and not exists (select
    from "account"
    where "account"."id" = "supplier_city"."supplier_id" and "account"."status" <> 'active')), "page" as (select "listed"."id", "listed"."public_id", "listed"."key_group", "listed"."key"
    from (
        select *
    from (
          select *
    from (
        (select *
    from (
          select product.id, product.public_id, product.supplier_id,
        false as key_group, product.name_fr collate "fr-x-icu" as key
    from product
         
    where product.deleted_at is null and product.category = $2 and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false))
            
        ) listed
    order by listed.key asc, listed.public_id asc
    limit 20000)) listed
         
    order by listed.key asc, listed.public_id asc
    limit 20000
        ) listed
       
    where (listed.supplier_id in (select id
    from served)) is true and (select (product.search_vector @@ $3::tsquery and (product.search_vector @@ $4::tsquery or product.supplier_id = any($5::integer[])))
    from product
    where product.id = listed.id)) as "listed"
    where listed.id not in (select id
    from (
        select distinct on (candidate.id) *
    from ((
        select "product"."id", "product"."public_id", "product"."name_fr", "product"."name_en", "product"."price_cents", "product"."quantity_hundredths", "product"."price_per_unit", "product"."price_per_kg", "product"."supplier_id", "product"."search_vector"
       
    from (
          select product.*, (tsvector_to_array(ts_filter(product.search_vector, '{a}')))[1] collate "C" as noun, product.name_fr collate "fr-x-icu" as name
         
    from product
         
    where product.deleted_at is null and (tsvector_to_array(ts_filter(product.search_vector, '{a}')))[1] collate "C" = any($6::text[])
         
    order by noun, name, product.public_id
         
    limit 1667
        ) product
       
    where ("product"."deleted_at" is null and "product"."category" = $7) and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false)) and ((product.search_vector @@ $8::tsquery) and (product.search_vector @@ $9::tsquery or product.supplier_id = any($10::integer[])))
          and (product.supplier_id in (select id
    from served)) is true
       
    order by product.noun, product.name, product.public_id
       
    limit 200) union all (
        select "product"."id", "product"."public_id", "product"."name_fr", "product"."name_en", "product"."price_cents", "product"."quantity_hundredths", "product"."price_per_unit", "product"."price_per_kg", "product"."supplier_id", "product"."search_vector"
       
    from (
          select product.*, (tsvector_to_array(ts_filter(product.search_vector, '{a}')))[1] collate "C" as noun, product.name_fr collate "fr-x-icu" as name
         
    from product
         
    where product.deleted_at is null and (tsvector_to_array(ts_filter(product.search_vector, '{a}')))[1] collate "C" > $11 and (tsvector_to_array(ts_filter(product.search_vector, '{a}')))[1] collate "C" < $12
         
    order by noun, name, product.public_id
         
    limit 1667
        ) product
       
    where ("product"."deleted_at" is null and "product"."category" = $13) and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false)) and ((product.search_vector @@ $14::tsquery) and (product.search_vector @@ $15::tsquery or product.supplier_id = any($16::integer[])))
          and (product.supplier_id in (select id
    from served)) is true
       
    order by product.noun, product.name, product.public_id
       
    limit 200) union all (
        select "product"."id", "product"."public_id", "product"."name_fr", "product"."name_en", "product"."price_cents", "product"."quantity_hundredths", "product"."price_per_unit", "product"."price_per_kg", "product"."supplier_id", "product"."search_vector"
       
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
       
    limit 200) union all (
        select "product"."id", "product"."public_id", "product"."name_fr", "product"."name_en", "product"."price_cents", "product"."quantity_hundredths", "product"."price_per_unit", "product"."price_per_kg", "product"."supplier_id", "product"."search_vector"
       
    from (
          select product.*, (tsvector_to_array(ts_filter(product.search_vector, '{c}')))[1] collate "C" as noun, product.name_en collate "en-x-icu" as name
         
    from product
         
    where product.deleted_at is null and (tsvector_to_array(ts_filter(product.search_vector, '{c}')))[1] collate "C" = any($23::text[])
         
    order by noun, name, product.public_id
         
    limit 1667
        ) product
       
    where ("product"."deleted_at" is null and "product"."category" = $24) and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false)) and ((product.search_vector @@ $25::tsquery) and (product.search_vector @@ $26::tsquery or product.supplier_id = any($27::integer[])))
          and (product.supplier_id in (select id
    from served)) is true
       
    order by product.noun, product.name, product.public_id
       
    limit 200) union all (
        select "product"."id", "product"."public_id", "product"."name_fr", "product"."name_en", "product"."price_cents", "product"."quantity_hundredths", "product"."price_per_unit", "product"."price_per_kg", "product"."supplier_id", "product"."search_vector"
       
    from (
          select product.*, (tsvector_to_array(ts_filter(product.search_vector, '{c}')))[1] collate "C" as noun, product.name_en collate "en-x-icu" as name
         
    from product
         
    where product.deleted_at is null and (tsvector_to_array(ts_filter(product.search_vector, '{c}')))[1] collate "C" > $28 and (tsvector_to_array(ts_filter(product.search_vector, '{c}')))[1] collate "C" < $29
         
    order by noun, name, product.public_id
         
    limit 1667
        ) product
       
    where ("product"."deleted_at" is null and "product"."category" = $30) and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false)) and ((product.search_vector @@ $31::tsquery) and (product.search_vector @@ $32::tsquery or product.supplier_id = any($33::integer[])))
          and (product.supplier_id in (select id
    from served)) is true
       
    order by product.noun, product.name, product.public_id
       
    limit 200) union all (
        select "product"."id", "product"."public_id", "product"."name_fr", "product"."name_en", "product"."price_cents", "product"."quantity_hundredths", "product"."price_per_unit", "product"."price_per_kg", "product"."supplier_id", "product"."search_vector"
       
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
       
    limit 200) union all (
        select "product"."id", "product"."public_id", "product"."name_fr", "product"."name_en", "product"."price_cents", "product"."quantity_hundredths", "product"."price_per_unit", "product"."price_per_kg", "product"."supplier_id", "product"."search_vector"
    from product
       
    where ("product"."deleted_at" is null and "product"."category" = $40) and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false)) and product.search_vector @@ $41::tsquery
          and (product.supplier_id in (select id
    from served)) is true
       
    limit 1000) union all (
        select "product"."id", "product"."public_id", "product"."name_fr", "product"."name_en", "product"."price_cents", "product"."quantity_hundredths", "product"."price_per_unit", "product"."price_per_kg", "product"."supplier_id", "product"."search_vector"
       
    from (
          select *
    from (
        (select *
    from (
          select product.id, product.public_id, product.supplier_id,
        false as key_group, product.name_fr collate "fr-x-icu" as key, "product"."name_fr", "product"."name_en", "product"."price_cents", "product"."quantity_hundredths", "product"."price_per_unit", "product"."price_per_kg", "product"."search_vector"
    from product
         
    where product.deleted_at is null and product.category = $42 and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false))
            
        ) listed
    order by listed.key asc, listed.public_id asc
    limit 2000)) listed
         
    order by listed.key asc, listed.public_id asc
    limit 2000
        ) product
       
    where (product.supplier_id in (select id
    from served)) is true and (product.search_vector @@ $43::tsquery and product.search_vector @@ $44::tsquery)
       
    order by product.key, product.public_id
       
    limit 200) union all (
        select "product"."id", "product"."public_id", "product"."name_fr", "product"."name_en", "product"."price_cents", "product"."quantity_hundredths", "product"."price_per_unit", "product"."price_per_kg", "product"."supplier_id", "product"."search_vector"
       
    from (
          select *
    from (
        (select *
    from (
          select product.id, product.public_id, product.supplier_id,
        false as key_group, product.name_fr collate "fr-x-icu" as key, "product"."name_fr", "product"."name_en", "product"."price_cents", "product"."quantity_hundredths", "product"."price_per_unit", "product"."price_per_kg", "product"."search_vector"
    from product
         
    where product.deleted_at is null and product.category = $45 and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false))
            
        ) listed
    order by listed.key asc, listed.public_id asc
    limit 2000)) listed
         
    order by listed.key asc, listed.public_id asc
    limit 2000
        ) product
       
    where (product.supplier_id in (select id
    from served)) is true and ((product.search_vector @@ $46::tsquery) and (product.search_vector @@ $47::tsquery or product.supplier_id = any($48::integer[])))
       
    order by product.key, product.public_id
       
    limit 200)) candidate
       
    order by candidate.id) candidate)
    order by listed.key asc, listed.public_id asc
    limit 10 offset $49) select (select coalesce(json_agg(agg), '[]')
    from (select "product"."public_id", "product"."name_fr", "product"."name_en", "product"."description", "product"."category", "product"."category" as "category_name", "product"."unit", "product"."price_cents" as "price", "product"."quantity_hundredths" as "quantity_per_case", "product"."price_per_unit", "product"."price_per_kg", "account"."public_id" as "supplier_public_id", "supplier"."name" as "supplier_name", (select to_json(obj)
    from (select coalesce(sum("rating_sum"), 0) as "sum", coalesce(sum("rating_count"), 0) as "count"
    from "supplier_rating"
    where "supplier_rating"."supplier_id" = "product"."supplier_id") as obj) as "ratings", (select to_json(obj)
    from (select "last_paid"."price_cents" as "price", ("last_paid"."placed_at" at time zone 'America/Toronto')::date as "date"
    from "last_paid"
    where "last_paid"."restaurant_id" = $50 and "last_paid"."product_id" = "product"."id" and "last_paid"."unit" = "product"."unit" and "last_paid"."quantity_hundredths" = "product"."quantity_hundredths") as obj) as "last_paid", "compared"."other_offers", "compared"."is_cheapest"
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
    order by listed.key asc, listed.public_id asc) as agg) as "results""
  `)
})

test('very many that a restaurant searches for, by supplier', async () => {
  const by = {
    key: 'supplier',
    direction: 'desc',
    offset: 0,
    count: 10,
    isAfterCandidates: false,
  } as const
  const sql = await sqlOf((db) => listFurtherFound(db, RESTAURANT, searched, by, undefined))
  expect(sql).toMatchInlineSnapshot(`
    "with "served" as materialized (select "supplier_city"."supplier_id" as "id"
    from "restaurant"
    inner join "supplier_city" on "supplier_city"."city_id" = "restaurant"."city_id"
    where "restaurant"."account_id" = $1 and not exists (select
    from "account"
    where "account"."id" = "supplier_city"."supplier_id" and "account"."status" <> 'active')), "page" as (select "listed"."id", "listed"."public_id", "listed"."key_group", "listed"."key"
    from (
        select product.id, product.public_id, product.supplier_id, false as key_group,
          seller.name as key
       
    from (
          select served.id, supplier.name collate "fr-x-icu" as name
         
    from served join supplier on supplier.account_id = served.id
         
    order by 2 desc offset 0
        ) seller,
          lateral (select *
    from product
           
    where product.supplier_id = seller.id and "product"."deleted_at" is null and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false))
            offset 0) product
       
    where (product.search_vector @@ $2::tsquery and (product.search_vector @@ $3::tsquery or product.supplier_id = any($4::integer[])))) as "listed"
    order by listed.key desc, listed.public_id desc
    limit 10 offset $5) select (select coalesce(json_agg(agg), '[]')
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
    order by listed.key desc, listed.public_id desc) as agg) as "results""
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
    "select "named"."word", array_agg(supplier_city.supplier_id) as "ids"
    from "restaurant"
    inner join "supplier_city" on "supplier_city"."city_id" = "restaurant"."city_id"
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
            offset 0) as "named" on "named"."supplier_id" = "supplier_city"."supplier_id"
    where "restaurant"."account_id" = $3 and not exists (select
    from "account"
    where "account"."id" = "supplier_city"."supplier_id" and "account"."status" <> 'active') group by "named"."word""
  `)
})
