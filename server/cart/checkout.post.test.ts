import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { ledgerWalk } from '@halles/testing/checks/ledger.ts'
import type { Body } from '@halles/testing/client/browser.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { aCart, linesOf } from '@halles/testing/world/cart.ts'
import { placedOrders } from '@halles/testing/world/placed-orders.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const world = await anOwnApp()
const { database } = world
let restaurant: BuiltAccount
let butcher: BuiltAccount
let dairy: BuiltAccount
let beef: { id: number; publicId: string }
let veal: { id: number; publicId: string }
let milk: { id: number; publicId: string }

beforeEach(async () => {
  restaurant = await aRestaurant(world)
  butcher = await aSupplier(world, { name: 'Boucherie', minimumOrderCents: 15_000 })
  dairy = await aSupplier(world, { name: 'Laiterie', minimumOrderCents: 5_000 })
  beef = await aProduct(world, butcher, {
    nameFr: 'Épaule de bœuf',
    nameEn: 'Beef shoulder',
    priceCents: 7_500,
  })
  veal = await aProduct(world, butcher, { priceCents: 7_499 })
  milk = await aProduct(world, dairy, { priceCents: 1_250, unit: 'unit', quantityHundredths: 600 })
})

afterEach(async () => {
  expect(await ledgerWalk(database)).toEqual([])
})

const checkout = (body?: object, headers?: Record<string, string>) =>
  restaurant.browser.post('/api/checkout/', body, headers)
const theCart = async () => (await restaurant.browser.get('/api/cart/')).body
const fullCart = () =>
  aCart(restaurant, [
    { product: milk, quantity: 4 },
    { product: beef, quantity: 2 },
  ])

const setMinimum = (cents: number) =>
  database
    .updateTable('supplier')
    .set({ minimum_order_cents: cents })
    .where('account_id', '=', butcher.id)
    .execute()

describe('a checkout', () => {
  test('orders the whole cart from all its suppliers and empties it', async () => {
    await fullCart()
    const { status, body } = await checkout()
    expect(status).toBe(200)
    expect(body).toEqual({
      cart: {
        total_price: '0',
        amounts: { goods: '0.00', fee: '0.00', deposit: '0.00', total: '0.00' },
        suppliers: [],
        cart_products: [],
        unavailable: [],
        cart_version: expect.any(String),
        approval: null,
        exceeded: null,
      },
      order_public_id: expect.stringMatching(/^[0-9a-f]{32}$/),
      deliveries: expect.any(Array),
    })
    expect(await theCart()).toEqual(body.cart)

    const path = `/api/restaurant-order-list/?order_public_id=${body.order_public_id}`
    expect((await restaurant.browser.get(path)).body).toMatchObject({
      status: 'active',
      total_price: '200.00',
      supplier_products: [
        {
          supplier: { public_id: dairy.publicId },
          status: 'pending',
          total_price: '50.00',
          products: [{ product: { public_id: milk.publicId }, quantity: 4, total_price: '50.00' }],
        },
        {
          supplier: { public_id: butcher.publicId },
          status: 'pending',
          total_price: '150.00',
          products: [
            {
              product: { public_id: beef.publicId, name_fr: 'Épaule de bœuf', price: '75.00' },
              quantity: 2,
              edited_quantity: 0,
              status: 'pending',
              total_price: '150.00',
            },
          ],
        },
      ],
    })
  })

  test('keeps suppliers and lines in the order of adding', async () => {
    const more = [veal, milk, await aProduct(world, butcher), beef, await aProduct(world, dairy)]
    await aCart(
      restaurant,
      more.map((product) => ({ product, quantity: 9 })),
    )
    const { body } = await checkout()
    const path = `/api/restaurant-order-list/?order_public_id=${body.order_public_id}`
    const { body: order } = await restaurant.browser.get(path)
    const ids = order.supplier_products.map(({ products }: Body) =>
      products.map((line: Body) => line.product.public_id),
    )
    const [first, second, third, fourth, fifth] = more.map((product) => product.publicId)
    expect(ids).toEqual([
      [first, third, fourth],
      [second, fifth],
    ])
  })

  test('reaches each supplier with its own lines only', async () => {
    await fullCart()
    await checkout()
    for (const [supplier, total] of [
      [butcher, '150.00'],
      [dairy, '50.00'],
    ] as const) {
      const { body } = await supplier.browser.get('/api/supplier-order-list/?status=pending')
      expect(body).toMatchObject([
        { total_price: total, restaurant: { public_id: restaurant.publicId } },
      ])
    }
  })

  test('keeps prices, names and cases as they were, whatever becomes of the products', async () => {
    await fullCart()
    await checkout()
    await database
      .updateTable('product')
      .set({ price_cents: 1, name_fr: 'x', name_en: 'x', unit: 'g', quantity_hundredths: 1 })
      .where('id', '=', beef.id)
      .execute()
    const line = await database
      .selectFrom('order_line')
      .selectAll()
      .where('product_id', '=', beef.id)
      .executeTakeFirstOrThrow()
    expect(line).toMatchObject({
      product_public_id: beef.publicId,
      name_fr: 'Épaule de bœuf',
      name_en: 'Beef shoulder',
      unit: 'kg',
      price_cents: 7_500,
      quantity_hundredths: 1_000,
      price_per_unit: 75_000,
      quantity: 2,
      edited_quantity: null,
      is_cancelled: false,
    })
  })

  test('starts the history of the order and of each of its parts', async () => {
    await fullCart()
    await checkout()
    const steps = await database
      .selectFrom('order_entry')
      .innerJoin('supplier_order', 'supplier_order.id', 'supplier_order_id')
      .select(['supplier_id', 'number', 'order_entry.status', 'by_account_id'])
      .where('supplier_id', 'in', [butcher.id, dairy.id])
      .orderBy('supplier_id')
      .execute()
    const first = { number: 1, status: 'pending', by_account_id: restaurant.id }
    expect(steps).toEqual([
      { ...first, supplier_id: butcher.id },
      { ...first, supplier_id: dairy.id },
    ])
  })

  test('takes no price, total or supplier from the body [A123]', async () => {
    await fullCart()
    const { status } = await checkout({
      total_price: '0.01',
      cart_products: [{ product: { public_id: beef.publicId, price: '0.01' }, quantity: 1 }],
      supplier_products: [],
      restaurant_id: 1,
    })
    expect(status).toBe(200)
    expect(await placedOrders(world, restaurant)).toMatchObject([{ totalCents: 20_000 }])
  })

  test('leaves every other cart alone', async () => {
    const other = await aRestaurant(world)
    const cart = await aCart(other, [{ product: milk, quantity: 7 }])
    await fullCart()
    await checkout()
    expect((await other.browser.get('/api/cart/')).body).toEqual(cart)
  })
})

