import { randomUUID } from 'node:crypto'
import { afterAll, inject, onTestFinished } from 'vitest'
import { type ConnectionParts, connect, type Database } from '../database/connect.ts'
import { administer } from './scratch-database.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to vitest's own.
  interface ProvidedContext {
    /** What test-database-server.ts started for the run. */
    migratedDatabase: ConnectionParts
  }
}

/** A migrated database of one test file's own. To be awaited at the top of the file. */
export async function aTestDatabase(options: { poolSize?: number } = {}): Promise<Database> {
  const database = connect(await aTestConnection(), options)
  afterAll(() => database.destroy())
  return database
}

/** The same, for tests that connect by themselves. It is dropped after the file's last test. */
export async function aTestConnection(): Promise<ConnectionParts> {
  const migrated = inject('migratedDatabase')
  const database = `test_${randomUUID().replaceAll('-', '')}`
  await administer(migrated, `create database ${database} template ${migrated.database}`)
  afterAll(() => administer(migrated, `drop database ${database} with (force)`))
  return { ...migrated, database }
}

/** A database without anything in it, for one test. */
export async function anEmptyDatabase(): Promise<ConnectionParts> {
  const migrated = inject('migratedDatabase')
  const database = `empty_${randomUUID().replaceAll('-', '')}`
  await administer(migrated, `create database ${database}`)
  onTestFinished(() => administer(migrated, `drop database ${database} with (force)`))
  return { ...migrated, database }
}
