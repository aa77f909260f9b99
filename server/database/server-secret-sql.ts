import { randomBytes } from 'node:crypto'
import type { Database } from './connect.ts'
import type { Reader, Transaction } from './transaction.ts'

/** A secret of 256 random bits that all servers of one database share; made on first use. */
export async function serverSecret(
  database: Database,
  name: 'csrf' | 'throttle' | 'unsubscribe' | 'invitation',
): Promise<Buffer> {
  await database
    .insertInto('server_secret')
    .values({ name, value: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await database
    .selectFrom('server_secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return value
}

/** A secret that servers of before made and none needs any more. */
type FormerSecret = 'second-factor'

export async function findServerSecret(
  reader: Reader,
  name: FormerSecret,
): Promise<Buffer | undefined> {
  const secret = await reader
    .selectFrom('server_secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return secret?.value
}

export async function deleteServerSecret(tx: Transaction, name: FormerSecret): Promise<void> {
  await tx.deleteFrom('server_secret').where('name', '=', name).execute()
}
