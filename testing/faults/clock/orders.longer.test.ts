import { randomUUID } from 'node:crypto'
import { readConfig } from '@halles/server/config.ts'
import { openMailQueue } from '@halles/server/mail/mail-queue.ts'
import { lapseProposals } from '@halles/server/orders/proposals/lapse-proposals.ts'
import { expect, test } from 'vitest'
import { expectConsistent } from '../../checks/expect-consistent.ts'
import { aClockToSet } from '../../database/clock-to-set.ts'
import { aServerOf } from '../../servers/test-app.ts'
import {
  aMember,
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
  signedIn,
} from '../../world/builders.ts'
import { aCart } from '../../world/cart.ts'
import { agreeOnDay } from '../../world/change-order.ts'
import { anOrder } from '../../world/order.ts'
import { placedOrders } from '../../world/placed-orders.ts'
import { proposalsOf } from '../../world/proposal.ts'

const YEAR_AND_MORE = 400 * 24
const { database, setClock } = await aClockToSet()
const world = await aServerOf(database)

async function aTrade() {
  const [supplier, restaurant] = [await aSupplier(world), await aRestaurant(world)]
  const product = await aProduct(world, supplier)
  const place = (quantity = 2) => anOrder(world, restaurant, [{ product, quantity }])
  return { supplier, restaurant, product, place }
}

test.for([-1, 1, YEAR_AND_MORE, -YEAR_AND_MORE])(
  'an order is accepted and done in this order though the clock moves by %i hours and back between',
  async (hours) => {
    const { supplier, restaurant, place } = await aTrade()
    const order = await place()
    const id = { supplier_order_id: order.partOf(supplier).publicId }
    await setClock(hours)
    // On the day that the clock says, the sessions of a year ago have ended.
    const by = hours === YEAR_AND_MORE ? await anew(supplier) : supplier
    const accepted = await by.browser.post('/api/supplier-order-update/', {
      ...id,
      action: 'accepted',
    })
    expect(accepted.status, accepted.text).toBe(200)
    await setClock(-hours)
    expect((await by.browser.post('/api/supplier-order-set-to-done/', id)).status).toBe(200)
    const { body } = await restaurant.browser.post('/api/restaurant-order-set-to-done/', {
      order_public_id: order.publicId,
    })
    expect(body.status).toBe('done')
    await expectConsistent(database)
  },
)

/** Signed in by the clock as it is now. */
async function anew(account: BuiltAccount): Promise<BuiltAccount> {
  return { ...account, browser: await signedIn(world, account) }
}

test.for([-1, 1, 23, -YEAR_AND_MORE])(
  'an order that is asked for again under its key after the clock moved by %i hours stays one',
  async (hours) => {
    const { restaurant, product } = await aTrade()
    await aCart(restaurant, [{ product, quantity: 2 }])
    const key = { 'Idempotency-Key': randomUUID() }
    const first = await restaurant.browser.post('/api/checkout/', {}, key)
    await setClock(hours)
    const again = await restaurant.browser.post('/api/checkout/', {}, key)
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(await placedOrders(world, restaurant)).toHaveLength(1)
    await setClock(-hours)
  },
)

test('after the clock went ahead by more than a key counts, the order is still one: its cart is empty', async () => {
  const { restaurant, product } = await aTrade()
  await aCart(restaurant, [{ product, quantity: 2 }])
  const key = { 'Idempotency-Key': randomUUID() }
  await restaurant.browser.post('/api/checkout/', {}, key)
  await setClock(25)
  const again = await restaurant.browser.post('/api/checkout/', {}, key)
  expect([again.status, again.body.code]).toEqual([400, 'cart_empty'])
  expect(await placedOrders(world, restaurant)).toHaveLength(1)
  await setClock(-25)
})

test('what was ordered while the clock was ahead does not count in the weeks before', async () => {
  const { restaurant, product } = await aTrade()
  const buyer = await aMember(world, restaurant, 'buyer', { weekLimitCents: 12_000 })
  await setClock(YEAR_AND_MORE)
  const later = await anew(buyer)
  await aCart(later, [{ product, quantity: 2 }])
  expect((await later.browser.post('/api/checkout/', {})).status).toBe(200)
  await setClock(-YEAR_AND_MORE)
  await aCart(buyer, [{ product, quantity: 2 }])
  expect((await buyer.browser.post('/api/checkout/', {})).status).toBe(200)
})

test('a proposal that lapsed while the clock was ahead lapsed once, and the order goes on', async () => {
  const { supplier, restaurant, place } = await aTrade()
  const order = await place()
  await agreeOnDay(database, order, supplier, 24 * 60)
  const { propose, open, lines, update, sellersOrder } = proposalsOf(order, restaurant, supplier)
  await update({ action: 'accepted' })
  const other = await aProduct(world, supplier)
  const substitutes = [
    { public_id: lines[0], product_public_id: other.publicId, quantity: 1, price: '11.00' },
  ]
  const proposed = await propose(supplier, { substitutes, reason: 'out_of_stock' })
  expect(proposed.status, proposed.text).toBe(200)
  const config = readConfig({ PUBLIC_URL: 'https://halles.example.ca', TRUST_PROXY: 'none' })
  const { queueMail, close } = await openMailQueue(database, config, () => {})
  await setClock(YEAR_AND_MORE)
  expect([
    await lapseProposals(database, queueMail),
    await lapseProposals(database, queueMail),
  ]).toEqual([1, 0])
  await setClock(-YEAR_AND_MORE)
  await close()
  expect(await open()).toBeNull()
  expect((await sellersOrder()).supplierOrder.status).toBe('acknowledged')
  await expectConsistent(database)
})
