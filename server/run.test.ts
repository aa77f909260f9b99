import { once } from 'node:events'
import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askDatabase } from '@halles/testing/database/ask-database.ts'
import { aTestConnection } from '@halles/testing/database/test-database.ts'
import { addressOf, startProgram } from '@halles/testing/servers/program.ts'
import { freePort } from '@halles/testing/servers/server-process.ts'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'
import { lineOf, openServer } from './run.ts'

const folder = await mkdtemp(join(tmpdir(), 'halles-run-'))
afterAll(() => rm(folder, { recursive: true }))
const own = await aTestConnection()
const newer = await aTestConnection()
const broken = await aTestConnection()
await askDatabase(newer, "insert into migration (name) values ('999-later.sql')")

test('on an empty folder a server opens with a demo market, and ends with nothing left running', async () => {
  const port = await freePort()
  const server = startProgram({ PORT: `${port}`, DATA_DIR: join(folder, 'data') })
  await server.saying(`Halles is open at http://127.0.0.1:${port}\n`)
  await server.saying('operateur@halles.example')
  await expect
    .poll(async () => (await fetch(`http://127.0.0.1:${port}/api/health/ready/`)).ok)
    .toBe(true)
  const pid = join(folder, 'data', 'postgres', 'postmaster.pid')
  const postmaster = Number.parseInt(await readFile(pid, 'utf8'), 10)
  server.process.kill('SIGINT')
  expect(await server.ended).toEqual({ code: 0, complaint: '' })
  expect(() => process.kill(postmaster, 0)).toThrow('ESRCH')
  await expect(access(pid)).rejects.toThrow()
})

test('work in flight is answered before the end, on a database of one’s own', async () => {
  const port = await freePort()
  const server = startProgram({
    PORT: `${port}`,
    // Else the call is refused where what follows takes two seconds.
    DATABASE_URL: `${addressOf(own)}&lock_timeout=150000`,
    DATABASE_READ_URL: 'postgresql://halles:geheim@standby.invalid/halles',
    PUBLIC_URL: 'https://halles.example.ca',
    TRUST_PROXY: 'loopback',
    HOSTING: 'Nuage ABC, Beauharnois',
    OPERATOR_EMAIL: 'chef@halles.ca',
    OPERATOR_PASSWORD: 'framboise noire',
  })
  await server.saying('is open at')
  const operators = await askDatabase(
    own,
    "select email, status from account join person on person.id = contact_person_id where kind = 'operator'",
  )
  expect(operators).toEqual([{ email: 'chef@halles.ca', status: 'active' }])
  const client = await aClient()
  await client.query('begin; lock table city in access exclusive mode')
  const answer = fetch(`http://127.0.0.1:${port}/api/city-list/`)
  await expect
    .poll(() => askDatabase(own, 'select 1 from pg_locks where not granted'))
    .not.toEqual([])
  server.process.kill('SIGTERM')
  await expect
    .poll(() => fetch(`http://127.0.0.1:${port}/`).catch(String))
    .toContain('fetch failed')
  await client.query('rollback')
  expect((await answer).status).toBe(200)
  const { code, complaint } = await server.ended
  expect(code).toBe(0)
  // Of what an operator should know, a line each; the last of the tests' database, nothing of which has to outlive it.
  const off =
    'of the database is off: orders that were acknowledged may be lost when its machine fails.'
  expect(complaint.split('\n')).toEqual([
    expect.stringMatching(/^LEGAL_NAME, LEGAL_ADDRESS, PRIVACY_OFFICER should be/),
    expect.stringMatching(/^SECRET_KEY is not set: /),
    expect.stringMatching(/^DATABASE_READ_URL leads to another machine without TLS: /),
    ...['fsync', 'full_page_writes', 'synchronous_commit'].map((name) => `${name} ${off}`),
    '',
  ])
  expect(complaint).not.toMatch(/DATABASE_URL|geheim/)
})

test('a start that is refused ends with a status and one line', async () => {
  const complaint = 'PORT must be a number from 1 to 65535.\n'
  expect(await startProgram({ PORT: 'three' }).ended).toEqual({ code: 1, complaint })
})

test('a server that fails while it starts says why, and nothing of it is left open', async () => {
  await askDatabase(broken, 'alter table pgboss.queue rename to queue_away')
  expect(await refusalOf({ DATABASE_URL: addressOf(broken) })).toContain('pgboss.queue')
})

const aFile = join(folder, 'file')
await writeFile(aFile, '')
const taken = createServer().listen(0, '127.0.0.1')
await once(taken, 'listening')
afterAll(() => void taken.close())
const address = taken.address()
const takenPort = String(address !== null && typeof address === 'object' ? address.port : 0)

test.for([
  [
    { PORT: takenPort, DATABASE_URL: addressOf(own) },
    `PORT ${takenPort} of 127.0.0.1 is taken by another program: set PORT.`,
  ],
  [
    { HOST: '192.0.2.1', DATABASE_URL: addressOf(own) },
    'HOST 192.0.2.1 is no address of this machine.',
  ],
  [
    { DATA_DIR: join(aFile, 'data') },
    `DATA_DIR cannot be used: ENOTDIR: not a directory, mkdir '${aFile}/data'.`,
  ],
  [
    { DATABASE_URL: 'postgresql://halles@127.0.0.1:1/halles' },
    'DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1.',
  ],
  [
    { DATABASE_URL: addressOf({ ...own, database: 'nowhere' }) },
    'DATABASE_URL cannot be used: database "nowhere" does not exist.',
  ],
  [
    { DATABASE_URL: addressOf(newer) },
    'The database was used by a newer version of Halles (it has 999-later.sql): update Halles.',
  ],
] as const)('%j ends the start with one line', async ([settings, line]) => {
  expect(await refusalOf(settings)).toBe(line)
})

/** What a start in this process ends with; what it had opened is closed. */
async function refusalOf(settings: Record<string, string>): Promise<string | undefined> {
  const closing: (() => Promise<void>)[] = []
  try {
    const port = `${await freePort()}`
    const config = readConfig({ LOG_LEVEL: 'silent', PORT: port, ...settings })
    await openServer(config, closing, () => {})
    return undefined
  } catch (error) {
    return lineOf(error)
  } finally {
    for (const close of closing) await close()
  }
}

async function aClient(): Promise<pg.Client> {
  const client = new pg.Client(own)
  await client.connect()
  onTestFinished(() => client.end())
  return client
}
