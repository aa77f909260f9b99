import type { Body } from '@halles/testing/client/browser.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { answerOf } from '@halles/testing/world/both-sides.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { aGuide } from '@halles/testing/world/guide.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { placedAt } from '@halles/testing/world/order-times.ts'
import { expect, test } from 'vitest'

const world = await anOwnApp()
const supplier = await aSupplier(world)

test('what was ordered in the last days comes by number of orders, and what the guide has is marked', async () => {
  const restaurant = await aRestaurant(world)
  const [often, once, removed, before, gone] = [
    await aProduct(world, supplier),
    await aProduct(world, supplier),
    await aProduct(world, supplier),
    await aProduct(world, supplier),
    await aProduct(world, supplier),
  ]
  const order = (...products: { publicId: string }[]) =>
    anOrder(
      world,
      restaurant,
      products.map((product) => ({ product, quantity: 1 })),
    )
  await placedAt(world, await order(before), '2025-01-10T12:00:00Z')
  await order(often, gone)
  await order(often, once)
  const last = await order(often, removed)
  const { answer, lines } = answerOf(supplier, last)
  await answer({ action: 'modified', removed_products: [lines[1]] })
  await supplier.browser.delete('/api/add-edit-product/', { public_id: gone.publicId })
  const { guide_public_id } = await aGuide(restaurant, [once])
  const candidates = async (query: string) => {
    const { body } = await restaurant.browser.get(`/api/guide-candidates/?${query}`)
    return body.candidates.map((one: Body) => [one.public_id, one.order_count, one.is_in_guide])
  }
  expect(await candidates(`guide_public_id=${guide_public_id}`)).toEqual([
    [often.publicId, 3, false],
    [once.publicId, 1, true],
  ])
  expect(await candidates('days=30')).toEqual([
    [often.publicId, 3, false],
    [once.publicId, 1, false],
  ])
})

test('products equal to an item are looked for in its category and measure by its words, never those of the item', async () => {
  const restaurant = await aRestaurant(world)
  const other = await aSupplier(world)
  const onions = { category: 'fetl', nameFr: 'Oignons jaunes', nameEn: 'Onions, yellow' } as const
  const own = await aProduct(world, supplier, onions)
  const equal = await aProduct(world, other, { ...onions, quantityHundredths: 500 })
  const red = await aProduct(world, other, { ...onions, nameFr: 'Oignons rouges' })
  await aProduct(world, other, { ...onions, unit: 'unit' })
  await aProduct(world, other, { ...onions, category: 'deli' })
  await aProduct(world, other, { category: 'fetl', nameFr: 'Poireaux' })
  const { guide_public_id, item_public_id } = await aGuide(restaurant, [own])
  const { body } = await restaurant.browser.get(
    `/api/guide-candidates/?guide_public_id=${guide_public_id}&item_public_id=${item_public_id}`,
  )
  expect(body.candidates.map(({ public_id }: Body) => public_id)).toEqual([
    equal.publicId,
    red.publicId,
  ])
})

test.for(['days=0', 'days=366', 'days=1e2', 'days=-1'])('%s is refused', async (query) => {
  const { browser } = await aRestaurant(world)
  const { status } = await browser.get(`/api/guide-candidates/?${query}`)
  expect(status).toBe(400)
})

test('a label that folds to one word longer than a query takes finds nothing', async () => {
  const restaurant = await aRestaurant(world)
  const product = await aProduct(world, supplier)
  const { guide_public_id, item_public_id } = await aGuide(restaurant, [product])
  const item = { guide_public_id, item_public_id, guide_version: 1, section: '', par: null }
  const saved = await restaurant.browser.post('/api/guide-item-save/', {
    ...{ ...item, measure: 'case', products: [product.publicId], label: '\u3316'.repeat(150) },
  })
  expect(saved.status).toBe(200)
  expect(
    await restaurant.browser.get(
      `/api/guide-candidates/?guide_public_id=${guide_public_id}&item_public_id=${item_public_id}`,
    ),
  ).toMatchObject({ status: 200, body: { candidates: [] } })
})
