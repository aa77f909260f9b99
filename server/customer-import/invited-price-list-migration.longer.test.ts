import { aUsedDatabase } from '@halles/testing/database/used-database.ts'
import { expect, test } from 'vitest'
import { migrate } from '../database/migrate.ts'

const { connection, client, rowsOf } = await aUsedDatabase('072')

test('whoever is invited has no price list until a list of customers says so; one of another supplier is refused, and a removed one is none', async () => {
  const insert = `
    insert into trade_invitation (account_id, name, email, email_hash, language)
    select id, 'Bistro', 'lou@bistro.test', '\\x00', 'fr' from (
      select min(account_id) as id from supplier union all select min(account_id) from restaurant) inviter`
  await client.query(insert)
  await migrate(connection)
  const ofLists = 'select price_list_id from trade_invitation order by account_id'
  expect(await rowsOf(ofLists)).toEqual([{ price_list_id: null }, { price_list_id: null }])
  const { rows } = await client.query(`insert into price_list (supplier_id, name)
    select min(account_id), 'Or' from supplier returning id, supplier_id`)
  const [{ id, supplier_id }] = rows
  const give = (which: string) =>
    client.query(`update trade_invitation set price_list_id = $1 where account_id ${which} $2`, [
      id,
      supplier_id,
    ])
  await expect(give('<>')).rejects.toThrow('foreign key')
  await give('=')
  await client.query('delete from price_list where id = $1', [id])
  expect(await rowsOf(ofLists)).toEqual([{ price_list_id: null }, { price_list_id: null }])
})
