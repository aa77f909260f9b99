import { rounds } from '@halles/testing/checks/rounds.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import {
  aRestaurant,
  aSupplier,
  type BuiltAccount,
  PASSWORD,
} from '@halles/testing/world/builders.ts'
import { expect, test } from 'vitest'
import { inTransaction } from '../database/transaction.ts'

const world = await aTestApp()

function write(restaurant: BuiltAccount, { publicId }: BuiltAccount, rating: string) {
  return restaurant.browser.post('/api/review/', {
    supplier: { public_id: publicId },
    rating,
    review: 'Frais.',
  })
}

async function rated({ id }: BuiltAccount) {
  const { rating_sum: sum, rating_count: count } = await world.database
    .selectFrom('supplier_rating')
    .select(['rating_sum', 'rating_count'])
    .where('supplier_id', '=', id)
    .executeTakeFirstOrThrow()
  return { sum, count }
}

test('a review waits for no order that is being placed at the supplier', async () => {
  const [supplier, restaurant] = [await aSupplier(world), await aRestaurant(world)]
  await inTransaction(world.database, async (tx) => {
    // As a checkout locks it.
    await tx
      .selectFrom('supplier')
      .select('account_id')
      .where('account_id', '=', supplier.id)
      .forShare()
      .execute()
    expect((await write(restaurant, supplier, '3')).status).toBe(201)
  })
})

test('several restaurants rate one supplier at once: none fails, each counts', async () => {
  const restaurants = await Promise.all(Array.from({ length: 8 }, () => aRestaurant(world)))
  for (let round = 0; round < rounds(3); round++) {
    const supplier = await aSupplier(world)
    for (const rating of ['5', '2']) {
      const answers = await Promise.all(
        restaurants.map((restaurant) => write(restaurant, supplier, rating)),
      )
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
      expect(await rated(supplier)).toEqual({ sum: 8 * Number(rating), count: 8 })
    }
  }
})

test('restaurants close their accounts while others rate the same suppliers: what remains counts', async () => {
  const suppliers = await Promise.all(Array.from({ length: 4 }, () => aSupplier(world)))
  const leaving = await Promise.all(Array.from({ length: 4 }, () => aRestaurant(world)))
  const staying = await Promise.all(Array.from({ length: 4 }, () => aRestaurant(world)))
  for (const [index, restaurant] of leaving.entries()) {
    const turned = [...suppliers.slice(index), ...suppliers.slice(0, index)]
    for (const supplier of turned) await write(restaurant, supplier, '1')
  }
  const answers = await Promise.all([
    ...leaving.map(({ browser }) =>
      browser.post('/api/close-account/', { current_password: PASSWORD }),
    ),
    ...staying.flatMap((restaurant) =>
      suppliers.map((supplier) => write(restaurant, supplier, '4')),
    ),
  ])
  expect(answers.map(({ status }) => status)).toEqual([
    ...Array(4).fill(204),
    ...Array(16).fill(201),
  ])
  for (const supplier of suppliers) expect(await rated(supplier)).toEqual({ sum: 16, count: 4 })
})
