import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { StartRefused } from '../start-refused.ts'
import { isLockTimeout, LOCK_TIMEOUT } from './retry-on-lock-timeout.ts'

// Before PostgreSQL 17 a value that was added to an enum is used only after the commit that added it.
const ADDS_ENUM_VALUE = /^alter type \w+ add value/im

/** Applies the files of a folder that are missing, in order, all or nothing but for values added to an enum. */
export async function applyMigrations(client: pg.Client, folder: URL): Promise<void> {
  await begin(client)
  try {
    for (const name of await listMissing(client, folder)) {
      const file = await apply(client, folder, name)
      if (!ADDS_ENUM_VALUE.test(file)) continue
      await client.query('commit')
      await begin(client)
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

async function begin(client: pg.Client): Promise<void> {
  await client.query(`begin; set local lock_timeout = ${LOCK_TIMEOUT}`)
}

async function listMissing(client: pg.Client, folder: URL): Promise<string[]> {
  await client.query(
    'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
  )
  const known = (await readdir(folder)).filter((name) => /^\d{3}-.+\.sql$/.test(name)).sort()
  const { rows } = await client.query<{ name: string }>('select name from migration order by name')
  const applied = rows.map((row) => row.name)
  const unknown = applied.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    throw new StartRefused(
      `The database was used by a newer version of Halles (it has ${unknown.join(', ')}): update Halles.`,
    )
  }
  return known.filter((name) => !applied.includes(name))
}

async function apply(client: pg.Client, folder: URL, name: string): Promise<string> {
  const file = await readFile(new URL(name, folder), 'utf8')
  try {
    await client.query(file)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || isLockTimeout(error)) throw error
    throw new StartRefused(`Migration ${name} failed: ${error.message}.`)
  }
  await client.query('insert into migration (name) values ($1)', [name])
  return file
}
