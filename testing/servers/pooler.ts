import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ConnectionParts } from '@halles/server/database/connect.ts'
import { setForRole } from '@halles/server/database/role-settings-sql.ts'
import pg from 'pg'
import { poolerPort } from '../checks/rounds.ts'

const SETTINGS = join(import.meta.dirname, '../../docs/pgbouncer.ini')
const POOL_SIZE = '12'
// So that no two transactions meet the same session by habit, and a database that is to be dropped is let go.
const FOR_TESTS = 'server_round_robin = 1\nserver_idle_timeout = 1\n'
// It refuses to run as root.
const NOBODY = 65_534

/** PgBouncer, from PATH, in transaction mode before every database of a PostgreSQL. */
export async function startPooler(
  { host, port, user, password }: ConnectionParts,
  ownPort: number,
): Promise<{ stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'halles-pooler-'))
  const file = join(folder, 'pgbouncer.ini')
  const login = Object.entries({ host, port, user, ...(password && { password }) })
  const filled = {
    DATABASE: `* = ${login.map(([name, value]) => `${name}=${value}`).join(' ')}`,
    ADDRESS: '127.0.0.1',
    PORT: `${ownPort}`,
    AUTH_TYPE: 'any',
    AUTH_FILE: '',
    POOL_SIZE,
  }
  let settings = await readFile(SETTINGS, 'utf8')
  for (const [name, value] of Object.entries(filled))
    settings = settings.replaceAll(`{{${name}}}`, value)
  await writeFile(file, settings + FOR_TESTS)
  const isRoot = process.getuid?.() === 0
  if (isRoot) for (const path of [folder, file]) await chown(path, NOBODY, NOBODY)
  const pooler = spawn('pgbouncer', ['--quiet', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  })
  const ended = once(pooler, 'exit')
  while (!(await isListening(ownPort))) {
    if (pooler.exitCode !== null) throw new Error('PgBouncer did not start.')
    await sleep(20)
  }
  return {
    async stop() {
      pooler.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}

/** How requests reach a database in this run: straight, or through the pooler of `npm run test:pooler`. */
export async function reachedBy(
  straight: ConnectionParts,
): Promise<{ connection: ConnectionParts; direct?: ConnectionParts }> {
  const port = poolerPort()
  if (port === undefined) return { connection: straight }
  const client = new pg.Client(straight)
  await client.connect()
  await setForRole(client).finally(() => client.end())
  return { connection: throughPooler(straight, port), direct: straight }
}

export function throughPooler(straight: ConnectionParts, port: number): ConnectionParts {
  return { ...straight, host: '127.0.0.1', port }
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return isOpen
}
