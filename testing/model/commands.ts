import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect } from 'vitest'
import { signedIn } from '../world/builders.ts'
import { checkoutAs, compareOrders, ordered, setMinimum } from './checkout.ts'
import { command, expectRefusal, post } from './command.ts'
import { compareCart, compareRestaurantOrders, compareSupplier } from './compare.ts'
import { comparePart } from './compare-part.ts'
import { canBeOrdered, checkoutOf, known, type Model, money } from './model.ts'
import { endProposal } from './part-rules.ts'
import { read } from './real-market.ts'

const restaurant = fc.nat({ max: 1 })
const supplier = fc.nat({ max: 1 })
const product = fc.nat({ max: 3 })
const quantity = fc.integer({ min: 1, max: 20 })
const isLost = fc.boolean()

export const cartAdd = fc
  .record({ restaurant, product, quantity, isLost })
  .map(({ restaurant: by, product: what, quantity: cases, isLost: lost }) =>
    command(`cart-add(${by}, ${what}, ${cases}${lost ? ', lost' : ''})`, async (model, real) => {
      const body = { productId: known(real.products[what]), quantity: cases }
      const buyer = known(real.restaurants[by])
      const isOrderable = canBeOrdered(model, what)
      const answer = await post(real, buyer, '/api/cart-add/', body, {
        isLost: lost && isOrderable,
      })
      const cart = known(model.carts[by])
      if (isOrderable) {
        expect(answer.status, answer.text).toBe(200)
        cart.set(what, (cart.get(what) ?? 0) + cases)
      } else expectRefusal(answer, [404, 'not_found'])
      await compareCart(model, real, by)
    }),
  )

export const cartUpdate = fc
  .record({ restaurant, product, quantity })
  .map(({ restaurant: by, product: what, quantity: cases }) =>
    command(`cart-update(${by}, ${what}, ${cases})`, async (model, real) => {
      const body = { productId: known(real.products[what]), quantity: cases }
      const answer = await post(real, known(real.restaurants[by]), '/api/cart-update/', body)
      const cart = known(model.carts[by])
      if (cart.has(what)) {
        expect(answer.status, answer.text).toBe(200)
        cart.set(what, cases)
      } else expectRefusal(answer, [404, 'not_found'])
      await compareCart(model, real, by)
    }),
  )

export const cartRemove = fc
  .record({ restaurant, product })
  .map(({ restaurant: by, product: what }) =>
    command(`cart-remove(${by}, ${what})`, async (model, real) => {
      const body = { productId: known(real.products[what]) }
      const answer = await post(real, known(real.restaurants[by]), '/api/cart-remove/', body)
      expect(answer.status, answer.text).toBe(200)
      known(model.carts[by]).delete(what)
      await compareCart(model, real, by)
    }),
  )

export const checkout = fc
  .record({ restaurant, isLost })
  .map(({ restaurant: by, isLost: lost }) =>
    command(`checkout(${by}${lost ? ', lost' : ''})`, (model, real) =>
      checkoutAs(model, real, by, { isMember: false, isLost: lost }),
    ),
  )

export const checkoutAgain = restaurant.map((by) =>
  command(
    `checkout(${by}) with the key before`,
    async (model, real) => {
      const { key, order } = known(model.lastKeys[by])
      const answer = await post(real, known(real.restaurants[by]), '/api/checkout/', {}, { key })
      if (known(model.carts[by]).size === 0)
        expect([answer.status, answer.body.order_public_id]).toEqual([200, order.publicId])
      else expectRefusal(answer, [422, 'key_reused'])
      await compareOrders(model, real, by)
    },
    (model) => model.lastKeys[by] !== undefined,
  ),
)

export const checkoutsAtOnce = fc
  .record({ restaurant, hasKey: fc.boolean() })
  .map(({ restaurant: by, hasKey }) =>
    command(
      `three checkouts(${by}) at once${hasKey ? ' with one key' : ''}`,
      async (model, real) => {
        const buyer = known(real.restaurants[by])
        await buyer.browser.fetchToken()
        const headers = hasKey ? { 'Idempotency-Key': randomUUID() } : {}
        const answers = await Promise.all(
          [1, 2, 3].map(() => buyer.browser.post('/api/checkout/', {}, headers)),
        )
        const placed = answers.filter(({ status }) => status === 200)
        const ids = new Set(placed.map(({ body }) => body.order_public_id))
        expect([placed.length, ids.size]).toEqual([hasKey ? 3 : 1, 1])
        for (const { status, body } of answers)
          if (status !== 200) expect([status, body.code]).toEqual([400, 'cart_empty'])
        await ordered(model, real, by, [...ids][0] ?? '')
        await compareOrders(model, real, by)
      },
      (model) => checkoutOf(model as Model, by) === 'ordered',
    ),
  )

