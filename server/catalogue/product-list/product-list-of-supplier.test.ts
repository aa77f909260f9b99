import type { Body } from '@halles/testing/client/browser.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { expect, test } from 'vitest'

const world = await anOwnApp()
const restaurant = await aRestaurant(world)
const supplier = await aSupplier(world, { name: 'Ferme Oignon' })
const other = await aSupplier(world)
const names = ['Oignons jaunes', 'Carottes', 'Oignons rouges']
for (const nameFr of names) {
  await aProduct(world, supplier, { nameFr })
  await aProduct(world, other, { nameFr })
}

function ask(wanted: Record<string, string>, supplierId = supplier.publicId) {
  const query = new URLSearchParams({ supplier_public_id: supplierId, ...wanted })
  return restaurant.browser.get(`/api/product-list/?${query}`)
}

async function found(search: string): Promise<string[]> {
  const { body } = await ask({ search })
  expect(body.results.every((row: Body) => row.supplier.public_id === supplier.publicId)).toBe(true)
  expect(body.count).toBe(body.results.length)
  return body.results.map(({ name_fr }: Body) => name_fr).toSorted()
}

test('a search among the products of one supplier finds those alone, and does not look at its name', async () => {
  expect(await found('oignon')).toEqual(['Oignons jaunes', 'Oignons rouges'])
  expect(await found('ognion')).toEqual(['Oignons jaunes', 'Oignons rouges'])
  expect(await found('ferme')).toEqual([])
})

test('the cursor of one supplier’s list is not another’s, nor that of all', async () => {
  for (let index = 0; index < 10; index++)
    await aProduct(world, supplier, { nameFr: `Sel ${index}` })
  const { next_cursor: cursor } = (await ask({})).body
  expect((await ask({ cursor })).body.results).toHaveLength(3)
  const refused = { code: 'invalid_input', fields: { cursor: expect.any(String) } }
  expect((await ask({ cursor }, other.publicId)).body).toMatchObject(refused)
  const all = await restaurant.browser.get(`/api/product-list/?cursor=${cursor}`)
  expect(all.body).toMatchObject(refused)
})

test('of a supplier that is nobody’s the list is empty', async () => {
  expect((await ask({}, '0'.repeat(32))).body).toMatchObject({ count: 0, results: [] })
})
