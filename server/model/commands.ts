import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect } from 'vitest'
import { type Answer, Browser } from '../testing/browser.ts'
import { type BuiltAccount, signedIn } from '../testing/builders.ts'
import { compareCart, comparePart, compareRestaurantOrders, compareSupplier } from './compare.ts'
import {
  canBeOrdered,
  cartLines,
  checkoutOf,
  known,
  type Model,
  type ModelOrder,
  money,
} from './model.ts'
import { type RealMarket, read } from './real-market.ts'

type Real = RealMarket
type MarketCommand = fc.AsyncCommand<Model, Real, true>

/** A command by its name, for the list that a failure prints. */
function command(
  name: string,
  run: (model: Model, real: Real) => Promise<void>,
  check: (model: Readonly<Model>) => boolean = () => true,
): MarketCommand {
  return { check: async (model) => check(model), run, toString: () => name }
}

/** Sends it under a key; where `isLost`, once more after nobody could confirm what became of the first. */
async function post(
  real: Real,
  { browser }: BuiltAccount,
  path: string,
  body: object,
  { key = randomUUID(), isLost = false }: { key?: string; isLost?: boolean } = {},
): Promise<Answer> {
  const headers = { 'Idempotency-Key': key }
  if (isLost) {
    const cut = new Browser(real.cut.origin)
    await browser.fetchToken()
    for (const [cookie, value] of browser.cookies) cut.cookies.set(cookie, value)
    real.cut.loseNextCommit()
    // One that is refused commits nothing, and its refusal arrives.
    const first = await cut.post(path, body, headers)
    if (first.status < 500 && first.status !== 409) return first
  }
  return browser.post(path, body, headers)
}

const expectRefusal = ({ status, body }: Answer, expected: [number, string]) =>
  expect([status, body.code]).toEqual(expected)

const restaurant = fc.nat({ max: 1 })
const supplier = fc.nat({ max: 1 })
const product = fc.nat({ max: 3 })
const quantity = fc.integer({ min: 1, max: 20 })
const isLost = fc.boolean()

const cartAdd = fc
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

const cartUpdate = fc
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

const cartRemove = fc.record({ restaurant, product }).map(({ restaurant: by, product: what }) =>
  command(`cart-remove(${by}, ${what})`, async (model, real) => {
    const body = { productId: known(real.products[what]) }
    const answer = await post(real, known(real.restaurants[by]), '/api/cart-remove/', body)
    expect(answer.status, answer.text).toBe(200)
    known(model.carts[by]).delete(what)
    await compareCart(model, real, by)
  }),
)

/** What a cart has become, with the ids that the server gave. */
async function ordered(model: Model, real: Real, by: number, publicId: string) {
  const detail = await read(
    known(real.restaurants[by]),
    `/api/restaurant-order-list/?order_public_id=${publicId}`,
  )
  const { open } = cartLines(model, by)
  const order: ModelOrder = { publicId, restaurant: by, isDone: false, parts: [] }
  for (const part of detail.supplier_products) {
    const seller = real.suppliers.findIndex((one) => one.publicId === part.supplier.public_id)
    const lines = open.filter((line) => known(model.products[line.product]).supplier === seller)
    order.parts.push({
      publicId: part.public_id,
      supplier: seller,
      status: 'pending',
      lines: lines.map((line) => {
        const id = known(real.products[line.product])
        type Line = { public_id: string; product: { public_id: string } }
        const own = part.products.find((one: Line) => one.product.public_id === id)
        return {
          publicId: own?.public_id ?? `no line of ${id}`,
          product: line.product,
          priceCents: known(model.products[line.product]).priceCents,
          quantity: line.quantity,
          edited: 0,
          isCancelled: false,
        }
      }),
    })
  }
  const asked = new Set(open.map((line) => known(model.products[line.product]).supplier))
  expect(order.parts.map((part) => part.supplier).sort()).toEqual([...asked].sort())
  model.orders.push(order)
  known(model.carts[by]).clear()
  return order
}

async function compareOrders(model: Model, real: Real, by: number) {
  await compareCart(model, real, by)
  await compareRestaurantOrders(model, real, by)
  for (const seller of real.suppliers.keys()) await compareSupplier(model, real, seller)
}

const REFUSALS = {
  cart_empty: [400, 'cart_empty'],
  cart_changed: [409, 'cart_changed'],
  minimum_not_met: [409, 'minimum_not_met'],
} as const

const checkout = fc.record({ restaurant, isLost }).map(({ restaurant: by, isLost: lost }) =>
  command(`checkout(${by}${lost ? ', lost' : ''})`, async (model, real) => {
    const key = randomUUID()
    const expected = checkoutOf(model, by)
    const options = { key, isLost: lost && expected === 'ordered' }
    const answer = await post(real, known(real.restaurants[by]), '/api/checkout/', {}, options)
    if (expected === 'ordered') {
      expect(answer.status, answer.text).toBe(200)
      const order = await ordered(model, real, by, answer.body.order_public_id)
      model.lastKeys[by] = { key, order }
    } else {
      expectRefusal(answer, [...REFUSALS[expected]])
      if (expected === 'cart_changed')
        for (const line of cartLines(model, by).unavailable)
          known(model.carts[by]).delete(line.product)
    }
    await compareOrders(model, real, by)
  }),
)

