import { aUsedDatabase } from '@halles/testing/database/used-database.ts'
import { expect, test } from 'vitest'
import { migrate } from '../database/migrate.ts'

const { connection, client } = await aUsedDatabase('054')

test('products of before have no photo, get some, and lose them with their place on the market', async () => {
  await client.query(`
    insert into product (supplier_id, category, name_fr, name_en, description, unit, price_cents, quantity_hundredths,
        price_per_unit)
      select 2, 'beef', 'Bavette ' || n, 'Flank ' || n, '', 'kg', 5000, 1000, 5000 from generate_series(1, 3) n;
    update product set deleted_at = now() where name_fr = 'Bavette 3'`)
  await migrate(connection)
  const photos = async () => (await client.query('select position from product_photo')).rows
  expect(await photos()).toEqual([])
  await client.query(`
    with added as (insert into photo (width, height) values (8, 6) returning id)
    insert into product_photo (photo_id, product_id, position, file_digest)
    select added.id, product.id, 1, '' from added, product where name_fr = 'Bavette 1'`)
  await client.query(`update product set price_cents = 5100 where name_fr = 'Bavette 1'`)
  expect(await photos()).toEqual([{ position: 1 }])
  await client.query(`update product set deleted_at = now() where name_fr = 'Bavette 1'`)
  expect(await photos()).toEqual([])
})
