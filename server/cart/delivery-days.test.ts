import { comesToWait } from '@halles/testing/checks/comes-to-wait.ts'
import type { Body } from '@halles/testing/client/browser.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { aCart } from '@halles/testing/world/cart.ts'
import { aClosure, anExtraDelivery, aZone, dayAhead } from '@halles/testing/world/deliver-rules.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'

const world = await aTestApp()
const { database } = world
let restaurant: BuiltAccount
let supplier: BuiltAccount
let product: { id: number; publicId: string }

beforeEach(async () => {
  restaurant = await aRestaurant(world)
  supplier = await aSupplier(world, { name: 'Boucherie' })
  product = await aProduct(world, supplier)
})

const inCart = () => aCart(restaurant, [{ product, quantity: 1 }])
const checkout = (body?: object) => restaurant.browser.post('/api/checkout/', body)
const choose = (body: object, headers?: Record<string, string>) =>
  restaurant.browser.post(
    '/api/checkout-choice/',
    { supplier_public_id: supplier.publicId, ...body },
    headers,
  )
const onDay = (day: string) => ({ deliveries: [{ supplier_public_id: supplier.publicId, day }] })

async function part(): Promise<Body> {
  const { status, body } = await restaurant.browser.get('/api/checkout/')
  expect(status).toBe(200)
  return body.supplier_products[0]
}

const daysOf = ({ delivery }: Body) => delivery.days.map(({ day }: Body) => day)

function agreed() {
  return database
    .selectFrom('supplier_order')
    .innerJoin('restaurant_order', 'restaurant_order.id', 'supplier_order.restaurant_order_id')
    .select([
      'delivery_day',
      'window_from',
      'window_to',
      'is_late',
      'delivery_zone_id',
      'minimum_cents',
      'deliver_to',
      'po_number',
      'note',
      sql<boolean>`cut_off_at > clock_timestamp()`.as('is_open'),
    ])
    .where('restaurant_order.restaurant_id', '=', restaurant.id)
    .orderBy('supplier_order.id')
    .execute()
}

describe('where the city is in no zone', () => {
  test('no day is chosen, and the order has none', async () => {
    await aZone(world, supplier, { cities: [] })
    await inCart()
    expect(await part()).toMatchObject({ delivery: null, po_number: '', note: '' })
    const { status, body } = await checkout()
    expect([status, body.deliveries]).toMatchObject([200, [{ delivery: null }]])
    expect(await agreed()).toMatchObject([
      { delivery_day: null, delivery_zone_id: null, minimum_cents: 0, is_late: false },
    ])
  })

  test('a checkout that names a day is refused: the day is not moved to a telephone call', async () => {
    await inCart()
    const day = await dayAhead(world, 2)
    const { status, body } = await checkout(onDay(day))
    expect(status).toBe(409)
    expect(body).toMatchObject({
      code: 'delivery_day_closed',
      deliveries: [{ public_id: supplier.publicId, name: 'Boucherie', day, delivery: null }],
    })
    expect(await agreed()).toEqual([])
  })

  test('a day cannot be chosen, a number and a note can', async () => {
    await inCart()
    const refused = await choose({ day: await dayAhead(world, 2) })
    expect([refused.status, refused.body.code]).toEqual([409, 'delivery_day_closed'])
    await choose({ po_number: 'BC-1042', note: 'Porte de côté.' })
    await checkout()
    expect(await agreed()).toMatchObject([{ po_number: 'BC-1042', note: 'Porte de côté.' }])
  })
})

