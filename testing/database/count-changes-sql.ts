import type { ConnectionParts } from '@halles/server/database/connect.ts'
import pg from 'pg'

/** What is written so often, and by whoever looks, that it says nothing of what a call did. */
const IGNORED = ['rate_limit', 'password_throttle']

/**
 * From now on `test_changes.change` has a row for each statement that inserted, updated or deleted a row of a table, or emptied
 * it, and that was not undone. For databases of tests alone. A row that is written as it was counts too; a session only when
 * more changes of it than when it was last seen.
 */
export async function countChanges(connection: ConnectionParts): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all ($1)`,
      [IGNORED],
    )
    const triggers = rows.map(({ name }) => (name === 'session' ? OF_SESSION : triggersOf(name)))
    await client.query([COUNTER, ...triggers].join(';\n'))
  } finally {
    await client.end()
  }
}

const COUNTER = `
  create schema test_changes;
  create table test_changes.change (name text not null);
  create function test_changes.note() returns trigger language plpgsql as $$
  begin
    insert into test_changes.change values (tg_table_name);
    return null;
  end $$;
  create function test_changes.note_rows() returns trigger language plpgsql as $$
  begin
    if exists (select from changed) then insert into test_changes.change values (tg_table_name); end if;
    return null;
  end $$`

/** Of a statement that met no row nothing is noted. */
function triggersOf(table: string): string {
  const of = (event: string, rows: string) =>
    `create trigger test_${event} after ${event} on "${table}"
       referencing ${rows} table as changed for each statement execute function test_changes.note_rows()`
  return [of('insert', 'new'), of('update', 'new'), of('delete', 'old'), emptying(table)].join(
    ';\n',
  )
}

function emptying(table: string): string {
  return `create trigger test_truncate after truncate on "${table}" for each statement execute function test_changes.note()`
}

const OF_SESSION = `
  create trigger test_come_or_gone after insert or delete on session for each row execute function test_changes.note();
  create trigger test_update after update on session for each row
    when (to_jsonb(old) - 'last_seen_at' is distinct from to_jsonb(new) - 'last_seen_at')
    execute function test_changes.note();
  ${emptying('session')}`
