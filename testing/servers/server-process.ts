import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { ConnectionParts } from '@halles/server/database/connect.ts'
import options from '@halles/server/process-options.json' with { type: 'json' }
import { poolerPort } from '../checks/rounds.ts'
import { throughPooler } from './pooler.ts'

const SERVER = join(import.meta.dirname, '../../server')

/** The server as `npm start` starts it, on a database of its own or on the embedded one of DATA_DIR. */
export async function startServer(
  connection: ConnectionParts | undefined,
  variables: Record<string, string> = {},
) {
  const port = Number(variables.PORT) || (await freePort())
  const child = spawnServer(port, connection, variables)
  const ended = once(child, 'exit')
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error('The server did not start.')
    await sleep(50)
  }
  return {
    port,
    pid: child.pid ?? 0,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    /** Its exit code, or the signal that ended it. */
    ended,
    async stop() {
      child.kill()
      await ended
    },
    /** As a power cut ends it. */
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

export function spawnServer(
  port: number,
  connection: ConnectionParts | undefined,
  variables: Record<string, string>,
): ChildProcess {
  return spawn(process.execPath, [...options.arguments, join(SERVER, 'main.ts')], {
    env: {
      ...process.env,
      ...options.environment,
      PORT: String(port),
      HOST: '127.0.0.1',
      ...addressesOf(connection),
      RATE_LIMITS: 'off',
      PHOTO_PRIORITY: 'normal',
      LOG_LEVEL: 'error',
      ...variables,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** What a command of the server's folder prints, run by hand on a database. */
export async function runCommand(path: string, connection: ConnectionParts): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(SERVER, path)], {
    env: { ...process.env, DATABASE_URL: urlOf(connection) },
  })
  return stdout
}

/** How a command of the server's folder ends, run by hand with arguments on the embedded database of a folder. */
export async function commandOn(
  dataDir: string,
  [path, ...parameters]: [string, ...string[]],
  variables: Record<string, string> = {},
): Promise<{ code: number; stdout: string; stderr: string }> {
  return promisify(execFile)(process.execPath, [join(SERVER, path), ...parameters], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, ...variables },
  }).then(
    (said) => ({ code: 0, ...said }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  )
}

function addressesOf(connection: ConnectionParts | undefined): Record<string, string> {
  const port = poolerPort()
  if (!connection || port === undefined)
    return { DATABASE_URL: connection ? urlOf(connection) : '' }
  return {
    DATABASE_URL: urlOf(throughPooler(connection, port)),
    DATABASE_DIRECT_URL: urlOf(connection),
  }
}

export function urlOf({
  host,
  port,
  user,
  password = '',
  database: name,
}: ConnectionParts): string {
  const query = new URLSearchParams({ host, port: String(port), user, password })
  return `postgresql:///${name}?${query}`
}

function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/api/health/ready/`).then(
    ({ ok }) => ok,
    () => false,
  )
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return address !== null && typeof address === 'object' ? address.port : 0
}
