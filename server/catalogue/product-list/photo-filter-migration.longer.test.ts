import { aUsedDatabase } from '@halles/testing/database/used-database.ts'
import { expect, test } from 'vitest'
import { migrate } from '../../database/migrate.ts'

const { connection, client } = await aUsedDatabase('058')

test('products of before are found by a photo that is shown, and by what changes afterwards', async () => {
  await client.query(`
    insert into product (id, supplier_id, category, name_fr, name_en, description, unit, price_cents, quantity_hundredths,
        price_per_unit, marks, keep) overriding system value
      select n, 2, 'beef', 'Bavette ' || n, 'Flank ' || n, '', 'kg', 5000, 1000, 5000, '{halal}', 'dry' from generate_series(1, 4) n;
    insert into photo (id, width, height) overriding system value select n, 8, 6 from generate_series(1, 4) n;
    insert into product_photo (photo_id, product_id, position, state, file_digest)
      values (1, 1, 1, 'shown', '1'), (2, 1, 2, 'hidden', '2'), (3, 2, 1, 'hidden', '3'), (4, 3, 1, 'reported', '4')`)
  await migrate(connection)
  const found = async () => {
    const { rows } =
      await client.query(`select id from product where product_filter_terms(marks, origin, keep, contains, may_contain,
      has_photo) @> '{photo:yes,mark:halal,keep:dry}' order by id`)
    return rows.map(({ id }) => id)
  }
  expect(await found()).toEqual([1, 3])
  await client.query(`update product_photo set state = 'hidden' where photo_id = 1`)
  await client.query(`update product_photo set state = 'shown' where photo_id = 3`)
  await client.query('update product_photo set position = 2 where photo_id = 3')
  await client.query('delete from product_photo where photo_id = 4')
  expect(await found()).toEqual([2])
  await client.query('update product set deleted_at = now() where id = 2')
  expect(await found()).toEqual([])
})
