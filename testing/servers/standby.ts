import { appendFile, mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readBaseBackup } from '@halles/server/backup/base-backup-sql.ts'
import { extract } from '@halles/server/backup/extract.ts'
import type { ConnectionParts } from '@halles/server/database/connect.ts'
import { chownTo } from '@halles/server/database/embedded/cluster.ts'
import { startEmbeddedPostgres } from '@halles/server/database/embedded/embedded-postgres.ts'
import { chooseRunner } from '@halles/server/database/embedded/runner.ts'

/** A second PostgreSQL that follows the one given by streaming, and takes reads meanwhile. */
export async function startStandby(
  primary: ConnectionParts,
): Promise<{ connection: ConnectionParts; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'halles-standby-'))
  const data = join(folder, 'data', 'postgres')
  try {
    await copyOf(primary, folder)
    await followPrimary(primary, data)
    // At least as many connections as its primary.
    const settings = { fsync: 'off', max_connections: '200' }
    const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), settings })
    return {
      connection: { ...postgres.connection, database: primary.database },
      async stop() {
        await postgres.stop()
        await rm(folder, { recursive: true })
      },
    }
  } catch (error) {
    await rm(folder, { recursive: true })
    throw error
  }
}

/** The data folder of a running PostgreSQL, as a base backup, in `data/postgres` of a folder. */
export async function copyOf(primary: ConnectionParts, folder: string): Promise<void> {
  const file = join(folder, 'base.tar')
  await writeFile(file, readBaseBackup(primary))
  const archive = await open(file)
  await mkdir(join(folder, 'data'))
  await extract(archive, file, join(folder, 'data', 'postgres')).finally(() => archive.close())
  await rm(file)
}

async function followPrimary(
  { host, port, user, password = '' }: ConnectionParts,
  data: string,
): Promise<void> {
  const link = `host=${host} port=${port} user=${user} password=${password}`
  await appendFile(join(data, 'postgresql.auto.conf'), `\nprimary_conninfo = '${link}'\n`)
  const signal = join(data, 'standby.signal')
  await writeFile(signal, '')
  await chownTo(await chooseRunner(data), signal)
}
