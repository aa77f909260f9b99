import type { ConnectionParts } from '@halles/server/database/connect.ts'
import pg from 'pg'

/** The rows of a statement, or of the last of several, on a connection of its own. */
export async function askDatabase(connection: ConnectionParts, text: string) {
  const client = new pg.Client(connection)
  await client.connect()
  return client
    .query(text)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}
