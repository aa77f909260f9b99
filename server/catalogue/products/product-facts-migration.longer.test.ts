import { aDatabaseOfBefore } from '@halles/testing/database/test-database.ts'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '../../database/connect.ts'
import { migrate } from '../../database/migrate.ts'

test('products of before say nothing further, and can', async () => {
  const connection = await aDatabaseOfBefore('053')
  const client = new pg.Client(connection)
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(`
    insert into city (name) values ('Montréal');
    insert into person (id, email, password_hash, first_name, last_name) overriding system value
      values (1, 'a@exemple.test', '', '', '');
    insert into account (id, kind, status, terms_version, contact_person_id) overriding system value
      values (1, 'supplier', 'active', '2026-11', 1);
    insert into supplier (account_id, name, phone_number, address, city_id, zip_code, minimum_order_cents)
      values (1, 'Ferme', '514 555-0100', '1, rue du Marché', 1, 'H2X 1Y4', 0);
    insert into product (supplier_id, category, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit)
      select 1, 'fetl', 'Ail ' || id, 'Garlic ' || id, 'kg', 100, 100, 100 from generate_series(1, 3) id`)
  await migrate(connection)
  const database = connect(connection)
  onTestFinished(() => database.destroy())
  const said = ['item_code', 'gtin', 'marks', 'months', 'shelf_days', 'contains'] as const
  expect(await database.selectFrom('product').select(said).distinct().execute()).toEqual([
    { item_code: '', gtin: '', marks: [], months: [], shelf_days: 0, contains: null },
  ])
  await client.query("update product set item_code = 'A1', contains = '{milk}' where id = 1")
  await expect(client.query("update product set item_code = 'a1' where id = 2")).rejects.toThrow(
    'product_item_code',
  )
})
