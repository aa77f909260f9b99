import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '../database/transaction.ts'
import { rowsRead } from '../testing/rows-read.ts'
import { aTestDatabase } from '../testing/test-database.ts'
import { DUMMY_MAIL } from './dummy-mail.ts'
import { openMailQueue } from './mail-queue.ts'

const database = await aTestDatabase({ poolSize: 1 })

test('the first mail of a server is queued over its transaction’s own connection: all others may wait for that transaction', async () => {
  const publicUrl = new URL('http://localhost')
  const { queueMail, close } = await openMailQueue(database, { publicUrl }, () => {})
  await expect(inTransaction(database, (tx) => queueMail(tx, DUMMY_MAIL))).resolves.toBeUndefined()
  await close()
})

test('to queue a mail, PostgreSQL reads the account that it is for, however many there are', async () => {
  await sql`
    insert into account (kind, status, email, password_hash, first_name, last_name)
    select 'restaurant', 'active', n || '@exemple.test', 'none', 'Camille', 'Roy'
    from generate_series(1, 500) n`.execute(database)
  await sql`analyze account`.execute(database)
  const publicUrl = new URL('http://localhost')
  const { queueMail, close } = await openMailQueue(database, { publicUrl }, () => {})
  const { id } = await database
    .selectFrom('account')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const read = await inTransaction(database, async (tx) => {
    const before = await rowsRead(tx, ['account'])
    await queueMail(tx, { kind: 'password-changed', to: { accountId: id }, facts: {} })
    return (await rowsRead(tx, ['account'])) - before
  })
  await close()
  // Its index entry and its row, and once more for the foreign key.
  expect(read).toBeLessThanOrEqual(4)
})
