import { aUsedDatabase } from '@halles/testing/database/used-database.ts'
import { expect, test } from 'vitest'
import { migrate } from '../database/migrate.ts'

const { connection, client, rowsOf } = await aUsedDatabase('064')

test('what was ordered before was ordered at the list price, and no customer has a price list', async () => {
  await client.query(`
    insert into product (id, supplier_id, category, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit)
      overriding system value values (1, 2, 'fetl', 'Ail', 'Garlic', 'kg', 100, 100, 10000);
    insert into restaurant_order (id, restaurant_id, number, total_cents) overriding system value values (1, 1, 1, 100);
    insert into supplier_order (id, restaurant_order_id, supplier_id, total_cents, minimum_cents, deliver_to)
      overriding system value values (1, 1, 2, 100, 0, '{}');
    insert into order_line (supplier_order_id, product_id, product_public_id, name_fr, name_en, unit, price_cents,
      quantity_hundredths, price_per_unit, quantity)
      select 1, id, public_id, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit, 1 from product;
    insert into customer (supplier_id, restaurant_id, status) values (2, 1, 'open')`)
  await migrate(connection)
  expect(await rowsOf('select price_source, list_price_cents from order_line')).toEqual([
    { price_source: 'list', list_price_cents: null },
  ])
  expect(await rowsOf('select price_list_id from customer')).toEqual([{ price_list_id: null }])
})
