import type { Browser } from '@halles/testing/client/browser.ts'
import { retryUnavailable } from '@halles/testing/client/retry-unavailable.ts'
import { aStream } from '@halles/testing/client/stream.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { answerOf } from '@halles/testing/world/both-sides.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
  signedIn,
} from '@halles/testing/world/builders.ts'
import { aCart } from '@halles/testing/world/cart.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { describe, expect, test } from 'vitest'

const world = await aTestApp()
const supplier = await aSupplier(world, { name: 'Boucherie du Nord' })
const other = await aSupplier(world, { name: 'Laiterie de l’Est' })
const beef = await aProduct(world, supplier, { priceCents: 10_725 })
const milk = await aProduct(world, other, { priceCents: 2_000 })
const both = [
  { product: beef, quantity: 2 },
  { product: milk, quantity: 1 },
]

/** Everybody with a screen open, and an order with a part for both suppliers. */
async function everybody() {
  const restaurant = await aRestaurant(world, { name: 'Bistro Ancre' })
  const neighbour = await aRestaurant(world)
  const [ofRestaurant, ofNeighbour, ofSupplier, ofOther] = await Promise.all(
    [restaurant, neighbour, supplier, other].map(({ browser }) => aStream(browser)),
  )
  if (!ofRestaurant || !ofNeighbour || !ofSupplier || !ofOther) throw new Error('four were opened')
  const all = [ofRestaurant, ofNeighbour, ofSupplier, ofOther]
  await Promise.all(all.map((stream) => stream.until(() => stream.messages.length === 1)))
  return { restaurant, ofRestaurant, ofNeighbour, ofSupplier, ofOther }
}

test('an order that is placed shows at each of its suppliers, with its own part, and at nobody else', async () => {
  const { restaurant, ofRestaurant, ofNeighbour, ofSupplier, ofOther } = await everybody()
  const order = await anOrder(world, restaurant, both)
  await ofSupplier.until(() => ofSupplier.events().length === 1)
  await ofOther.until(() => ofOther.events().length === 1)
  expect(ofSupplier.events()).toEqual([
    {
      number: expect.any(Number),
      kind: 'placed',
      order_public_id: order.partOf(supplier).publicId,
      name: 'Bistro Ancre',
      total_price: '214.50',
      is_estimate: false,
    },
  ])
  expect(ofOther.events()).toMatchObject([
    { order_public_id: order.partOf(other).publicId, total_price: '20.00' },
  ])
  expect([...ofRestaurant.events(), ...ofNeighbour.events()]).toEqual([])
})

test('an order that is placed or closed is fetched by the restaurant’s other screens', async () => {
  const { restaurant, ofRestaurant } = await everybody()
  const changes = () => ofRestaurant.messages.at(-1)?.data.own_changes
  const first = changes() ?? 0
  const order = await anOrder(world, restaurant, both)
  await ofRestaurant.until(() => changes() === first + 1)
  await restaurant.browser.post('/api/restaurant-order-set-to-done/', {
    order_public_id: order.publicId,
  })
  await ofRestaurant.until(() => changes() === first + 2)
  expect(ofRestaurant.events()).toEqual([])
})

describe('what a supplier does with an order shows at its restaurant', () => {
  test.for([
    ['accepts it', { action: 'accepted' }, '214.50'],
    ['refuses it', { action: 'cancelled' }, '0.00'],
    ['brings less', { action: 'modified' }, '107.25'],
  ] as const)('when it %s', async ([, { action }, total]) => {
    const { restaurant, ofRestaurant, ofNeighbour, ofOther } = await everybody()
    const order = await anOrder(world, restaurant, both)
    const { answer, lines } = answerOf(supplier, order)
    const changed = { products: [{ public_id: lines[0], edited_quantity: 1 }] }
    const key = { 'Idempotency-Key': `${action} once` }
    const body = { action, ...(action === 'modified' && changed) }
    expect((await answer(body, key)).status).toBe(200)
    expect((await answer(body, key)).status).toBe(200)
    await ofRestaurant.until(() => ofRestaurant.events().length > 0)
    expect(ofRestaurant.events()).toEqual([
      {
        number: 1,
        kind: action,
        order_public_id: order.publicId,
        name: 'Boucherie du Nord',
        total_price: total,
        is_estimate: false,
      },
    ])
    await ofOther.until(() => ofOther.events().length === 1)
    expect(ofNeighbour.events()).toEqual([])
    // Told once: the retry of the same answer is no event of its own.
    const again = await aStream(restaurant.browser, { after: '0' })
    await again.until(() => again.messages.length === 1)
    expect(again.events()).toHaveLength(1)
  })

  test('when it is done; and that the restaurant closed it at those who did not refuse it', async () => {
    const { restaurant, ofRestaurant, ofSupplier, ofOther } = await everybody()
    const order = await anOrder(world, restaurant, both)
    await answerOf(supplier, order).answer({ action: 'accepted' })
    await answerOf(other, order).answer({ action: 'cancelled' })
    const part = { supplier_order_id: order.partOf(supplier).publicId }
    await supplier.browser.post('/api/supplier-order-set-to-done/', part)
    await ofRestaurant.until(() => ofRestaurant.events().length === 3)
    expect(ofRestaurant.events().map(({ number, kind }) => [number, kind])).toEqual([
      [1, 'accepted'],
      [2, 'cancelled'],
      [3, 'done'],
    ])
    await restaurant.browser.post('/api/restaurant-order-set-to-done/', {
      order_public_id: order.publicId,
    })
    await ofSupplier.until(() => ofSupplier.events().length === 2)
    expect(ofSupplier.events()[1]).toMatchObject({ kind: 'closed', name: 'Bistro Ancre' })
    // Asked anew, so that one that is merely late is not overlooked.
    const sinceItWasPlaced = await aStream(other.browser, {
      after: `${ofOther.events()[0]?.number}`,
    })
    await sinceItWasPlaced.until(() => sinceItWasPlaced.messages.length === 1)
    expect(sinceItWasPlaced.events()).toEqual([])
  })
})