describe('an empty cart', () => {
  test('orders nothing [A121]', async () => {
    const before = await fingerprint(database)
    const { status, body } = await checkout()
    expect([status, body.code]).toEqual([400, 'cart_empty'])
    expect(await fingerprint(database)).toBe(before)
  })

  test('is what a second tab meets after the first one ordered [A129]', async () => {
    const { cart_version } = await fullCart()
    expect((await checkout({ cart_version })).status).toBe(200)
    const { status, body } = await checkout({ cart_version })
    expect([status, body.code]).toEqual([400, 'cart_empty'])
    expect(await placedOrders(world, restaurant)).toHaveLength(1)
  })
})

describe('the minimum of a supplier', () => {
  test('is met by an order that equals it [A122]', async () => {
    await aCart(restaurant, [{ product: beef, quantity: 2 }])
    expect((await checkout()).status).toBe(200)
  })

  test('is not met one cent below it, and then nobody gets an order [A122]', async () => {
    await aCart(restaurant, [
      { product: beef, quantity: 1 },
      { product: veal, quantity: 1 },
      { product: milk, quantity: 4 },
    ])
    const before = await fingerprint(database)
    const { status, body } = await checkout()
    expect([status, body.code]).toEqual([409, 'minimum_not_met'])
    expect(body.suppliers).toEqual([
      { public_id: butcher.publicId, name: 'Boucherie', amount_missing: '0.01' },
    ])
    expect(await fingerprint(database)).toBe(before)
  })

  test('is named for each supplier below it [A122]', async () => {
    await aCart(restaurant, [
      { product: milk, quantity: 1 },
      { product: beef, quantity: 1 },
    ])
    expect((await checkout()).body.suppliers).toEqual([
      { public_id: dairy.publicId, name: 'Laiterie', amount_missing: '37.50' },
      { public_id: butcher.publicId, name: 'Boucherie', amount_missing: '75.00' },
    ])
  })

  test('counts as it is at the click, not as it was on the page [A126]', async () => {
    const { cart_version } = await fullCart()
    await setMinimum(15_001)
    const before = await fingerprint(database)
    const { status, body } = await checkout({ cart_version })
    expect([status, body.code]).toEqual([409, 'minimum_not_met'])
    expect(body.suppliers).toMatchObject([{ public_id: butcher.publicId, amount_missing: '0.01' }])
    expect(await fingerprint(database)).toBe(before)
  })

  test('changed on the way and still met is a changed cart, and so is one that changed besides', async () => {
    const { cart_version } = await fullCart()
    await setMinimum(14_999)
    const changed = (await checkout({ cart_version })).body
    expect(changed.code).toBe('cart_changed')
    expect(changed.cart.cart_products[1].product.supplier.minimum_order_price).toBe('149.99')
    await setMinimum(99_999)
    await aCart(restaurant, [{ product: veal, quantity: 1 }])
    expect((await checkout({ cart_version })).body.code).toBe('cart_changed')
  })
})

