import { later } from '@halles/domain/holidays.ts'
import { expectConsistent } from '@halles/testing/checks/expect-consistent.ts'
import { casesNamed, casesOf } from '@halles/testing/checks/rounds.ts'
import type { Answer, Body } from '@halles/testing/client/browser.ts'
import { pausedBefore } from '@halles/testing/database/pause-points.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aPriceList, aSpecial } from '@halles/testing/world/agreed-price.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
  signedIn,
} from '@halles/testing/world/builders.ts'
import { aCart } from '@halles/testing/world/cart.ts'
import { agreeOnDay } from '@halles/testing/world/change-order.ts'
import { montrealToday } from '@halles/testing/world/credit.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { placedOrders } from '@halles/testing/world/placed-orders.ts'
import { proposalsOf } from '@halles/testing/world/proposal.ts'
import { afterEach, expect, test } from 'vitest'

const world = await anOwnApp()
const { database } = world
const today = montrealToday()
afterEach(() => expectConsistent(database))

/** What one case costs in cents: of the first where three are bought. */
type Prices = { stepped: number; special: number; adjusted: number }
type Name = keyof Prices
const BEFORE: Prices = { stepped: 4_500, special: 4_000, adjusted: 4_500 }

async function aMarket() {
  const [restaurant, supplier] = [await aRestaurant(world), await aSupplier(world)]
  const priced = () => aProduct(world, supplier, { priceCents: 5_000 })
  const products = { stepped: await priced(), special: await priced(), adjusted: await priced() }
  const lines = [
    { product: products.stepped, priceCents: 4_800 },
    { product: products.stepped, priceCents: 4_500, fromCases: 3 },
  ]
  const list = await aPriceList(world, supplier, { adjustBp: -1_000, lines, for: [restaurant] })
  const other = await aPriceList(world, supplier, { adjustBp: -3_000 })
  const special = await aSpecial(world, supplier, { product: products.special, priceCents: 4_000 })
  // A session does one thing after the other: whoever changes prices has one of its own.
  const office = await signedIn(world, supplier)
  for (const browser of [restaurant.browser, supplier.browser, office]) await browser.fetchToken()
  return { restaurant, supplier, products, list, other, special, office }
}
type Market = Awaited<ReturnType<typeof aMarket>>

const customer = (said: object) => (market: Market) =>
  market.office.post('/api/customer-save/', {
    restaurant_public_id: market.restaurant.publicId,
    ...said,
  })

/** Each as a colleague makes it; what changes with it; where it is null, nothing is sold. */
const CHANGES: [string, (market: Market) => Promise<Answer>, Partial<Prices> | null][] = [
  [
    'a step falls',
    ({ office, list, products }) =>
      office.post('/api/price-list-lines-set/', {
        public_id: list.publicId,
        lines: [{ product_public_id: products.stepped.publicId, from_cases: 3, price: '44.00' }],
      }),
    { stepped: 4_400 },
  ],
  [
    'a price list takes off more',
    ({ office, list: { publicId: public_id, name } }) =>
      office.post('/api/price-list-save/', { public_id, name, percent_off: 15 }),
    { stepped: 4_500, adjusted: 4_250 },
  ],
  [
    'another price list is given',
    (market) => customer({ price_list_public_id: market.other.publicId })(market),
    { stepped: 3_500, special: 3_500, adjusted: 3_500 },
  ],
  [
    'the price list is taken away and removed',
    async (market) => {
      const taken = await customer({ price_list_public_id: null })(market)
      if (taken.status !== 200) return taken
      return market.office.post('/api/price-list-remove/', { public_id: market.list.publicId })
    },
    { stepped: 5_000, adjusted: 5_000 },
  ],
  [
    'a special ends',
    ({ office, special }) => office.post('/api/special-end/', { public_id: special.publicId }),
    { special: 4_500 },
  ],
  [
    'a special begins',
    ({ office, products }) =>
      office.post('/api/special-save/', {
        ...{ product_public_id: products.stepped.publicId, price: '30.00' },
        ...{ from_day: today, until_day: later(today, 1) },
      }),
    { stepped: 3_000 },
  ],
  ['the account is closed', customer({ status: 'closed' }), null],
  [
    'the list price falls below all',
    ({ office, products }) =>
      office.post('/api/product-prices/', {
        prices: [{ public_id: products.stepped.publicId, price: '20.00', shown_price: '50.00' }],
      }),
    { stepped: 2_000 },
  ],
]

const toCents = (amount: string) => Math.round(Number(amount) * 100)

