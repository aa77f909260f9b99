import {
  copyFile,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectConsistent } from '@halles/testing/checks/expect-consistent.ts'
import { Browser } from '@halles/testing/client/browser.ts'
import { commandOn, freePort, startServer } from '@halles/testing/servers/server-process.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
  type World,
} from '@halles/testing/world/builders.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { placedOrders } from '@halles/testing/world/placed-orders.ts'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { connect, type Database } from '../database/connect.ts'
import { findRunning } from '../database/embedded/find-running.ts'

const folder = await mkdtemp(join(tmpdir(), 'halles-backup-'))
const dataDir = join(folder, 'data')
const file = join(folder, 'backup.tar')
let folders = 0
const aNewFolder = () => join(folder, `restored-${++folders}`)

const backup = (path: string, variables?: Record<string, string>) =>
  commandOn(dataDir, ['backup.ts', path], variables)
const restore = (into: string, ...parameters: [string, ...string[]]) =>
  commandOn(into, ['restore.ts', ...parameters])

let server: Awaited<ReturnType<typeof startServer>>
let database: Database
let restaurant: BuiltAccount
let world: World
/** What the restaurant was told is ordered, and how much of it when the backup began. */
const acknowledged: string[] = []
let acknowledgedBefore = 0
let waitingBefore = 0
let taken: Awaited<ReturnType<typeof backup>>

beforeAll(async () => {
  // No mail leaves: nobody listens there.
  server = await startServer(undefined, {
    DATA_DIR: dataDir,
    DEMO: '0',
    LOG_LEVEL: 'silent',
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
  })
  database = await databaseOf(dataDir)
  world = { origin: `http://127.0.0.1:${server.port}`, database }
  restaurant = await aRestaurant(world)
  const supplier = await aSupplier(world)
  const product = await aProduct(world, supplier)
  const { status } = await supplier.browser.post('/api/send-promotion/', { message: 'Bavette.' })
  expect(status).toBe(201)
  let isOver = false
  const ordering = (async () => {
    while (!isOver)
      acknowledged.push((await anOrder(world, restaurant, [{ product, quantity: 1 }])).publicId)
  })()
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(10), 30_000)
  acknowledgedBefore = acknowledged.length
  waitingBefore = await countWaiting(database)
  taken = await backup(file)
  isOver = true
  await ordering
})
afterAll(async () => {
  await database.destroy()
  await server.stop()
  await rm(folder, { recursive: true })
})

async function databaseOf(folderOfIt: string): Promise<Database> {
  const connection = await findRunning(folderOfIt)
  if (!connection) throw new Error('no database runs there')
  return connect(connection)
}

async function countWaiting(of: Database): Promise<number> {
  const rows = await of.selectFrom('outbox').select('id').where('outcome', 'is', null).execute()
  return rows.length
}

/** A server on a restored folder; its mails are files there. */
async function serving(restored: string) {
  const { port, stop } = await startServer(undefined, { DATA_DIR: restored })
  const own = await databaseOf(restored)
  onTestFinished(async () => {
    await own.destroy()
    await stop()
  })
  return { origin: `http://127.0.0.1:${port}`, database: own }
}

const mailsIn = (restored: string) => readdir(join(restored, 'outbox')).catch(() => [])

test('a backup is one whole file for its owner alone, made while orders are placed', async () => {
  expect(taken).toMatchObject({ code: 0, stderr: '' })
  expect(taken.stdout).toMatch(/backup\.tar: [\d.]+ MB in [\d.]+ s\.\n$/)
  expect(acknowledged.length).toBeGreaterThan(acknowledgedBefore)
  if (process.platform !== 'win32') expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).not.toContain('backup.tar.partial')
})

test('a restored copy has every acknowledged order once, adds up, and sends no mail that waited', async () => {
  const restored = aNewFolder()
  const { code, stdout } = await restore(restored, file)
  const ended = Number(/not sent \(--send-mails keeps them\): (\d+)\.\n$/.exec(stdout)?.[1])
  expect(code).toBe(0)
  expect(ended).toBeGreaterThanOrEqual(waitingBefore)
  expect(await readdir(restored)).toEqual(['postgres'])
  const recount = await commandOn(restored, ['database/recount.ts'])
  expect(recount.stdout.trimEnd().split('\n')).toEqual(
    ['ratings', 'last paid', 'stock', 'sales'].map((kind) => `${kind}: no difference`),
  )

  const copy = await serving(restored)
  await expectConsistent(copy.database)
  const orders = (await placedOrders(copy, restaurant)).map(({ publicId }) => publicId)
  expect(orders.length).toBeGreaterThanOrEqual(acknowledgedBefore)
  expect(orders).toEqual(acknowledged.slice(0, orders.length))
  expect(await copy.database.selectFrom('session').selectAll().execute()).toEqual([])

  // Mails leave oldest first: when a new one has left, an older one would have.
  const visitor = new Browser(copy.origin)
  const asked = await visitor.post('/api/request-password-reset/', { email: restaurant.email })
  expect(asked.status).toBe(204)
  await expect.poll(() => mailsIn(restored)).not.toEqual([])
  expect(await mailsIn(restored)).toEqual([expect.stringContaining('-password-reset-')])
  await expect.poll(() => countWaiting(copy.database)).toBe(0)
})

