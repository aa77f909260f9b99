import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { spawnServer, urlOf } from '../../testing/servers/server-process.ts'
import type { Cluster } from './cluster.ts'
import { isReady } from './cluster-state.ts'
import { waitUntil } from './wait-until.ts'

/** Starts Halles on each port that HAProxy knows of, through its pooler. Gives what ends all of them. */
export async function startHalles({
  folder,
  halles,
  connection,
}: Cluster): Promise<{ stop(): Promise<void> }> {
  const children = halles.map(({ port, pooler }) =>
    spawnServer(port, connection, {
      DATABASE_URL: urlOf({ ...connection, port: pooler.port }),
      DATABASE_DIRECT_URL: urlOf(connection),
      DATA_DIR: join(folder, `halles-${port}`),
      DEMO: '0',
      TRUST_PROXY: '127.0.0.1',
    }),
  )
  const stop = async () => {
    await Promise.all(children.map(end))
  }
  try {
    await waitUntil('every process of Halles is ready', async () => {
      const ended = children.find(({ exitCode }) => exitCode !== null)
      if (ended) throw new Error('A process of Halles did not start.')
      return (await Promise.all(halles.map(({ port }) => isReady(port)))).every((ready) => ready)
    })
    return { stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
