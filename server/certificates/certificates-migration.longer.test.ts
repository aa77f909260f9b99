import { aUsedDatabase } from '@halles/testing/database/used-database.ts'
import { expect, test } from 'vitest'
import { migrate } from '../database/migrate.ts'

const { connection, client } = await aUsedDatabase('055')

test('a supplier of before has no certificate and everything else, and takes one', async () => {
  await client.query(`
    insert into product (id, supplier_id, category, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit)
      overriding system value
      select id, 2, 'fetl', 'Ail ' || id, 'Garlic ' || id, 'kg', 100, 100, 100 from generate_series(1, 1200) id`)
  const suppliers = async () =>
    (
      await client.query(
        "select to_jsonb(supplier) - '{open_to,reminds_of_overdue}'::text[] as row from supplier",
      )
    ).rows
  const products = async () => (await client.query('select count(*)::integer from product')).rows
  const before = [await suppliers(), await products()]
  await migrate(connection)
  expect([await suppliers(), await products()]).toEqual(before)
  const add = (mark: string) =>
    client.query(
      `insert into supplier_certificate (supplier_id, mark, body, number, until_day)
        values (2, $1, 'Écocert Canada', 'QC-1042', '2027-11-27')`,
      [mark],
    )
  expect((await client.query('select from supplier_certificate')).rowCount).toBe(0)
  await add('organic')
  await expect(add('organic')).rejects.toThrow('duplicate key')
  await expect(add('fair_trade')).rejects.toThrow('check constraint')
})
