import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aPriceList } from '@halles/testing/world/agreed-price.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { aCart } from '@halles/testing/world/cart.ts'
import { aGuide } from '@halles/testing/world/guide.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { expect, test } from 'vitest'

const world = await anOwnApp()

const suppliers = [await aSupplier(world), await aSupplier(world), await aSupplier(world)] as const
const [supplier, other] = suppliers
const [restaurant, stranger] = [await aRestaurant(world), await aRestaurant(world)]
// Four of one name, so that each is compared with the others, and two of another.
const products = [
  await aProduct(world, supplier, { nameFr: 'Rutabaga', priceCents: 5_000 }),
  await aProduct(world, supplier, { nameFr: 'Panais', priceCents: 6_000 }),
  await aProduct(world, other, { nameFr: 'Rutabaga', priceCents: 4_900 }),
  await aProduct(world, other, { nameFr: 'Panais', priceCents: 6_100 }),
  await aProduct(world, suppliers[2], { nameFr: 'Rutabaga', priceCents: 5_100 }),
]
const PLANTED = 1_337

/** Whatever somebody else reads that names products, prices or their order, as bytes. */
async function readingsOf(reader: BuiltAccount): Promise<Map<string, string>> {
  const paths = new Set<string>()
  for (const sort_by of ['name', 'price', 'price_per_unit', 'supplier', 'quantity_per_case'])
    for (const sort_direction of ['asc', 'desc'])
      for (const search of sort_by === 'price' ? ['', 'rutabaga', 'panias'] : [''])
        paths.add(
          `product-list/?${new URLSearchParams({
            ...{ category_name: 'all', page: '1', sort_by, sort_direction },
            ...(search && { search }),
          })}`,
        )
  for (const { publicId } of products) {
    paths.add(`product/?product_public_id=${publicId}`)
    paths.add(`product-offers/?product_public_id=${publicId}`)
  }
  for (const { publicId } of suppliers) paths.add(`supplier-info/?supplier_public_id=${publicId}`)
  for (const path of ['cart/', 'checkout/', 'guide-list/', 'guide-candidates/', 'category-list/'])
    paths.add(path)
  for (const path of ['order-again/', 'restaurant-order-list/?status=active', 'restaurant-today/'])
    paths.add(path)
  for (const { public_id } of (await reader.browser.get('/api/guide-list/')).body.guides)
    paths.add(`guide/?guide_public_id=${public_id}`)
  const readings = new Map<string, string>()
  for (const path of paths) {
    const { status, text } = await reader.browser.get(`/api/${path}`)
    readings.set(path, `${status} ${text}`)
  }
  const typed = { text: '6 caisses rutabaga\n5 cs panais', lang: 'fr' }
  const { status, text } = await reader.browser.post('/api/order-text/', typed)
  return readings.set('order-text/', `${status} ${text}`)
}

test('what one restaurant agrees and pays is in nothing that another reads, nor in its order, counts or marks', async () => {
  await aCart(stranger, [{ product: products[0] ?? { publicId: '' }, quantity: 6 }])
  await aGuide(stranger, products)
  const before = await readingsOf(stranger)
  const lines = products.slice(0, 2).flatMap((product) => [
    { product, priceCents: PLANTED + 100 },
    { product, priceCents: PLANTED, fromCases: 5 },
  ])
  await aPriceList(world, supplier, { adjustBp: -1_000, lines, for: [restaurant] })
  await aPriceList(world, other, { adjustBp: -5_000, for: [restaurant] })
  const [product] = products
  if (!product) throw new RangeError('a product of this market')
  await anOrder(world, restaurant, [{ product, quantity: 6 }])
  const own = await readingsOf(restaurant)
  expect([...own.values()].some((text) => text.includes('14.37'))).toBe(true)
  expect(await readingsOf(stranger)).toEqual(before)
  for (const { browser } of [other, suppliers[2]])
    for (const path of [
      'supplier-product-list/?category_name=all&page=1',
      'price-list-list/',
      'special-list/',
      'supplier-order-list/?status=pending',
      'customer-list/',
      'pick-list/',
      'account-data/',
    ])
      expect((await browser.get(`/api/${path}`)).text).not.toMatch(/13\.37|14\.37|1337/)
})
