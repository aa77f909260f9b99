import { once } from 'node:events'
import type { Socket } from 'node:net'
import { watchLoop } from '@halles/server/platform/limits/watch-loop.ts'
import { afterAll, expect, test } from 'vitest'
import { rawSocket, readRaw } from '../client/raw-socket.ts'
import { aTestDatabase } from '../database/test-database.ts'
import { aServerOf } from '../servers/test-app.ts'
import { aVisitor } from '../world/builders.ts'

const SYNCHRONOUS_WORK = 3_000

const loopWatch = watchLoop()
afterAll(loopWatch.stop)
const world = await aServerOf(await aTestDatabase(), {}, { loopWatch })
const QUESTIONS = {
  live: 'GET /api/health/live/ HTTP/1.1\r\n',
  ready: 'GET /api/health/ready/ HTTP/1.1\r\n',
  list: 'GET /api/city-list/ HTTP/1.1\r\n',
  checkout:
    'POST /api/checkout/ HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 2\r\n',
}
type Question = keyof typeof QUESTIONS

async function answerOn(socket: Socket): Promise<string> {
  const [chunk] = await once(socket.setEncoding('utf8'), 'data')
  return chunk
}

/** Nothing else happens in this process, and the server is in it: what is asked before is read after. */
async function askedWhileBlocked(): Promise<Record<Question, string>> {
  const asked = await Promise.all(
    Object.entries(QUESTIONS).map(
      async ([name, head]) => [name, head, await rawSocket(world.origin)] as const,
    ),
  )
  await new Promise((resolve) => setImmediate(resolve))
  for (const [name, head, socket] of asked)
    socket.write(`${head}Host: halles\r\n\r\n${name === 'checkout' ? '{}' : ''}`)
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, SYNCHRONOUS_WORK)
  const answers = await Promise.all(
    asked.map(async ([name, , socket]) => {
      const answer = await answerOn(socket)
      socket.destroy()
      return [name, answer] as const
    }),
  )
  return Object.fromEntries(answers) as Record<Question, string>
}

test('after three seconds of work that blocks the loop it is not ready, refuses but checkouts, and recovers', async () => {
  const reported: number[] = []
  loopWatch.onBlocked((ms) => reported.push(ms))
  const { live, ready, list, checkout } = await askedWhileBlocked()
  expect(readRaw(live).status).toBe(200)
  expect(readRaw(ready).status).toBe(503)
  expect(readRaw(list)).toEqual({ status: 503, code: 'unavailable' })
  expect(list).toMatch(/retry-after: [1-5]\r\n/i)
  // It is asked who it is, as ever.
  expect(readRaw(checkout)).toEqual({ status: 401, code: 'not_authenticated' })
  expect(Math.max(...reported)).toBeGreaterThan(SYNCHRONOUS_WORK - 1_000)
  const visitor = aVisitor(world)
  for (const path of ['/api/health/ready/', '/api/city-list/'])
    await expect.poll(async () => (await visitor.get(path)).status, { timeout: 30_000 }).toBe(200)
})
