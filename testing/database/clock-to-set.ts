import type { Database } from '@halles/server/database/connect.ts'
import { sql } from 'kysely'
import { fakeTimeLibrary } from '../checks/rounds.ts'
import { type ClockToSet, fakedClock } from './faked-clock.ts'
import { aTestDatabase } from './test-database.ts'

/**
 * A migrated database of one test file's own. Its clock is set by moving all that is stored the other way, which is the same to
 * every statement that begins after; `npm run test:clock` sets PostgreSQL's own clock.
 */
export async function aClockToSet(): Promise<ClockToSet> {
  const library = fakeTimeLibrary()
  if (library) return fakedClock(library)
  const database = await aTestDatabase()
  return { database, setClock: (hours) => moveStored(database, -hours), ahead: () => 0 }
}

/** Moves every moment in the database, and by whole days every day, without what triggers would make of it. */
async function moveStored(database: Database, hours: number): Promise<void> {
  await database.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection)
    for (const { name, moves } of await storedMoments(connection, hours))
      await sql`update ${sql.raw(name)} set ${sql.raw(moves)}`.execute(connection)
    await sql`update second_factor set last_step = last_step + ${hours} * 120`.execute(connection)
    await sql`set session_replication_role = origin`.execute(connection)
  })
}

async function storedMoments(connection: Database, hours: number) {
  const days = Math.trunc(hours / 24)
  const { rows } = await sql<{ name: string; moves: string }>`
    select format('%I.%I', table_schema, table_name) as name, string_agg(
      case data_type
        when 'date' then format('%1$I = %1$I + %2$s', column_name, ${days}::integer)
        else format('%1$I = %1$I + interval ''%2$s hours''', column_name, ${hours}::integer)
      end, ', ') as moves
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where data_type in ('timestamp with time zone', 'date') and table_schema in ('public', 'pgboss')
      and table_type = 'BASE TABLE' and is_generated = 'NEVER'
      and table_name not like 'job_%' and table_name not like 'queue_stats%'
    group by table_schema, table_name`.execute(connection)
  return rows
}
