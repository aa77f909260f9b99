import { setTimeout as pause } from 'node:timers/promises'
import { rawSocket, readRaw, untilClosed } from '@halles/testing/client/raw-socket.ts'
import { aTestDatabase } from '@halles/testing/database/test-database.ts'
import { aServerOf } from '@halles/testing/servers/test-app.ts'
import { aSupplier, aVisitor } from '@halles/testing/world/builders.ts'
import { test } from 'vitest'
import { createLargeBodies } from '../limits/large-bodies.ts'

const largeBodies = createLargeBodies()
const times = { longestAnswer: 10_000 }
const world = await aServerOf(await aTestDatabase(), {}, { times, largeBodies })

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

test.concurrent('a file that never ends is cut as soon as any body, and its place is given back', async ({
  expect,
}) => {
  const { browser } = await aSupplier(world)
  await browser.fetchToken()
  const socket = await rawSocket(world.origin)
  const answer = untilClosed(socket)
  const cookies = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const lines = [
    'POST /api/catalogue-import/ HTTP/1.1',
    'Host: halles',
    `Cookie: ${cookies}`,
    `X-CSRFToken: ${browser.cookies.get('csrftoken')}`,
    'Content-Type: application/octet-stream',
    'Content-Length: 10485760',
  ]
  socket.write([...lines, '', 'x'].join('\r\n'))
  await expect.poll(largeBodies.held, { timeout: 60_000 }).toBe(10485760)
  const dribble = setInterval(() => socket.write('x'), 1_000)
  expect(readRaw(await answer).status).toBe(408)
  clearInterval(dribble)
  await expect.poll(largeBodies.held, { timeout: 60_000 }).toBe(0)
}, 120_000)
