import { askDatabase as ask } from '@halles/testing/database/ask-database.ts'
import { aDatabaseOfBefore } from '@halles/testing/database/test-database.ts'
import { expect, test } from 'vitest'
import { requestFingerprint } from '../platform/endpoint/request-fingerprint.ts'
import { migrate } from './migrate.ts'

test('products from before are found by their own words, suppliers by their names', async () => {
  const connection = await aDatabaseOfBefore('012')
  await ask(connection, A_SUPPLIER)
  await ask(
    connection,
    `insert into product (supplier_id, category, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit)
    select account_id, 'fetl', 'Oignons jaunes 5kg', 'Yellow onions', 'kg', 100, 100, 100 from supplier`,
  )
  await migrate(connection)
  const rows = await ask(
    connection,
    'select search_vector::text, name_words::text from product join supplier on account_id = supplier_id',
  )
  expect(rows).toEqual([
    {
      search_vector: "'5':5B 'jaunes':4B 'kg':6B 'oignons':1A,3B 'onions':2C,8B 'yellow':7B",
      name_words: "'bizard':2 'ile':1",
    },
  ])
})

const A_SUPPLIER = `
  with city as (insert into city (name) values ('Montréal') returning id),
    account as (
      insert into account (kind, status, email, password_hash, first_name, last_name)
      values ('supplier', 'active', 'a@exemple.test', '', '', '') returning id)
  insert into supplier (account_id, name, phone_number, address, city_id, zip_code, minimum_order_cents)
  select account.id, 'Île Bizard', '', '', city.id, '', 0 from account, city`

test('a checkout’s key from before gives its retry the answer of the first try', async () => {
  const connection = await aDatabaseOfBefore('021')
  await ask(
    connection,
    `with account as (
       insert into account (kind, status, email, password_hash, first_name, last_name)
       values ('restaurant', 'active', 'a@exemple.test', '', '', '') returning id)
     insert into idempotency_key (account_id, call, key, fingerprint, answer)
     select id, 'checkout', 'k', '{"cart_version":"7"}', '{}' from account`,
  )
  await migrate(connection)
  const rows = await ask(connection, 'select fingerprint from idempotency_key')
  expect(rows).toEqual([{ fingerprint: requestFingerprint({ cart_version: '7' }) }])
})

test('a supplier’s ratings from before are stored as their sum and count', async () => {
  const connection = await aDatabaseOfBefore('022')
  await ask(connection, A_SUPPLIER)
  await ask(connection, TWO_RESTAURANTS)
  await ask(
    connection,
    `insert into review (restaurant_id, supplier_id, rating, review)
     select restaurant.account_id, supplier.account_id, 3 + row_number() over (), 'Bon.' from restaurant, supplier`,
  )
  await migrate(connection)
  const ratings = 'select rating_sum, rating_count from supplier_rating'
  expect(await ask(connection, ratings)).toEqual([{ rating_sum: 9, rating_count: 2 }])
  await ask(connection, 'delete from review where rating = 4')
  expect(await ask(connection, ratings)).toEqual([{ rating_sum: 5, rating_count: 1 }])
})

test('what a supplier had for sale before is counted', async () => {
  const connection = await aDatabaseOfBefore('024')
  await ask(connection, A_SUPPLIER)
  await ask(
    connection,
    `insert into product (supplier_id, category, name_fr, name_en, unit, price_cents, quantity_hundredths,
       price_per_unit, available, deleted_at)
     select account_id, 'beef', 'Jarret', 'Shank', 'kg', 100, 100, 1, available, deleted_at
     from supplier, (values (true, null), (true, null), (false, null), (true, now())) given (available, deleted_at)`,
  )
  await migrate(connection)
  const stock = 'select category, products from supplier_stock order by category'
  expect(await ask(connection, stock)).toEqual([
    { category: 'beef', products: 2 },
    { category: null, products: 2 },
  ])
})

const TWO_RESTAURANTS = `
  with account as (
    insert into account (kind, status, email, password_hash, first_name, last_name)
    select 'restaurant', 'active', place || '@exemple.test', '', '', '' from generate_series(1, 2) place
    returning id)
  insert into restaurant (account_id, name, phone_number, address, city_id, zip_code)
  select account.id, 'Chez Fernande', '', '', city.id, '' from account, city`

test('what was last paid before is stored, apart from what was cancelled', async () => {
  const connection = await aDatabaseOfBefore('023')
  await ask(connection, A_SUPPLIER)
  await ask(connection, TWO_RESTAURANTS)
  await ask(
    connection,
    `insert into product (supplier_id, category, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit)
     select account_id, 'fetl', 'Ail', 'Garlic', 'kg', 100, 100, 100 from supplier`,
  )
  await ask(
    connection,
    `with placed as (
       insert into restaurant_order (restaurant_id, total_cents, placed_at)
       select account_id, 0, day::timestamptz
       from restaurant, (values ('2026-03-01'), ('2026-05-01'), ('2026-04-01'), ('2026-06-01')) days (day)
       returning id, placed_at),
     part as (
       insert into supplier_order (restaurant_order_id, supplier_id, total_cents, placed_at)
       select placed.id, supplier.account_id, 0, placed_at from placed, supplier
       returning id, placed_at)
     insert into order_line (supplier_order_id, product_id, product_public_id, name_fr, name_en, unit, price_cents,
       quantity_hundredths, price_per_unit, quantity, is_cancelled)
     select part.id, product.id, '', '', '', 'kg', extract(month from placed_at), 100, 1, 1, placed_at = '2026-06-01'
     from part, product`,
  )
  await migrate(connection)
  const stored = `
    select name, price_cents, placed_at::date::text as date from last_paid
    join restaurant on account_id = last_paid.restaurant_id order by restaurant_id`
  const may = { name: 'Chez Fernande', price_cents: 5, date: '2026-05-01' }
  expect(await ask(connection, stored)).toEqual([may, may])
})

