import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { aCart, linesOf } from '@halles/testing/world/cart.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await aTestApp()
let restaurant: BuiltAccount
let supplier: BuiltAccount

beforeEach(async () => {
  restaurant = await aRestaurant(world)
  supplier = await aSupplier(world, { name: 'Ferme Bœuf', minimumOrderCents: 15_000 })
})

test('a first product makes a cart of one line, with all that a page says of it', async () => {
  const product = await aProduct(world, supplier, {
    nameFr: 'Épaule de bœuf',
    nameEn: 'Beef shoulder',
    priceCents: 4_400,
    quantityHundredths: 2_000,
    unit: 'lb',
  })
  const added = await restaurant.browser.post('/api/cart-add/', {
    productId: product.publicId,
    quantity: 3,
  })
  expect(added.status).toBe(200)
  const amounts = { goods: '132.00', fee: '0.00', deposit: '0.00', total: '132.00' }
  expect(added.body).toEqual({
    total_price: '132.00',
    amounts,
    suppliers: [{ public_id: supplier.publicId, amounts }],
    cart_products: [
      {
        product: {
          public_id: product.publicId,
          name_fr: 'Épaule de bœuf',
          name_en: 'Beef shoulder',
          price: '44.00',
          quantity_per_case: '20',
          unit: 'lb',
          price_per_unit: '2.2000',
          price_per_kg: '4.8502',
          photo: null,
          sold_by_weight: null,
          supplier: {
            public_id: supplier.publicId,
            name: 'Ferme Bœuf',
            minimum_order_price: '150.00',
          },
        },
        quantity: 3,
        total_price: '132.00',
      },
    ],
    unavailable: [],
    cart_version: expect.stringMatching(/^[\w-]{22}$/),
    approval: null,
    exceeded: null,
  })
})

test('adding a product again adds to its line, and lines stand in the order of adding', async () => {
  const first = await aProduct(world, supplier, { priceCents: 10 })
  const second = await aProduct(world, supplier, { priceCents: 20 })
  const cart = await aCart(restaurant, [
    { product: second, quantity: 1 },
    { product: first, quantity: 2 },
    { product: second, quantity: 4 },
  ])
  expect(linesOf(cart)).toEqual([
    [second.publicId, 5, '1.00'],
    [first.publicId, 2, '0.20'],
  ])
  expect(cart.total_price).toBe('1.20')
})

test('prices that no binary fraction holds add up to the cent [A120]', async () => {
  const dime = await aProduct(world, supplier, { priceCents: 10 })
  const twoDimes = await aProduct(world, supplier, { priceCents: 20 })
  const third = await aProduct(world, supplier, { priceCents: 1_000, quantityHundredths: 300 })
  const cart = await aCart(restaurant, [
    { product: dime, quantity: 1 },
    { product: twoDimes, quantity: 1 },
    { product: third, quantity: 3 },
  ])
  expect(cart.total_price).toBe('30.30')
  expect(cart.cart_products[2]).toMatchObject({
    total_price: '30.00',
    product: { price_per_unit: '3.3333' },
  })
})

const NO_QUANTITIES = [0, -1, -5, 1.5, '1', '1e2', true, null, [1], 10_000, 2_147_483_648]
test.each([...NO_QUANTITIES.map((quantity) => JSON.stringify(quantity)), '1e309'])(
  '%s cases are refused, naming the field, and the cart stays as it was [A110]',
  async (quantity) => {
    const { publicId } = await aProduct(world, supplier)
    const before = await fingerprint(world.database)
    const answer = await restaurant.browser.post(
      '/api/cart-add/',
      `{"productId":"${publicId}","quantity":${quantity}}`,
    )
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ code: 'invalid_input', fields: { quantity: /./ } })
    expect(await fingerprint(world.database)).toBe(before)
  },
)

test('what is no product of this market is not found, or refused [A111]', async () => {
  const { id } = await aProduct(world, supplier)
  const before = await fingerprint(world.database)
  const add = async (productId: unknown) =>
    (await restaurant.browser.post('/api/cart-add/', { productId, quantity: 1 })).status
  expect(await add('0'.repeat(32))).toBe(404)
  expect(await add('beef')).toBe(404)
  expect(await add(String(id))).toBe(404)
  expect(await add(supplier.publicId)).toBe(404)
  for (const productId of [id, '', '..', null, undefined, ['a'], { $ne: null }])
    expect(await add(productId)).toBe(400)
  expect(await fingerprint(world.database)).toBe(before)
})

