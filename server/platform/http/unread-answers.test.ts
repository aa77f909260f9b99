import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import { rawSocket } from '@halles/testing/client/raw-socket.ts'
import { aTestDatabase } from '@halles/testing/database/test-database.ts'
import { aServerOf } from '@halles/testing/servers/test-app.ts'
import { expect, onTestFinished, test, vi } from 'vitest'

const LONGEST = 300_000
/** More than the system keeps of a connection on both sides. */
const ASKED = 60

// Thirty seconds for others.
const world = await aServerOf(await aTestDatabase(), {}, { times: { silence: 1_000 } })

test('who asks for more than the line holds and never reads it is cut', {
  timeout: LONGEST,
}, async () => {
  const served: Socket[] = []
  const note = (message: unknown) => void served.push((message as { socket: Socket }).socket)
  subscribe('net.server.socket', note)
  onTestFinished(() => void unsubscribe('net.server.socket', note))
  const caller = await rawSocket(world.origin)
  onTestFinished(() => void caller.destroy())
  caller.pause()
  const ours = await vi.waitUntil(
    () => served.find(({ remotePort }) => remotePort === caller.localPort),
    { timeout: LONGEST, interval: 5 },
  )
  const closed = new Promise((resolve) => ours.once('close', resolve))
  for (let asked = 0; asked < ASKED; asked++)
    caller.write('GET /api/openapi.json HTTP/1.1\r\nHost: halles\r\n\r\n')
  await closed
  expect(ours.bytesWritten).toBeGreaterThan(0)
})
