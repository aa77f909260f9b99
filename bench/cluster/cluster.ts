import { randomBytes } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ConnectionParts } from '../../server/database/connect.ts'
import { aDatabaseNode, type DatabaseNode } from './database-node.ts'
import { PROGRAMS } from './installed.ts'
import { aLoadBalancer, type BalancedPorts } from './load-balancer.ts'
import { makePlace, type Place, writeTemplate } from './place.ts'
import { aPooler, type Pooler } from './pooler.ts'
import { portsToListenOn } from './ports.ts'
import { aProgram, type Program } from './program.ts'

const ADDRESS = '127.0.0.1'
const LAST_LINES = 25
// Fewer than DATABASE_POOL, so that requests of one process share connections too.
const POOL_SIZE = 8

export type EtcdMember = { clientPort: number; program: Program }

/** Three etcd members, three database nodes, HAProxy and a PgBouncer for each Halles, their files in one temporary folder. */
export type Cluster = {
  folder: string
  etcd: EtcdMember[]
  nodes: DatabaseNode[]
  /** Of HAProxy. */
  ports: BalancedPorts
  /** HAProxy's servers of Halles, each with the pooler on its machine. */
  halles: { port: number; pooler: Pooler }[]
  superuserPassword: string
  /** Of Halles' role, past the poolers. */
  connection: ConnectionParts
  start(): Promise<void>
  /** The last lines that each program wrote. */
  lastWords(): Promise<string>
  /** Ends every process that was started, and removes the folder. */
  stop(): Promise<void>
}

export async function makeCluster(): Promise<Cluster> {
  const place = await makePlace('halles-cluster-')
  const { folder } = place
  const takePort = portsToListenOn()
  const superuserPassword = newPassword()
  const etcd = await etcdMembers(place, takePort)
  const nodes = await databaseNodes(place, takePort, etcd, superuserPassword)
  const ports = { database: await takePort(), read: await takePort(), web: await takePort() }
  const connection = {
    host: ADDRESS,
    port: ports.database,
    user: 'halles',
    password: newPassword(),
    database: 'halles',
  }
  const halles = await machinesOfHalles(place, takePort, connection)
  const haproxy = await aLoadBalancer(
    place,
    ports,
    nodes,
    halles.map(({ port }) => port),
  )
  return {
    folder,
    etcd,
    nodes,
    ports,
    halles,
    superuserPassword,
    connection,
    async start() {
      for (const { program } of etcd) await program.start()
      for (const { patroni } of nodes) await patroni.start()
      await haproxy.start()
      for (const { pooler } of halles) await pooler.program.start()
    },
    lastWords: () => lastWords(folder),
    async stop() {
      await Promise.all(halles.map(({ pooler }) => pooler.program.stop()))
      await haproxy.stop()
      await Promise.all(nodes.map((node) => node.stop()))
      await Promise.all(etcd.map(({ program }) => program.stop()))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function etcdMembers(place: Place, takePort: () => Promise<number>): Promise<EtcdMember[]> {
  const members = []
  for (const name of ['etcd1', 'etcd2', 'etcd3'])
    members.push({ name, peerPort: await takePort(), clientPort: await takePort() })
  const all = members.map(({ name, peerPort }) => `${name}=http://${ADDRESS}:${peerPort}`)
  return Promise.all(
    members.map(async ({ name, peerPort, clientPort }) => {
      const file = await writeTemplate(place, 'cluster/etcd.yml', `${name}.yml`, {
        NAME: name,
        ADDRESS,
        PEER_PORT: peerPort,
        CLIENT_PORT: clientPort,
        MEMBERS: all.join(),
        FOLDER: join(place.folder, name),
      })
      const program = aProgram(name, [PROGRAMS.etcd.path, '--config-file', file], place)
      return { clientPort, program }
    }),
  )
}

async function databaseNodes(
  place: Place,
  takePort: () => Promise<number>,
  etcd: readonly EtcdMember[],
  superuserPassword: string,
): Promise<DatabaseNode[]> {
  const common = {
    ADDRESS,
    NETWORK: `${ADDRESS}/32`,
    ETCD_HOSTS: etcd.map(({ clientPort }) => `${ADDRESS}:${clientPort}`).join(),
    SOCKETS: place.folder,
    SUPERUSER_PASSWORD: superuserPassword,
    REPLICATION_PASSWORD: newPassword(),
    REWIND_PASSWORD: newPassword(),
  }
  const nodes = []
  for (const name of ['node1', 'node2', 'node3']) {
    const [apiPort, databasePort] = [await takePort(), await takePort()]
    const dataFolder = join(place.folder, name)
    const file = await writeTemplate(place, 'cluster/patroni.yml', `${name}.yml`, {
      ...common,
      NAME: name,
      API_PORT: apiPort,
      DATABASE_PORT: databasePort,
      FOLDER: dataFolder,
    })
    const patroni = aProgram(`patroni-${name}`, [PROGRAMS.patroni.path, file], place)
    nodes.push(aDatabaseNode({ name, apiPort, databasePort, patroni, dataFolder }))
  }
  return nodes
}

async function machinesOfHalles(
  place: Place,
  takePort: () => Promise<number>,
  connection: ConnectionParts,
): Promise<Cluster['halles']> {
  const machines = []
  for (const number of [1, 2, 3]) {
    const port = await takePort()
    const pooler = await aPooler(
      place,
      `pgbouncer${number}`,
      await takePort(),
      connection,
      POOL_SIZE,
    )
    machines.push({ port, pooler })
  }
  return machines
}

async function lastWords(folder: string): Promise<string> {
  const logs = (await readdir(folder)).filter((name) => name.endsWith('.log'))
  const words = logs.map(async (name) => {
    const lines = (await readFile(join(folder, name), 'utf8')).trimEnd().split('\n')
    return [`${name}:`, ...lines.slice(-LAST_LINES)].join('\n')
  })
  return (await Promise.all(words)).join('\n\n')
}

function newPassword(): string {
  return randomBytes(16).toString('hex')
}