describe('a cart that is not the one on the page', () => {
  test('is not ordered when a price rose; the answer holds the new one [A124]', async () => {
    const { cart_version } = await fullCart()
    await database
      .updateTable('product')
      .set({ price_cents: 7_600 })
      .where('id', '=', beef.id)
      .execute()
    const before = await fingerprint(database)
    const { status, body } = await checkout({ cart_version })
    expect([status, body.code]).toEqual([409, 'cart_changed'])
    expect(linesOf(body.cart)).toEqual([
      [milk.publicId, 4, '50.00'],
      [beef.publicId, 2, '152.00'],
    ])
    expect(await fingerprint(database)).toBe(before)

    expect((await checkout({ cart_version: body.cart.cart_version })).status).toBe(200)
    expect(await placedOrders(world, restaurant)).toMatchObject([{ totalCents: 20_200 }])
  })

  test('is not ordered when a second tab added lines [A125]', async () => {
    const { cart_version } = await fullCart()
    const second = await aCart(restaurant, [{ product: veal, quantity: 1 }])
    const { status, body } = await checkout({ cart_version })
    expect([status, body.code]).toEqual([409, 'cart_changed'])
    expect(body.cart).toEqual(second)
    expect(await placedOrders(world, restaurant)).toEqual([])
  })

  test('is ordered as it is by a client that sends no version', async () => {
    await fullCart()
    await database
      .updateTable('product')
      .set({ price_cents: 7_600 })
      .where('id', '=', beef.id)
      .execute()
    expect((await checkout()).status).toBe(200)
    expect(await placedOrders(world, restaurant)).toMatchObject([{ totalCents: 20_200 }])
  })

  test.each([7, null, ['a'], 'x'.repeat(101)])(
    'is not told by a version like %j',
    async (cart_version) => {
      await fullCart()
      const { status, body } = await checkout({ cart_version })
      expect(status).toBe(400)
      expect(body.fields).toEqual({ cart_version: expect.stringMatching(/./) })
      expect(await placedOrders(world, restaurant)).toEqual([])
    },
  )
})

describe('a line that can no longer be ordered [A126]', () => {
  const deleteBeef = () =>
    database
      .updateTable('product')
      .set({ deleted_at: new Date() })
      .where('id', '=', beef.id)
      .execute()
  const switchOff = () =>
    butcher.browser.post('/api/product-availability/', {
      public_id: beef.publicId,
      available: false,
    })
  const suspend = () =>
    database
      .updateTable('account')
      .set({ status: 'suspended' })
      .where('id', '=', butcher.id)
      .execute()
  const withdraw = () =>
    database.deleteFrom('supplier_city').where('supplier_id', '=', butcher.id).execute()

  test.each([
    ['product_deleted', deleteBeef],
    ['product_unavailable', switchOff],
    ['supplier_unavailable', suspend],
    ['city_not_served', withdraw],
  ])('stops the checkout, is named, and leaves the cart: %s', async (reason, happens) => {
    const { cart_version } = await fullCart()
    await happens()
    const { status, body } = await checkout({ cart_version })
    expect([status, body.code]).toEqual([409, 'cart_changed'])
    expect(linesOf(body.cart)).toEqual([[milk.publicId, 4, '50.00']])
    expect(body.cart.unavailable).toMatchObject([
      { product: { public_id: beef.publicId }, quantity: 2, reason },
    ])
    expect(await placedOrders(world, restaurant)).toEqual([])

    // The answer was no, and the line has left the cart all the same.
    expect(await theCart()).toEqual({ ...body.cart, unavailable: [] })
    expect((await checkout({ cart_version: body.cart.cart_version })).status).toBe(200)
    expect(await placedOrders(world, restaurant)).toMatchObject([{ totalCents: 5_000 }])
  })

  test('stops a checkout without a version too', async () => {
    await fullCart()
    await deleteBeef()
    expect((await checkout()).status).toBe(409)
    expect((await checkout()).status).toBe(200)
  })

  test('may be all that the cart held', async () => {
    await aCart(restaurant, [{ product: beef, quantity: 2 }])
    await deleteBeef()
    const { status, body } = await checkout()
    expect([status, body.cart.cart_products]).toEqual([409, []])
    expect((await checkout()).body.code).toBe('cart_empty')
  })
})

test('200 lines of 50 suppliers are one order [A135]', async () => {
  const city = await database
    .selectFrom('city')
    .select('id')
    .where('name', '=', 'Montréal')
    .executeTakeFirstOrThrow()
  const products: { id: number; publicId: string }[] = []
  for (let supplier = 0; supplier < 50; supplier++) {
    const seller = await aSupplier(world, { serves: [] })
    await database
      .insertInto('supplier_city')
      .values({ supplier_id: seller.id, city_id: city.id })
      .execute()
    for (let line = 0; line < 4; line++) products.push(await aProduct(world, seller))
  }
  await database
    .insertInto('cart_line')
    .values(
      products.map(({ id }) => ({ restaurant_id: restaurant.id, product_id: id, quantity: 3 })),
    )
    .execute()
  const { cart_version } = await theCart()
  const { status, body } = await checkout({ cart_version }, { 'Idempotency-Key': 'large' })
  expect(status).toBe(200)
  const path = `/api/restaurant-order-list/?order_public_id=${body.order_public_id}`
  const { body: order } = await restaurant.browser.get(path)
  expect(order.supplier_products).toHaveLength(50)
  expect(order.total_price).toBe('30000.00')
})
