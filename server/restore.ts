import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { extract } from './backup/extract.ts'
import { openSealed } from './backup/seal.ts'
import { type Config, readConfig } from './config.ts'
import { runCommand } from './database/command-database.ts'
import { SLOW_STATEMENTS } from './database/connect.ts'
import { RESTORING, syncFolder } from './database/embedded/cluster.ts'
import { findRunning } from './database/embedded/find-running.ts'
import { openDatabase } from './database/open-database.ts'
import { prepareRestoredDatabase } from './prepare-restored-database.ts'
import { StartRefused } from './start-refused.ts'

const USAGE = 'npm run restore -- <file> [--send-mails]'

// `npm run restore -- FILE [--send-mails]`: a backup into an empty DATA_DIR. The database gets its place there only when
// all is done; before, no server starts on the folder.
await runCommand(async () => {
  const { path, sendMails } = readArguments()
  const config = readConfig()
  const { databaseUrl, dataDir } = config
  if (databaseUrl !== undefined)
    throw new StartRefused(
      'DATABASE_URL is set: restore your own PostgreSQL with its tools, pg_restore or a copy by pg_basebackup (docs/operations.md).',
    )
  await expectEmpty(dataDir)
  const backup = await openSealed(path).catch((error) => {
    throw new StartRefused(`${path} cannot be read: ${error.message}.`)
  })
  if (!backup)
    throw new StartRefused(`${path} is no whole backup of Halles: it was cut off or changed.`)
  const restoring = await makeRestoring(dataDir)
  try {
    await extract(backup, path, join(restoring, 'postgres'))
    const report = await settle({ ...config, dataDir: restoring }, sendMails)
    await rename(join(restoring, 'postgres'), join(dataDir, 'postgres'))
    await syncFolder(dataDir)
    process.stdout.write(`${path} is restored in ${dataDir}.\n${report}\n`)
  } finally {
    await backup.close()
    await rm(restoring, { recursive: true, force: true })
  }
})

/** Recovers the restored database, brings it to our schema, and ends what must not go on in a copy. */
async function settle(config: Config, sendMails: boolean): Promise<string> {
  const { database, close } = await openDatabase(config, {
    report: () => {},
    fill: async () => {},
    pool: SLOW_STATEMENTS,
  })
  return prepareRestoredDatabase(database, config, { sendMails }).finally(close)
}

async function expectEmpty(dataDir: string): Promise<void> {
  if (await findRunning(dataDir))
    throw new StartRefused(`DATA_DIR ${dataDir} is in use by another Halles server.`)
  const found = await readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw new StartRefused(`DATA_DIR cannot be used: ${error.message}.`)
  })
  if (found.length > 0)
    throw new StartRefused(`DATA_DIR ${dataDir} is not empty: name a new folder to restore into.`)
}

/** Of two restores into one folder the one who is later is refused. */
async function makeRestoring(dataDir: string): Promise<string> {
  const restoring = join(dataDir, RESTORING)
  try {
    await mkdir(dataDir, { recursive: true })
    await mkdir(restoring, { mode: 0o700 })
  } catch (error) {
    throw new StartRefused(`DATA_DIR cannot be used: ${error instanceof Error && error.message}.`)
  }
  return restoring
}

function readArguments(): { path: string; sendMails: boolean } {
  try {
    const options = { 'send-mails': { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ allowPositionals: true, options })
    const [path] = positionals
    if (path && positionals.length === 1) return { path, sendMails: values['send-mails'] }
  } catch {
    // An option that we do not know.
  }
  throw new StartRefused(USAGE)
}
