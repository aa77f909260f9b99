import { pauseReplay, resumeReplay } from '@halles/testing/database/replay-sql.ts'
import { startScratchDatabase } from '@halles/testing/database/scratch-database.ts'
import { startStandby } from '@halles/testing/servers/standby.ts'
import { aServerOf } from '@halles/testing/servers/test-app.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { afterAll, expect, test, vi } from 'vitest'
import type { Config } from './config.ts'
import { connect, type Database } from './database/connect.ts'
import { openStandbyReads } from './database/standby-reads.ts'

const LIST = '/api/product-list/?category_name=all'

const scratch = await startScratchDatabase()
afterAll(scratch.stop)
const streaming = await startStandby(scratch.connection)
afterAll(streaming.stop)
const primary = connect(scratch.connection)
afterAll(() => primary.destroy())
const standby = connect(streaming.connection)
afterAll(() => standby.destroy())

const HOUR = 3_600_000

/** A server that reads lists from the standby, however far behind unless said. */
async function serverWith({
  mostLag = HOUR,
  reads = streaming.connection,
  config = {} as Partial<Config>,
} = {}) {
  const used: string[] = []
  const readHandle = connect(reads, { log: ({ query }) => void used.push(query.sql) })
  const standbyReads = openStandbyReads(primary, readHandle, { mostLag })
  const world = await aServerOf(primary, config, { standbyReads })
  return { world, used }
}

const { world, used } = await serverWith()
const restaurant = await aRestaurant(world)
const supplier = await aSupplier(world)
const product = await aProduct(world, supplier, { priceCents: 5_000 })
const other = await aProduct(world, supplier, { priceCents: 6_000 })

const setPrice = (priceCents: number, id = product.id) =>
  primary.updateTable('product').set({ price_cents: priceCents }).where('id', '=', id).execute()

/** Of the first product, or undefined where it is not listed. */
async function listedPrice({ browser }: BuiltAccount, origin = browser.origin) {
  const response = await fetch(origin + LIST, {
    headers: {
      Cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  })
  expect(response.status).toBe(200)
  const { results } = JSON.parse(await response.text())
  return results.find(({ public_id }: { public_id: string }) => public_id === product.publicId)
    ?.price
}

async function waitForReplay(of: Database, priceCents: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const row = await of
        .selectFrom('product')
        .select('price_cents')
        .where('id', '=', product.id)
        .executeTakeFirst()
      expect(row?.price_cents).toBe(priceCents)
    },
    { timeout: 20_000, interval: 20 },
  )
}

/** Nothing that is done in the test reaches the standby before it ends. */
async function whilePaused(run: () => Promise<void>): Promise<void> {
  // The journal has one order: everything before is there, too.
  await setPrice(5_001)
  await waitForReplay(standby, 5_001)
  await setPrice(5_000)
  await waitForReplay(standby, 5_000)
  await pauseReplay(standby)
  try {
    await run()
  } finally {
    await resumeReplay(standby)
    await setPrice(5_000)
    await waitForReplay(standby, 5_000)
  }
}

test('lists are read from the standby, sessions from the primary', async () => {
  await vi.waitFor(async () => {
    used.length = 0
    expect(await listedPrice(restaurant)).toBe('50.00')
    expect(used.length).toBeGreaterThan(1)
  }, 20_000)
  expect(used.join()).not.toContain('"session"')
})

test('a list may be old; whoever has just changed something reads what is', async () => {
  const reader = await aRestaurant(world)
  await whilePaused(async () => {
    await setPrice(7_000)
    expect(await listedPrice(reader)).toBe('50.00')
    const added = await reader.browser.post('/api/cart-add/', {
      productId: other.publicId,
      quantity: 1,
    })
    expect(added.status).toBe(200)
    expect(await listedPrice(reader)).toBe('70.00')
    reader.browser.cookies.delete('changedlately')
    expect(await listedPrice(reader)).toBe('50.00')
  })
})

test('over https what says so has a name that no neighbour can set', async () => {
  const publicUrl = new URL('https://halles.exemple.test')
  const secure = await serverWith({ config: { publicUrl, publicUrlIsDefault: false } })
  const { browser } = await aRestaurant(secure.world)
  const answer = await browser.post('/api/language/', { lang: 'en' })
  expect(answer.headers.getSetCookie().join()).toMatch(
    /^__Host-changedlately=1; .*HttpOnly; Secure/,
  )
})

test('what is ordered, and who may order, is never old', async () => {
  const [buyer, suspended] = [await aRestaurant(world), await aRestaurant(world)]
  const gone = await aProduct(world, supplier)
  await whilePaused(async () => {
    await setPrice(7_000)
    await supplier.browser.delete('/api/add-edit-product/', { public_id: gone.publicId })
    const add = (productId: string) =>
      buyer.browser.post('/api/cart-add/', { productId, quantity: 1 })
    expect((await add(gone.publicId)).status).toBe(404)
    expect((await add(product.publicId)).status).toBe(200)
    const cart = await buyer.browser.get('/api/cart/')
    expect(JSON.stringify(cart.body)).toContain('70.00')
    await primary
      .updateTable('account')
      .set({ status: 'suspended' })
      .where('id', '=', suspended.id)
      .execute()
    expect((await suspended.browser.get(LIST)).status).toBe(401)
  })
})

test('a standby that is too far behind is not read from', async () => {
  const strict = await serverWith({ mostLag: 1_000 })
  await whilePaused(async () => {
    await setPrice(7_000)
    await vi.waitFor(
      async () => expect(await listedPrice(restaurant, strict.world.origin)).toBe('70.00'),
      { timeout: 20_000, interval: 50 },
    )
    expect(await listedPrice(restaurant)).toBe('50.00')
  })
})

test('without a standby, or with a primary in its place, lists are the primary’s', async () => {
  const away = { ...streaming.connection, port: 1 }
  for (const reads of [away, scratch.connection]) {
    const server = await serverWith({ reads })
    expect(await listedPrice(restaurant, server.world.origin)).toBe('50.00')
    expect(server.used.filter((text) => text.includes('product'))).toEqual([])
  }
})
