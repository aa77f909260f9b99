import { randomUUID } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import { type ConnectionParts, connect, type Database } from '../database/connect.ts'
import { administer } from './scratch-database.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to vitest's own.
  interface ProvidedContext {
    /** What test-database-server.ts started for the run. */
    migratedDatabase: ConnectionParts
  }
}

/**
 * A migrated database of one test file's own, dropped after its last test. To be awaited at the top
 * of the file.
 */
export async function aTestDatabase(): Promise<Database> {
  const migrated = inject('migratedDatabase')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(migrated, `create database ${name} template ${migrated.database}`)
  const database = connect({ ...migrated, database: name })
  afterAll(async () => {
    await database.destroy()
    await administer(migrated, `drop database ${name} with (force)`)
  })
  return database
}
