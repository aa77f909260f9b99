import { once } from 'node:events'
import type { Socket } from 'node:net'
import { rawSocket, readRaw } from '@halles/testing/client/raw-socket.ts'
import { aTestDatabase } from '@halles/testing/database/test-database.ts'
import { aServerOf } from '@halles/testing/servers/test-app.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'

const database = await aTestDatabase()

const aServer = (times: { keepAliveGrace?: number; longestWork?: number } = {}) =>
  aServerOf(database, {}, { times: { keepAliveGrace: 10_000, longestWork: 60_000, ...times } })

function ask(socket: Socket, path: string): Promise<string> {
  socket.write(`GET ${path} HTTP/1.1\r\nHost: halles\r\nAccept-Language: en\r\n\r\n`)
  return anAnswer(socket)
}

async function anAnswer(socket: Socket): Promise<string> {
  const [chunk] = await once(socket.setEncoding('utf8'), 'data')
  return chunk
}

/** A request that is being answered until it is let go. */
async function aRequestInFlight(origin: string) {
  const held = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const holding = database.transaction().execute(async (tx) => {
    await sql`lock table city in access exclusive mode`.execute(tx)
    locked.resolve()
    await held.promise
  })
  const letGo = () => {
    held.resolve()
    return holding
  }
  onTestFinished(letGo)
  await locked.promise
  const socket = await rawSocket(origin)
  const answer = ask(socket, '/api/city-list/')
  const waiting = sql`select from pg_locks where not granted`
  await expect.poll(async () => (await waiting.execute(database)).rows).not.toEqual([])
  return { socket, answer, letGo }
}

test('whoever asks while the server closes is told when to come back, in its language, and its connection ends', async () => {
  const server = await aServer()
  const [used, fresh] = [await rawSocket(server.origin), await rawSocket(server.origin)]
  expect(readRaw(await ask(used, '/api/health/live/')).status).toBe(200)
  const closed = server.close()
  for (const socket of [used, fresh]) {
    const ended = once(socket, 'end')
    const answer = await ask(socket, '/api/city-list/')
    expect(readRaw(answer)).toEqual({ status: 503, code: 'unavailable' })
    expect(answer).toContain('The service is temporarily unavailable. Try again in a moment.')
    expect(answer).toMatch(/^retry-after: 2\r$/im)
    expect(answer).toMatch(/^connection: close\r$/im)
    await ended
  }
  await closed
})

test('a page asked for while the server closes is told so too', async () => {
  const server = await aServer()
  const socket = await rawSocket(server.origin)
  const closed = server.close()
  expect(readRaw(await ask(socket, '/faq'))).toEqual({ status: 503, code: 'unavailable' })
  await closed
})

test('a server that closes is live and not ready', async () => {
  const server = await aServer()
  const [one, two] = [await rawSocket(server.origin), await rawSocket(server.origin)]
  const closed = server.close()
  expect(readRaw(await ask(one, '/api/health/ready/')).status).toBe(503)
  expect(readRaw(await ask(two, '/api/health/live/')).status).toBe(200)
  await closed
})

test('work in flight is answered before the end, while nobody can connect any more', async () => {
  const server = await aServer()
  const { socket, answer, letGo } = await aRequestInFlight(server.origin)
  const closed = server.close()
  await expect.poll(() => fetch(server.origin).catch(String)).toContain('fetch failed')
  const ended = once(socket, 'end')
  await letGo()
  expect(readRaw(await answer).status).toBe(200)
  await ended
  await closed
})

test.for<[string, string]>([
  ['that were opened ahead', ''],
  ['with a part of a request', 'GET /api/city-list/ HTTP/1.1\r\nHost: hal'],
])('connections %s are closed before the longest work has ended', async ([, written]) => {
  const server = await aServer({ keepAliveGrace: 1, longestWork: 3_600_000 })
  const idle = await rawSocket(server.origin)
  idle.write(written)
  const ended = once(idle, 'close')
  await server.close()
  await ended
})

test('connections on which nobody asks are closed, and work that takes too long is cut off', async () => {
  const server = await aServer({ keepAliveGrace: 1, longestWork: 1 })
  const idle = await rawSocket(server.origin)
  const { socket } = await aRequestInFlight(server.origin)
  const ended = Promise.all([once(idle, 'close'), once(socket, 'close')])
  await server.close()
  await ended
})
