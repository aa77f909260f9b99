import { readdir, stat } from 'node:fs/promises'
import { expectConsistent } from '@halles/testing/checks/expect-consistent.ts'
import { Browser } from '@halles/testing/client/browser.ts'
import {
  aBackedUpServer,
  bytesAt,
  countWaiting,
  mailsIn,
  restore,
  serving,
} from '@halles/testing/servers/backed-up-server.ts'
import { commandOn } from '@halles/testing/servers/server-process.ts'
import { placedOrders } from '@halles/testing/world/placed-orders.ts'
import { expect, test } from 'vitest'

const { folder, file, restaurant, photo, taken, ...backedUp } = await aBackedUpServer()
const { acknowledged, acknowledgedBefore, waitingBefore, aNewFolder } = backedUp

test('a backup is one whole file for its owner alone, made while orders are placed', async () => {
  expect(taken).toMatchObject({ code: 0, stderr: '' })
  expect(taken.stdout).toMatch(/backup\.tar: [\d.]+ MB in [\d.]+ s\.\n$/)
  expect(acknowledged.length).toBeGreaterThan(acknowledgedBefore)
  if (process.platform !== 'win32') expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).not.toContain('backup.tar.partial')
})

test('a restored copy has every acknowledged order once and every photo, adds up, and sends no mail that waited', async () => {
  const restored = aNewFolder()
  const { code, stdout } = await restore(restored, file)
  const ended = Number(/not sent \(--send-mails keeps them\): (\d+)\.\n$/.exec(stdout)?.[1])
  expect(code).toBe(0)
  expect(ended).toBeGreaterThanOrEqual(waitingBefore)
  expect(await readdir(restored)).toEqual(['postgres'])
  const recount = await commandOn(restored, ['database/recount.ts'])
  expect(recount.stdout.trimEnd().split('\n')).toEqual(
    ['ratings', 'last paid', 'stock', 'sales', 'balances'].map((kind) => `${kind}: no difference`),
  )

  const copy = await serving(restored)
  await expectConsistent(copy.database)
  const orders = (await placedOrders(copy, restaurant)).map(({ publicId }) => publicId)
  expect(orders.length).toBeGreaterThanOrEqual(acknowledgedBefore)
  expect(orders).toEqual(acknowledged.slice(0, orders.length))
  expect(await bytesAt(copy.origin + photo.path)).toBe(photo.bytes)
  expect(await copy.database.selectFrom('session').selectAll().execute()).toEqual([])

  // Mails leave oldest first: when a new one has left, an older one would have.
  const visitor = new Browser(copy.origin)
  const asked = await visitor.post('/api/request-password-reset/', { email: restaurant.email })
  expect(asked.status).toBe(204)
  await expect.poll(() => mailsIn(restored)).not.toEqual([])
  expect(await mailsIn(restored)).toEqual([expect.stringContaining('-password-reset-')])
  await expect.poll(() => countWaiting(copy.database)).toBe(0)
})
