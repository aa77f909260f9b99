import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type Database } from '@halles/server/database/connect.ts'
import { findRunning } from '@halles/server/database/embedded/find-running.ts'
import { afterAll, expect, onTestFinished, vi } from 'vitest'
import { aProduct, aRestaurant, aSupplier, type BuiltAccount } from '../world/builders.ts'
import { anOrder } from '../world/order.ts'
import { aPng } from '../world/photo.ts'
import { commandOn, freePort, startServer } from './server-process.ts'

/** A server on an embedded database, backed up to a file while a restaurant orders; both end with the test file. */
export async function aBackedUpServer() {
  const folder = await mkdtemp(join(tmpdir(), 'halles-backup-'))
  afterAll(() => rm(folder, { recursive: true }))
  const dataDir = join(folder, 'data')
  const file = join(folder, 'backup.tar')
  let folders = 0
  // No mail leaves: nobody listens there.
  const server = await startServer(undefined, {
    DATA_DIR: dataDir,
    DEMO: '0',
    LOG_LEVEL: 'silent',
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
  })
  const database = await databaseOf(dataDir)
  afterAll(async () => {
    await database.destroy()
    await server.stop()
  })
  const world = { origin: `http://127.0.0.1:${server.port}`, database }
  const restaurant = await aRestaurant(world)
  const supplier = await aSupplier(world)
  const product = await aProduct(world, supplier)
  const photo = await aSentPhoto(supplier, product)
  const { status } = await supplier.browser.post('/api/send-promotion/', { message: 'Bavette.' })
  expect(status).toBe(201)
  /** What the restaurant was told is ordered. */
  const acknowledged: string[] = []
  let isOver = false
  const ordering = (async () => {
    while (!isOver)
      acknowledged.push((await anOrder(world, restaurant, [{ product, quantity: 1 }])).publicId)
  })()
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(10), 30_000)
  const acknowledgedBefore = acknowledged.length
  const waitingBefore = await countWaiting(database)
  const taken = await backup(file)
  isOver = true
  await ordering

  function backup(path: string, variables?: Record<string, string>) {
    return commandOn(dataDir, ['backup.ts', path], variables)
  }
  return {
    ...{ folder, dataDir, file, restaurant, photo, backup, taken },
    /** How much the restaurant had been told, and how many mails waited, when the backup began. */
    ...{ acknowledged, acknowledgedBefore, waitingBefore },
    aNewFolder: () => join(folder, `restored-${++folders}`),
  }
}

/** A photo of a product, decoded as any; in its smallest size. */
async function aSentPhoto({ browser }: BuiltAccount, product: { publicId: string }) {
  const address = `/api/photo-add/?product_public_id=${product.publicId}`
  const { body } = await browser.post(address, aPng())
  const path = `/photos/${body.photos[0].public_id}-160.webp`
  return { path, bytes: await bytesAt(browser.origin + path) }
}

export async function bytesAt(address: string): Promise<string> {
  const answer = await fetch(address)
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer()).toString('hex')
}

export function restore(into: string, ...parameters: [string, ...string[]]) {
  return commandOn(into, ['restore.ts', ...parameters])
}

/** A server on a restored folder; its mails are files there. */
export async function serving(restored: string) {
  const { port, stop } = await startServer(undefined, { DATA_DIR: restored })
  const own = await databaseOf(restored)
  onTestFinished(async () => {
    await own.destroy()
    await stop()
  })
  return { origin: `http://127.0.0.1:${port}`, database: own }
}

async function databaseOf(folderOfIt: string): Promise<Database> {
  const connection = await findRunning(folderOfIt)
  if (!connection) throw new Error('no database runs there')
  return connect(connection)
}

export async function countWaiting(of: Database): Promise<number> {
  const rows = await of.selectFrom('outbox').select('id').where('outcome', 'is', null).execute()
  return rows.length
}

export function mailsIn(restored: string): Promise<string[]> {
  return readdir(join(restored, 'outbox')).catch(() => [])
}
