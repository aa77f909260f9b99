import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ConnectionParts } from '@halles/server/database/connect.ts'
import { expect, onTestFinished } from 'vitest'
import { askDatabase } from '../database/ask-database.ts'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

type Options = { dataDir: string; transport?: 'port'; copiesIn?: string[] }

/** A process with the embedded database of a folder, ended with the test (hold-embedded.ts). */
export function holder(options: Options, root = ROOT): ChildProcess {
  const program = join(root, 'testing/servers/hold-embedded.ts')
  const server = spawn(process.execPath, [program, JSON.stringify(options)], { stdio: 'pipe' })
  onTestFinished(async () => {
    if (server.exitCode === null && server.signalCode === null) await end(server)
  })
  return server
}

type Outcome = { code: number | null; said: string; connection: ConnectionParts | undefined }

/** What a start came to: a connection, or a code and what was said. */
export async function outcome(server: ChildProcess): Promise<Outcome> {
  let said = ''
  server.stderr?.on('data', (chunk) => (said += chunk))
  return new Promise((resolve) => {
    server.stdout?.once('data', (line) =>
      resolve({ code: null, said, connection: JSON.parse(line) }),
    )
    server.once('close', (code) => resolve({ code, said, connection: undefined }))
  })
}

export async function started(options: Options, root?: string) {
  const server = holder(options, root)
  const { said, connection } = await outcome(server)
  if (connection === undefined) throw new Error(said)
  return { server, connection }
}

export function refused(options: Options): Promise<Outcome> {
  return outcome(holder(options))
}

export async function kill(server: ChildProcess) {
  server.kill('SIGKILL')
  await once(server, 'exit')
}

export async function end(server: ChildProcess) {
  server.kill('SIGTERM')
  expect(await once(server, 'exit')).toEqual([0, null])
}

/** Commits a row of its own, and gives what looks for it later. */
export async function keepRow(connection: ConnectionParts) {
  const table = `kept_${randomUUID().replaceAll('-', '')}`
  await askDatabase(connection, `create table ${table} as select 42 as answer`)
  return async (later: ConnectionParts) =>
    expect(await askDatabase(later, `select answer from ${table}`)).toEqual([{ answer: 42 }])
}

export async function postmasterOf(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)
}

export async function aFolder(mode = 0o700): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'halles-lifecycle-'))
  await chmod(folder, mode)
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}
