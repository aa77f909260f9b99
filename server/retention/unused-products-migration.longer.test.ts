import { aDatabaseOfBefore } from '@halles/testing/database/test-database.ts'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { applyRetention } from './retention.ts'

test('in a database of before, products that were taken off the market and never ordered go', async () => {
  const connection = await aDatabaseOfBefore('051')
  const client = new pg.Client(connection)
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(`
    insert into city (name) values ('Montréal');
    insert into person (id, email, password_hash, first_name, last_name) overriding system value
      select id, id || '@exemple.test', '', '', '' from generate_series(1, 2) id;
    insert into account (id, kind, status, terms_version, contact_person_id) overriding system value
      select id, (case id when 1 then 'restaurant' else 'supplier' end)::account_kind, 'active', '2026-11', id
      from generate_series(1, 2) id;
    insert into restaurant (account_id, name, phone_number, address, city_id, zip_code)
      values (1, 'Bistro', '514 555-0100', '1, rue du Marché', 1, 'H2X 1Y4');
    insert into supplier (account_id, name, phone_number, address, city_id, zip_code, minimum_order_cents)
      values (2, 'Ferme', '514 555-0100', '1, rue du Marché', 1, 'H2X 1Y4', 0);
    insert into product (id, supplier_id, category, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit, deleted_at)
      overriding system value
      select id, 2, 'fetl', 'Ail ' || id, 'Garlic ' || id, 'kg', 100, 100, 100, case when id > 1 then now() - interval '1 year' end
      from generate_series(1, 1200) id;
    insert into cart_line (restaurant_id, product_id, quantity) values (1, 1, 1), (1, 2, 1)`)
  await migrate(connection)
  const database = connect(connection)
  onTestFinished(() => database.destroy())
  const rows = await applyRetention(database, {
    onFailure(rule, error) {
      throw new Error(rule, { cause: error })
    },
  })
  expect(rows.product).toBe(1198)
  expect((await client.query('select id from product order by id')).rows).toEqual([
    { id: 1 },
    { id: 2 },
  ])
})
