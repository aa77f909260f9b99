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

test('many mails are queued in pieces, in one transaction: no statement grows with their number', async () => {
  await sql`
    create function few_at_once() returns trigger language plpgsql as $$
    begin
      if (select count(*) from added) > 500 then raise 'too many mails at once'; end if;
      return null;
    end $$`.execute(database)
  await sql`
    create trigger few_at_once after insert on outbox referencing new table as added
    for each statement execute function few_at_once()`.execute(database)
  const publicUrl = new URL('http://localhost')
  const { queueMail, close } = await openMailQueue(database, { publicUrl }, () => {})
  const queued = () =>
    database.selectFrom('outbox').select('id').where('kind', '=', DUMMY_MAIL.kind).execute()
  const before = (await queued()).length
  const mails = Array.from({ length: 1_201 }, () => DUMMY_MAIL)
  const undone = inTransaction(database, async (tx) => {
    await queueMail(tx, ...mails)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await queued()).toHaveLength(before)
  await inTransaction(database, (tx) => queueMail(tx, ...mails))
  await close()
  expect(await queued()).toHaveLength(before + 1_201)
})
