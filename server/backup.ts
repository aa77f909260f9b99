import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeWhole } from './backup/backup-file.ts'
import { readBaseBackup } from './backup/base-backup-sql.ts'
import { sealed } from './backup/seal.ts'
import { readConfig } from './config.ts'
import { runCommand } from './database/command-database.ts'
import type { ConnectionParts } from './database/connect.ts'
import { isDatabaseAway } from './database/database-away.ts'
import { exists } from './database/embedded/cluster.ts'
import { startEmbeddedPostgres } from './database/embedded/embedded-postgres.ts'
import { findRunning } from './database/embedded/find-running.ts'
import { StartRefused } from './start-refused.ts'

// `npm run backup -- FILE`: the embedded database of DATA_DIR as one file, while a server uses it or while none does.
await runCommand(async () => {
  const path = readPath()
  const { databaseUrl, dataDir } = readConfig()
  if (databaseUrl !== undefined)
    throw new StartRefused(
      'DATABASE_URL is set: back up your own PostgreSQL with its tools, pg_dump or pg_basebackup (docs/operations.md).',
    )
  const start = performance.now()
  const size = await onDatabaseOf(dataDir, (connection) =>
    writeWhole(path, sealed(readBaseBackup(connection))),
  ).catch(sayWhy)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  process.stdout.write(`${path}: ${(size / 1e6).toFixed(1)} MB in ${seconds} s.\n`)
})

function readPath(): string {
  try {
    const { positionals } = parseArgs({ allowPositionals: true })
    const [path] = positionals
    if (path && positionals.length === 1) return path
  } catch {
    // An option: there are none.
  }
  throw new StartRefused('npm run backup -- <file>')
}

async function onDatabaseOf<Result>(
  dataDir: string,
  run: (connection: ConnectionParts) => Promise<Result>,
): Promise<Result> {
  if (!(await exists(join(dataDir, 'postgres'))))
    throw new StartRefused(`DATA_DIR ${dataDir} holds no database.`)
  const running = await findRunning(dataDir)
  if (running) return run(running)
  const own = await startEmbeddedPostgres({ dataDir })
  return run(own.connection).finally(own.stop)
}

function sayWhy(error: unknown): never {
  if (!(error instanceof Error) || error instanceof StartRefused) throw error
  const code = 'code' in error ? error.code : undefined
  if (isDatabaseAway(error))
    throw new StartRefused(`No backup: the database has gone: ${error.message}.`)
  throw code === undefined ? error : new StartRefused(`No backup: ${error.message}.`)
}