describe('where the city is in a zone', () => {
  test('the checkout offers the days, soonest first, with cut-off and window', async () => {
    await aZone(world, supplier)
    await inCart()
    const { delivery } = await part()
    const days = await Promise.all(
      Array.from({ length: 19 }, (_, index) => dayAhead(world, index + 2)),
    )
    expect(delivery).toMatchObject({ chosen: null, minimum: '0.00' })
    expect(delivery.days.map(({ day }: Body) => day)).toEqual(expect.arrayContaining(days))
    expect(delivery.days.at(-1)).toEqual({
      day: await dayAhead(world, 21),
      from: '06:00',
      to: '11:00',
      is_late: false,
      cut_off_at: expect.stringMatching(/T(20|21):00:00\+00:00$/),
    })
    expect(Date.parse(delivery.at)).not.toBeNaN()
  })

  test('a checkout without a body is for the first day, and all of it is frozen on the order', async () => {
    const zone = await aZone(world, supplier, { minimumOrderCents: 2_000 })
    await inCart()
    const { delivery } = await part()
    const first = delivery.days[0].day
    const { status, body } = await checkout()
    expect(status).toBe(200)
    expect(body.deliveries).toEqual([
      {
        supplier_public_id: supplier.publicId,
        supplier_name: 'Boucherie',
        delivery: delivery.days[0],
      },
    ])
    expect(await agreed()).toEqual([
      {
        delivery_day: first,
        window_from: '06:00:00',
        window_to: '11:00:00',
        is_late: false,
        delivery_zone_id: zone.id,
        minimum_cents: 2_000,
        deliver_to: {
          name: restaurant.name,
          phone_number: '514 555-0100',
          address: '100, rue du Marché',
          city: 'Montréal',
          zip_code: 'H2X 1Y4',
        },
        po_number: '',
        note: '',
        is_open: true,
      },
    ])
  })

  test('a checkout that names no day after the first has closed is answered which day it became', async () => {
    await aZone(world, supplier)
    await inCart()
    const [shown, next] = (await part()).delivery.days
    await aClosure(world, supplier, shown.day)
    expect((await checkout(onDay(shown.day))).body.code).toBe('delivery_day_closed')
    const key = { 'Idempotency-Key': 'no-day' }
    const order = () => restaurant.browser.post('/api/checkout/', undefined, key)
    const { status, body } = await order()
    expect([status, body.deliveries]).toMatchObject([200, [{ delivery: next }]])
    expect(await agreed()).toMatchObject([{ delivery_day: next.day }])
    expect((await order()).body.deliveries).toEqual(body.deliveries)
    await database
      .updateTable('idempotency_key')
      .set({ answer: sql`answer - 'deliveries'` })
      .where('account_id', '=', restaurant.id)
      .execute()
    // Answered by a server that did not name them yet.
    expect((await order()).body.deliveries).toEqual([])
  })

  test('a stored choice is ordered, and is gone with the order', async () => {
    await aZone(world, supplier)
    await inCart()
    const day = await dayAhead(world, 5)
    const { status, body } = await choose({ day, po_number: ' 42 ', note: 'Merci.' })
    expect(status).toBe(200)
    expect(body.supplier_products).toMatchObject([
      { delivery: { chosen: day }, po_number: '42', note: 'Merci.' },
    ])
    await checkout()
    expect(await agreed()).toMatchObject([{ delivery_day: day, po_number: '42', note: 'Merci.' }])
    await inCart()
    expect(await part()).toMatchObject({ delivery: { chosen: null }, po_number: '', note: '' })
  })

  describe("when the supplier's last line leaves the cart", () => {
    const remove = (productId: string) =>
      restaurant.browser.post('/api/cart-remove/', { productId })
    const set = (lines: { productId: string; quantity: number }[]) =>
      restaurant.browser.post('/api/cart-set/', { lines })
    const unavailable = () =>
      database
        .updateTable('product')
        .set({ deleted_at: sql`now()` })
        .where('id', '=', product.id)
        .execute()

    test.for([
      ['removed', () => remove(product.publicId)],
      ['set to none', () => set([{ productId: product.publicId, quantity: 0 }])],
      [
        'no longer sold and removed',
        async () => {
          await unavailable()
          return await remove(product.publicId)
        },
      ],
      [
        'taken out by a checkout',
        async () => {
          await unavailable()
          return await checkout()
        },
      ],
    ] as const)(
      '%s: what was chosen goes with it, and no later order carries it',
      async ([, leave]) => {
        const other = await aSupplier(world)
        const staying = await aProduct(world, other)
        await aZone(world, supplier)
        await aCart(restaurant, [{ product: staying, quantity: 1 }])
        await inCart()
        const day = await dayAhead(world, 5)
        await choose({ day, po_number: 'PO-OLD', note: 'Merci.' })
        await choose({ supplier_public_id: other.publicId, po_number: 'PO-OTHER' })
        await leave()
        await aClosure(world, supplier, day)
        const again = await aProduct(world, supplier)
        await aCart(restaurant, [{ product: again, quantity: 1 }])
        expect((await checkout()).status).toBe(200)
        const orders = await agreed()
        expect(orders.map(({ po_number, note }) => [po_number, note]).sort()).toEqual([
          ['', ''],
          ['PO-OTHER', ''],
        ])
      },
    )
  })

  test('another product in place of the last one keeps what was chosen', async () => {
    await aZone(world, supplier)
    await inCart()
    await choose({ day: await dayAhead(world, 5), po_number: '42' })
    const [second, third] = [await aProduct(world, supplier), await aProduct(world, supplier)]
    await aCart(restaurant, [{ product: second, quantity: 1 }])
    await restaurant.browser.post('/api/cart-remove/', { productId: product.publicId })
    await restaurant.browser.post('/api/cart-set/', {
      lines: [
        { productId: second.publicId, quantity: 0 },
        { productId: third.publicId, quantity: 2 },
      ],
    })
    expect(await part()).toMatchObject({
      delivery: { chosen: await dayAhead(world, 5) },
      po_number: '42',
    })
  })

  test('what a choice leaves out stays, and a day is chosen no more with null', async () => {
    await aZone(world, supplier)
    await inCart()
    const day = await dayAhead(world, 5)
    await choose({ day, note: 'Merci.' })
    await choose({ po_number: '42' })
    expect(await part()).toMatchObject({
      delivery: { chosen: day },
      po_number: '42',
      note: 'Merci.',
    })
    await choose({ day: null, note: '' })
    expect(await part()).toMatchObject({ delivery: { chosen: null }, po_number: '42', note: '' })
  })

  test('a day that the checkout names goes before the stored one', async () => {
    await aZone(world, supplier)
    await inCart()
    await choose({ day: await dayAhead(world, 5) })
    const day = await dayAhead(world, 6)
    await checkout(onDay(day))
    expect(await agreed()).toMatchObject([{ delivery_day: day }])
  })

  test('a choice changes the version of the cart, the day taken without one does not', async () => {
    await aZone(world, supplier)
    const { cart_version: before } = await inCart()
    await aClosure(world, supplier, daysOf(await part())[0])
    const version = async () => (await restaurant.browser.get('/api/cart/')).body.cart_version
    expect(await version()).toBe(before)
    await choose({ day: await dayAhead(world, 5) })
    const chosen = await version()
    expect(chosen).not.toBe(before)
    const { body } = await checkout({ cart_version: before })
    expect(body.code).toBe('cart_changed')
    await choose({ note: 'Merci.' })
    expect(await version()).not.toBe(chosen)
  })

  test('the slowest product of the supplier decides how soon', async () => {
    await aZone(world, supplier)
    const slow = await aProduct(world, supplier)
    await database.updateTable('product').set({ lead_days: 5 }).where('id', '=', slow.id).execute()
    await inCart()
    await aCart(restaurant, [{ product: slow, quantity: 1 }])
    expect(daysOf(await part())[0]).toBe(await dayAhead(world, 5))
    await database
      .updateTable('product')
      .set({ deleted_at: sql`now()` })
      .where('id', '=', slow.id)
      .execute()
    expect(daysOf(await part())[0]).not.toBe(await dayAhead(world, 5))
  })

  test('no day in three weeks: nothing can be ordered, and an empty list says so', async () => {
    await aZone(world, supplier, { runs: {} })
    await inCart()
    const { status, body } = await checkout()
    expect(status).toBe(409)
    expect(body).toMatchObject({
      code: 'delivery_day_closed',
      deliveries: [{ public_id: supplier.publicId, day: null, delivery: { days: [] } }],
    })
    expect((await restaurant.browser.get('/api/cart/')).body.cart_products).toHaveLength(1)
  })

  test('two suppliers are each delivered on a day of their own', async () => {
    const other = await aSupplier(world)
    await aZone(world, supplier)
    await aZone(world, other)
    await inCart()
    await aCart(restaurant, [{ product: await aProduct(world, other), quantity: 1 }])
    const days = [await dayAhead(world, 4), await dayAhead(world, 6)]
    await checkout({
      deliveries: [
        { supplier_public_id: other.publicId, day: days[1] },
        { supplier_public_id: supplier.publicId, day: days[0] },
      ],
    })
    expect((await agreed()).map(({ delivery_day }) => delivery_day)).toEqual(days)
  })
})

