import type { TestProject } from 'vitest/node'
import { poolerPort } from '../checks/rounds.ts'
import { startPooler } from '../servers/pooler.ts'
import { countChanges } from './count-changes-sql.ts'
import { startScratchDatabase } from './scratch-database.ts'

/** Vitest's global set-up: one PostgreSQL for the whole run, with a migrated database to clone, which counts what changes. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { connection, log, stop } = await startScratchDatabase()
  await countChanges(connection)
  project.provide('migratedDatabase', connection)
  project.provide('postgresLog', log)
  const port = poolerPort()
  if (port === undefined) return stop
  const pooler = await startPooler(connection, port)
  return () => pooler.stop().then(stop)
}
