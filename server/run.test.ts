import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { anEmptyDatabase, aTestConnection } from '@halles/testing/database/test-database.ts'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import type { ConnectionParts } from './database/connect.ts'
import { demoOperator } from './database/demo/accounts/operator.ts'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))
const folder = await mkdtemp(join(tmpdir(), 'halles-run-'))
afterAll(() => rm(folder, { recursive: true }))
const own = await aTestConnection()
const newer = await aTestConnection()
const broken = await aTestConnection()
await ask(newer, "insert into migration (name) values ('999-later.sql')")

test('on an empty folder a server opens with a demo market, and ends with nothing left running', async () => {
  const port = await aFreePort()
  const server = start({ PORT: port, DATA_DIR: join(folder, 'data') })
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
  const port = await aFreePort()
  // Else the call is refused where what follows takes two seconds.
  const server = start({ PORT: port, DATABASE_URL: `${urlOf(own)}&lock_timeout=150000` })
  await server.saying('is open at')
  const client = await aClient(own)
  await client.query('begin; lock table city in access exclusive mode')
  const answer = fetch(`http://127.0.0.1:${port}/api/city-list/`)
  await expect.poll(() => ask(own, 'select 1 from pg_locks where not granted')).not.toEqual([])
  server.process.kill('SIGTERM')
  await expect
    .poll(() => fetch(`http://127.0.0.1:${port}/`).catch(String))
    .toContain('fetch failed')
  await client.query('rollback')
  expect((await answer).status).toBe(200)
  const { code, complaint } = await server.ended
  expect(code).toBe(0)
  // Of the tests' database, nothing of which has to outlive it.
  const off =
    'of the database is off: orders that were acknowledged may be lost when its machine fails.'
  expect(complaint.split('\n')).toEqual([
    ...['fsync', 'full_page_writes', 'synchronous_commit'].map((name) => `${name} ${off}`),
    '',
  ])
})

test('servers that start at once on an empty database all open, and fill it once', async () => {
  const empty = await anEmptyDatabase()
  const settings = { DATABASE_URL: urlOf(empty), DEMO: '1' }
  const operator = { OPERATOR_EMAIL: 'chef@halles.ca', OPERATOR_PASSWORD: 'framboise noire' }
  const ports = await Promise.all([aFreePort(), aFreePort(), aFreePort()])
  const servers = ports.map((PORT) => start({ PORT, ...settings, ...operator }))
  await Promise.all(servers.map((server) => server.saying('is open at')))
  const operators = await ask(
    empty,
    "select email from account join person on person.id = contact_person_id where kind = 'operator' order by account.id",
  )
  expect(operators).toEqual([{ email: demoOperator.email }, { email: 'chef@halles.ca' }])
  for (const server of servers) server.process.kill('SIGTERM')
  for (const { ended } of servers) expect(await ended).toMatchObject({ code: 0 })
})

test('a server that fails while it starts ends, with a status', async () => {
  await ask(broken, 'alter table pgboss.queue rename to queue_away')
  expect(await start({ DATABASE_URL: urlOf(broken) }).ended).toMatchObject({ code: 1 })
})

test('a Halles that the public can reach says at start that nothing names who runs it', async () => {
  const server = start({
    PORT: await aFreePort(),
    DATABASE_URL: urlOf(own),
    PUBLIC_URL: 'https://halles.example.ca',
    TRUST_PROXY: 'loopback',
    HOSTING: 'Nuage ABC, Beauharnois',
  })
  await server.saying('is open at')
  server.process.kill('SIGTERM')
  const complaint = expect.stringMatching(/^LEGAL_NAME, LEGAL_ADDRESS, PRIVACY_OFFICER should be/)
  expect(await server.ended).toEqual({ code: 0, complaint })
})