describe('a day that has closed since it was chosen', () => {
  test.for([
    ['named by the checkout', onDay, undefined],
    ['stored with the cart', undefined, true],
  ] as const)(
    '%s is refused with the days left, and nothing is ordered',
    async ([, body, isStored]) => {
      await aZone(world, supplier)
      await inCart()
      const day = await dayAhead(world, 5)
      if (isStored) await choose({ day })
      await aClosure(world, supplier, day)
      const answer = await checkout(body?.(day))
      expect(answer.status).toBe(409)
      expect(answer.body).toMatchObject({ code: 'delivery_day_closed', deliveries: [{ day }] })
      const left = daysOf(answer.body.deliveries[0])
      expect(left).toEqual(daysOf(await part()))
      expect(left).not.toContain(day)
      expect(await agreed()).toEqual([])
      expect((await checkout(onDay(left[0]))).status).toBe(200)
      expect(await agreed()).toMatchObject([{ delivery_day: left[0] }])
    },
  )

  test('cannot be chosen any more', async () => {
    await aZone(world, supplier)
    await inCart()
    const day = await dayAhead(world, 5)
    await aClosure(world, supplier, day)
    const { status, body } = await choose({ day })
    expect(status).toBe(409)
    expect(body.deliveries[0].delivery.days).not.toHaveLength(0)
    expect(await part()).toMatchObject({ delivery: { chosen: null } })
  })

  test('is refused when its cut-off passes while the checkout waits', async () => {
    await aZone(world, supplier, { runs: {} })
    await inCart()
    const day = await anExtraDelivery(world, supplier, { cutOffIn: 1 })
    let answer: ReturnType<typeof checkout> | undefined
    await database.transaction().execute(async (tx) => {
      await sql`select from supplier where account_id = ${supplier.id} for update`.execute(tx)
      answer = checkout(onDay(day))
      expect(await comesToWait(database, answer, 1)).toBe(true)
      // A checkout waits two seconds at most.
      await sql`select pg_sleep(1.2)`.execute(tx)
    })
    expect((await answer)?.body).toMatchObject({
      code: 'delivery_day_closed',
      deliveries: [{ day }],
    })
    expect(await agreed()).toEqual([])
  })
})

