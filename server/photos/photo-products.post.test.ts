import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aSupplier, type BuiltAccount } from '@halles/testing/world/builders.ts'
import { aPhoto } from '@halles/testing/world/photo.ts'
import { expect, test } from 'vitest'

const world = await aTestApp()

async function coded(supplier: BuiltAccount, code: string) {
  const product = await aProduct(world, supplier, { nameFr: `Produit ${code}` })
  await world.database
    .updateTable('product')
    .set({ item_code: code })
    .where('id', '=', product.id)
    .execute()
  return product
}

test('products are found by their codes, letter case aside, one’s own on sale alone', async () => {
  const supplier = await aSupplier(world)
  const product = await coded(supplier, 'A12')
  const other = await coded(supplier, 'b-7')
  const deleted = await coded(supplier, 'C1')
  await supplier.browser.delete('/api/add-edit-product/', { public_id: deleted.publicId })
  await coded(await aSupplier(world), 'D4')
  await aPhoto(world, product)
  const item_codes = ['a12', 'B-7', 'C1', 'D4', 'unknown']
  const { status, body } = await supplier.browser.post('/api/photo-products/', { item_codes })
  expect([status, body.results]).toEqual([
    200,
    [
      {
        item_code: 'A12',
        public_id: product.publicId,
        name_fr: 'Produit A12',
        name_en: 'Produit A12',
        photos: 1,
      },
      {
        item_code: 'b-7',
        public_id: other.publicId,
        name_fr: 'Produit b-7',
        name_en: 'Produit b-7',
        photos: 0,
      },
    ],
  ])
})

test('more codes than an archive can name are refused', async () => {
  const supplier = await aSupplier(world)
  const item_codes = Array.from({ length: 1_001 }, (_, index) => `A${index}`)
  const { status, body } = await supplier.browser.post('/api/photo-products/', { item_codes })
  expect([status, Object.keys(body.fields)]).toEqual([400, ['item_codes']])
})
