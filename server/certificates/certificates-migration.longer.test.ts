import { aDatabaseOfBefore } from '@halles/testing/database/test-database.ts'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../database/migrate.ts'

test('a supplier of before has no certificate and everything else, and takes one', async () => {
  const connection = await aDatabaseOfBefore('055')
  const client = new pg.Client(connection)
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(`
    insert into city (name) values ('Montréal');
    insert into person (id, email, password_hash, first_name, last_name) overriding system value
      values (1, '1@exemple.test', '', '', '');
    insert into account (id, kind, status, terms_version, contact_person_id) overriding system value
      values (1, 'supplier', 'active', '2026-11', 1);
    insert into supplier (account_id, name, phone_number, address, city_id, zip_code, minimum_order_cents)
      values (1, 'Ferme', '514 555-0100', '1, rue du Marché', 1, 'H2X 1Y4', 0);
    insert into product (id, supplier_id, category, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit)
      overriding system value
      select id, 1, 'fetl', 'Ail ' || id, 'Garlic ' || id, 'kg', 100, 100, 100 from generate_series(1, 1200) id`)
  const suppliers = async () => (await client.query('select * from supplier')).rows
  const products = async () => (await client.query('select count(*)::integer from product')).rows
  const before = [await suppliers(), await products()]
  await migrate(connection)
  expect([await suppliers(), await products()]).toEqual(before)
  const add = (mark: string) =>
    client.query(
      `insert into supplier_certificate (supplier_id, mark, body, number, until_day)
        values (1, $1, 'Écocert Canada', 'QC-1042', '2027-11-27')`,
      [mark],
    )
  expect((await client.query('select from supplier_certificate')).rowCount).toBe(0)
  await add('organic')
  await expect(add('organic')).rejects.toThrow('duplicate key')
  await expect(add('fair_trade')).rejects.toThrow('check constraint')
})
