import {
  type Audience,
  CUSTOMER_STATUSES,
  isFor,
  type OpenTo,
  sellsTo,
} from '@halles/domain/customer.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { aCart } from '@halles/testing/world/cart.ts'
import { aCustomer } from '@halles/testing/world/customer.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { describe, expect, test } from 'vitest'

const world = await aTestApp()
const { database } = world

const STANDINGS = (['everyone', 'customers'] as const).flatMap((openTo) =>
  [null, 'customers' as const].flatMap((audience) =>
    [null, ...CUSTOMER_STATUSES].map((status) => ({ openTo, audience, status })),
  ),
)

async function aSeller(openTo: OpenTo, audience: Audience | null = null) {
  // Letters alone: in a typed order digits are an amount.
  const letters = crypto
    .randomUUID()
    .replaceAll('-', '')
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')
  const name = `Ferme ${letters}`
  const supplier = await aSupplier(world, { openTo, name })
  const nameFr = `Chervis ${name}`
  const product = await aProduct(world, supplier, { nameFr, facts: { audience } })
  return { supplier, product }
}

/** Every way in which a restaurant comes upon a product: what is found of it there. */
async function waysTo({ browser }: BuiltAccount, supplier: BuiltAccount, productId: string) {
  const listed = async (query: object) => {
    const wanted = new URLSearchParams({ category_name: 'all', page: '1', ...query })
    const { body } = await browser.get(`/api/product-list/?${wanted}`)
    return body.results.some((row: { public_id: string }) => row.public_id === productId)
  }
  return {
    list: await listed({ supplier_public_id: supplier.publicId }),
    sortedBySupplier: await listed({ supplier_public_id: supplier.publicId, sort_by: 'supplier' }),
    search: await listed({ search: `chervis ${supplier.name.slice(6)}` }),
    typed: (
      await browser.post('/api/order-text/', { text: `1 chervis ${supplier.name}` })
    ).text.includes(productId),
    page: (await browser.get(`/api/product/?product_public_id=${productId}`)).status === 200,
    offers:
      (await browser.get(`/api/product-offers/?product_public_id=${productId}`)).status === 200,
    cart: (await browser.post('/api/cart-add/', { productId, quantity: 1 })).status === 200,
  }
}

describe.for(STANDINGS)(
  'a supplier open to $openTo, a product for $audience, an account that is $status',
  ({ openTo, audience, status }) => {
    test('sells wherever a product is come upon, or nowhere', async () => {
      const { supplier, product } = await aSeller(openTo, audience)
      const restaurant = await aRestaurant(world)
      if (status) await aCustomer(world, supplier, restaurant, { status })
      const found = await waysTo(restaurant, supplier, product.publicId)
      const sells = sellsTo(openTo, status) && isFor(audience, status)
      expect(found).toEqual(Object.fromEntries(Object.keys(found).map((way) => [way, sells])))
    })
  },
)

test('what is in the cart when the account is closed says why, and is not ordered', async () => {
  const { supplier, product } = await aSeller('everyone')
  const restaurant = await aRestaurant(world)
  await aCart(restaurant, [{ product, quantity: 2 }])
  await aCustomer(world, supplier, restaurant, { status: 'closed' })
  const { body } = await restaurant.browser.get('/api/cart/')
  expect(body.unavailable).toMatchObject([{ reason: 'not_a_customer', quantity: 2 }])
  const refused = await restaurant.browser.post('/api/checkout/', {})
  expect([refused.status, refused.body.code]).toEqual([409, 'cart_changed'])
})

test('whose order is placed is a customer from then on, and stays what it is', async () => {
  const { supplier, product } = await aSeller('everyone')
  const restaurant = await aRestaurant(world)
  const customers = () =>
    database
      .selectFrom('customer')
      .select(['restaurant_id', 'status', 'code'])
      .where('supplier_id', '=', supplier.id)
      .execute()
  await anOrder(world, restaurant, [{ product, quantity: 1 }])
  expect(await customers()).toEqual([{ restaurant_id: restaurant.id, status: 'open', code: '' }])
  await aCustomer(world, supplier, restaurant, { code: 'R-17' })
  await anOrder(world, restaurant, [{ product, quantity: 1 }])
  expect(await customers()).toEqual([
    { restaurant_id: restaurant.id, status: 'open', code: 'R-17' },
  ])
  const asking = await aRestaurant(world)
  await aCustomer(world, supplier, asking, { status: 'asked' })
  await anOrder(world, asking, [{ product, quantity: 1 }])
  expect(await customers()).toContainEqual({ restaurant_id: asking.id, status: 'open', code: '' })
})

test('the minimum that is agreed with a customer is its own, in cart, comparison and checkout', async () => {
  const supplier = await aSupplier(world, { minimumOrderCents: 20_000 })
  const product = await aProduct(world, supplier, { nameFr: 'Crosne nacré', priceCents: 5_000 })
  const same = await aProduct(world, await aSupplier(world), { nameFr: 'Crosne nacré' })
  const restaurant = await aRestaurant(world)
  await aCart(restaurant, [{ product, quantity: 1 }])
  const refused = await restaurant.browser.post('/api/checkout/', {})
  expect(refused.body.code).toBe('minimum_not_met')
  await aCustomer(world, supplier, restaurant, { minimumCents: 4_000 })
  const { body: cart } = await restaurant.browser.get('/api/cart/')
  expect(cart.cart_products[0].product.supplier.minimum_order_price).toBe('40.00')
  const offers = await restaurant.browser.get(
    `/api/product-offers/?product_public_id=${same.publicId}`,
  )
  const offered = offers.body.results.find(
    (row: { public_id: string }) => row.public_id === product.publicId,
  )
  expect(offered.supplier.minimum_order_price).toBe('40.00')
  expect((await restaurant.browser.post('/api/checkout/', {})).status).toBe(200)
})
