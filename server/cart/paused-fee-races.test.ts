import { expectConsistent } from '@halles/testing/checks/expect-consistent.ts'
import type { Answer, Body } from '@halles/testing/client/browser.ts'
import { pausedBefore } from '@halles/testing/database/pause-points.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier, signedIn } from '@halles/testing/world/builders.ts'
import { aCart } from '@halles/testing/world/cart.ts'
import { aDeliveryZone } from '@halles/testing/world/delivery-zone.ts'
import { afterEach, expect, test } from 'vitest'

const world = await anOwnApp()
const { database } = world
afterEach(() => expectConsistent(database))

async function aMarket() {
  const [restaurant, supplier] = [await aRestaurant(world), await aSupplier(world)]
  const drink = await aProduct(world, supplier, {
    ...{ nameFr: 'Cola', category: 'beverage', priceCents: 10_000 },
    facts: { depositContainers: 24, depositKind: 'container' },
  })
  const zone = await aDeliveryZone(world, supplier, { feeCents: 1_500, feeWaivedFromCents: 50_000 })
  const cart = await aCart(restaurant, [{ product: drink, quantity: 2 }])
  // A session does one thing after the other: whoever changes the rules has one of its own.
  const office = await signedIn(world, supplier)
  for (const browser of [restaurant.browser, office]) await browser.fetchToken()
  return { restaurant, supplier, drink, zone, cart, office }
}
type Market = Awaited<ReturnType<typeof aMarket>>

const saveZone =
  (said: object) =>
  ({ office, zone }: Market) =>
    office.post('/api/delivery-zone-save/', {
      zone_public_id: zone.publicId,
      ...{ name: 'Montréal', cities: ['Montréal'], minimum_order_price: null },
      ...said,
    })
const saveProduct =
  (said: object) =>
  ({ office, drink }: Market) =>
    office.post('/api/add-edit-product/', {
      ...{ public_id: drink.publicId, name_fr: 'Cola', name_en: 'Cola', category: 'beverage' },
      ...{ unit: 'kg', quantity_per_case: '10', price: '100.00' },
      ...said,
    })

/** Each as a colleague makes it, and what an order comes to since. */
const CHANGES: [string, (market: Market) => Promise<Answer>, { fee: string; deposit: string }][] = [
  ['the fee rises', saveZone({ delivery_fee: '25.00' }), { fee: '25.00', deposit: '4.80' }],
  [
    'there is none from less on',
    saveZone({ fee_waived_from: '200' }),
    { fee: '0.00', deposit: '4.80' },
  ],
  [
    'the zone is removed',
    ({ office, zone }) =>
      office.post('/api/delivery-zone-remove/', { zone_public_id: zone.publicId }),
    { fee: '0.00', deposit: '4.80' },
  ],
  [
    'a deposit is another',
    saveProduct({ deposit_containers: 12 }),
    { fee: '15.00', deposit: '2.40' },
  ],
]

const place = ({ restaurant, cart }: Market) =>
  restaurant.browser.post('/api/checkout/', { cart_version: cart.cart_version })

async function ordered({ restaurant }: Market): Promise<Body[]> {
  const { body } = await restaurant.browser.get('/api/restaurant-order-list/?status=active')
  return Promise.all(
    body.map(async ({ public_id }: Body) => {
      const path = `/api/restaurant-order-list/?order_public_id=${public_id}`
      return (await restaurant.browser.get(path)).body.amounts
    }),
  )
}

/** What the cart showed is what the order comes to; where that is no longer so, there is none. */
async function race(
  [what, make, since]: (typeof CHANGES)[number],
  number: number,
  isChange: boolean,
) {
  const market = await aMarket()
  expect(market.cart.amounts).toMatchObject({ fee: '15.00', deposit: '4.80' })
  const calls = [() => place(market), () => make(market)] as const
  const [first, second] = isChange ? [calls[1], calls[0]] : calls
  const { answers, isReached } = await pausedBefore(database, number, first, second)
  const [placed, made] = isChange ? answers.toReversed() : answers
  expect(made?.status, `${what}: ${made?.text}`).toBe(200)
  if (placed?.status === 200) expect(await ordered(market)).toEqual([market.cart.amounts])
  else {
    expect([placed?.status, placed?.body.code]).toEqual([409, 'cart_changed'])
    expect(placed?.body.cart.amounts).toMatchObject(since)
    expect(await ordered(market)).toEqual([])
  }
  return isReached
}

test.each(CHANGES)(
  'while %s at each statement of a checkout, what was seen is what is paid',
  { timeout: 600_000 },
  async (...change) => {
    for (let number = 1, isReached = true; isReached; number++)
      isReached = await race(change, number, false)
  },
)

test.each(CHANGES)(
  'while somebody orders at each statement by which %s, what was seen is what is paid',
  { timeout: 600_000 },
  async (...change) => {
    for (let number = 1, isReached = true; isReached; number++)
      isReached = await race(change, number, true)
  },
)
