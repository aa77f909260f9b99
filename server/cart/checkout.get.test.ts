import type { Body } from '@halles/testing/client/browser.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { aCart } from '@halles/testing/world/cart.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await aTestApp()
let restaurant: BuiltAccount

beforeEach(async () => {
  restaurant = await aRestaurant(world)
})

async function theCheckout() {
  const answer = await restaurant.browser.get('/api/checkout/')
  expect(answer.status).toBe(200)
  return answer.body
}

test('an empty cart has no suppliers and costs "0"', async () => {
  expect(await theCheckout()).toEqual({
    supplier_products: [],
    total_price: '0',
    amounts: { goods: '0.00', fee: '0.00', deposit: '0.00', total: '0.00' },
    unavailable: [],
    approval: null,
    exceeded: null,
    cart_version: (await restaurant.browser.get('/api/cart/')).body.cart_version,
  })
})

test('the cart stands by supplier, each with what its minimum still lacks', async () => {
  const butcher = await aSupplier(world, { name: 'Boucherie', minimumOrderCents: 15_000 })
  const dairy = await aSupplier(world, { name: 'Laiterie', minimumOrderCents: 5_000 })
  const beef = await aProduct(world, butcher, { priceCents: 7_500 })
  const veal = await aProduct(world, butcher, { priceCents: 7_499 })
  const milk = await aProduct(world, dairy, { priceCents: 1_250 })
  await aCart(restaurant, [
    { product: veal, quantity: 1 },
    { product: milk, quantity: 4 },
    { product: beef, quantity: 1 },
  ])
  const checkout = await theCheckout()
  expect(checkout.total_price).toBe('199.99')
  expect(checkout.supplier_products.map(inShort)).toEqual([
    [
      { public_id: butcher.publicId, name: 'Boucherie', minimum_order_price: '150.00' },
      '149.99',
      '0.01',
      [veal.publicId, beef.publicId],
    ],
    [
      { public_id: dairy.publicId, name: 'Laiterie', minimum_order_price: '50.00' },
      '50.00',
      '0.00',
      [milk.publicId],
    ],
  ])
})

test('a line that cannot be ordered counts for no minimum', async () => {
  const supplier = await aSupplier(world, { minimumOrderCents: 10_000 })
  const gone = await aProduct(world, supplier, { priceCents: 9_000 })
  const stays = await aProduct(world, supplier, { priceCents: 2_500 })
  await aCart(restaurant, [
    { product: gone, quantity: 1 },
    { product: stays, quantity: 1 },
  ])
  await world.database
    .updateTable('product')
    .set({ deleted_at: new Date() })
    .where('id', '=', gone.id)
    .execute()
  const checkout = await theCheckout()
  expect(checkout.supplier_products).toMatchObject([
    { total_price: '25.00', amount_missing: '75.00' },
  ])
  expect(checkout.unavailable).toMatchObject([
    { product: { public_id: gone.publicId }, reason: 'product_deleted' },
  ])
})

function inShort({ supplier, total_price, amount_missing, products }: Body) {
  const ids = products.map((line: Body) => line.product.public_id)
  return [supplier, total_price, amount_missing, ids]
}
