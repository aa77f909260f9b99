import { expect, test } from 'vitest'
import type { RestaurantId, SupplierId } from '../../platform/access/viewer.ts'
import { sqlOf } from '../../testing/sql-of.ts'
import { listOwnProducts } from './own-products-sql.ts'
import { listBySorting } from './product-list-sql.ts'
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

test('what a restaurant searches for', async () => {
  const words = [
    { word: 'lait', supplierIds: [], similar: [] },
    { word: 'ferme', supplierIds: [7, 9], similar: [] },
  ]
  const search = { words, forgiving: false }
  const sql = await sqlOf((db) =>
    listBySorting(db, 1 as RestaurantId, { ...wanted, category_name: 'all' }, search),
  )
  expect(sql).toMatchInlineSnapshot(`
    "with "served" as materialized (select "supplier_city"."supplier_id" as "id"
    from "restaurant"
    inner join "supplier_city" on "supplier_city"."city_id" = "restaurant"."city_id"
    where "restaurant"."account_id" = $1 and not exists (select
    from "account"
    where "account"."id" = "supplier_city"."supplier_id" and "account"."status" <> 'active')), "listed" as materialized (select "product"."id", "product"."public_id", "product"."name_fr", "product"."name_en", "product"."price_cents", "product"."quantity_hundredths", "product"."price_per_unit", "product"."price_per_kg", "supplier"."name" as "supplier_name", 128 * (product.search_vector @@ $2::tsquery)::integer + 64 * (((product.search_vector @@ $3::tsquery) and (product.search_vector @@ $4::tsquery or product.supplier_id = any($5::integer[]))))::integer + 32 * (product.search_vector @@ $6::tsquery)::integer + 16 * (product.search_vector @@ $7::tsquery)::integer + 8 * (product.search_vector @@ $8::tsquery)::integer + 4 * (product.search_vector @@ $9::tsquery)::integer + 2 * (product.search_vector @@ $10::tsquery)::integer as "closeness"
    from "product"
    inner join "served" on "served"."id" = "product"."supplier_id"
    inner join "supplier" on "supplier"."account_id" = "product"."supplier_id"
    where ("product"."deleted_at" is null and (product.search_vector @@ $11::tsquery and (product.search_vector @@ $12::tsquery or product.supplier_id = any($13::integer[])))) and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false))), "total" as (select count(*) as "count"
    from "listed"), "page" as (select *
    from "listed"
    where (select "count"
    from "total") > $14
    order by listed.closeness desc, listed.name_fr collate "fr-x-icu", listed.public_id
    limit $15 offset $16) select "count", (select coalesce(json_agg(agg), '[]')
    from (select "product"."public_id", "product"."name_fr", "product"."name_en", "product"."description", "product"."category", "product"."category" as "category_name", "product"."unit", "product"."price_cents" as "price", "product"."quantity_hundredths" as "quantity_per_case", "product"."price_per_unit", "product"."price_per_kg", "account"."public_id" as "supplier_public_id", "supplier"."name" as "supplier_name", (select to_json(obj)
    from (select coalesce(sum("rating_sum"), 0) as "sum", coalesce(sum("rating_count"), 0) as "count"
    from "supplier_rating"
    where "supplier_rating"."supplier_id" = "product"."supplier_id") as obj) as "ratings", (select to_json(obj)
    from (select "last_paid"."price_cents" as "price", ("last_paid"."placed_at" at time zone 'America/Toronto')::date as "date"
    from "last_paid"
    where "last_paid"."restaurant_id" = $17 and "last_paid"."product_id" = "product"."id" and "last_paid"."unit" = "product"."unit" and "last_paid"."quantity_hundredths" = "product"."quantity_hundredths") as obj) as "last_paid"
    from "page" as "listed"
    inner join "product" on "product"."id" = "listed"."id"
    inner join "supplier" on "supplier"."account_id" = "product"."supplier_id"
    inner join "account" on "account"."id" = "supplier"."account_id"
    order by listed.closeness desc, listed.name_fr collate "fr-x-icu", listed.public_id) as agg) as "results"
    from "total""
  `)
})