test('what a supplier had sold before is counted, as edited and apart from what was removed or not accepted', async () => {
  const connection = await aDatabaseOfBefore('027')
  await ask(connection, A_SUPPLIER)
  await ask(connection, TWO_RESTAURANTS)
  await ask(
    connection,
    `insert into product (supplier_id, category, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit)
     select account_id, 'fetl', given.name, 'Garlic', 'kg', 100, 100, 100
     from supplier, (values ('Ail'), ('Basilic'), ('Carvi')) given (name)`,
  )
  await ask(
    connection,
    `with placed as (
       insert into restaurant_order (restaurant_id, total_cents) select account_id, 0 from restaurant returning id),
     part as (
       insert into supplier_order (restaurant_order_id, supplier_id, status, total_cents, placed_at)
       select placed.id, supplier.account_id, 'acknowledged', 0, now()
       from (select min(id) as id from placed) placed, supplier
       returning id)
     insert into order_line (supplier_order_id, product_id, product_public_id, name_fr, name_en, unit, price_cents,
       quantity_hundredths, price_per_unit, quantity, edited_quantity, is_cancelled)
     select part.id, product.id, '', '', '', 'kg', 100, 100, 1, 9, edited, removed
     from part
     join (values ('Ail', null, false), ('Basilic', 4, false), ('Carvi', null, true)) line (name, edited, removed) on true
     join product on product.name_fr = line.name`,
  )
  await migrate(connection)
  const sold =
    'select name_fr, cases::integer from product_sales join product on id = product_id order by 1'
  const ail = { name_fr: 'Ail', cases: 9 }
  expect(await ask(connection, sold)).toEqual([ail, { name_fr: 'Basilic', cases: 4 }])
  await ask(connection, 'update order_line set edited_quantity = 3 where edited_quantity = 4')
  expect(await ask(connection, sold)).toEqual([ail, { name_fr: 'Basilic', cases: 3 }])
  await ask(connection, "update supplier_order set status = 'done'")
  expect(await ask(connection, sold)).toEqual([ail, { name_fr: 'Basilic', cases: 3 }])
  await ask(connection, "update supplier_order set status = 'cancelled'")
  expect(await ask(connection, 'select from product_sales where cases <> 0')).toEqual([])
})

test('orders from before are numbered as they were placed, each restaurant’s own', async () => {
  const connection = await aDatabaseOfBefore('038')
  await ask(
    connection,
    `insert into city (name) values ('Montréal');
    insert into person (email, password_hash, first_name, last_name, language)
      select 'chef' || n || '@exemple.test', '', 'Ana', 'Roy', 'fr' from generate_series(1, 2) n;
    insert into account (kind, status, terms_version, contact_person_id)
      select 'restaurant', 'active', '2026-11', id from person;
    insert into restaurant (account_id, name, phone_number, address, city_id, zip_code)
      select account.id, 'Resto', '514 555-0100', '1, rue du Marché', city.id, 'H2X 1Y4' from account, city;
    insert into restaurant_order (restaurant_id, total_cents, placed_at)
      select account_id, 100, placed_at::timestamptz from restaurant,
        (values ('2026-03-01'), ('2026-05-01'), ('2026-04-01'), ('2026-05-01')) placed (placed_at)
      order by account_id`,
  )
  await migrate(connection)
  const rows = await ask(
    connection,
    `select string_agg(number || ' ' || placed_at::date, ', ' order by number) as numbers
    from restaurant_order group by restaurant_id`,
  )
  const numbers = '1 2026-03-01, 2 2026-04-01, 3 2026-05-01, 4 2026-05-01'
  expect(rows).toEqual([{ numbers }, { numbers }])
})

test('accounts refused before it was written down when are erased a year after their operator’s decision', async () => {
  const connection = await aDatabaseOfBefore('018')
  const account = `kind, status, email, password_hash, first_name, last_name`
  await ask(
    connection,
    `insert into account (${account}) values ('operator', 'active', 'o', '', '', ''),
      ('restaurant', 'refused', 'noted', '', '', ''), ('restaurant', 'refused', 'unknown', '', '', '')`,
  )
  await ask(
    connection,
    `insert into operator_action (operator_id, account_id, action, subject, at)
    values (1, 2, 'refuse', '', '2026-01-02T12:00Z')`,
  )
  await migrate(connection)
  const rows = await ask(
    connection,
    `select email, account.refused_at = '2026-01-02T12:00Z' as noted,
      account.refused_at > now() - interval '1 day' as today
    from account join person on person.id = contact_person_id where status = 'refused' order by account.id`,
  )
  expect(rows).toEqual([
    { email: 'noted', noted: true, today: false },
    { email: 'unknown', noted: false, today: true },
  ])
})