/** What lines cost, by the names of their products. */
function pricesOf({ products }: Market, lines: readonly [string, number][]): Partial<Prices> {
  const names = Object.keys(products) as Name[]
  const nameOf = (id: string) => names.find((name) => products[name].publicId === id) ?? id
  return Object.fromEntries(lines.map(([publicId, cents]) => [nameOf(publicId), cents]))
}
const inCart = (market: Market, { cart_products }: Body) =>
  pricesOf(
    market,
    cart_products.map(({ product }: Body) => [product.public_id, toCents(product.price)]),
  )
const proposedIn = (market: Market, { lines }: Body) =>
  pricesOf(
    market,
    lines.map(({ product }: Body) => [product.public_id, toCents(product.price)]),
  )

async function ordered(market: Market): Promise<Partial<Prices> | undefined> {
  const [order, ...others] = await placedOrders(world, market.restaurant)
  expect(others).toEqual([])
  return (
    order &&
    pricesOf(
      market,
      order.lines.map(({ product, priceCents }) => [product, priceCents]),
    )
  )
}

const isSame = (one: Partial<Prices>, other: Prices) =>
  Object.entries(one).every(([name, cents]) => other[name as Name] === cents)

/** All of them are from before the change, or all from after it. */
function expectWhole(prices: Partial<Prices>, after: Prices | null): void {
  if (!isSame(prices, BEFORE)) expect(after).toMatchObject(prices)
}

const place = ({ restaurant }: Market, { cart_version }: Body) =>
  restaurant.browser.post('/api/checkout/', { cart_version })

/** What a cart showed, its order costs; where that is no longer so, there is none. */
async function expectAsShown(market: Market, cart: Body, placed: Answer, after: Prices | null) {
  if (placed.status === 200) return expect(await ordered(market)).toEqual(inCart(market, cart))
  expect([placed.status, placed.body.code]).toEqual([409, 'cart_changed'])
  expect(inCart(market, placed.body.cart)).toEqual(after ?? {})
  expect(await ordered(market)).toBeUndefined()
}

async function checkCart(market: Market, cart: Body, after: Prices | null) {
  const shown = inCart(market, cart)
  if (Object.keys(shown).length === 0) return expect(after).toBeNull()
  expectWhole(shown, after)
  const placed = await place(market, cart)
  expect(placed.status).toBe(after !== null && isSame(shown, after) ? 200 : 409)
  await expectAsShown(market, cart, placed, after)
}

/** Sends what is raced, and looks at what came of it, once what changed has changed. */
type Raced = {
  send: () => Promise<Answer>
  check: (answer: Answer, after: Prices | null) => Promise<unknown>
}

const line = (product: { publicId: string }, quantity: number) => ({ product, quantity })
/** With what each was seen to cost: that is what it costs, or it is refused. */
const added = ({ products }: Market) => [
  { product_public_id: products.stepped.publicId, quantity: 3, shown_price: '45.00' },
  { product_public_id: products.adjusted.publicId, quantity: 1, shown_price: '45.00' },
]

function expectOtherPrices({ status, body }: Answer, after: Prices | null): void {
  expect([status, body.code]).toEqual(
    after === null ? [400, 'invalid_input'] : [409, 'added_prices_changed'],
  )
  expect(after ?? {}).not.toMatchObject({ stepped: BEFORE.stepped, adjusted: BEFORE.adjusted })
}

async function anAcceptedOrder(market: Market) {
  const { restaurant, supplier, products } = market
  const order = await anOrder(world, restaurant, [line(products.special, 2)])
  const calls = proposalsOf(order, restaurant, supplier)
  await agreeOnDay(database, order, supplier, 60)
  await calls.update({ action: 'accepted' })
  return calls
}

/** Whoever proposed, the other side agrees to what was proposed, at the prices that were. */
async function checkProposed(
  market: Market,
  calls: Awaited<ReturnType<typeof anAcceptedOrder>>,
  { answer, after, by }: { answer: Answer; after: Prices | null; by: BuiltAccount },
) {
  if (answer.status !== 200) return expectOtherPrices(answer, after)
  const proposal = await calls.open()
  const proposed = proposedIn(market, proposal)
  if (by === market.supplier) expect(BEFORE).toMatchObject(proposed)
  else expectWhole(proposed, after)
  const ids = proposal.lines.map(({ public_id }: Body) => public_id)
  expect((await calls.answer(by, proposal.public_id, ids)).status).toBe(200)
  expect(await ordered(market)).toEqual({ special: BEFORE.special, ...proposed })
}

