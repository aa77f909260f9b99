import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const CONNECTIONS = 1_000

test('A thousand who connect while the server is busy wait in the queue, and none is turned away', async () => {
  const program = join(import.meta.dirname, '../../testing/servers/hold-listening.ts')
  const server = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void server.kill('SIGKILL'))
  const [line] = await once(server.stdout, 'data')
  // Stopped, it accepts nobody: the system itself answers those for whom there is room.
  server.kill('SIGSTOP')
  const room = Math.min(CONNECTIONS, await longestQueue())
  const sockets = Array.from({ length: room }, () => connect(Number(line), '127.0.0.1'))
  onTestFinished(() => sockets.forEach((socket) => void socket.destroy()))
  await expect(Promise.all(sockets.map((socket) => once(socket, 'connect')))).resolves.toHaveLength(
    room,
  )
})

/** What the system allows any program; where it does not say, as long as Node asks for by itself. */
async function longestQueue(): Promise<number> {
  const limit = await readFile('/proc/sys/net/core/somaxconn', 'utf8').catch(() => '128')
  return Number(limit)
}
