import { once } from 'node:events'
import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net'
import { aTestConnection } from '@halles/testing/database/test-database.ts'
import { sql } from 'kysely'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { type ConnectionParts, connect, type Database } from './connect.ts'
import { readWhile } from './request-context.ts'

// One connection: whatever ends on it would meet the statement that follows.
const connection = await aTestConnection()
const database = connect(connection, { poolSize: 1 })
const watcher = connect(connection, { poolSize: 1 })
afterAll(() => Promise.all([database.destroy(), watcher.destroy()]))

async function session(of: Database = database): Promise<number | undefined> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(of)
  return rows[0]?.pid
}

const sleeping = (signal: AbortSignal, seconds: number, of: Database = database) =>
  readWhile(signal, () => sql`select pg_sleep(${seconds})`.execute(of))

/** Until PostgreSQL is at it. */
const asleep = () =>
  vi.waitUntil(async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`.execute(
      watcher,
    )
    return rows.length > 0
  })

/** A line to the database on which the second connection leads nowhere. */
async function aLineWithoutCancellations({ host, port }: ConnectionParts): Promise<number> {
  const open: Socket[] = []
  const server = createServer({ allowHalfOpen: true }, (caller) => {
    open.push(caller.on('error', () => {}))
    if (open.length === 2) return caller.resume()
    const callee = host.startsWith('/') ? dial(`${host}/.s.PGSQL.${port}`) : dial(port, host)
    caller.on('close', () => callee.destroy())
    callee.on('error', () => {}).pipe(caller)
    caller.pipe(callee)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const side of open) side.destroy()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

test('the statement of a caller who has gone ends, and its connection serves the next one', async () => {
  const before = await session()
  const caller = new AbortController()
  const read = sleeping(caller.signal, 600)
  await asleep()
  const next = session()
  caller.abort(new Error('gone'))
  await expect(read).rejects.toThrow('gone')
  expect(await next).toBe(before)
  await expect(sleeping(caller.signal, 600)).rejects.toThrow('gone')
})

test('a cancellation never meets the statement of somebody else', async () => {
  for (let round = 0; round < 200; round++) {
    const caller = new AbortController()
    const read = sleeping(caller.signal, 0.0005 * (round % 4)).catch(() => {})
    const others = [session(), session()]
    if (round % 3 > 0) await new Promise(setImmediate)
    caller.abort()
    await read
    await Promise.all(others)
  }
})

test('what nobody reads for a caller is not cancelled', async () => {
  const caller = new AbortController()
  const write = sql`select pg_sleep(0.05)`.execute(database)
  const read = sleeping(caller.signal, 600)
  caller.abort()
  await write
  await expect(read).rejects.toThrow()
})

test('a cancellation that does not come through takes its connection along: it may come later', async () => {
  const port = await aLineWithoutCancellations(connection)
  const behind = connect({ ...connection, host: '127.0.0.1', port }, { poolSize: 1 })
  onTestFinished(() => behind.destroy())
  const before = await session(behind)
  const caller = new AbortController()
  const read = sleeping(caller.signal, 6, behind)
  await asleep()
  caller.abort(new Error('gone'))
  await expect(read).rejects.toThrow('gone')
  expect(await session(behind)).not.toBe(before)
})
