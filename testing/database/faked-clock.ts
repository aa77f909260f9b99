import { chmod, mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type Database } from '@halles/server/database/connect.ts'
import { type Binaries, findBinaries } from '@halles/server/database/embedded/binaries.ts'
import { USUAL_LOCALE } from '@halles/server/database/embedded/cluster.ts'
import { startEmbeddedPostgres } from '@halles/server/database/embedded/embedded-postgres.ts'
import { chooseRunner } from '@halles/server/database/embedded/runner.ts'
import { migrate } from '@halles/server/database/migrate.ts'
import { afterAll } from 'vitest'

/** A database whose clock a test sets forward or back, by hours, while it is in use. */
export type ClockToSet = {
  database: Database
  setClock: (hours: number) => Promise<void>
  /** How many hours its clock is ahead of the machine's. */
  ahead: () => number
}

/** A PostgreSQL of one test file's own, whose processes read the time through libfaketime; nobody else does. */
export async function fakedClock(library: string): Promise<ClockToSet> {
  const folder = await mkdtemp(join(tmpdir(), 'halles-clock-'))
  await chmod(folder, 0o755)
  const offsetFile = join(folder, 'offset')
  let offset = 0
  async function setClock(hours: number) {
    offset += hours * 3_600
    // In one piece: PostgreSQL asks for the time while this is written.
    await writeFile(`${offsetFile}.new`, `${offset < 0 ? '' : '+'}${offset}\n`)
    await rename(`${offsetFile}.new`, offsetFile)
  }
  await setClock(0)
  const dataDir = join(folder, 'data')
  const runner = await chooseRunner(join(dataDir, 'postgres'))
  const binaries = await findBinaries(runner, ['/var/cache', tmpdir()])
  const native = await programsWith({ library, offsetFile }, binaries, join(folder, 'native'))
  const postgres = await startEmbeddedPostgres({ dataDir, build: { native, locale: USUAL_LOCALE } })
  const database = connect(postgres.connection)
  afterAll(async () => {
    await database.destroy()
    await postgres.stop()
    await rm(folder, { recursive: true })
  })
  await migrate(postgres.connection)
  return { database, setClock, ahead: () => offset / 3_600 }
}

type Faked = { library: string; offsetFile: string }

/** PostgreSQL's programs, of which the server itself begins with libfaketime. Waits stay the machine's: only the time of day moves. */
async function programsWith(
  { library, offsetFile }: Faked,
  { initdb, postgres, pgCtl }: Binaries,
  native: string,
): Promise<string> {
  const bin = join(native, 'bin')
  await mkdir(bin, { recursive: true })
  await symlink(initdb, join(bin, 'initdb'))
  await symlink(pgCtl, join(bin, 'pg_ctl'))
  const variables = `FAKETIME_TIMESTAMP_FILE=${offsetFile} FAKETIME_NO_CACHE=1 FAKETIME_DONT_FAKE_MONOTONIC=1 NO_FAKE_STAT=1`
  const program = `#!/bin/sh\nexport LD_PRELOAD=${library} ${variables}\nexec ${postgres} "$@"\n`
  await writeFile(join(bin, 'postgres'), program, { mode: 0o755 })
  return native
}