const CALLS: Record<string, (market: Market) => Promise<Raced>> = {
  async checkout(market) {
    const { stepped, special, adjusted } = market.products
    const lines = [line(stepped, 3), line(special, 1), line(adjusted, 1)]
    const cart = await aCart(market.restaurant, lines)
    expect(inCart(market, cart)).toEqual(BEFORE)
    return {
      send: () => place(market, cart),
      check: (answer, after) => expectAsShown(market, cart, answer, after),
    }
  },
  async add(market) {
    const { stepped, special, adjusted } = market.products
    await aCart(market.restaurant, [line(stepped, 3), line(special, 1)])
    const body = { productId: adjusted.publicId, quantity: 1 }
    return {
      send: () => market.restaurant.browser.post('/api/cart-add/', body),
      check: async (answer, after) =>
        answer.status === 200
          ? checkCart(market, answer.body, after)
          : expect([answer.status, after]).toEqual([404, null]),
    }
  },
  async set(market) {
    const { stepped, special, adjusted } = market.products
    const lines = [line(stepped, 3), line(special, 1), line(adjusted, 1)]
    const body = {
      lines: lines.map(({ product, quantity }) => ({ productId: product.publicId, quantity })),
    }
    return {
      send: () => market.restaurant.browser.post('/api/cart-set/', body),
      check: (answer, after) => checkCart(market, answer.body.cart, after),
    }
  },
  async change(market) {
    const { restaurant, supplier, products } = market
    const order = await anOrder(world, restaurant, [line(products.special, 1)])
    const { publicId, lines } = order.partOf(supplier)
    const body = {
      ...{ supplier_order_public_id: publicId, order_version: 1, added: added(market) },
      lines: [{ public_id: lines[0], quantity: 2 }],
    }
    return {
      send: () => restaurant.browser.post('/api/restaurant-order-change/', body),
      async check(answer, after) {
        if (answer.status === 200) return expect(await ordered(market)).toEqual(BEFORE)
        expectOtherPrices(answer, after)
        expect(await ordered(market)).toEqual({ special: BEFORE.special })
      },
    }
  },
  async 'a restaurant’s proposal'(market) {
    const { restaurant, supplier } = market
    const calls = await anAcceptedOrder(market)
    return {
      send: () => calls.propose(restaurant, { added: added(market) }),
      check: (answer, after) => checkProposed(market, calls, { answer, after, by: supplier }),
    }
  },
  async 'a supplier’s proposal'(market) {
    const { restaurant, supplier, products } = market
    const calls = await anAcceptedOrder(market)
    const substitute = {
      ...{ public_id: calls.lines[0], product_public_id: products.stepped.publicId, quantity: 3 },
    }
    return {
      send: () => calls.propose(supplier, { substitutes: [substitute] }),
      check: (answer, after) => checkProposed(market, calls, { answer, after, by: restaurant }),
    }
  },
  async 'an answer to a proposal'(market) {
    const { restaurant, supplier } = market
    const calls = await anAcceptedOrder(market)
    await calls.propose(restaurant, { added: added(market) })
    const { public_id: publicId, lines } = await calls.open()
    const ids = lines.map(({ public_id }: Body) => public_id)
    return {
      send: () => calls.answer(supplier, publicId, ids),
      // What was proposed is what is agreed to, whatever is asked by then.
      async check(answer) {
        expect(answer.status, answer.text).toBe(200)
        expect(await ordered(market)).toEqual(BEFORE)
      },
    }
  },
}

type Change = (typeof CHANGES)[number]
type Prepare = (market: Market) => Promise<Raced>

/** Of what may come meanwhile: all, and in `npm test` one after the other, another at each statement. */
function tried<One>(all: readonly One[], number: number): One[] {
  return casesOf(all, (_, place) => place === number % all.length)
}

/** Whether the one that is held sends so many statements. */
async function race(
  [what, make, changed]: Change,
  prepare: Prepare,
  held: { number: number; isChange?: boolean },
): Promise<boolean> {
  const market = await aMarket()
  const { send, check } = await prepare(market)
  const calls = [send, () => make(market)] as const
  const [first, second] = held.isChange ? [calls[1], calls[0]] : calls
  const { answers, isReached } = await pausedBefore(database, held.number, first, second)
  const [answer, made] = held.isChange ? answers.toReversed() : answers
  expect(made?.status, `${what}: ${made?.text}`).toBe(200)
  await check(answer as Answer, changed && { ...BEFORE, ...changed })
  return isReached
}

test.each(Object.entries(CALLS))(
  '%s, held at each of its statements while prices change',
  { timeout: 600_000 },
  async (_, prepare) => {
    for (let number = 1, isReached = true; isReached; number++)
      for (const change of tried(CHANGES, number))
        isReached = await race(change, prepare, { number })
  },
)

// What holds nothing that a call waits for is held by the calls above as well.
test.each(
  casesNamed(CHANGES, 'a step falls', 'another price list is given', 'the account is closed'),
)(
  '%s: held at each of its statements while others order',
  { timeout: 600_000 },
  async (...change) => {
    for (let number = 1, isReached = true; isReached; number++)
      for (const prepare of tried(Object.values(CALLS), number))
        isReached = await race(change, prepare, { number, isChange: true })
  },
)
