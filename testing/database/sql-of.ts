import type { Database } from '@halles/server/database/connect.ts'
import type { DB } from '@halles/server/database/schema.generated.ts'
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'

/** The SQL that a function sends, a clause a line, so that a snapshot beside it shows a change to review. */
export async function sqlOf(send: (database: Database) => Promise<unknown>): Promise<string> {
  const sent: string[] = []
  const database = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      sent.push(textOf(query.sql))
    },
  })
  // Nothing answers, so what must find a row refuses.
  await send(database).catch(() => undefined)
  return sent
    .join(';\n')
    .replaceAll(/ (?=(?:from|inner join|left join|where|order by|limit|for) )/g, '\n')
}

/** A prepared statement has its name beside its text (database/prepared.ts). */
function textOf(statement: string | { text: string }): string {
  return typeof statement === 'string' ? statement : statement.text
}
