import { aDatabaseOfBefore } from '@halles/testing/database/test-database.ts'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../database/migrate.ts'

test('products of before have no photo, get some, and lose them with their place on the market', async () => {
  const connection = await aDatabaseOfBefore('054')
  const client = new pg.Client(connection)
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(`
    insert into city (name) values ('Montréal');
    insert into person (id, email, password_hash, first_name, last_name) overriding system value
      values (1, '1@exemple.test', '', '', '');
    insert into account (id, kind, status, terms_version, contact_person_id) overriding system value
      values (1, 'supplier', 'active', '2026-11-22', 1);
    insert into supplier (account_id, name, phone_number, address, city_id, zip_code, minimum_order_cents)
      values (1, 'Boucherie', '514 555-0100', '1, rue du Marché', 1, 'H2X 1Y4', 0);
    insert into product (supplier_id, category, name_fr, name_en, description, unit, price_cents, quantity_hundredths,
        price_per_unit)
      select 1, 'beef', 'Bavette ' || n, 'Flank ' || n, '', 'kg', 5000, 1000, 5000 from generate_series(1, 3) n;
    update product set deleted_at = now() where name_fr = 'Bavette 3'`)
  await migrate(connection)
  const photos = async () => (await client.query('select position from product_photo')).rows
  expect(await photos()).toEqual([])
  await client.query(`
    with added as (insert into photo (width, height) values (8, 6) returning id)
    insert into product_photo (photo_id, product_id, position, file_digest)
    select added.id, product.id, 1, '' from added, product where name_fr = 'Bavette 1'`)
  await client.query(`update product set price_cents = 5100 where name_fr = 'Bavette 1'`)
  expect(await photos()).toEqual([{ position: 1 }])
  await client.query(`update product set deleted_at = now() where name_fr = 'Bavette 1'`)
  expect(await photos()).toEqual([])
})
