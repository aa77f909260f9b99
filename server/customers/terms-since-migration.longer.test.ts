import { aUsedDatabase } from '@halles/testing/database/used-database.ts'
import { expect, test } from 'vitest'
import { migrate } from '../database/migrate.ts'

const { connection, client, rowsOf } = await aUsedDatabase('071')

test('what price lists had taken off before, and who had one, is known from this day on', async () => {
  await client.query(`
    insert into price_list (id, supplier_id, name, adjust_bp) overriding system value values (1, 2, 'Niveau A', -500);
    insert into customer (supplier_id, restaurant_id, status, price_list_id) values (2, 1, 'open', 1)`)
  await migrate(connection)
  const today = `(now() at time zone 'America/Toronto')::date`
  expect(
    await rowsOf(
      `select terms_since = ${today} as customer, adjusted_since = ${today} as list from customer, price_list`,
    ),
  ).toEqual([{ customer: true, list: true }])
  await client.query(
    'update customer set terms_since = null; update price_list set adjusted_since = null',
  )
  await client.query("update customer set note = 'Jeudi'; update price_list set name = 'Niveau B'")
  expect(await rowsOf('select terms_since, adjusted_since from customer, price_list')).toEqual([
    { terms_since: null, adjusted_since: null },
  ])
})
