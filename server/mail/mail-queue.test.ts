import { rowsRead } from '@halles/testing/database/rows-read.ts'
import { aTestDatabase } from '@halles/testing/database/test-database.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { insertManyAccounts } from '../database/loading/accounts-sql.ts'
import { inTransaction } from '../database/transaction.ts'
import { DUMMY_MAIL } from './dummy-mail.ts'
import { openMailQueue } from './mail-queue.ts'

const database = await aTestDatabase({ poolSize: 1 })

test('the first mail of a server is queued over its transaction’s own connection: all others may wait for that transaction', async () => {
  const publicUrl = new URL('http://localhost')
  const { queueMail, close } = await openMailQueue(database, { publicUrl }, () => {})
  await expect(inTransaction(database, (tx) => queueMail(tx, DUMMY_MAIL))).resolves.toBeUndefined()
  await close()
})

test('to queue a mail, PostgreSQL reads the account and the person that it is for, however many there are', async () => {
  const [id = 0] = await insertManyAccounts(database, 'restaurant', 500)
  await sql`analyze account, person`.execute(database)
  const publicUrl = new URL('http://localhost')
  const { queueMail, close } = await openMailQueue(database, { publicUrl }, () => {})
  const read = await inTransaction(database, async (tx) => {
    const before = await rowsRead(tx, ['account', 'person'])
    await queueMail(tx, { kind: 'password-changed', to: { accountId: id }, facts: {} })
    return (await rowsRead(tx, ['account', 'person'])) - before
  })
  await close()
  // The index entry and the row of each, and once more for the foreign keys.
  expect(read).toBeLessThanOrEqual(8)
})
