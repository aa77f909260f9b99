import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ConnectionParts } from '../server/database/connect.ts'
import { startServer, urlOf } from '../testing/servers/server-process.ts'
import { isReady } from './cluster/cluster-state.ts'
import { aLoadBalancer } from './cluster/load-balancer.ts'
import { makePlace } from './cluster/place.ts'
import { aPooler } from './cluster/pooler.ts'
import { portsToListenOn } from './cluster/ports.ts'
import { waitUntil } from './cluster/wait-until.ts'

/** Several processes of Halles behind HAProxy, which answers at this port. */
export type Installation = { port: number; stop(): Promise<void> }

const POOL_SIZE = 8
// PgBouncer asks for one; the embedded PostgreSQL does not.
const PASSWORD = 'of the bench'

/** On one machine with its database: with one PgBouncer for all processes, or none. */
export async function startInstallation(
  connection: ConnectionParts,
  { processes, pooled }: { processes: number; pooled: boolean },
): Promise<Installation> {
  const place = await makePlace('halles-processes-')
  const started: { stop(): Promise<void> }[] = []
  const stop = async () => {
    for (const one of started.toReversed()) await one.stop()
    await rm(place.folder, { recursive: true })
  }
  try {
    const takePort = portsToListenOn()
    const addresses: Record<string, string> = {}
    if (pooled) {
      const port = await takePort()
      const signIn = { ...connection, password: PASSWORD }
      const { program } = await aPooler(place, 'pgbouncer', port, signIn, POOL_SIZE)
      await program.start()
      started.push(program)
      addresses.DATABASE_URL = urlOf({ ...signIn, host: '127.0.0.1', port })
      addresses.DATABASE_DIRECT_URL = urlOf(connection)
    }
    const halles = Array.from({ length: processes }, async (_, index) => {
      const server = await startServer(connection, {
        ...addresses,
        DATA_DIR: join(place.folder, `halles${index}`),
        DEMO: '0',
        TRUST_PROXY: '127.0.0.1',
      })
      started.push(server)
      return server.port
    })
    const ports = { database: await takePort(), read: await takePort(), web: await takePort() }
    const haproxy = await aLoadBalancer(place, ports, [], await Promise.all(halles))
    await haproxy.start()
    started.push(haproxy)
    await waitUntil('HAProxy answers', () => isReady(ports.web))
    return { port: ports.web, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
