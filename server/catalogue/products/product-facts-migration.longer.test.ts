import { aUsedDatabase } from '@halles/testing/database/used-database.ts'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '../../database/connect.ts'
import { migrate } from '../../database/migrate.ts'

const { connection, client } = await aUsedDatabase('053')

test('products of before say nothing further, and can', async () => {
  await client.query(`
    insert into product (supplier_id, category, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit)
      select 2, 'fetl', 'Ail ' || id, 'Garlic ' || id, 'kg', 100, 100, 100 from generate_series(1, 3) id`)
  await migrate(connection)
  const database = connect(connection)
  onTestFinished(() => database.destroy())
  const said = ['item_code', 'gtin', 'marks', 'months', 'shelf_days', 'contains'] as const
  expect(await database.selectFrom('product').select(said).distinct().execute()).toEqual([
    { item_code: '', gtin: '', marks: [], months: [], shelf_days: 0, contains: null },
  ])
  await client.query("update product set item_code = 'A1', contains = '{milk}' where id = 1")
  await expect(client.query("update product set item_code = 'a1' where id = 2")).rejects.toThrow(
    'product_item_code',
  )
})
