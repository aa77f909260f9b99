import { rounds } from '@halles/testing/checks/rounds.ts'
import { aTestDatabase } from '@halles/testing/database/test-database.ts'
import { aServerOf } from '@halles/testing/servers/test-app.ts'
import { aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { aCart } from '@halles/testing/world/cart.ts'
import { anImport, anImportWorker } from '@halles/testing/world/import.ts'
import { expect, test } from 'vitest'

const PRODUCTS = 500
// Those of them that are put into carts; the others are switched off and on.
const ORDERED = 400
const RESTAURANTS = 6
const LINES = 8

test('imports, checkouts, renames and switched products of one supplier’s products never deadlock, and each is answered', {
  timeout: 600_000,
}, async () => {
  const database = await aTestDatabase()
  const world = await aServerOf(database)
  const worker = await anImportWorker(world)
  const { browser } = await aSupplier(world)
  await anImport(browser, namesAndPrices('10.00'))
  const products = await database.selectFrom('product').selectAll().orderBy('id').execute()
  let isOver = false

  /** Asks again and again until the imports are over; how often each answer came. */
  async function repeatedly(ask: (round: number) => Promise<{ status: number }>) {
    const counts: Record<number, number> = {}
    for (let round = 0; !isOver; round++) {
      const { status } = await ask(round)
      counts[status] = (counts[status] ?? 0) + 1
    }
    return counts
  }

  async function checkouts(of: number) {
    const restaurant = await aRestaurant(world)
    return repeatedly(async (round) => {
      const lines = Array.from({ length: LINES }, (_, line) => {
        const product = products[(of * 83 + round * 7 + line * 61) % ORDERED]
        return { product: { publicId: product?.public_id ?? '' }, quantity: 1 }
      })
      await aCart(restaurant, lines)
      return restaurant.browser.post('/api/checkout/')
    })
  }

  async function renames() {
    const { user, ...supplier } = (await browser.get('/api/supplier-account-info/')).body
    return repeatedly((round) =>
      browser.post('/api/supplier-account-info/', {
        user,
        supplier: { ...supplier, name: `Grossiste ${round}` },
      }),
    )
  }

  function availabilities() {
    return repeatedly((round) => {
      const product = products[ORDERED + (round % (PRODUCTS - ORDERED))]
      const change = { public_id: product?.public_id, available: round % 2 === 0 }
      return browser.post('/api/product-availability/', change)
    })
  }

  async function imports() {
    for (let round = 0; round < rounds(4); round++)
      await anImport(browser, namesAndPrices(`${round + 11}.00`).toReversed())
    isOver = true
  }

  const [, ...answers] = await Promise.all([
    imports(),
    renames(),
    availabilities(),
    ...Array.from({ length: RESTAURANTS }, (_, of) => checkouts(of)),
  ])
  // Locks are waited for as long as it takes; that an import gives them up between its slices is import-worker.test.ts's.
  for (const counts of answers) {
    expect(counts[200]).toBeGreaterThan(0)
    expect(Object.keys(counts)).not.toContain('503')
  }
  await worker.stop()
  await world.close()
})

function namesAndPrices(price: string) {
  return Array.from({ length: PRODUCTS }, (_, row) => ({
    name_fr: `Produit ${row}`,
    name_en: `Product ${row}`,
    price,
  }))
}
