import { once } from 'node:events'
import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net'
import type { ConnectionParts } from '@halles/server/database/connect.ts'
import { afterAll } from 'vitest'

// What PostgreSQL's protocol carries for `commit` alone: the end of a text is a zero.
const COMMIT = Buffer.from('commit\0')

/**
 * A line to a database on which the answer to a commit can be lost: PostgreSQL has committed, and whoever waits for it
 * finds the line cut.
 */
export async function aLineThatLosesCommits({ host, port, ...rest }: ConnectionParts): Promise<{
  connection: ConnectionParts
  loseNextCommit: () => void
}> {
  let isToBeLost = false
  const server = createServer((caller) => {
    const callee = dial(
      host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port },
    )
    let isLost = false
    caller.on('data', (sent) => {
      isLost = isToBeLost && sent.includes(COMMIT)
      if (isLost) isToBeLost = false
      callee.write(sent)
    })
    callee.on('data', (answer) => (isLost ? end(caller, callee) : caller.write(answer)))
    for (const side of [caller, callee]) side.on('error', () => {})
    caller.on('close', () => callee.destroy())
    callee.on('close', () => caller.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => void server.close())
  const { port: own } = server.address() as AddressInfo
  return {
    connection: { ...rest, host: '127.0.0.1', port: own },
    loseNextCommit() {
      isToBeLost = true
    },
  }
}

function end(...sides: Socket[]): void {
  for (const side of sides) side.destroy()
}