describe('after the cut-off, where the supplier asks to be asked', () => {
  beforeEach(async () => {
    await aZone(world, supplier, { runs: {} })
    await database
      .updateTable('supplier')
      .set({ cut_off_rule: 'ask' })
      .where('account_id', '=', supplier.id)
      .execute()
    await inCart()
  })

  test('the day is offered as late, and the order says so', async () => {
    const day = await anExtraDelivery(world, supplier, { days: 1, cutOffIn: -60 })
    expect((await part()).delivery.days).toMatchObject([{ day, is_late: true }])
    await checkout(onDay(day))
    expect(await agreed()).toMatchObject([{ delivery_day: day, is_late: true, is_open: false }])
  })

  test('without a choice, a day before its cut-off is taken instead', async () => {
    await anExtraDelivery(world, supplier, { days: 1, cutOffIn: -60 })
    const day = await anExtraDelivery(world, supplier, { days: 3, cutOffIn: 3_600 })
    await checkout()
    expect(await agreed()).toMatchObject([{ delivery_day: day, is_late: false }])
  })
})

test('the minimum is that of the zone, lower or higher, wherever a restaurant reads it', async () => {
  supplier = await aSupplier(world, { minimumOrderCents: 4_000 })
  product = await aProduct(world, supplier, { nameFr: 'Bavette', priceCents: 5_000 })
  const info = async () =>
    (await restaurant.browser.get(`/api/supplier-info/?supplier_public_id=${supplier.publicId}`))
      .body.minimum_order_price
  const { cart_version: before } = await inCart()
  expect(await info()).toBe('40.00')
  await aZone(world, supplier, { minimumOrderCents: 7_500 })
  expect(await info()).toBe('75.00')
  const { body: cart } = await restaurant.browser.get('/api/cart/')
  expect(cart.cart_products[0].product.supplier.minimum_order_price).toBe('75.00')
  expect(cart.cart_version).not.toBe(before)
  expect(await part()).toMatchObject({
    amount_missing: '25.00',
    supplier: { minimum_order_price: '75.00' },
    delivery: { minimum: '75.00' },
  })
  const { body } = await checkout()
  expect(body).toMatchObject({ code: 'minimum_not_met', suppliers: [{ amount_missing: '25.00' }] })
})

