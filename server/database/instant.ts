import { type RawBuilder, sql } from 'kysely'

/** A moment as answers carry it: ISO 8601 with its offset. */
export function instant(column: string): RawBuilder<string> {
  return sql<string>`to_json(${sql.ref(column)})#>>'{}'`
}
