import { generate, PostgresDialect } from 'kysely-codegen'
import { type Connection, connect } from './connect.ts'

/** The TypeScript of `schema.generated.ts`, read from a migrated database. */
export async function generateSchema(connection: Connection): Promise<string> {
  const database = connect(connection)
  try {
    return await generate({
      db: database,
      dialect: new PostgresDialect({ dateParser: 'string', numericParser: 'string' }),
      // As connect.ts reads them.
      typeMapping: { int8: 'number' },
      includePattern: 'public.*',
      excludePattern: 'migration',
      outFile: null,
    })
  } finally {
    await database.destroy()
  }
}
