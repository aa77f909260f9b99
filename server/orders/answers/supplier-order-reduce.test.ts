import { expectConsistent } from '@halles/testing/checks/expect-consistent.ts'
import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import type { Body } from '@halles/testing/client/browser.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { answerOf, readOrder } from '@halles/testing/world/both-sides.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { changeOf } from '@halles/testing/world/change-order.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { afterEach, expect, test } from 'vitest'

const world = await anOwnApp()
afterEach(() => expectConsistent(world.database))

const restaurant = await aRestaurant(world)
const supplier = await aSupplier(world)
const beef = await aProduct(world, supplier, { priceCents: 1_000 })
const veal = await aProduct(world, supplier, { priceCents: 2_000 })

async function anAcceptedPart() {
  const order = await anOrder(world, restaurant, [
    { product: beef, quantity: 8 },
    { product: veal, quantity: 3 },
  ])
  const part = answerOf(supplier, order)
  await part.answer({ action: 'accepted' })
  const [beefLine = '', vealLine = ''] = part.lines
  return { order, ...part, beefLine, vealLine }
}

test('lines of an accepted order are reduced and removed at once, each with its reason', async () => {
  const { order, answer, read, beefLine, vealLine } = await anAcceptedPart()
  const { status, body } = await answer({
    action: 'modified',
    order_version: 2,
    products: [{ public_id: beefLine, edited_quantity: 6 }],
    removed_products: [vealLine],
    reason: 'limited_quantity',
    reasons: [{ public_id: vealLine, reason: 'other', note: 'Camion en panne' }],
  })
  expect(status).toBe(200)
  expect(await read()).toEqual(body)
  expect(body.supplierOrder).toMatchObject({
    status: 'acknowledged',
    total_price: '60.00',
    order_version: 4,
  })
  const { supplier_products: parts } = await readOrder(restaurant, order)
  expect(parts[0].products).toMatchObject([
    { quantity: 8, edited_quantity: 6, status: 'modified', reason: 'limited_quantity', note: '' },
    { cancelled_by: 'supplier', reason: 'other', note: 'Camion en panne' },
  ])
})

test('and again, but never raised', async () => {
  const { answer, beefLine } = await anAcceptedPart()
  const to = (edited_quantity: number) =>
    answer({
      action: 'modified',
      products: [{ public_id: beefLine, edited_quantity }],
      reason: 'quality',
    })
  expect((await to(6)).status).toBe(200)
  const before = await fingerprint(world.database)
  expect((await to(7)).body.fields).toHaveProperty(['products.0.edited_quantity'])
  expect((await to(6)).body.fields).toHaveProperty('products')
  expect(await fingerprint(world.database)).toBe(before)
  expect((await to(2)).body.supplierOrder.total_price).toBe('80.00')
})

test.each([
  ['without any reason, as before', {}, 409],
  ['with a reason for another line alone', { other: true }, 400],
])('%s an accepted order is not changed', async (_, { other }: { other?: boolean }, expected) => {
  const { answer, beefLine, vealLine } = await anAcceptedPart()
  const { status, body } = await answer({
    action: 'modified',
    products: [{ public_id: beefLine, edited_quantity: 6 }],
    ...(other && { reasons: [{ public_id: vealLine, reason: 'quality' }] }),
  })
  expect(status).toBe(expected)
  expect(status === 409 ? body.code : Object.keys(body.fields)[0]).toBe(
    status === 409 ? 'order_not_pending' : 'reason',
  )
})

test('what the restaurant removed is not the supplier’s to change, and the rest is its whole order', async () => {
  const order = await anOrder(world, restaurant, [
    { product: beef, quantity: 8 },
    { product: veal, quantity: 3 },
  ])
  const { lines, change } = changeOf(restaurant, order, supplier)
  await change({ removed: [lines[1]], lines: [{ public_id: lines[0], quantity: 5 }] })
  const { answer } = answerOf(supplier, order)
  const touch = (body: object) => answer({ action: 'modified', ...body })
  expect((await touch({ removed_products: [lines[1]] })).body.fields).toHaveProperty([
    'removed_products.0',
  ])
  expect((await touch({ removed_products: [lines[0]] })).body.fields).toHaveProperty(
    'removed_products',
  )
  const above = await touch({ products: [{ public_id: lines[0], edited_quantity: 6 }] })
  expect(above.body.fields).toHaveProperty(['products.0.edited_quantity'])
  const { body } = await touch({ products: [{ public_id: lines[0], edited_quantity: 4 }] })
  expect(body.orderProducts.map((line: Body) => [line.quantity, line.edited_quantity])).toEqual([
    [5, 4],
    [3, 0],
  ])
  expect(body.supplierOrder.total_price).toBe('40.00')
})

test('a refusal says why to the restaurant', async () => {
  const order = await anOrder(world, restaurant, [{ product: beef, quantity: 8 }])
  await answerOf(supplier, order).answer({
    action: 'cancelled',
    reason: 'late_order',
    note: 'Reçue après 16 h',
  })
  const { supplier_products: parts } = await readOrder(restaurant, order)
  expect(parts[0].steps.at(-1)).toMatchObject({
    status: 'cancelled',
    side: 'supplier',
    reason: 'late_order',
    note: 'Reçue après 16 h',
  })
})
