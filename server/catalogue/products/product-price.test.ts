import type { Body } from '@halles/testing/client/browser.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aSupplier } from '@halles/testing/world/builders.ts'
import { expect, test } from 'vitest'

const world = await aTestApp()
const supplier = await aSupplier(world)

async function edited(product: { publicId: string }, ...changes: Body[]) {
  for (const change of changes) {
    const address = `/api/supplier-product-list/?product_public_id=${product.publicId}`
    const { body } = await supplier.browser.get(address)
    const answer = await supplier.browser.post('/api/add-edit-product/', { ...body, ...change })
    expect(answer.status, answer.text).toBe(200)
  }
}

function pricesOf({ id }: { id: number }) {
  return world.database
    .selectFrom('product_price')
    .select(['price_cents', 'quantity_hundredths', 'unit'])
    .where('product_id', '=', id)
    .orderBy('until_at')
    .execute()
}

test('what a case cost and held is stored when it changes, from the first change on', async () => {
  const product = await aProduct(world, supplier)
  expect(await pricesOf(product)).toEqual([])
  await edited(product, { price: '52.00' }, { quantity_per_case: '8' }, { unit: 'lb' })
  expect(await pricesOf(product)).toEqual([
    { price_cents: 5_000, quantity_hundredths: 1_000, unit: 'kg' },
    { price_cents: 5_200, quantity_hundredths: 1_000, unit: 'kg' },
    { price_cents: 5_200, quantity_hundredths: 800, unit: 'kg' },
  ])
})

test('a change of anything else, and the same price again, store nothing', async () => {
  const product = await aProduct(world, supplier)
  await edited(product, { description: 'Frais' }, { price: '50.00' })
  await supplier.browser.post('/api/product-availability/', {
    ...{ public_id: product.publicId, available: false },
  })
  expect(await pricesOf(product)).toEqual([])
})

test('changes of many products at once are stored, of each that changed', async () => {
  const products = [await aProduct(world, supplier), await aProduct(world, supplier)]
  const unchanged = await aProduct(world, supplier, { priceCents: 7_000 })
  const ids = [...products, unchanged].map(({ id }) => id)
  await world.database
    .updateTable('product')
    .set({ price_cents: 7_000 })
    .where('id', 'in', ids)
    .execute()
  for (const product of products) {
    expect(await pricesOf(product)).toMatchObject([{ price_cents: 5_000 }])
  }
  expect(await pricesOf(unchanged)).toEqual([])
})
