import type { Body, Browser } from '@halles/testing/client/browser.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aMember, aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { aGuide, readGuide } from '@halles/testing/world/guide.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

const world = await aTestApp()
const supplier = await aSupplier(world)

async function aCountedGuide() {
  const restaurant = await aRestaurant(world)
  const products = [await aProduct(world, supplier), await aProduct(world, supplier)]
  const { guide_public_id, items } = await aGuide(restaurant, products)
  const [onions, leeks] = items
  const count = async (by: Browser, item: string | undefined, amount: string, seconds_ago = 0) => {
    const counts = [{ item_public_id: item, amount, seconds_ago }]
    const answer = await by.post('/api/guide-count-set/', { guide_public_id, counts })
    expect(answer.status, answer.text).toBe(200)
    return answer.body.counts[0]
  }
  const counts = async () =>
    (await readGuide(restaurant, guide_public_id)).body.items.map(({ count }: Body) => count)
  return { restaurant, products, guide_public_id, onions, leeks, count, counts }
}

test('what is counted says who counted it and when, and is what the order goes by', async () => {
  const { restaurant, onions, count, counts } = await aCountedGuide()
  const cook = await aMember(world, restaurant, 'cook')
  const { count: answered, replaced } = await count(cook.browser, onions, '2.5')
  expect(answered).toEqual({ amount: '2.5', at: expect.any(String), by: 'Dominique', is_own: true })
  expect(replaced).toBeNull()
  expect(await counts()).toMatchObject([{ amount: '2.5', by: 'Dominique', is_own: false }, null])
})

test('of two who count one item the later stands, and each is told of the other', async () => {
  const { restaurant, onions, count, counts } = await aCountedGuide()
  const cook = await aMember(world, restaurant, 'cook')
  await count(restaurant.browser, onions, '3')
  const later = await count(cook.browser, onions, '5')
  expect(later).toMatchObject({
    count: { amount: '5', by: 'Dominique' },
    replaced: { amount: '3', by: 'Camille', is_own: false },
  })
  expect(await counts()).toMatchObject([{ amount: '5', by: 'Dominique' }, null])
})

test('a count that was made before another one arrives after it and does not replace it', async () => {
  const { restaurant, onions, count, counts } = await aCountedGuide()
  const cook = await aMember(world, restaurant, 'cook')
  await count(restaurant.browser, onions, '3', 1)
  const earlier = await count(cook.browser, onions, '5', 10)
  expect(earlier).toMatchObject({ count: { amount: '3', by: 'Camille' }, replaced: null })
  expect(await counts()).toMatchObject([{ amount: '3' }, null])
})

test('counters of a guide who write at once all end, each item with one of their counts', async () => {
  const { restaurant, guide_public_id, onions, leeks, counts } = await aCountedGuide()
  const cook = await aMember(world, restaurant, 'cook')
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, round) => {
      const both = [onions, leeks].map((item_public_id) => ({ item_public_id, amount: `${round}` }))
      const by = round % 2 === 0 ? restaurant : cook
      const body = { guide_public_id, counts: round % 3 === 0 ? both.toReversed() : both }
      return by.browser.post('/api/guide-count-set/', body)
    }),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
  const [one, other] = await counts()
  expect(one.amount).toBe(other.amount)
})

test('a count goes on though a supplier deletes the product meanwhile', async () => {
  const { restaurant, products, onions, count, counts } = await aCountedGuide()
  await supplier.browser.delete('/api/add-edit-product/', { public_id: products[0]?.publicId })
  expect(await count(restaurant.browser, onions, '4')).toMatchObject({ count: { amount: '4' } })
  expect(await counts()).toMatchObject([{ amount: '4' }, null])
})

test('an item that was removed meanwhile is named, and the others are counted', async () => {
  const { restaurant, guide_public_id, onions, leeks, counts } = await aCountedGuide()
  await restaurant.browser.post('/api/guide-item-remove/', {
    ...{ guide_public_id, guide_version: 1, item_public_id: onions },
  })
  const { body } = await restaurant.browser.post('/api/guide-count-set/', {
    guide_public_id,
    counts: [onions, leeks].map((item_public_id) => ({ item_public_id, amount: '1' })),
  })
  expect(body.counts).toMatchObject([
    { item_public_id: onions, count: null },
    { item_public_id: leeks, count: { amount: '1' } },
  ])
  expect(await counts()).toMatchObject([{ amount: '1' }])
})

test('yesterday’s count is on hand this morning, one of the day before is not', async () => {
  const { restaurant, onions, leeks, count, counts } = await aCountedGuide()
  await count(restaurant.browser, onions, '3')
  await count(restaurant.browser, leeks, '3')
  const moved = (item: string | undefined, days: number) =>
    sql`update guide_count set day = day - ${days}::integer, at = at - make_interval(days => ${days})
      where guide_item_id = (select id from guide_item where public_id = ${item})`.execute(
      world.database,
    )
  await moved(onions, 1)
  await moved(leeks, 2)
  expect(await counts()).toMatchObject([{ amount: '3' }, null])
})

test.for([
  [{ amount: '-1' }],
  [{ amount: '1.234' }],
  [{ amount: 'beaucoup' }],
  [{ amount: '10000000.01' }],
  [{ amount: '1', seconds_ago: -1 }],
  [{ amount: '1', seconds_ago: 604_801 }],
])('%j is no count', async ([given]) => {
  const { restaurant, guide_public_id, onions } = await aCountedGuide()
  const counts = [{ item_public_id: onions, ...given }]
  const answer = await restaurant.browser.post('/api/guide-count-set/', { guide_public_id, counts })
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
})

test('an item of another guide is not counted in this one', async () => {
  const { restaurant, products, guide_public_id, counts } = await aCountedGuide()
  const other = await aGuide(restaurant, products)
  const sent = [{ item_public_id: other.items[0], amount: '4', seconds_ago: 0 }]
  await restaurant.browser.post('/api/guide-count-set/', { guide_public_id, counts: sent })
  expect(await counts()).toEqual([null, null])
  const { body } = await readGuide(restaurant, other.guide_public_id)
  expect(body.items.map(({ count }: Body) => count)).toEqual([null, null])
})
