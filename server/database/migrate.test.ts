import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { administer } from '../testing/scratch-database.ts'
import type { ConnectionParts } from './connect.ts'
import { migrate } from './migrate.ts'

const CITIES = { '001-cities.sql': 'create table city (name text); create table mayor (name text)' }
const MONTREAL = { '002-montreal.sql': "insert into city values ('Montréal')" }

test('migrations are applied in order and each once, by servers that start at once', async () => {
  const connection = await anEmptyDatabase()
  const folder = await aFolderOf({ ...MONTREAL, ...CITIES, 'notes.txt': 'not SQL' })
  await Promise.all([1, 2, 3].map(() => migrate(connection, folder)))
  await migrate(connection, folder)
  expect(await ask(connection, 'select name from city')).toEqual([{ name: 'Montréal' }])
  const applied = await ask(connection, 'select name from migration order by name')
  expect(applied).toEqual([{ name: '001-cities.sql' }, { name: '002-montreal.sql' }])
})

test('a database that was used by a newer version is refused and left as it is', async () => {
  const connection = await anEmptyDatabase()
  await migrate(connection, await aFolderOf({ ...CITIES, ...MONTREAL }))
  const older = migrate(connection, await aFolderOf(CITIES))
  await expect(older).rejects.toThrow(
    'The database was used by a newer version of Halles (it has 002-montreal.sql): update Halles.',
  )
  expect(await ask(connection, 'select name from city')).toEqual([{ name: 'Montréal' }])
})

test('a migration that fails leaves nothing of those before it', async () => {
  const connection = await anEmptyDatabase()
  const folder = await aFolderOf({ ...CITIES, '002-broken.sql': 'insert into nowhere values (1)' })
  await expect(migrate(connection, folder)).rejects.toThrow('relation "nowhere" does not exist')
  expect(await ask(connection, "select to_regclass('city') as city")).toEqual([{ city: null }])
})

async function anEmptyDatabase(): Promise<ConnectionParts> {
  const migrated = inject('migratedDatabase')
  const database = `empty_${randomUUID().replaceAll('-', '')}`
  await administer(migrated, `create database ${database}`)
  onTestFinished(() => administer(migrated, `drop database ${database} with (force)`))
  return { ...migrated, database }
}

async function aFolderOf(files: Record<string, string>): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'halles-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return pathToFileURL(`${folder}/`)
}

async function ask(connection: ConnectionParts, text: string) {
  const client = new pg.Client(connection)
  await client.connect()
  return client
    .query(text)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}
