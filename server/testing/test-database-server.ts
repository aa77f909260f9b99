import type { TestProject } from 'vitest/node'
import { startScratchDatabase } from './scratch-database.ts'

/** Vitest's global set-up: one PostgreSQL for the whole run, with a migrated database to clone. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { connection, stop } = await startScratchDatabase()
  project.provide('migratedDatabase', connection)
  return stop
}
