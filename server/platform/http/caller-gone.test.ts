import { areWaiting } from '@halles/testing/database/holding-locks.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { Database } from '../../database/connect.ts'

const world = await aTestApp()
const restaurant = await aRestaurant(world)
const product = await aProduct(world, await aSupplier(world))
await restaurant.browser.fetchToken()

const waiting = (isWaiting: boolean) =>
  vi.waitUntil(async () => (await areWaiting(world.database, 1)) === isWaiting, {
    timeout: 60_000,
    interval: 5,
  })

/** Sends a request, and leaves when it waits for a lock on products; `then` while that is still held. */
async function leave(method: string, path: string, body: unknown, then: () => Promise<unknown>) {
  await (world.database as Database).transaction().execute(async (tx) => {
    await sql`lock table product in access exclusive mode`.execute(tx)
    const caller = new AbortController()
    const { browser } = restaurant
    const answer = fetch(browser.origin + path, {
      method,
      signal: caller.signal,
      headers: {
        Cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'Content-Type': 'application/json',
        ...browser.token(),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    await waiting(true)
    caller.abort()
    await expect(answer).rejects.toThrow()
    await then()
  })
}

test.each([
  ['a list', 'GET', '/api/product-list/', undefined],
  ['a search', 'GET', '/api/product-list/?search=oignon', undefined],
  ['a typed order', 'POST', '/api/order-text/', { text: '2 oignons' }],
])('%s is no longer read for whoever has gone', async (_, method, path, body) => {
  await leave(method, path, body, () => waiting(false))
})

test('what somebody who has gone asked to be written is written', async () => {
  const line = { productId: product.publicId, quantity: 3 }
  await leave('POST', '/api/cart-add/', line, async () => {})
  const quantity = async () => {
    const { body } = await restaurant.browser.get('/api/cart/')
    return JSON.stringify(body).includes('"quantity":3')
  }
  await vi.waitUntil(quantity, { timeout: 60_000, interval: 50 })
})
