import { aUsedDatabase } from '@halles/testing/database/used-database.ts'
import { expect, test } from 'vitest'
import { migrate } from '../database/migrate.ts'

const { connection, client, rowsOf } = await aUsedDatabase('062')

test('products of before are for everyone, and the numbers of those for customers follow every change', async () => {
  await client.query(`
    insert into product (id, supplier_id, category, name_fr, name_en, description, unit, price_cents, quantity_hundredths,
        price_per_unit) overriding system value
      select n, 2, 'beef', 'Bavette ' || n, 'Flank ' || n, '', 'kg', 5000, 1000, 5000 from generate_series(1, 4) n`)
  await migrate(connection)
  const stock = () =>
    rowsOf('select category, products, for_customers from supplier_stock order by category')
  const both = (products: number, for_customers: number) =>
    ['beef', null].map((category) => ({ category, products, for_customers }))
  expect(await rowsOf('select distinct audience from product')).toEqual([{ audience: null }])
  expect(await stock()).toEqual(both(4, 0))
  await client.query(`update product set audience = 'customers' where id in (1, 2)`)
  expect(await stock()).toEqual(both(2, 2))
  await client.query('update product set available = false where id in (1, 3)')
  expect(await stock()).toEqual(both(1, 1))
  await client.query('update product set audience = null where id < 3')
  expect(await stock()).toEqual(both(2, 0))
  await client.query(`update product set audience = 'customers' where id = 4`)
  await client.query('delete from product where id = 4')
  expect(await stock()).toEqual(both(1, 0))
  await expect(client.query(`update product set audience = 'friends'`)).rejects.toThrow('check')
})
