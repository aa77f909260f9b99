import { aUsedDatabase } from '@halles/testing/database/used-database.ts'
import { expect, test } from 'vitest'
import { migrate } from '../database/migrate.ts'

const { connection, client } = await aUsedDatabase('059')

test('items of before have no filter', async () => {
  await client.query(`
    insert into guide (id, restaurant_id, name) overriding system value values (1, 1, 'Cuisine');
    insert into guide_item (guide_id, label, section, position, measure) values (1, 'Ail', '', 1, 'g'), (1, 'Riz', '', 2, 'g')`)
  await migrate(connection)
  const { rows } = await client.query('select label, filter from guide_item order by position')
  expect(rows).toEqual([
    { label: 'Ail', filter: null },
    { label: 'Riz', filter: null },
  ])
})
