import { aDatabaseOfBefore } from '@halles/testing/database/test-database.ts'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../database/migrate.ts'

test('what was chosen for a supplier of whom nothing is in the cart goes, the rest stays', async () => {
  const connection = await aDatabaseOfBefore('050')
  const client = new pg.Client(connection)
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(`
    insert into city (name) values ('Montréal');
    insert into person (id, email, password_hash, first_name, last_name) overriding system value
      select id, id || '@exemple.test', '', '', '' from generate_series(1, 3) id;
    insert into account (id, kind, status, terms_version, contact_person_id) overriding system value
      select id, (case id when 1 then 'restaurant' else 'supplier' end)::account_kind, 'active', '2026-11', id
      from generate_series(1, 3) id;
    insert into restaurant (account_id, name, phone_number, address, city_id, zip_code)
      values (1, 'Bistro', '514 555-0100', '1, rue du Marché', 1, 'H2X 1Y4');
    insert into supplier (account_id, name, phone_number, address, city_id, zip_code, minimum_order_cents)
      select id, 'Ferme ' || id, '514 555-0100', '1, rue du Marché', 1, 'H2X 1Y4', 0 from generate_series(2, 3) id;
    insert into product (id, supplier_id, category, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit)
      overriding system value values (7, 2, 'fetl', 'Ail', 'Garlic', 'kg', 100, 100, 100);
    insert into cart_line (restaurant_id, product_id, quantity) values (1, 7, 1);
    insert into cart_choice (restaurant_id, supplier_id, po_number, note) values (1, 2, 'A1', ''), (1, 3, 'B2', '')`)
  await migrate(connection)
  const { rows } = await client.query('select supplier_id from cart_choice')
  expect(rows).toEqual([{ supplier_id: 2 }])
})
