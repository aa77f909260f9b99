import { aTestConnection } from '@halles/testing/database/test-database.ts'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { connect } from './connect.ts'
import { readWhile } from './request-context.ts'

// One connection: whatever ends on it would meet the statement that follows.
const database = connect(await aTestConnection(), { poolSize: 1 })
afterAll(() => database.destroy())

async function session(): Promise<number | undefined> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database)
  return rows[0]?.pid
}

const sleeping = (signal: AbortSignal, seconds: number) =>
  readWhile(signal, () => sql`select pg_sleep(${seconds})`.execute(database))

test('the statement of a caller who has gone ends, and its connection serves the next one', async () => {
  const before = await session()
  const caller = new AbortController()
  const read = sleeping(caller.signal, 600)
  const next = session()
  caller.abort(new Error('gone'))
  await expect(read).rejects.toThrow()
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