const checkoutAgain = restaurant.map((by) =>
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

const checkoutsAtOnce = fc
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

const editPrice = fc
  .record({ product, priceCents: fc.integer({ min: 1, max: 9_999 }) })
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

const deleteProduct = product.map((what) =>
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

const editMinimum = fc
  .record({ supplier, cents: fc.constantFrom(0, 1, 5_000, 60_000) })
  .map(({ supplier: by, cents }) =>
    command(
      `edit-minimum(${by}, ${cents})`,
      async (model, real) => {
        const seller = known(real.suppliers[by])
        const { user, ...own } = await read(seller, '/api/supplier-account-info/')
        const answer = await post(real, seller, '/api/supplier-account-info/', {
          user,
          supplier: { ...own, minimum_order_price: money(cents) },
        })
        expect(answer.status, answer.text).toBe(200)
        model.minimums[by] = cents
      },
      ({ isSuspended }) => !isSuspended[by],
    ),
  )

const suspend = fc.record({ supplier, restaurant }).map(({ supplier: who }) =>
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

type Step = 'accepted' | 'cancelled' | 'reduced' | 'removed' | 'done'
const supplierStep = fc
  .record({
    pick: fc.nat({ max: 20 }),
    step: fc.constantFrom<Step>('accepted', 'cancelled', 'reduced', 'removed', 'done'),
  })
  .map(({ pick, step }) =>
    command(
      `supplier: ${step}(${pick})`,
      async (model, real) => {
        const parts = model.orders.flatMap((order) => order.parts.map((part) => ({ order, part })))
        const { order, part } = known(parts[pick % parts.length])
        if (model.isSuspended[part.supplier]) return
        const seller = known(real.suppliers[part.supplier])
        const answer = await post(real, seller, ...requestOf(step, part))
        const expected = stepOf(step, part)
        if (expected === 'taken') expect(answer.status, answer.text).toBe(200)
        else expectRefusal(answer, expected)
        await comparePart(model, real, part.supplier, part.publicId)
        await compareRestaurantOrders(model, real, order.restaurant)
        await compareSupplier(model, real, part.supplier)
      },
      ({ orders }) => orders.length > 0,
    ),
  )

type Part = ModelOrder['parts'][number]

function requestOf(step: Step, { publicId, lines }: Part): [string, object] {
  const supplier_order_id = publicId
  if (step === 'done') return ['/api/supplier-order-set-to-done/', { supplier_order_id }]
  const path = '/api/supplier-order-update/'
  if (step === 'accepted' || step === 'cancelled')
    return [path, { supplier_order_id, action: step }]
  const first = known(lines[0])
  const change =
    step === 'reduced'
      ? { products: [{ public_id: first.publicId, edited_quantity: halfOf(first.quantity) }] }
      : { removed_products: [first.publicId] }
  return [path, { supplier_order_id, action: 'modified', ...change }]
}

const halfOf = (cases: number) => Math.ceil(cases / 2)

/** Takes the step, or says how it is refused. */
function stepOf(step: Step, part: Part): 'taken' | [number, string] {
  if (step === 'done') {
    if (part.status !== 'acknowledged') return [409, 'order_not_acknowledged']
    part.status = 'done'
    return 'taken'
  }
  if (part.status !== 'pending') return [409, 'order_not_pending']
  const first = known(part.lines[0])
  // Nothing would be changed, or nothing would be left: neither is an answer.
  if (step === 'reduced' && halfOf(first.quantity) === first.quantity) return [400, 'invalid_input']
  if (step === 'removed' && part.lines.length === 1) return [400, 'invalid_input']
  if (step === 'reduced') first.edited = halfOf(first.quantity)
  if (step === 'removed') first.isCancelled = true
  if (step === 'cancelled') for (const line of part.lines) line.isCancelled = true
  part.status = step === 'cancelled' ? 'cancelled' : 'acknowledged'
  return 'taken'
}

const restaurantDone = fc.nat({ max: 20 }).map((pick) =>
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
      await compareRestaurantOrders(model, real, order.restaurant)
    },
    ({ orders }) => orders.length > 0,
  ),
)

const review = fc
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

/** Every command, those that a market sees most named more often. */
export const COMMANDS = [
  ...[cartAdd, cartAdd, cartAdd, cartUpdate, cartRemove],
  ...[checkout, checkout, checkoutAgain, checkoutsAtOnce],
  ...[supplierStep, supplierStep, supplierStep, restaurantDone, review],
  ...[editPrice, editMinimum, deleteProduct, suspend],
]
