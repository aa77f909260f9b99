import { once } from 'node:events'
import { mkdir, mkdtemp, rm, rmdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { StartRefused } from '../../start-refused.ts'
import { type Cluster, chownTo } from './cluster.ts'
import { canReach } from './runner.ts'

/** A folder with a socket in it, or a loopback address. */
export type Address = { host: string; port: number }

const SOCKET_PORT = 5432
// Of the 104 bytes that the shortest systems give a socket's path.
const LONGEST_FOLDER = 103 - '/.s.PGSQL.5432'.length

/** A place where nobody listens yet and only we, and the runner, get in. */
export async function newAddress({ transport, runner }: Cluster): Promise<Address> {
  if (transport === 'port') return { host: '127.0.0.1', port: await freePort() }
  for (const parent of [tmpdir(), '/tmp']) {
    const path = join(parent, 'halles-')
    if (path.length + 6 > LONGEST_FOLDER || !(await canReach(runner, parent).catch(() => false)))
      continue
    const host = await mkdtemp(path)
    await chownTo(runner, host)
    return { host, port: SOCKET_PORT }
  }
  throw new StartRefused(`No room for a socket in ${tmpdir()}: set TMPDIR to a short path.`)
}

/** Makes sure that the folder of an address used before is still there. */
export async function keepAddress(
  { transport, runner }: Cluster,
  { host }: Address,
): Promise<void> {
  if (transport === 'port') return
  const made = await mkdir(host, { recursive: true, mode: 0o700 })
  if (made) await chownTo(runner, host)
}

/** Removes what a PostgreSQL leaves in a socket folder of ours, and the folder. */
export async function removeAddress({ host, port }: Address): Promise<void> {
  if (!/^halles-\w{6}$/.test(basename(host))) return
  const socket = join(host, `.s.PGSQL.${port}`)
  await rm(socket, { force: true })
  await rm(`${socket}.lock`, { force: true })
  await rmdir(host).catch(() => {})
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return address !== null && typeof address === 'object' ? address.port : 0
}