test('asked to, a restored copy sends each mail that waited once, promotions too', async () => {
  const restored = aNewFolder()
  const { stdout } = await restore(restored, file, '--send-mails')
  const waiting = Number(/leave when a server starts: (\d+)\.\n$/.exec(stdout)?.[1])
  expect(waiting).toBeGreaterThanOrEqual(waitingBefore)
  const copy = await serving(restored)
  await expect.poll(() => countWaiting(copy.database), { timeout: 50_000 }).toBe(0)
  const mails = await mailsIn(restored)
  expect(mails).toHaveLength(waiting)
  expect(mails.filter((mail) => mail.includes('-promotion-'))).toHaveLength(1)
})

describe('what is no whole backup is refused, and nothing is left of it', () => {
  const damages: [string, (copy: string, size: number) => Promise<void>][] = [
    ['cut in the middle', (copy, size) => truncate(copy, size / 2)],
    ['short of its last byte', (copy, size) => truncate(copy, size - 1)],
    ['longer by a byte', (copy) => writeFile(copy, '\0', { flag: 'a' })],
    ['changed in its first block', (copy) => flip(copy, 200)],
    ['changed in the middle', (copy, size) => flip(copy, Math.floor(size / 2))],
    ['changed in its seal', (copy, size) => flip(copy, size - 1_500)],
    ['empty', (copy) => truncate(copy, 0)],
  ]
  test.for(damages)('%s', async ([, damage]) => {
    const copy = join(folder, 'damaged.tar')
    await copyFile(file, copy)
    await damage(copy, (await stat(copy)).size)
    const into = aNewFolder()
    expect(await restore(into, copy)).toEqual({
      code: 1,
      stdout: '',
      stderr: `${copy} is no whole backup of Halles: it was cut off or changed.\n`,
    })
    await expect(stat(into)).rejects.toThrow('ENOENT')
  })

  async function flip(path: string, at: number) {
    const bytes = await readFile(path)
    bytes[at] = (bytes[at] ?? 0) ^ 1
    await writeFile(path, bytes)
  }
})

test('a file that exists is not overwritten, nor one that is being written', async () => {
  const before = await stat(file)
  expect(await backup(file)).toMatchObject({
    code: 1,
    stderr: `${file} exists: name a new file.\n`,
  })
  expect(await stat(file)).toEqual(before)
  const other = join(folder, 'other.tar')
  await writeFile(`${other}.partial`, 'half')
  expect((await backup(other)).stderr).toBe(
    `${other}.partial exists: another backup is being written; remove it if one was cut off.\n`,
  )
  expect(await readFile(`${other}.partial`, 'utf8')).toBe('half')
  expect((await backup(join(folder, 'nowhere', 'a.tar'))).stderr).toMatch(
    /nowhere\/a\.tar\.partial cannot be written: ENOENT.*\n$/,
  )
})

test('a folder in use, or with anything in it, is not restored into', async () => {
  expect(await restore(dataDir, file)).toMatchObject({
    code: 1,
    stderr: `DATA_DIR ${dataDir} is in use by another Halles server.\n`,
  })
  const used = await mkdtemp(join(folder, 'used-'))
  await writeFile(join(used, 'note.txt'), '')
  expect(await restore(used, file)).toMatchObject({
    code: 1,
    stderr: `DATA_DIR ${used} is not empty: name a new folder to restore into.\n`,
  })
  expect(await readdir(used)).toEqual(['note.txt'])
})

test('where a restore was cut off no server makes a new market', async () => {
  const half = await mkdtemp(join(folder, 'half-'))
  await writeFile(join(half, 'restoring'), '')
  const { code, stderr } = await commandOn(half, ['database/recount.ts'])
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: `DATA_DIR ${half} is being restored, or its restore was cut off: then empty it and restore again.\n`,
  })
})

test('a database of one’s own is left to its own tools', async () => {
  const own = { DATABASE_URL: 'postgresql://halles@127.0.0.1:1/halles' }
  expect((await backup(join(folder, 'own.tar'), own)).stderr).toBe(
    'DATABASE_URL is set: back up your own PostgreSQL with its tools, pg_dump or pg_basebackup (docs/operations.md).\n',
  )
  const { stderr } = await commandOn(aNewFolder(), ['restore.ts', file], own)
  expect(stderr).toMatch(/^DATABASE_URL is set: restore your own PostgreSQL with its tools, .*\n$/)
})

test('a folder whose server has ended is backed up too, and is at rest again after', async () => {
  const restored = aNewFolder()
  await restore(restored, file)
  const again = join(folder, 'again.tar')
  expect(await commandOn(restored, ['backup.ts', again])).toMatchObject({ code: 0, stderr: '' })
  expect(await findRunning(restored)).toBeNull()
  expect((await restore(aNewFolder(), again)).code).toBe(0)
  const nothing = aNewFolder()
  expect((await commandOn(nothing, ['backup.ts', join(folder, 'b.tar')])).stderr).toBe(
    `DATA_DIR ${nothing} holds no database.\n`,
  )
})
