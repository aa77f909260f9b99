import { expectConsistent } from '@halles/testing/checks/expect-consistent.ts'
import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import type { Body } from '@halles/testing/client/browser.ts'
import { lastMailQueued } from '@halles/testing/servers/queued-mails.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { answerOf, readOrder } from '@halles/testing/world/both-sides.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import {
  agreeOnDay,
  answersWithin,
  changeOf,
  passMinutes,
} from '@halles/testing/world/change-order.ts'
import { anOrder, type BuiltOrder } from '@halles/testing/world/order.ts'
import { afterEach, expect, test } from 'vitest'

const world = await anOwnApp()
afterEach(() => expectConsistent(world.database))

const restaurant = await aRestaurant(world)
const supplier = await aSupplier(world)
const other = await aSupplier(world)
const beef = await aProduct(world, supplier, { priceCents: 1_000 })
const milk = await aProduct(world, other, { priceCents: 300 })

async function aPart({ acceptedAt }: { acceptedAt?: number } = {}) {
  const order = await anOrder(world, restaurant, [
    { product: beef, quantity: 2 },
    { product: milk, quantity: 1 },
  ])
  if (acceptedAt !== undefined) {
    await agreeOnDay(world.database, order, supplier, acceptedAt)
    await answerOf(supplier, order).answer({ action: 'accepted' })
  }
  return { order, ...changeOf(restaurant, order, supplier), ...answerOf(supplier, order) }
}

/** The order in the list of its restaurant. */
async function listed({ publicId }: BuiltOrder): Promise<Body> {
  const { body } = await restaurant.browser.get('/api/restaurant-order-list/?status=active')
  return body.find(({ public_id }: Body) => public_id === publicId)
}

test.each([
  ['pending', {}],
  ['accepted and before its cut-off', { acceptedAt: 60 }],
])('a part that is %s is taken back; the other supplier’s stays', async (_, when) => {
  const { order, cancel, read } = await aPart(when)
  const { status, body } = await cancel({ reason: 'other', note: 'Four en panne' })
  expect(status).toBe(200)
  expect(body.total_price).toBe('3.00')
  expect(body.supplier_products).toMatchObject([
    {
      status: 'cancelled',
      total_price: '0.00',
      changes: [],
      products: [{ cancelled_by: 'restaurant', reason: 'other' }],
    },
    { status: 'pending' },
  ])
  expect(body.supplier_products[0].steps.at(-1)).toMatchObject({
    status: 'cancelled',
    side: 'restaurant',
    reason: 'other',
    note: 'Four en panne',
    at: expect.any(String),
  })
  expect(await readOrder(restaurant, order)).toEqual(body)
  expect((await listed(order)).suppliers).toMatchObject([
    { status: 'cancelled', cancelled_by: 'restaurant' },
    { status: 'pending', cancelled_by: null },
  ])
  const sellers = await read()
  expect(sellers.supplierOrder).toMatchObject({ status: 'cancelled', total_price: '0.00' })
  expect(sellers.steps.at(-1)).toMatchObject({
    side: 'restaurant',
    note: 'Four en panne',
    at: null,
  })
})

test('the supplier is told by mail and on its open screens', async () => {
  const { order, cancel } = await aPart()
  await cancel()
  const { id } = order.partOf(supplier)
  const told = await world.database
    .selectFrom('order_event')
    .select(['account_id', 'kind'])
    .where('supplier_order_id', '=', id)
    .orderBy('number')
    .execute()
  expect(told).toEqual([
    { account_id: supplier.id, kind: 'placed' },
    { account_id: supplier.id, kind: 'withdrawn' },
  ])
  const mail = await lastMailQueued(world, 'order-withdrawn')
  expect(mail).toEqual({ recipient: supplier.email, facts: { supplierOrderId: id } })
})

