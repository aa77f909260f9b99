import type { EndpointName, Endpoints } from '@halles/contract/endpoints.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { aCart } from '@halles/testing/world/cart.ts'
import { expect, test } from 'vitest'
import type { Handler } from '../../handler.ts'
import { commitThenRefuse } from './commit-then-refuse.ts'
import type { HandlerResult } from './context.ts'
import type { Refusal } from './refusal-class.ts'

const world = await aTestApp()

/** The calls whose handlers may return this. */
type CallsThatReturn<Result> = {
  [Name in EndpointName]: Result extends HandlerResult<Endpoints[Name]> ? Name : never
}[EndpointName]

test('a handler that forgets to throw its refusal does not compile, of no call', () => {
  const none: never[] = [] as CallsThatReturn<Refusal>[]
  const every: CallsThatReturn<ReturnType<typeof commitThenRefuse>>[] = [] as EndpointName[]
  // @ts-expect-error a refusal is thrown
  const forgotten: Handler<'checkout'> = async ({ refuse }) => refuse('cart_empty')
  // @ts-expect-error nor from a transaction of its own
  const ofItsOwn: Handler<'logout'> = async ({ refuse }) => refuse('not_authenticated')
  const meant: Handler<'checkout'> = async ({ refuse }) => commitThenRefuse(refuse('cart_empty'))
  expect([none, every, forgotten, ofItsOwn, meant]).toHaveLength(5)
})

test('what was written before commitThenRefuse stays, and the refusal is answered', async () => {
  const [restaurant, supplier] = [await aRestaurant(world), await aSupplier(world)]
  const product = await aProduct(world, supplier)
  await aCart(restaurant, [{ product, quantity: 1 }])
  const gone = { public_id: product.publicId, available: false }
  await supplier.browser.post('/api/product-availability/', gone)
  const checkout = () => restaurant.browser.post('/api/checkout/', {})
  expect(await checkout()).toMatchObject({ status: 409, body: { code: 'cart_changed' } })
  expect(await checkout()).toMatchObject({ status: 400, body: { code: 'cart_empty' } })
})
