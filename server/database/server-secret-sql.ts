import { randomBytes } from 'node:crypto'
import type { Database } from './connect.ts'

/** A secret of 256 random bits that all servers of one database share; made on first use. */
export async function serverSecret(
  database: Database,
  name: 'csrf' | 'throttle' | 'second-factor' | 'unsubscribe',
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
