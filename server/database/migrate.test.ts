import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { askDatabase as ask } from '@halles/testing/database/ask-database.ts'
import { anEmptyDatabase } from '@halles/testing/database/test-database.ts'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { migrate } from './migrate.ts'

const CITIES = { '001-cities.sql': 'create table city (name text); create table mayor (name text)' }
const MONTREAL = { '002-montreal.sql': "insert into city values ('Montréal')" }

test('migrations are applied in order and each once, by servers that start at once', async () => {
  const connection = await anEmptyDatabase()
  const folder = await aFolderOf({ ...MONTREAL, ...CITIES, 'notes.txt': 'not SQL' })
  await Promise.all([1, 2, 3].map(() => migrate(connection, { folder })))
  await migrate(connection, { folder })
  expect(await ask(connection, 'select name from city')).toEqual([{ name: 'Montréal' }])
  const applied = await ask(connection, 'select name from migration order by name')
  expect(applied).toEqual([{ name: '001-cities.sql' }, { name: '002-montreal.sql' }])
})

test('a database that was used by a newer version is refused and left as it is', async () => {
  const connection = await anEmptyDatabase()
  await migrate(connection, { folder: await aFolderOf({ ...CITIES, ...MONTREAL }) })
  const older = migrate(connection, { folder: await aFolderOf(CITIES) })
  await expect(older).rejects.toThrow(
    'The database was used by a newer version of Halles (it has 002-montreal.sql): update Halles.',
  )
  expect(await ask(connection, 'select name from city')).toEqual([{ name: 'Montréal' }])
})

test('a migration that fails leaves nothing of those before it', async () => {
  const connection = await anEmptyDatabase()
  const folder = await aFolderOf({ ...CITIES, '002-broken.sql': 'insert into nowhere values (1)' })
  await expect(migrate(connection, { folder })).rejects.toThrow('relation "nowhere" does not exist')
  expect(await ask(connection, "select to_regclass('city') as city")).toEqual([{ city: null }])
})

describe('while a long transaction uses a table, a migration that changes it', () => {
  const MAYOR = { '002-mayor.sql': 'alter table city add mayor text' }

  async function aTableInUse() {
    const connection = await anEmptyDatabase()
    await migrate(connection, { folder: await aFolderOf(CITIES) })
    const user = new pg.Client(connection)
    await user.connect()
    onTestFinished(() => user.end())
    await user.query('begin; select from city')
    return { connection, user, folder: await aFolderOf({ ...CITIES, ...MAYOR }) }
  }

  test('says so, blocks nobody else in between, and is applied after it', async () => {
    const { connection, user, folder } = await aTableInUse()
    const said = Promise.withResolvers<string>()
    const migrated = migrate(connection, { folder, report: said.resolve })
    expect(await said.promise).toBe(
      'The schema cannot be changed while another transaction uses its tables: trying again.',
    )
    await ask(connection, 'select * from city')
    await user.query('commit')
    await migrated
    expect(await ask(connection, 'select mayor from city')).toEqual([])
  })

  test('is given up when that goes on for too long, with nothing changed', async () => {
    const { connection, folder } = await aTableInUse()
    const patience = { tries: 2, pause: 1 }
    await expect(migrate(connection, { folder, patience })).rejects.toThrow(
      'The schema cannot be changed while another transaction uses its tables: end it, then start again.',
    )
    expect(await ask(connection, 'select name from migration')).toEqual([
      { name: '001-cities.sql' },
    ])
  })
})

async function aFolderOf(files: Record<string, string>): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'halles-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return pathToFileURL(`${folder}/`)
}