test('what a restaurant searches for with a typo', async () => {
  const words = [
    { word: 'laitt', supplierIds: [], similar: ['lait'] },
    { word: '2', supplierIds: [], similar: [] },
  ]
  const search = { words, forgiving: true }
  const sql = await sqlOf((db) =>
    listBySorting(db, 1 as RestaurantId, { ...wanted, category_name: 'all' }, search),
  )
  expect(sql).toMatchInlineSnapshot(`
    "with "served" as materialized (select "supplier_city"."supplier_id" as "id"
    from "restaurant"
    inner join "supplier_city" on "supplier_city"."city_id" = "restaurant"."city_id"
    where "restaurant"."account_id" = $1 and not exists (select
    from "account"
    where "account"."id" = "supplier_city"."supplier_id" and "account"."status" <> 'active')), "listed" as materialized (select "product"."id", "product"."public_id", "product"."name_fr", "product"."name_en", "product"."price_cents", "product"."quantity_hundredths", "product"."price_per_unit", "product"."price_per_kg", "supplier"."name" as "supplier_name", 8 * (product.search_vector @@ $2::tsquery)::integer + 4 * (product.search_vector @@ $3::tsquery)::integer + 2 * (product.search_vector @@ $4::tsquery)::integer + 1 * (product.search_vector @@ $5::tsquery)::integer + 8 * (product.search_vector @@ $6::tsquery)::integer + 4 * (product.search_vector @@ $7::tsquery)::integer as "closeness"
    from "product"
    inner join "served" on "served"."id" = "product"."supplier_id"
    inner join "supplier" on "supplier"."account_id" = "product"."supplier_id"
    where ("product"."deleted_at" is null and (product.search_vector @@ $8::tsquery and (product.search_vector @@ $9::tsquery or typo_keys(ts_filter(product.search_vector, '{a,b,c}')) && typo_keys(array_to_tsvector($10::text[]))))) and (product.available
      or coalesce(product.available_from <= (now() at time zone 'America/Toronto')::date, false))), "total" as (select count(*) as "count"
    from "listed"), "page" as (select *
    from "listed"
    where (select "count"
    from "total") > $11
    order by listed.closeness desc, listed.name_fr collate "fr-x-icu", listed.public_id
    limit $12 offset $13) select "count", (select coalesce(json_agg(agg), '[]')
    from (select "product"."public_id", "product"."name_fr", "product"."name_en", "product"."description", "product"."category", "product"."category" as "category_name", "product"."unit", "product"."price_cents" as "price", "product"."quantity_hundredths" as "quantity_per_case", "product"."price_per_unit", "product"."price_per_kg", "account"."public_id" as "supplier_public_id", "supplier"."name" as "supplier_name", (select to_json(obj)
    from (select coalesce(sum("rating_sum"), 0) as "sum", coalesce(sum("rating_count"), 0) as "count"
    from "supplier_rating"
    where "supplier_rating"."supplier_id" = "product"."supplier_id") as obj) as "ratings", (select to_json(obj)
    from (select "last_paid"."price_cents" as "price", ("last_paid"."placed_at" at time zone 'America/Toronto')::date as "date"
    from "last_paid"
    where "last_paid"."restaurant_id" = $14 and "last_paid"."product_id" = "product"."id" and "last_paid"."unit" = "product"."unit" and "last_paid"."quantity_hundredths" = "product"."quantity_hundredths") as obj) as "last_paid"
    from "page" as "listed"
    inner join "product" on "product"."id" = "listed"."id"
    inner join "supplier" on "supplier"."account_id" = "product"."supplier_id"
    inner join "account" on "account"."id" = "supplier"."account_id"
    order by listed.closeness desc, listed.name_fr collate "fr-x-icu", listed.public_id) as agg) as "results"
    from "total""
  `)
})

test('which words of names are a typo away', async () => {
  expect(await sqlOf((db) => findSimilarWords(db, 'laitt'))).toMatchInlineSnapshot(`
    "with "name" as (select unnest(tsvector_to_array(ts_filter(search_vector, '{a,b,c}'))) as "word"
    from "product"
    where "product"."id" in (select "id"
    from "product"
    where typo_keys(ts_filter(product.search_vector, '{a,b,c}')) && typo_keys(array_to_tsvector($1::text[]))
    limit $2)), "distinct_word" as materialized (select distinct "word"
    from "name"
    where abs(length(word) - length($3)) <= $4) select "word"
    from "distinct_word"
    where typo_keys(array_to_tsvector(array[word])) && typo_keys(array_to_tsvector($5::text[]))"
  `)
})

test('which served suppliers have a word in their name', async () => {
  const sql = await sqlOf((db) =>
    findSuppliersNamed(db, 1 as RestaurantId, { words: ['ferme'], forgiving: true }),
  )
  expect(sql).toMatchInlineSnapshot(`
    "select "wanted"."word", array_agg(supplier.account_id) as "ids"
    from "restaurant"
    inner join "supplier_city" on "supplier_city"."city_id" = "restaurant"."city_id"
    inner join "supplier" on "supplier"."account_id" = "supplier_city"."supplier_id"
    inner join 
            unnest($1::text[], $2::tsquery[]) as wanted (word, condition) on (supplier.name_words @@ wanted.condition or typo_keys(supplier.name_words) && typo_keys(array_to_tsvector(array[wanted.word])))
    where "restaurant"."account_id" = $3 and not exists (select
    from "account"
    where "account"."id" = "supplier_city"."supplier_id" and "account"."status" <> 'active') group by "wanted"."word""
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
