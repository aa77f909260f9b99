import { aUsedDatabase } from '@halles/testing/database/used-database.ts'
import { expect, test } from 'vitest'
import { migrate } from '../../database/migrate.ts'

const { connection, client, rowsOf } = await aUsedDatabase('048')
await migrate(connection)

const choose = (of: 'supplier_id' | 'category', value: string, choice: string) =>
  client.query(
    `insert into substitute_choice (restaurant_id, ${of}, choice) values (1, ${value}, '${choice}')`,
  )

test('suppliers that there were give two hours to answer, and restaurants are asked', async () => {
  expect(await rowsOf('select answer_minutes from supplier')).toEqual([{ answer_minutes: 120 }])
  expect(await rowsOf('select from substitute_choice')).toEqual([])
})

test('a supplier gives a quarter of an hour to a day', async () => {
  for (const minutes of [14, 1441])
    await expect(client.query(`update supplier set answer_minutes = ${minutes}`)).rejects.toThrow(
      /answer_minutes/,
    )
  for (const minutes of [15, 1440])
    await client.query(`update supplier set answer_minutes = ${minutes}`)
})

test('a restaurant has one choice a supplier and one a category, each of one of the two', async () => {
  await choose('supplier_id', '2', 'ask')
  await choose('category', "'beef'", 'never')
  await choose('category', "'pork'", 'never')
  await expect(choose('supplier_id', '2', 'never')).rejects.toThrow(/substitute_choice_supplier/)
  await expect(choose('category', "'beef'", 'never')).rejects.toThrow(/substitute_choice_category/)
  await expect(choose('category', 'null', 'never')).rejects.toThrow(/check constraint/)
  await expect(choose('category', "'dairy'", 'ask')).rejects.toThrow(/check constraint/)
  await expect(choose('category', "'dairy'", 'always')).rejects.toThrow(/check constraint/)
  await expect(
    client.query(
      `insert into substitute_choice (restaurant_id, supplier_id, category, choice) values (1, 2, 'dairy', 'never')`,
    ),
  ).rejects.toThrow(/check constraint/)
})
