import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connect, type Database } from '@halles/server/database/connect.ts'

/** The database of the server under test, by the socket that PostgreSQL notes in its folder: for what no screen moves, a clock. */
export async function withTheDatabase<Result>(
  use: (database: Database) => Promise<Result>,
): Promise<Result> {
  const noted = join(process.env.HALLES_DATA_DIR ?? '', 'postgres', 'postmaster.pid')
  const [, , , port, host] = (await readFile(noted, 'utf8')).split('\n')
  if (!host) throw new Error('PostgreSQL notes no socket')
  const database = connect({ host, port: Number(port), user: 'halles', database: 'postgres' })
  try {
    return await use(database)
  } finally {
    await database.destroy()
  }
}
