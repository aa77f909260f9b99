import { aUsedDatabase } from '@halles/testing/database/used-database.ts'
import { expect, test } from 'vitest'
import { migrate } from '../database/migrate.ts'

const { connection, client, rowsOf } = await aUsedDatabase('063')

test('nobody is invited and no list was read; an address is named once by each who invites', async () => {
  await migrate(connection)
  for (const table of ['trade_invitation', 'invitation_refusal', 'customer_import']) {
    expect(await rowsOf(`select count(*)::integer as count from ${table}`)).toEqual([{ count: 0 }])
  }
  const named = (account: number) => `
    insert into trade_invitation (account_id, name, email, email_hash, language)
      values (${account}, 'Bistro', 'lou@bistro.test', '\\x00', 'fr')`
  await client.query(named(1))
  await client.query(named(2))
  await expect(client.query(named(2))).rejects.toThrow('duplicate key')
  await expect(
    client.query(`update trade_invitation set invited_at = now() where account_id = 2`),
  ).rejects.toThrow('check constraint')
})