export const editPrice = fc
  .record({
    product,
    priceCents: fc.oneof(fc.constantFrom(333, 1_000), fc.integer({ min: 1, max: 9_999 })),
  })
  .map(({ product: what, priceCents }) =>
    command(
      `edit-price(${what}, ${priceCents})`,
      async (model, real) => {
        const stored = known(model.products[what])
        const seller = known(real.suppliers[stored.supplier])
        const public_id = known(real.products[what])
        const own = await read(seller, `/api/supplier-product-list/?product_public_id=${public_id}`)
        const answer = await post(real, seller, '/api/add-edit-product/', {
          public_id,
          name_fr: own.name_fr,
          name_en: own.name_en,
          description: own.description,
          category: own.category,
          unit: own.unit,
          quantity_per_case: own.quantity_per_case,
          price: money(priceCents),
        })
        expect(answer.status, answer.text).toBe(200)
        stored.priceCents = priceCents
        for (const by of real.restaurants.keys()) await compareCart(model, real, by)
      },
      ({ products, isSuspended }) =>
        !known(products[what]).isGone && !isSuspended[known(products[what]).supplier],
    ),
  )

export const deleteProduct = product.map((what) =>
  command(
    `delete-product(${what})`,
    async (model, real) => {
      const stored = known(model.products[what])
      const { browser } = known(real.suppliers[stored.supplier])
      const public_id = known(real.products[what])
      const answer = await browser.delete('/api/add-edit-product/', { public_id })
      if (stored.isGone) expectRefusal(answer, [404, 'not_found'])
      else expect(answer.status, answer.text).toBe(204)
      stored.isGone = true
      for (const by of real.restaurants.keys()) await compareCart(model, real, by)
    },
    ({ products, isSuspended }) => !isSuspended[known(products[what]).supplier],
  ),
)

export const editMinimum = fc
  .record({ supplier, cents: fc.constantFrom(0, 1, 5_000, 60_000) })
  .map(({ supplier: by, cents }) =>
    command(
      `edit-minimum(${by}, ${cents})`,
      (model, real) => setMinimum(model, real, by, cents),
      ({ isSuspended }) => !isSuspended[by],
    ),
  )

export const suspend = fc.record({ supplier, restaurant }).map(({ supplier: who }) =>
  command(`suspend or let in(${who})`, async (model, real) => {
    const seller = known(real.suppliers[who])
    const path = model.isSuspended[who] ? 'account-reactivate' : 'account-suspend'
    const answer = await real.operator.browser.post(`/api/operator/${path}/`, {
      public_id: seller.publicId,
    })
    expect(answer.status, answer.text).toBe(204)
    model.isSuspended[who] = !model.isSuspended[who]
    if (model.isSuspended[who])
      expect((await seller.browser.get('/api/supplier-account-info/')).status).toBe(401)
    else seller.browser = await signedIn(real.world, seller)
    for (const by of real.restaurants.keys()) await compareCart(model, real, by)
  }),
)

export const restaurantDone = fc.nat({ max: 20 }).map((pick) =>
  command(
    `restaurant: done(${pick})`,
    async (model, real) => {
      const order = known(model.orders[pick % model.orders.length])
      const body = { order_public_id: order.publicId }
      const buyer = known(real.restaurants[order.restaurant])
      const answer = await post(real, buyer, '/api/restaurant-order-set-to-done/', body)
      if (order.isDone) expectRefusal(answer, [409, 'order_not_active'])
      else expect(answer.status, answer.text).toBe(200)
      order.isDone = true
      for (const part of order.parts) endProposal(part)
      for (const part of order.parts) await comparePart(model, real, order, part)
      await compareRestaurantOrders(model, real, order.restaurant)
    },
    ({ orders }) => orders.length > 0,
  ),
)

export const review = fc
  .record({ restaurant, supplier, rating: fc.integer({ min: 1, max: 5 }) })
  .map(({ restaurant: by, supplier: about, rating }) =>
    command(
      `review(${by}, ${about}, ${rating})`,
      async (model, real) => {
        const answer = await post(real, known(real.restaurants[by]), '/api/review/', {
          supplier: { public_id: known(real.suppliers[about]).publicId },
          rating: `${rating}`,
          review: 'Bon.',
        })
        expect(answer.status, answer.text).toBe(201)
        known(model.ratings[about]).set(by, rating)
        await compareSupplier(model, real, about)
      },
      ({ isSuspended }) => !isSuspended[about],
    ),
  )