describe('a choice', () => {
  test('for a supplier that has nothing in the cart is not found', async () => {
    await aZone(world, supplier)
    expect((await choose({ note: 'Merci.' })).status).toBe(404)
  })

  test('is told to other open screens of the restaurant once, and not when it changes nothing', async () => {
    await aZone(world, supplier)
    await inCart()
    const changes = async () =>
      (
        await database
          .selectFrom('last_own_change')
          .select('number')
          .where('account_id', '=', restaurant.id)
          .executeTakeFirst()
      )?.number ?? 0
    const day = await dayAhead(world, 5)
    await choose({ day })
    expect(await changes()).toBe(1)
    await choose({ day })
    expect(await changes()).toBe(1)
  })

  test.for([
    ['a day that is none', { day: '2026-02-30' }],
    ['a number of 41 characters', { po_number: '4'.repeat(41) }],
    ['a number in two lines', { po_number: '4\n2' }],
    ['a note of 501 characters', { note: 'a'.repeat(501) }],
  ] as const)('of %s is refused', async ([, body]) => {
    await inCart()
    expect((await choose(body)).status).toBe(400)
  })

  test('is stored once under its key', async () => {
    await aZone(world, supplier)
    await inCart()
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    await choose({ note: 'Un.' }, key)
    await choose({ note: 'Deux.' })
    await choose({ note: 'Un.' }, key)
    expect(await part()).toMatchObject({ note: 'Deux.' })
  })
})

describe('an order, as both sides read it', () => {
  async function readByBoth(publicId: string): Promise<Body[]> {
    const placed = await restaurant.browser.get(
      `/api/restaurant-order-list/?order_public_id=${publicId}`,
    )
    const [ofRestaurant] = (
      await restaurant.browser.get('/api/restaurant-order-list/?status=active')
    ).body
    const [ofSupplier] = (await supplier.browser.get('/api/supplier-order-list/?status=pending'))
      .body
    const received = await supplier.browser.get(
      `/api/supplier-order-list/?supplier_order_public_id=${ofSupplier.public_id}`,
    )
    return [
      placed.body.supplier_products[0],
      ofRestaurant.suppliers[0],
      received.body.supplierOrder,
      ofSupplier,
    ]
  }

  test('names day, window and cut-off, its number and note', async () => {
    await aZone(world, supplier)
    await inCart()
    const day = await dayAhead(world, 5)
    const remarks = { po_number: 'BC-7', note: 'Merci.' }
    await choose({ day, ...remarks })
    const { body } = await checkout()
    const delivery = {
      day,
      from: '06:00',
      to: '11:00',
      cut_off_at: expect.any(String),
      is_late: false,
      is_before_cut_off: true,
    }
    const [placed, ofRestaurant, received, ofSupplier] = await readByBoth(body.order_public_id)
    expect(placed).toMatchObject({ delivery, ...remarks })
    expect(ofRestaurant).toMatchObject({ delivery })
    expect(received).toMatchObject({ delivery, ...remarks })
    expect(ofSupplier).toMatchObject({ delivery, ...remarks })
  })

  test('has no delivery where it is arranged', async () => {
    await inCart()
    const { body } = await checkout()
    const parts = await readByBoth(body.order_public_id)
    expect(parts.map(({ delivery }) => delivery)).toEqual([null, null, null, null])
  })

  test('goes to the address that was agreed; one from before, to that of today', async () => {
    await inCart()
    const { body } = await checkout()
    const move = { address: '7, rue Neuve', zip_code: 'H2X 9Z9' }
    await database
      .updateTable('restaurant')
      .set(move)
      .where('account_id', '=', restaurant.id)
      .execute()
    const address = async () => (await readByBoth(body.order_public_id))[2].restaurant.address
    expect(await address()).toBe('100, rue du Marché')
    await database
      .updateTable('supplier_order')
      .set({ deliver_to: null })
      .where('supplier_id', '=', supplier.id)
      .execute()
    expect(await address()).toBe('7, rue Neuve')
  })
})

test('a move of the restaurant waits for a checkout under way, and a checkout for it', async () => {
  await inCart()
  const account = (await restaurant.browser.get('/api/restaurant-account-info/')).body
  const { user, name, phone_number, city, zip_code } = account
  const moved = { name, phone_number, city, zip_code, address: '7, rue Neuve' }
  let answer: Promise<{ status: number }> | undefined
  await database.transaction().execute(async (tx) => {
    await sql`select from cart where restaurant_id = ${restaurant.id} for update`.execute(tx)
    answer = restaurant.browser.post('/api/restaurant-account-info/', { user, restaurant: moved })
    expect(await comesToWait(database, answer, 1)).toBe(true)
  })
  expect((await answer)?.status).toBe(200)
  await checkout()
  expect(await agreed()).toMatchObject([{ deliver_to: { address: '7, rue Neuve' } }])
})
