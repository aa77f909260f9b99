import type { Body } from '@halles/testing/client/browser.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { anOrder, type BuiltOrder } from '@halles/testing/world/order.ts'
import { placedAt } from '@halles/testing/world/order-times.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await anOwnApp()
let cities = 0
let city: string
let restaurant: BuiltAccount
let supplier: BuiltAccount
let lamb: Awaited<ReturnType<typeof aProduct>>
let veal: typeof lamb

beforeEach(async () => {
  city = `Ville ${++cities}`
  restaurant = await aRestaurant(world, { city })
  supplier = await aSupplier(world, { serves: [city] })
  lamb = await aProduct(world, supplier, { priceCents: 4_250 })
  veal = await aProduct(world, supplier, { priceCents: 6_000 })
})

async function ordered(
  products: (typeof lamb)[],
  day: string,
  by: BuiltAccount = restaurant,
): Promise<BuiltOrder> {
  const order = await anOrder(
    world,
    by,
    products.map((product) => ({ product, quantity: 3 })),
  )
  await placedAt(world, order, `${day}T15:00:00Z`)
  return order
}

/** Of each product on the list: what it was last paid. */
async function lastPaid(by: BuiltAccount = restaurant): Promise<Body[]> {
  const { body } = await by.browser.get('/api/product-list/')
  return [lamb, veal].map(
    ({ publicId }) => body.results.find((row: Body) => row.public_id === publicId)?.last_paid,
  )
}

async function edit(product: typeof lamb, change: Record<string, unknown>) {
  const { body } = await supplier.browser.get(
    `/api/supplier-product-list/?product_public_id=${product.publicId}`,
  )
  const answer = await supplier.browser.post('/api/add-edit-product/', { ...body, ...change })
  expect(answer.status).toBe(200)
}

async function answer(order: BuiltOrder, decision: Record<string, unknown>) {
  const { status, text } = await supplier.browser.post('/api/supplier-order-update/', {
    supplier_order_id: order.partOf(supplier).publicId,
    ...decision,
  })
  if (status !== 200) throw new Error(text)
}

test('what was never ordered was never paid for', async () => {
  await ordered([lamb], '2026-11-03')
  expect(await lastPaid()).toEqual([{ price: '42.50', date: '2026-11-03' }, null])
})

test('the last order counts, at the price it was placed at, on the day it was in Montréal', async () => {
  const latest = await ordered([lamb], '2026-11-03')
  await placedAt(world, latest, '2026-11-04T04:30:00Z')
  await edit(lamb, { price: '44.00' })
  await ordered([lamb], '2026-10-06')
  await edit(lamb, { price: '46.00' })
  expect(await lastPaid()).toEqual([{ price: '42.50', date: '2026-11-03' }, null])
})

test("another restaurant's orders never show", async () => {
  const neighbour = await aRestaurant(world, { city })
  await ordered([lamb, veal], '2026-11-03', neighbour)
  await ordered([veal], '2026-10-01')
  expect(await lastPaid()).toEqual([null, { price: '60.00', date: '2026-10-01' }])
  expect(await lastPaid(await aRestaurant(world, { city }))).toEqual([null, null])
})

test('a line that the supplier removed was not paid for, one with fewer cases was', async () => {
  await ordered([lamb, veal], '2026-10-01')
  const latest = await ordered([lamb, veal], '2026-11-03')
  const [ofLamb, ofVeal] = latest.partOf(supplier).lines
  await answer(latest, {
    action: 'modified',
    products: [{ public_id: ofVeal, edited_quantity: 1 }],
    removed_products: [ofLamb],
  })
  expect(await lastPaid()).toEqual([
    { price: '42.50', date: '2026-10-01' },
    { price: '60.00', date: '2026-11-03' },
  ])
})

test('an order that the supplier refused was not paid for', async () => {
  await answer(await ordered([lamb], '2026-11-03'), { action: 'cancelled' })
  expect(await lastPaid()).toEqual([null, null])
})

test('a case of another size or unit does not compare', async () => {
  await ordered([lamb, veal], '2026-11-03')
  await edit(lamb, { quantity_per_case: '12' })
  await edit(veal, { unit: 'lb' })
  expect(await lastPaid()).toEqual([null, null])
  await edit(lamb, { quantity_per_case: '10' })
  expect(await lastPaid()).toEqual([{ price: '42.50', date: '2026-11-03' }, null])
})