test('the operator of the environment is made once', async () => {
  const port = await aFreePort()
  const operator = { OPERATOR_EMAIL: 'chef@halles.ca', OPERATOR_PASSWORD: 'framboise noire' }
  const settings = { PORT: port, DATABASE_URL: urlOf(own), ...operator }
  for (const password of ['framboise noire', 'groseille verte']) {
    const server = start({ ...settings, OPERATOR_PASSWORD: password })
    await server.saying('is open at')
    server.process.kill('SIGTERM')
    await server.ended
  }
  const operators = await ask(
    own,
    "select email, status from account join person on person.id = contact_person_id where kind = 'operator'",
  )
  expect(operators).toEqual([{ email: 'chef@halles.ca', status: 'active' }])
})

const aFile = join(folder, 'file')
await writeFile(aFile, '')
const taken = createServer().listen(0, '127.0.0.1')
await once(taken, 'listening')
afterAll(() => void taken.close())
const takenPort = portOf(taken)

test.for([
  [{ PORT: 'three' }, 'PORT must be a number from 1 to 65535.'],
  [
    { PORT: takenPort, DATABASE_URL: urlOf(own) },
    `PORT ${takenPort} of 127.0.0.1 is taken by another program: set PORT.`,
  ],
  [
    { HOST: '192.0.2.1', DATABASE_URL: urlOf(own) },
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
    { DATABASE_URL: urlOf({ ...own, database: 'nowhere' }) },
    'DATABASE_URL cannot be used: database "nowhere" does not exist.',
  ],
  [
    { DATABASE_URL: urlOf(newer) },
    'The database was used by a newer version of Halles (it has 999-later.sql): update Halles.',
  ],
] as const)('%j ends the start with one line', async ([settings, line]) => {
  expect(await start(settings).ended).toEqual({ code: 1, complaint: `${line}\n` })
})

test('over https a server says that second factors are stored unsealed, unless it has a key', async () => {
  const settings = {
    PORT: await aFreePort(),
    DATABASE_URL: urlOf(own),
    PUBLIC_URL: 'https://halles.example.ca',
    TRUST_PROXY: 'none',
  }
  for (const [key, said] of [
    ['', /^SECRET_KEY is not set: .*$/m],
    ['a7'.repeat(32), /^(?!.*SECRET_KEY)/],
  ] as const) {
    const server = start({ ...settings, SECRET_KEY: key })
    await server.saying('is open at')
    server.process.kill('SIGTERM')
    expect((await server.ended).complaint).toMatch(said)
  }
})

test('a server says that an address leads to another machine without TLS', async () => {
  const server = start({
    PORT: await aFreePort(),
    DATABASE_URL: urlOf(own),
    DATABASE_READ_URL: 'postgresql://halles:geheim@standby.invalid/halles',
  })
  await server.saying('is open at')
  server.process.kill('SIGTERM')
  const { complaint } = await server.ended
  expect(complaint).toMatch(/^DATABASE_READ_URL leads to another machine without TLS: .*$/m)
  expect(complaint).not.toMatch(/DATABASE_URL|geheim/)
})

type Started = {
  process: ChildProcess
  ended: Promise<{ code: number | null; complaint: string }>
  saying: (text: string) => Promise<void>
}

function start(settings: Record<string, string>): Started {
  const child = spawn(process.execPath, [MAIN], { env: { LOG_LEVEL: 'silent', ...settings } })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  let complaint = ''
  child.stdout.on('data', (chunk) => (said += chunk))
  child.stderr.on('data', (chunk) => (complaint += chunk))
  const ended = once(child, 'close').then(([code]) => ({ code, complaint }))
  return {
    process: child,
    ended,
    async saying(text) {
      while (!said.includes(text)) {
        const next = await Promise.race([once(child.stdout, 'data'), ended])
        if ('complaint' in next) throw new Error(`it ended: ${next.complaint}`)
      }
    },
  }
}

function urlOf({ host, port, user, database }: ConnectionParts): string {
  return `postgresql://${user}@/${database}?host=${host}&port=${port}`
}

async function aClient(connection: ConnectionParts): Promise<pg.Client> {
  const client = new pg.Client(connection)
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

async function ask(connection: ConnectionParts, text: string) {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}

async function aFreePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server)
  server.close()
  return port
}

function portOf(server: ReturnType<typeof createServer>): string {
  const address = server.address()
  return String(address !== null && typeof address === 'object' ? address.port : 0)
}
