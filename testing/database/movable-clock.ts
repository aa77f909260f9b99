import { connect, type Database } from '@halles/server/database/connect.ts'
import { sql } from 'kysely'
import { afterAll } from 'vitest'
import { administer } from './scratch-database.ts'
import { aTestConnection } from './test-database.ts'

/**
 * A migrated database of one test file's own, whose clock_timestamp() says what a test sets, and goes on from there; an offset
 * to the machine's clock for one that is ahead or behind. now() and the defaults of columns stay the machine's.
 */
export async function aMovableClock(): Promise<{
  database: Database
  setClock: (moment: string) => Promise<void>
}> {
  const connection = await aTestConnection()
  await administer(
    connection,
    `alter database ${connection.database} set search_path = movable, pg_catalog, public`,
  )
  const database = connect(connection)
  afterAll(() => database.destroy())
  await sql`create schema movable`.execute(database)
  await sql`create table movable.clock (ahead interval not null)`.execute(database)
  await sql`insert into movable.clock values ('0')`.execute(database)
  await sql`
    create function movable.clock_timestamp() returns timestamptz volatile language sql
    return pg_catalog.clock_timestamp() + (select ahead from movable.clock)`.execute(database)
  return {
    database,
    async setClock(moment) {
      await sql`
        update movable.clock set ahead = ${moment}::timestamptz - pg_catalog.clock_timestamp()`.execute(
        database,
      )
    },
  }
}