test('a change that is undone is told to nobody', async () => {
  const restaurant = await aRestaurant(world)
  const dear = await aSupplier(world, { minimumOrderCents: 100_000 })
  const cheap = await aProduct(world, dear, { priceCents: 100 })
  await restaurant.browser.post('/api/cart-add/', { productId: cheap.publicId, quantity: 1 })
  const stream = await aStream(dear.browser)
  expect((await restaurant.browser.post('/api/checkout/', {})).status).toBe(409)
  await anOrder(world, restaurant, [{ product: cheap, quantity: 1_000 }])
  await stream.until(() => stream.events().length > 0)
  expect(stream.events().map(({ number }) => number)).toEqual([1])
})

async function checkedOut(browser: Browser): Promise<number> {
  return (await retryUnavailable(() => browser.post('/api/checkout/', {}))).status
}

test('while fifty restaurants order at once, a screen that loses its connection again and again misses none and gets none twice', async () => {
  const popular = await aSupplier(world)
  const product = await aProduct(world, popular)
  const restaurants: BuiltAccount[] = []
  while (restaurants.length < 50) {
    const ten = await Promise.all(Array.from({ length: 10 }, () => aRestaurant(world)))
    await Promise.all(ten.map((restaurant) => aCart(restaurant, [{ product, quantity: 1 }])))
    restaurants.push(...ten)
  }
  const got: number[] = []
  let last: string | undefined = '0'
  const ordering = Promise.all(restaurants.map(({ browser }) => checkedOut(browser)))
  while (got.length < 50) {
    const stream = await aStream(popular.browser, { after: last })
    await stream.until(() => stream.events().length > 0)
    stream.cut()
    await stream.ended
    got.push(...stream.events().map(({ number }) => number))
    last = stream.messages.at(-1)?.id
  }
  expect(await ordering).toEqual(Array.from({ length: 50 }, () => 200))
  expect(got).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
  const after = await aStream(popular.browser, { after: last })
  await after.until(() => after.messages.length === 1)
  expect(after.messages[0]?.data).toEqual({
    number: 50,
    unseen: 50,
    events: [],
    approval: null,
    own_changes: 0,
    recalls: 0,
  })
})

test('whoever was away for long gets the last hundred', async () => {
  const restaurant = await aRestaurant(world)
  const away = await aSupplier(world)
  const order = await anOrder(world, restaurant, [
    { product: await aProduct(world, away), quantity: 1 },
  ])
  const numbered = Array.from({ length: 150 }, (_, index) => ({
    account_id: away.id,
    number: index + 2,
    kind: 'closed' as const,
    supplier_order_id: order.partOf(away).id,
  }))
  await world.database.insertInto('order_event').values(numbered).execute()
  await world.database
    .updateTable('last_order_event')
    .set({ number: 151 })
    .where('account_id', '=', away.id)
    .execute()
  const stream = await aStream(away.browser, { after: '0' })
  await stream.until(() => stream.messages.length === 1)
  expect(stream.events().map(({ number }) => number)).toEqual(
    Array.from({ length: 100 }, (_, index) => index + 52),
  )
})

test('a place after the account’s last, as of another account, is taken for the last', async () => {
  const restaurant = await aRestaurant(world)
  const stream = await aStream(restaurant.browser, { after: '999' })
  await stream.until(() => stream.messages.length === 1)
  expect(stream.messages).toEqual([
    {
      id: '0',
      data: { number: 0, unseen: 0, events: [], approval: null, own_changes: 0, recalls: 0 },
    },
  ])
  expect((await restaurant.browser.get('/api/events/?after=x')).status).toBe(400)
})

describe('what happened stays unseen', () => {
  test('until its order or all orders are opened, on whichever device', async () => {
    const restaurant = await aRestaurant(world)
    const [first, second, third] = [
      await anOrder(world, restaurant, both),
      await anOrder(world, restaurant, both),
      await anOrder(world, restaurant, both),
    ]
    const desk = { ...restaurant, browser: await signedIn(world, restaurant) }
    const stream = await aStream(desk.browser)
    for (const order of [first, second, third]) {
      await answerOf(supplier, order).answer({ action: 'accepted' })
    }
    const unseen = () => stream.messages.at(-1)?.data.unseen
    await stream.until(() => unseen() === 3)
    const seen = (body: object) => restaurant.browser.post('/api/events-seen/', body)
    expect((await seen({ order_public_id: second.publicId })).status).toBe(204)
    await stream.until(() => unseen() === 2)
    expect((await seen({})).status).toBe(204)
    await stream.until(() => unseen() === 0)
    const [other] = await Promise.all([aStream(supplier.browser)])
    await other.until(() => other.messages.length === 1)
    expect(other.messages[0]?.data.unseen).toBeGreaterThan(0)
  })
})
