import type { Database } from '@halles/server/database/connect.ts'
import { sql } from 'kysely'

export type Undoable = {
  /** A moment to which `undoTo` leads back. */
  mark: () => Promise<number>
  undoTo: (moment: number) => Promise<void>
}

/**
 * From now on every row of a table that comes, changes or goes is kept as it was, and can be put back: what was built once is
 * there again for the next. Sequences go on, the job queue stays, and emptied tables are not filled again.
 */
export async function undoable(database: Database): Promise<Undoable> {
  await sql.raw(KEPT).execute(database)
  const tables = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`.execute(
    database,
  )
  const triggers = tables.rows.map(
    ({ name }) =>
      `create trigger test_keep after insert or update or delete on ${name} for each row execute function test_changes.keep()`,
  )
  await sql.raw(triggers.join(';\n')).execute(database)
  return {
    async mark() {
      const { rows } = await sql<{ last: number }>`
        select coalesce(max(id), 0)::integer as last from test_changes.kept`.execute(database)
      return rows[0]?.last ?? 0
    },
    async undoTo(moment) {
      await sql`select test_changes.undo(${moment}::integer)`.execute(database)
    },
  }
}

// Undone without triggers, those of foreign keys among them: in between, rows may lack what they belong to.
const KEPT = `
  create table test_changes.kept (id serial primary key, relation regclass not null, old jsonb, new jsonb);
  create function test_changes.keep() returns trigger language plpgsql as $$
  begin
    insert into test_changes.kept (relation, old, new) values (
      tg_relid,
      case when tg_op <> 'INSERT' then to_jsonb(old) end,
      case when tg_op <> 'DELETE' then to_jsonb(new) end);
    return null;
  end $$;
  create function test_changes.undo(moment integer) returns void language plpgsql as $$
  declare
    change record;
    columns text;
  begin
    set local session_replication_role = replica;
    for change in select * from test_changes.kept where id > moment order by id desc loop
      if change.new is not null then
        execute format('delete from %s content where to_jsonb(content) = $1', change.relation) using change.new;
      end if;
      if change.old is not null then
        select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
        where attrelid = change.relation and attnum > 0 and not attisdropped and attgenerated = '';
        execute format('insert into %1$s (%2$s) overriding system value
          select %2$s from jsonb_populate_record(null::%1$s, $1)', change.relation, columns) using change.old;
      end if;
    end loop;
    delete from test_changes.kept where id > moment;
  end $$`
