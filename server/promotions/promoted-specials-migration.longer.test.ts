import { aUsedDatabase } from '@halles/testing/database/used-database.ts'
import { expect, test } from 'vitest'
import { migrate } from '../database/migrate.ts'

const { connection, client, rowsOf } = await aUsedDatabase('067')

test('a promotion of before stays and named no special; one that names some goes with them', async () => {
  await client.query(`
    insert into promotion (id, supplier_id, message, recipients) overriding system value values (1, 2, 'Ail', 3);
    insert into product (id, supplier_id, category, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit)
      overriding system value values (1, 2, 'fetl', 'Ail', 'Garlic', 'kg', 100, 100, 10000);
    insert into special (id, supplier_id, product_id, days, price_cents)
      overriding system value values (1, 2, 1, '[2026-11-28,2026-11-30]', 90)`)
  await migrate(connection)
  expect(await rowsOf('select message, recipients from promotion')).toEqual([
    { message: 'Ail', recipients: 3 },
  ])
  expect(await rowsOf('select from promotion_special')).toEqual([])
  await client.query(`insert into promotion_special
    select 1, 1, special.id, product_id, 'Ail', 'Garlic', 100, special.price_cents, from_cases, days from special`)
  await client.query('delete from special')
  expect(await rowsOf('select special_id, price_cents from promotion_special')).toEqual([
    { special_id: null, price_cents: 90 },
  ])
  await client.query('delete from promotion')
  expect(await rowsOf('select from promotion_special')).toEqual([])
})
