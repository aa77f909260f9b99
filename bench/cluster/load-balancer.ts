import type { DatabaseNode } from './database-node.ts'
import { PROGRAMS } from './installed.ts'
import { type Place, writeTemplate } from './place.ts'
import { aProgram, type Program } from './program.ts'

const ADDRESS = '127.0.0.1'

export type BalancedPorts = { database: number; read: number; web: number }

/** HAProxy before so many database nodes and processes of Halles. */
export async function aLoadBalancer(
  place: Place,
  ports: BalancedPorts,
  nodes: readonly Pick<DatabaseNode, 'name' | 'databasePort' | 'apiPort'>[],
  hallesPorts: readonly number[],
): Promise<Program> {
  const databases = nodes.map(
    ({ name, databasePort, apiPort }) =>
      `  server ${name} ${ADDRESS}:${databasePort} check port ${apiPort}`,
  )
  const halles = hallesPorts.map(
    (port, index) => `  server halles${index} ${ADDRESS}:${port} check`,
  )
  const file = await writeTemplate(place, 'cluster/haproxy.cfg', 'haproxy.cfg', {
    ADDRESS,
    DATABASE_PORT: ports.database,
    READ_PORT: ports.read,
    WEB_PORT: ports.web,
    DATABASE_SERVERS: databases.join('\n'),
    HALLES_SERVERS: halles.join('\n'),
  })
  return aProgram('haproxy', [PROGRAMS.haproxy.path, '-db', '-f', file], place)
}
