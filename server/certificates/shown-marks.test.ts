import type { Mark } from '@halles/domain/product-marks.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { aCertificate } from '@halles/testing/world/certificate.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await aTestApp()
const restaurant = await aRestaurant(world)
const STATED: Mark[] = ['organic', 'kosher', 'free_range']
let supplier: BuiltAccount
let product: { id: number; publicId: string }

beforeEach(async () => {
  supplier = await aSupplier(world)
  product = await aProduct(world, supplier)
  await world.database
    .updateTable('product')
    .set({ marks: STATED })
    .where('id', '=', product.id)
    .execute()
})

async function read({ browser }: BuiltAccount, path: string) {
  const { status, body } = await browser.get(path)
  expect(status, path).toBe(200)
  return body
}
type Listed = { public_id: string; marks: Mark[] }

/** The marks of the product wherever a restaurant is told what it is, and where its supplier sees that. */
async function shownToRestaurants(): Promise<Mark[][]> {
  const ofSupplier = `/api/product-list/?supplier_public_id=${supplier.publicId}`
  const listed: Listed[] = (await read(restaurant, ofSupplier)).results
  const wanted = `product_public_id=${product.publicId}`
  const page = await read(restaurant, `/api/product/?${wanted}`)
  const offers = await read(restaurant, `/api/product-offers/?${wanted}`)
  const preview = await read(supplier, `/api/supplier-product/?${wanted}`)
  return [...listed, page, preview, ...offers.results]
    .filter(({ public_id }) => public_id === product.publicId)
    .map(({ marks }) => marks)
}

test('a restaurant is shown a mark that needs a certificate while its supplier has one in force', async () => {
  const expectShown = async (...marks: Mark[]) => {
    const shown = await shownToRestaurants()
    expect(shown.length).toBeGreaterThanOrEqual(3)
    for (const found of shown) expect(found).toEqual(marks)
  }
  await expectShown('free_range')
  await aCertificate(world, supplier, { mark: 'organic', daysLeft: 0 })
  await expectShown('organic', 'free_range')
  await aCertificate(world, supplier, { mark: 'organic', daysLeft: -1 })
  await expectShown('free_range')
  await aCertificate(world, await aSupplier(world), { mark: 'kosher' })
  await expectShown('free_range')
})

test('its supplier reads what it has stated, and takes it along', async () => {
  const { results } = await read(supplier, '/api/supplier-product-list/?category_name=all')
  expect(results[0].marks).toEqual(STATED)
  const { body } = await supplier.browser.get('/api/account-data/')
  expect(body.products[0].marks).toEqual(STATED)
})
