import { expect, test } from 'vitest'
import { inTransaction } from '../database/transaction.ts'
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