test.each([
  [
    'after its cut-off',
    async (part: Awaited<ReturnType<typeof aPart>>) => part,
    { acceptedAt: -1 },
  ],
  [
    'once accepted without a delivery day',
    async (part: Awaited<ReturnType<typeof aPart>>) => {
      await part.answer({ action: 'accepted' })
      return part
    },
    {},
  ],
  [
    'once refused',
    async (part: Awaited<ReturnType<typeof aPart>>) => {
      await part.answer({ action: 'cancelled' })
      return part
    },
    {},
  ],
  [
    'twice',
    async (part: Awaited<ReturnType<typeof aPart>>) => {
      await part.cancel()
      return part
    },
    {},
  ],
])('%s it is too late, and nothing changes', async (_, then, when) => {
  const { order, cancel } = await then(await aPart(when))
  const before = await fingerprint(world.database)
  const { status, body } = await cancel()
  expect([status, body.code]).toEqual([409, 'too_late_to_change'])
  expect(body.current).toEqual(await readOrder(restaurant, order))
  expect(await fingerprint(world.database)).toBe(before)
})

test('after its cut-off it is taken back while its supplier’s reductions may be dropped of every line, and no later', async () => {
  const { order, lines, change, cancel, answer } = await aPart({ acceptedAt: -1 })
  const part = async () => (await readOrder(restaurant, order)).supplier_products[0]
  expect((await part()).changes).toEqual([])
  await answer({
    action: 'modified',
    products: [{ public_id: lines[0], edited_quantity: 1 }],
    reason: 'out_of_stock',
  })
  expect(await part()).toMatchObject({ changes: ['cancel'], products: [{ may_drop: true }] })
  expect((await change({ removed: [lines[0]] })).body.fields).toHaveProperty('removed')
  await answersWithin(world.database, supplier, 15)
  await passMinutes(world.database, order.partOf(supplier).id, 16)
  const before = await fingerprint(world.database)
  const late = await cancel()
  expect([late.status, late.body.code]).toEqual([409, 'too_late_to_change'])
  expect(await fingerprint(world.database)).toBe(before)
  await answersWithin(world.database, supplier, 120)
  const { status, body } = await cancel()
  expect([status, body.supplier_products[0].status]).toEqual([200, 'cancelled'])
})

test('what was said of a line before is not said of why its whole part ended', async () => {
  const reduced = await aPart({ acceptedAt: 60 })
  const [veal] = reduced.lines
  const edited = [{ public_id: veal, edited_quantity: 1 }]
  await reduced.answer({ action: 'modified', products: edited, reason: 'other', note: 'Panne' })
  expect((await reduced.read()).orderProducts).toMatchObject([{ reason: 'other', note: 'Panne' }])
  const { body } = await reduced.cancel({ reason: 'found_elsewhere' })
  expect(body.supplier_products[0].products).toMatchObject([
    { reason: 'found_elsewhere', note: '' },
  ])

  const refused = await aPart()
  const asked = [{ public_id: refused.lines[0], quantity: 1 }]
  const why = { reason: 'other', note: 'Moins de couverts' }
  expect((await refused.change({ lines: asked, ...why })).status).toBe(200)
  expect((await refused.read()).orderProducts).toMatchObject([why])
  const answered = await refused.answer({ action: 'cancelled', reason: 'out_of_stock' })
  expect(answered.body.orderProducts).toMatchObject([{ reason: 'out_of_stock', note: '' }])
})

test('a part that its supplier refused is not listed as cancelled by its restaurant', async () => {
  const { order, answer } = await aPart()
  await answer({ action: 'cancelled' })
  expect((await listed(order)).suppliers[0]).toMatchObject({ cancelled_by: 'supplier' })
})

test('what was accepted meanwhile is not taken back unseen', async () => {
  const { order, cancel, answer } = await aPart()
  await agreeOnDay(world.database, order, supplier, 60)
  await answer({ action: 'accepted' })
  const { status, body } = await cancel({ order_version: 1 })
  expect([status, body.code]).toEqual([409, 'order_changed'])
  expect(body.current.supplier_products[0]).toMatchObject({
    status: 'acknowledged',
    order_version: 2,
  })
  expect((await cancel({ order_version: 2 })).status).toBe(200)
})

test('a reason is given, and "other" is explained', async () => {
  const { cancel } = await aPart()
  expect((await cancel({ reason: undefined })).body.fields).toHaveProperty('reason')
  expect((await cancel({ reason: 'other' })).body.fields).toHaveProperty('note')
})
