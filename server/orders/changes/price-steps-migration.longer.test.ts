import { aUsedDatabase } from '@halles/testing/database/used-database.ts'
import { expect, test } from 'vitest'
import { migrate } from '../../database/migrate.ts'

const { connection, client, rowsOf } = await aUsedDatabase('068')

test('what was ordered before keeps its price, however many cases of it are wanted', async () => {
  await client.query(`
    insert into product (id, supplier_id, category, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit)
      overriding system value values (1, 2, 'fetl', 'Ail', 'Garlic', 'kg', 100, 100, 10000);
    insert into restaurant_order (id, restaurant_id, number, total_cents) overriding system value values (1, 1, 1, 100);
    insert into supplier_order (id, restaurant_order_id, supplier_id, total_cents, minimum_cents, deliver_to)
      overriding system value values (1, 1, 2, 100, 0, '{}');
    insert into order_line (supplier_order_id, product_id, product_public_id, name_fr, name_en, unit, price_cents,
      quantity_hundredths, price_per_unit, quantity)
      select 1, id, public_id, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit, 1 from product`)
  await migrate(connection)
  expect(
    await rowsOf(
      'select price_steps, price_of_cases(price_steps, 9, price_cents) as nine from order_line',
    ),
  ).toEqual([{ price_steps: null, nine: 100 }])
  await expect(client.query('update order_line set price_cents = 99')).rejects.toThrow(
    'rewrite history',
  )
  await client.query('update order_line set price_cents = 100, asked_quantity = 2')
})
