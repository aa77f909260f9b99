import { later } from '@halles/domain/holidays.ts'
import { both } from '@halles/testing/checks/both.ts'
import { comesToWait } from '@halles/testing/checks/comes-to-wait.ts'
import { casesNamed, rounds } from '@halles/testing/checks/rounds.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aPriceList, aSpecial } from '@halles/testing/world/agreed-price.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { aCart } from '@halles/testing/world/cart.ts'
import { montrealToday } from '@halles/testing/world/credit.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

const world = await anOwnApp()
const { database } = world
const today = montrealToday()

async function aMarket() {
  const [restaurant, supplier] = [await aRestaurant(world), await aSupplier(world)]
  const product = await aProduct(world, supplier, { priceCents: 5_000 })
  const other = await aProduct(world, supplier, { priceCents: 5_000 })
  const lines = [
    { product, priceCents: 4_800 },
    { product, priceCents: 4_500, fromCases: 3 },
  ]
  const list = await aPriceList(world, supplier, { lines, for: [restaurant] })
  const special = await aSpecial(world, supplier, { product: other, priceCents: 4_000 })
  const cart = await aCart(restaurant, [
    { product, quantity: 3 },
    { product: other, quantity: 1 },
  ])
  return { restaurant, supplier, product, list, special, cart }
}
type Market = Awaited<ReturnType<typeof aMarket>>

const setLine =
  (line: object) =>
  ({ supplier, list, product }: Market) =>
    supplier.browser.post('/api/price-list-lines-set/', {
      public_id: list.publicId,
      lines: [{ product_public_id: product.publicId, ...line }],
    })
/** Each as its supplier makes it, and what the cart costs then. */
const changes: Record<string, [(market: Market) => Promise<{ status: number }>, string]> = {
  'a step falls': [setLine({ from_cases: 3, price: '44.00' }), '172.00'],
  'a step is taken off': [setLine({ from_cases: 3, price: null }), '184.00'],
  'a special ends': [
    ({ supplier, special }) =>
      supplier.browser.post('/api/special-end/', { public_id: special.publicId }),
    '185.00',
  ],
  'a special begins': [
    ({ supplier, product }) =>
      supplier.browser.post('/api/special-save/', {
        ...{ product_public_id: product.publicId, price: '30.00' },
        ...{ from_day: today, until_day: later(today, 1) },
      }),
    '130.00',
  ],
  'the list price falls below all': [
    ({ supplier, product }) =>
      supplier.browser.post('/api/product-prices/', {
        prices: [{ public_id: product.publicId, price: '20.00', shown_price: '50.00' }],
      }),
    '100.00',
  ],
}

async function totalOrdered({ restaurant }: Market): Promise<number | undefined> {
  const { rows } = await sql<{ cents: number }>`
    select sum(price_cents * quantity)::integer as cents from order_line
    join supplier_order part on part.id = supplier_order_id
    join restaurant_order placed on placed.id = restaurant_order_id
    where restaurant_id = ${restaurant.id} having count(*) > 0`.execute(database)
  return rows[0]?.cents
}

// Each is held at each statement by paused-price-races.test.ts; here are moments that nobody chose.
test.each(casesNamed(Object.entries(changes), 'a step falls'))(
  'while %s, an order costs what its cart_version showed, or there is none',
  { timeout: rounds(300_000) },
  async (_, [change, after]) => {
    const seen = new Set<number>()
    for (let round = 1; round <= rounds(12); round++) {
      const market = await aMarket()
      expect(market.cart.total_price).toBe('175.00')
      const { cart_version } = market.cart
      const [answer, changed] = await both(
        round,
        () => market.restaurant.browser.post('/api/checkout/', { cart_version }),
        () => change(market),
      )
      expect(changed.status).toBe(200)
      if (answer.status === 200) expect(await totalOrdered(market)).toBe(17_500)
      else {
        expect([answer.status, answer.body.code, answer.body.cart.total_price]).toEqual([
          409,
          'cart_changed',
          after,
        ])
        expect(await totalOrdered(market)).toBeUndefined()
      }
      seen.add(answer.status)
    }
    expect([...seen].toSorted()).toEqual([200, 409])
  },
)

test('a price is agreed after the checkouts that hold the supplier', async () => {
  const market = await aMarket()
  const { cart_version } = market.cart
  const { placing, changing } = await database.transaction().execute(async (tx) => {
    // Holds the checkout once it has locked the supplier and placed its order.
    await sql`insert into last_own_change as last (account_id, number) values (${market.restaurant.id}, 1)
      on conflict (account_id) do update set number = last.number + 1`.execute(tx)
    const placing = market.restaurant.browser.post('/api/checkout/', { cart_version })
    expect(await comesToWait(database, placing, 1)).toBe(true)
    const changing = setLine({ from_cases: 3, price: '1.00' })(market)
    expect(await comesToWait(database, changing, 2)).toBe(true)
    return { placing, changing }
  })
  expect((await placing).status).toBe(200)
  expect((await changing).status).toBe(200)
  expect(await totalOrdered(market)).toBe(17_500)
})

test('of two who set one price at once, one is after the other and the last stays', async () => {
  const market = await aMarket()
  const set = (price: string) => setLine({ from_cases: 3, price })(market)
  const answers = await Promise.all([set('41.00'), set('42.00'), set('43.00')])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const { rows } = await sql<{ cents: number }>`
    select price_cents as cents from price_list_line
    where price_list_id = ${market.list.id} and from_cases = 3 and upper_inf(days)`.execute(
    database,
  )
  expect(rows).toHaveLength(1)
})
