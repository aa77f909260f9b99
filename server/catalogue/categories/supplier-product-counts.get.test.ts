import { LISTING_NAMES } from '@halles/domain/product.ts'
import type { Body } from '@halles/testing/client/browser.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aSupplier } from '@halles/testing/world/builders.ts'
import { expect, test } from 'vitest'

const world = await aTestApp()
const PATH = '/api/supplier-product-counts/'

test('a supplier reads how many products it has by category, those that are out included, nobody else’s', async () => {
  const supplier = await aSupplier(world)
  const rival = await aSupplier(world)
  await aProduct(world, rival, { category: 'beef' })
  const out = await aProduct(world, supplier, { category: 'beef' })
  await aProduct(world, supplier, { category: 'beef' })
  const deleted = await aProduct(world, supplier, { category: 'dairy' })
  await supplier.browser.post('/api/product-availability/', {
    public_id: out.publicId,
    available: false,
    available_from: null,
  })
  await supplier.browser.delete('/api/add-edit-product/', { public_id: deleted.publicId })

  const { status, body } = await supplier.browser.get(PATH)
  expect(status).toBe(200)
  const counts = new Map(body.map(({ category, products }: Body) => [category, products]))
  expect([...counts.keys()]).toEqual([...LISTING_NAMES])
  expect([counts.get('beef'), counts.get('dairy'), counts.get('all')]).toEqual([2, 0, 2])
})
