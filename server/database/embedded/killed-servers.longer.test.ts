import { once } from 'node:events'
import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askDatabase as ask } from '@halles/testing/database/ask-database.ts'
import {
  end,
  keepRow,
  kill,
  postmasterOf,
  started,
} from '@halles/testing/servers/embedded-servers.ts'
import { afterAll, expect, test, vi } from 'vitest'

/** Making a data folder is the slow part of a first start: these tests go on with one. */
const dataDir = await mkdtemp(join(tmpdir(), 'halles-lifecycle-'))
afterAll(() => rm(dataDir, { recursive: true }))

test('a killed server leaves its database to the next one, with every row', async () => {
  const first = await started({ dataDir })
  const keptRow = await keepRow(first.connection)
  const postmaster = await postmasterOf(dataDir)
  await kill(first.server)
  const second = await started({ dataDir })
  expect(await postmasterOf(dataDir)).toBe(postmaster)
  await keptRow(second.connection)
})

test('a server and a database killed together lose no row', async () => {
  const first = await started({ dataDir })
  const keptRow = await keepRow(first.connection)
  const ended = once(first.server, 'exit')
  first.server.kill('SIGKILL')
  process.kill(await postmasterOf(dataDir), 'SIGKILL')
  await ended
  const second = await started({ dataDir })
  await keptRow(second.connection)
  await expect(access(first.connection.host)).rejects.toThrow()
})

test('a database that recovers is written to disk as a whole, and left alone until it is ready', async () => {
  const first = await started({ dataDir })
  const ended = once(first.server, 'exit')
  first.server.kill('SIGKILL')
  process.kill(await postmasterOf(dataDir), 'SIGKILL')
  await ended
  const log = join(dataDir, 'postgres.log')
  const { length } = await readFile(log)
  const second = await started({ dataDir })
  const said = (await readFile(log)).subarray(length).toString()
  expect(said).toContain('automatic recovery in progress')
  expect(said).not.toMatch(/starting up|not yet accepting connections/)
  const [{ recovery_init_sync_method: method }] = await ask(
    second.connection,
    'show recovery_init_sync_method',
  )
  expect(method).toBe(process.platform === 'linux' ? 'syncfs' : 'fsync')
})

test('a database that dies under its server is started again', async () => {
  const { connection } = await started({ dataDir })
  const keptRow = await keepRow(connection)
  const postmaster = await postmasterOf(dataDir)
  process.kill(postmaster, 'SIGKILL')
  await vi.waitFor(() => keptRow(connection), { timeout: 30_000, interval: 20 })
  expect(await postmasterOf(dataDir)).not.toBe(postmaster)
})

test('the number of a dead database may belong to any process by now', async () => {
  const first = await started({ dataDir })
  const file = join(dataDir, 'postgres', 'postmaster.pid')
  const left = await readFile(file, 'utf8')
  await end(first.server)
  await writeFile(file, left.replace(/^\d+/, String(process.pid)))
  const second = await started({ dataDir })
  expect(await ask(second.connection, 'select 1 as one')).toEqual([{ one: 1 }])
})
