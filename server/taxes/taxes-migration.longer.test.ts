import { aUsedDatabase } from '@halles/testing/database/used-database.ts'
import { expect, test } from 'vitest'
import { migrate } from '../database/migrate.ts'

const { connection, client, rowsOf } = await aUsedDatabase('073')

test('products of before have no class and everything else, and take one that there is', async () => {
  await client.query(`
    insert into product (id, supplier_id, category, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit)
      overriding system value
      select id, 2, 'fetl', 'Ail ' || id, 'Garlic ' || id, 'kg', 100, 100, 100 from generate_series(1, 1200) id`)
  const products = () => rowsOf('select id, name_fr, price_cents from product order by id')
  const before = await products()
  await migrate(connection)
  expect(await products()).toEqual(before)
  const answered = 'select count(*)::integer from product where tax_class is not null'
  expect(await rowsOf(answered)).toEqual([{ count: 0 }])
  const set = (what: string) => client.query(`update product set ${what} where id = 1`)
  await set("tax_class = 'hot_food'")
  await expect(set("tax_class = 'cold_food'")).rejects.toThrow('tax_class_check')
  await expect(set('tax_class = null, taxed_where_asked = true')).rejects.toThrow(
    'check constraint',
  )
})

test('answers are never rewritten, and go with a product that is deleted', async () => {
  await client.query(`insert into product_tax_answer (product_id, answers, tax_class, by_person_id)
    values (7, '{"is_food": "food"}', 'basic_groceries', 2)`)
  await expect(client.query("update product_tax_answer set tax_class = 'alcohol'")).rejects.toThrow(
    'rewrite history',
  )
  await client.query('delete from product where id = 7')
  expect(await rowsOf('select from product_tax_answer')).toEqual([])
})

test('numbers have the form of their tax, on days that do not overlap', async () => {
  const add = (tax: string, number: string, days: string) =>
    client.query(`insert into tax_registration (supplier_id, tax, number, from_day, until_day)
      values (2, '${tax}', '${number}', ${days})`)
  await add('gst', '123456782RT0001', "'2020-01-01', '2020-12-31'")
  await add('gst', '123456782RT0001', "'2021-01-01', null")
  await add('qst', '1234567890TQ0001', "'2020-01-01', null")
  await expect(add('gst', '123456782RT0002', "'2020-12-31', '2020-12-31'")).rejects.toThrow(
    'exclusion constraint',
  )
  await expect(add('qst', '123456782RT0001', "'2019-01-01', '2019-12-31'")).rejects.toThrow(
    'check constraint',
  )
})
