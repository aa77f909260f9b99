import { aDatabaseOfBefore } from '@halles/testing/database/test-database.ts'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../database/migrate.ts'

test('items of before have no filter', async () => {
  const connection = await aDatabaseOfBefore('059')
  const client = new pg.Client(connection)
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(`
    insert into city (name) values ('Montréal');
    insert into person (id, email, password_hash, first_name, last_name) overriding system value
      values (1, '1@exemple.test', '', '', '');
    insert into account (id, kind, status, terms_version, contact_person_id) overriding system value
      values (1, 'restaurant', 'active', '2026-11-22', 1);
    insert into restaurant (account_id, name, phone_number, address, city_id, zip_code)
      values (1, 'Bistro', '514 555-0100', '1, rue du Marché', 1, 'H2X 1Y4');
    insert into guide (id, restaurant_id, name) overriding system value values (1, 1, 'Cuisine');
    insert into guide_item (guide_id, label, section, position, measure) values (1, 'Ail', '', 1, 'g'), (1, 'Riz', '', 2, 'g')`)
  await migrate(connection)
  const { rows } = await client.query('select label, filter from guide_item order by position')
  expect(rows).toEqual([
    { label: 'Ail', filter: null },
    { label: 'Riz', filter: null },
  ])
})
