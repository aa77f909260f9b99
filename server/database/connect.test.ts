import { once } from 'node:events'
import { createServer, connect as dial, type Socket } from 'node:net'
import { administer } from '@halles/testing/database/scratch-database.ts'
import { aTestConnection } from '@halles/testing/database/test-database.ts'
import { sql } from 'kysely'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { takesWrites } from '../platform/http/health-sql.ts'
import { type ConnectionParts, connect, type Database, poolOf } from './connect.ts'
import { isDatabaseAway } from './database-away.ts'

const here = await aTestConnection()
const database = connect(here)
afterAll(() => database.destroy())

async function first(handle: Database, text: string): Promise<unknown> {
  return (await sql.raw(text).execute(handle)).rows[0]
}

function aHandle(connection: ConnectionParts, options = {}): Database {
  const handle = connect(connection, options)
  onTestFinished(() => handle.destroy())
  return handle
}

test('dates stay text, counts are numbers, decimals keep their scale', async () => {
  const row = await first(
    database,
    `select date '2026-11-21' as date, 9007199254740991::bigint as most, 12.50::numeric as decimal`,
  )
  expect(row).toEqual({ date: '2026-11-21', most: Number.MAX_SAFE_INTEGER, decimal: '12.50' })
})

test('a count that a number cannot hold is an error, not another number', async () => {
  await expect(first(database, 'select 9007199254740993::bigint')).rejects.toThrow(RangeError)
})

test.for([
  ['statement_timeout', '5s'],
  ['lock_timeout', '2s'],
  ['idle_in_transaction_session_timeout', '10s'],
  ['TimeZone', 'UTC'],
  ['max_parallel_workers_per_gather', '0'],
  ['jit', 'off'],
  ['synchronize_seqscans', 'off'],
] as const)('every session has %s at %s', async ([setting, value]) => {
  const { rows } = await sql<{
    value: string
  }>`select current_setting(${setting}) as value`.execute(database)
  expect(rows).toEqual([{ value }])
})

test('who finds every connection in use does not wait until one is free', async () => {
  const handle = aHandle(here, { poolSize: 1 })
  const given = Promise.withResolvers<void>()
  const busy = handle.connection().execute(() => given.promise)
  await expect(first(handle, 'select 1')).rejects.toSatisfy(isDatabaseAway)
  given.resolve()
  await busy
  expect(await first(handle, 'select 1 as one')).toEqual({ one: 1 })
})

test('a connection waits for three minutes for somebody who needs it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const handle = aHandle(here)
  await first(handle, 'select 1')
  vi.advanceTimersByTime(179_000)
  expect(poolOf(handle).idleCount).toBe(1)
  vi.advanceTimersByTime(1_000)
  expect(poolOf(handle).idleCount).toBe(0)
})

test('a connection to a server that only reads is not used again', async () => {
  const { database: name } = here
  await administer(here, `alter database ${name} set default_transaction_read_only = on`)
  onTestFinished(() =>
    administer(here, `alter database ${name} reset default_transaction_read_only`),
  )
  const handle = aHandle(here, { poolSize: 1 })
  const write = () => first(handle, 'create table written as select 42 as answer')
  await expect(write()).rejects.toMatchObject({ code: '25006' })
  expect(await takesWrites(handle).catch(isDatabaseAway)).toBe(true)
  await administer(here, `alter database ${name} reset default_transaction_read_only`)
  await write()
  expect(await takesWrites(handle)).toBe(true)
})

test('connections cut off by the server cost their own query only', async () => {
  const handle = aHandle(here, { poolSize: 2 })
  const cutOff = expect(first(handle, 'select pg_sleep(30)')).rejects.toSatisfy(isDatabaseAway)
  await first(handle, 'select 1')
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = ${here.database} and pid <> pg_backend_pid()`.execute(database)
  await cutOff
  // The connection that idled may be handed out once more before its end has arrived.
  await expect.poll(() => first(handle, 'select 1 as one').catch(() => 'away')).toEqual({ one: 1 })
})

test('a link that falls silent under a query is given up; one that idles is kept', async () => {
  const link = await aLink()
  const handle = aHandle(link.connection, { poolSize: 1, longestSilence: 300 })
  const before = await first(handle, 'select pg_backend_pid() as pid')
  await new Promise((later) => setTimeout(later, 700))
  expect(await first(handle, 'select pg_backend_pid() as pid')).toEqual(before)
  link.fallSilent()
  await expect(first(handle, 'select 1')).rejects.toSatisfy(isDatabaseAway)
  link.speak()
  expect(await first(handle, 'select 1 as one')).toEqual({ one: 1 })
})

test('a database that nobody runs is away', async () => {
  const nowhere = aHandle({ ...here, host: '127.0.0.1', port: 1 })
  await expect(first(nowhere, 'select 1')).rejects.toSatisfy(isDatabaseAway)
})

/** A line to the database that can stop carrying anything. */
async function aLink() {
  let silent = false
  const server = createServer((caller) => {
    const callee = dial(`${here.host}/.s.PGSQL.${here.port}`)
    const carry = (from: Socket, to: Socket) => {
      from.on('data', (chunk) => silent || to.write(chunk))
      from.on('error', () => {})
      from.on('close', () => to.destroy())
    }
    carry(caller, callee)
    carry(callee, caller)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return {
    connection: { ...here, host: '127.0.0.1', port },
    fallSilent: () => {
      silent = true
    },
    speak: () => {
      silent = false
    },
  }
}
