import { once } from 'node:events'
import { createServer } from 'node:net'

// Below those that systems give to outgoing connections: one of these could take the port of what was killed.
const FIRST = 15_000
const LAST = 30_000

/** Gives another free port of loopback each time. */
export function portsToListenOn(): () => Promise<number> {
  let next = FIRST + Math.floor(Math.random() * (LAST - FIRST))
  return async () => {
    while (!(await isFree(next))) next++
    return next++
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  const failed = once(server, 'error').then(() => false)
  const listening = once(server.listen(port, '127.0.0.1'), 'listening').then(() => true)
  const free = await Promise.race([listening, failed.catch(() => false)])
  if (free) {
    server.close()
    await once(server, 'close')
  }
  return free
}
