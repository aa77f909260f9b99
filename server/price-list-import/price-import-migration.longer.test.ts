import { aUsedDatabase } from '@halles/testing/database/used-database.ts'
import { expect, test } from 'vitest'
import { migrate } from '../database/migrate.ts'

const { connection, client, rowsOf } = await aUsedDatabase('069')

test('no prices were imported; of a price list there is one preview, of a supplier one import under way, and both go with the list', async () => {
  const lists = `insert into price_list (supplier_id, name)
    select min(account_id), list from supplier, (values ('A'), ('B')) named (list) group by list
    returning id, supplier_id`
  const [one, other] = (await client.query(lists)).rows
  await migrate(connection)
  expect(await rowsOf('select count(*)::integer as count from price_import')).toEqual([
    { count: 0 },
  ])
  const begin = (list: { id: number; supplier_id: number }, state: string) =>
    client.query(
      `insert into price_import (supplier_id, price_list_id, state, first_day, prices_digest)
        values ($1, $2, $3, '2026-12-01', '')`,
      [list.supplier_id, list.id, state],
    )
  await begin(one, 'previewed')
  await expect(begin(one, 'previewed')).rejects.toThrow('price_import_preview')
  await begin(other, 'previewed')
  await begin(one, 'applying')
  await expect(begin(other, 'reverting')).rejects.toThrow('price_import_running')
  await expect(begin({ ...other, supplier_id: 0 }, 'failed')).rejects.toThrow('foreign key')
  await client.query('delete from price_list where id = $1', [one.id])
  expect(await rowsOf('select price_list_id from price_import')).toEqual([
    { price_list_id: other.id },
  ])
})