test('what this restaurant cannot see answers like an invented id [A106, A111]', async () => {
  const deleted = await aProduct(world, supplier)
  await world.database
    .updateTable('product')
    .set({ deleted_at: new Date() })
    .where('id', '=', deleted.id)
    .execute()
  const switchedOff = await aProduct(world, supplier)
  await supplier.browser.post('/api/product-availability/', {
    public_id: switchedOff.publicId,
    available: false,
  })
  const hidden = [
    deleted,
    switchedOff,
    await aProduct(world, await aSupplier(world, { serves: ['Gaspé'] })),
    await aProduct(world, await aSupplier(world, { status: 'pending' })),
    await aProduct(world, await aSupplier(world, { status: 'suspended' })),
  ]
  const invented = await restaurant.browser.post('/api/cart-add/', {
    productId: '0'.repeat(32),
    quantity: 1,
  })
  const before = await fingerprint(world.database)
  for (const { publicId } of hidden) {
    const answer = await restaurant.browser.post('/api/cart-add/', {
      productId: publicId,
      quantity: 1,
    })
    expect(answer.status).toBe(404)
    expect(answer.text).toBe(invented.text)
  }
  expect(await fingerprint(world.database)).toBe(before)
})

test('prices, totals and suppliers in the body change nothing [A112]', async () => {
  const product = await aProduct(world, supplier, { priceCents: 5_000 })
  const { body } = await restaurant.browser.post('/api/cart-add/', {
    productId: product.publicId,
    quantity: 2,
    price: '0.01',
    total_price: '0.02',
    discount: 100,
    supplier: { public_id: 'x', minimum_order_price: '0' },
  })
  expect(body.total_price).toBe('100.00')
})

test('another restaurant named in the body keeps its cart [A113]', async () => {
  const other = await aRestaurant(world)
  const product = await aProduct(world, supplier)
  await restaurant.browser.post('/api/cart-add/', {
    productId: product.publicId,
    quantity: 2,
    restaurant_id: other.id,
    cart_id: other.id,
    restaurant: other.publicId,
  })
  expect((await other.browser.get('/api/cart/')).body.cart_products).toEqual([])
  expect((await restaurant.browser.get('/api/cart/')).body.cart_products).toHaveLength(1)
})

test('a line holds 9,999 cases and not one more [A114]', async () => {
  const product = await aProduct(world, supplier)
  await aCart(restaurant, [{ product, quantity: 9_998 }])
  const full = await aCart(restaurant, [{ product, quantity: 1 }])
  const before = await fingerprint(world.database)
  const answer = await restaurant.browser.post('/api/cart-add/', {
    productId: product.publicId,
    quantity: 1,
  })
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({ code: 'invalid_input', fields: { quantity: /9.999/ } })
  expect(await fingerprint(world.database)).toBe(before)
  expect((await restaurant.browser.get('/api/cart/')).body).toEqual(full)
})

test('200 lines of 9,999 cases at 99,999.99 $ cost what they cost, and a 201st line is refused [A115, A116]', async () => {
  const dearest = await Promise.all(
    Array.from({ length: 201 }, () => aProduct(world, supplier, { priceCents: 9_999_999 })),
  )
  await fillAtOnce(dearest.slice(0, 199), 9_999)
  const cart = await aCart(restaurant, [
    { product: dearest[199] as { publicId: string }, quantity: 9_999 },
  ])
  expect(cart.total_price).toBe('199979980002.00')
  expect(cart.cart_products[199].total_price).toBe('999899900.01')

  const before = await fingerprint(world.database)
  const answer = await restaurant.browser.post('/api/cart-add/', {
    productId: dearest[200]?.publicId,
    quantity: 1,
  })
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({ code: 'invalid_input', fields: { productId: /200/ } })
  expect(await fingerprint(world.database)).toBe(before)
})

test('50 adds of one product at once make exactly their sum [A117]', async () => {
  const product = await aProduct(world, supplier)
  const other = await aProduct(world, supplier)
  await restaurant.browser.fetchToken()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      restaurant.browser.post('/api/cart-add/', {
        productId: index % 5 === 0 ? other.publicId : product.publicId,
        quantity: index + 1,
      }),
    ),
  )
  expect(answers.map((answer) => answer.status)).toEqual(Array(50).fill(200))
  const { body } = await restaurant.browser.get('/api/cart/')
  const quantities = new Map(linesOf(body).map(([publicId, quantity]) => [publicId, quantity]))
  // 1 + 6 + … + 46 of the one, the rest of 1 + 2 + … + 50 of the other.
  expect(quantities).toEqual(
    new Map([
      [other.publicId, 235],
      [product.publicId, 1_040],
    ]),
  )
})

test('200 products added at once by two devices never make 201 lines [A115]', async () => {
  const products = await Promise.all(
    Array.from({ length: 203 }, () => aProduct(world, supplier, { priceCents: 100 })),
  )
  await fillAtOnce(products.slice(0, 198), 1)
  const statuses = await Promise.all(
    products.slice(198).map(async (product) => {
      const body = { productId: product.publicId, quantity: 1 }
      return (await restaurant.browser.post('/api/cart-add/', body)).status
    }),
  )
  expect(statuses.toSorted()).toEqual([200, 200, 400, 400, 400])
  expect((await restaurant.browser.get('/api/cart/')).body.cart_products).toHaveLength(200)
})

/** Added one by one, so many products would be most of this file's time. */
async function fillAtOnce(products: { id: number }[], quantity: number): Promise<void> {
  const lines = products.map(({ id }) => ({
    restaurant_id: restaurant.id,
    product_id: id,
    quantity,
  }))
  await world.database.insertInto('cart_line').values(lines).execute()
}
