import { aUsedDatabase } from '@halles/testing/database/used-database.ts'
import { expect, test } from 'vitest'
import { migrate } from '../database/migrate.ts'

const { connection, client, rowsOf } = await aUsedDatabase('060')

test('who ordered before is a customer since its first order, and every supplier sells to everyone', async () => {
  await client.query(`
    insert into restaurant_order (id, restaurant_id, number, total_cents, placed_at) overriding system value
      values (1, 1, 1, 100, '2026-03-01'), (2, 1, 2, 100, '2026-05-01');
    insert into supplier_order (restaurant_order_id, supplier_id, total_cents, minimum_cents, deliver_to)
      select id, 2, 100, 0, '{}' from restaurant_order`)
  await migrate(connection)
  expect(
    await rowsOf(
      `select supplier_id, restaurant_id, status, code, since::date::text from customer`,
    ),
  ).toEqual([{ supplier_id: 2, restaurant_id: 1, status: 'open', code: '', since: '2026-03-01' }])
  expect(await rowsOf('select open_to from supplier')).toEqual([{ open_to: 'everyone' }])
  await expect(
    client.query(`insert into customer (supplier_id, restaurant_id, status) values (2, 1, 'open')`),
  ).rejects.toThrow('duplicate key')
})
