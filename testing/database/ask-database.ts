import type { ConnectionParts } from '@halles/server/database/connect.ts'
import pg from 'pg'

/** The rows of a statement, on a connection of its own, which the database may end. */
export async function askDatabase(
  connection: ConnectionParts | undefined,
  text: string,
  values: unknown[] = [],
) {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  return client
    .query(text, values.length > 0 ? values : undefined)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}
