import { setTimeout as pause } from 'node:timers/promises'
import { rawSocket, readRaw, untilClosed } from '@halles/testing/client/raw-socket.ts'
import { aTestDatabase } from '@halles/testing/database/test-database.ts'
import { aServerOf } from '@halles/testing/servers/test-app.ts'
import { aVisitor } from '@halles/testing/world/builders.ts'
import { test } from 'vitest'

const world = await aServerOf(await aTestDatabase(), {}, { times: { longestAnswer: 10_000 } })

test.concurrent('five hundred lines that dribble their headers are each cut, and nobody waits for them [A017]', async ({
  expect,
}) => {
  const closings = Array.from({ length: 500 }, async () => {
    const socket = await rawSocket(world.origin)
    socket.write('GET /api/city-list/ HTTP/1.1\r\nHost: halles\r\nX-')
    const dribble = setInterval(() => socket.write('x'), 5_000)
    const answer = await untilClosed(socket)
    clearInterval(dribble)
    return answer
  })
  for (let second = 0; second < 5; second++) {
    expect((await aVisitor(world).get('/api/city-list/')).status).toBe(200)
    await pause(1_000)
  }
  for (const answer of await Promise.all(closings)) expect(readRaw(answer).status).toBe(408)
}, 120_000)

test.concurrent('a body that never ends its last line is cut', async ({ expect }) => {
  const socket = await rawSocket(world.origin)
  const answer = untilClosed(socket)
  socket.write(
    'POST /api/auth/login/ HTTP/1.1\r\nHost: halles\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  )
  expect(readRaw(await answer)).toEqual({ status: 400, code: 'invalid_input' })
}, 120_000)
