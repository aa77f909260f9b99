import { RESTAURANT_SORT_KEYS } from '@halles/domain/product.ts'
import type { Body } from '@halles/testing/client/browser.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { aCart } from '@halles/testing/world/cart.ts'
import { aCustomer } from '@halles/testing/world/customer.ts'
import { aGuide } from '@halles/testing/world/guide.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { aPhoto } from '@halles/testing/world/photo.ts'
import { beforeAll, expect, test } from 'vitest'
import { findSpellings } from '../catalogue/product-list/word-spellings-sql.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'

const world = await aTestApp()
const CITY = 'Sainte-Anne-des-Monts'
const FOR_CUSTOMERS = { audience: 'customers' } as const
/** In no other name. */
const NAMES = { nameFr: 'Crosne velouté', nameEn: 'Velvet crosne' }
let supplier: BuiltAccount
let stranger: BuiltAccount
let customer: BuiltAccount
let compared: { id: number; publicId: string }

beforeAll(async () => {
  supplier = await aSupplier(world, { serves: [CITY], city: CITY })
  const other = await aSupplier(world, { serves: [CITY], city: CITY })
  stranger = await aRestaurant(world, { city: CITY })
  customer = await aRestaurant(world, { city: CITY })
  await aCustomer(world, supplier, customer)
  compared = await aProduct(world, other, { ...NAMES, priceCents: 6_000 })
  await aProduct(world, supplier, { nameFr: 'Panais', nameEn: 'Parsnip' })
})

/** All that a restaurant is answered in which a product of the city may be. */
async function answersTo({ browser }: BuiltAccount): Promise<Record<string, string>> {
  const list = (query: Record<string, string>) =>
    `/api/product-list/?${new URLSearchParams({ lang: 'fr', page: '1', ...query })}`
  const paths = [
    ...RESTAURANT_SORT_KEYS.map((sort_by) => list({ sort_by })),
    list({ category_name: 'beef' }),
    list({ category_name: 'beef', sort_by: 'supplier' }),
    list({ supplier_public_id: supplier.publicId }),
    list({ supplier_public_id: supplier.publicId, sort_by: 'supplier' }),
    ...['crosne', 'crosne veloute', 'cronse', 'velvte', 'secrette'].flatMap((search) => [
      list({ search }),
      list({ search, sort_by: 'price' }),
      list({ search, sort_by: 'supplier' }),
      list({ search, supplier_public_id: supplier.publicId }),
    ]),
    list({ photo: 'yes' }),
    `/api/product-offers/?product_public_id=${compared.publicId}`,
    `/api/product/?product_public_id=${compared.publicId}`,
    `/api/supplier-info/?supplier_public_id=${supplier.publicId}`,
    '/api/category-list/',
    '/api/supplier-list/',
    '/api/guide-candidates/?days=30',
  ]
  const answers: Record<string, string> = {}
  for (const path of paths) answers[path] = (await browser.get(path)).text
  for (const text of ['2 crosnes', '3 cronses', '1 secrète', '1 secretette', '4 velours'])
    answers[text] = (await browser.post('/api/order-text/', { text, lang: 'fr' })).text
  return answers
}

test('of a product for customers a stranger is told nothing: no name, no number, no price, no order of rows', async () => {
  const before = await answersTo(stranger)
  const ofCustomer = await answersTo(customer)
  const same = await aProduct(world, supplier, {
    ...NAMES,
    priceCents: 100,
    facts: FOR_CUSTOMERS,
  })
  await aProduct(world, supplier, {
    nameFr: 'Secrète cronse velours',
    nameEn: 'Secrette velvte',
    priceCents: 100,
    facts: FOR_CUSTOMERS,
  })
  await aPhoto(world, same)
  expect(await answersTo(stranger)).toEqual(before)
  const changed = await answersTo(customer)
  const told = Object.keys(changed).filter((path) => changed[path] !== ofCustomer[path])
  expect(told.length).toBeGreaterThan(25)
  const { body } = await customer.browser.get(
    `/api/product-offers/?product_public_id=${compared.publicId}`,
  )
  expect(body.results).toMatchObject([{ public_id: same.publicId, is_cheapest: true }])
})

test('words that only products for customers have correct and complete nobody’s words', async () => {
  const names = { nameFr: 'Quinquelette', nameEn: 'Quinquelette' }
  await aProduct(world, supplier, { ...names, facts: FOR_CUSTOMERS })
  const spelt = (of: BuiltAccount, ...words: string[]) =>
    findSpellings(world.database, of.id as RestaurantId, words)
  for (const one of [stranger, customer])
    expect(await spelt(one, 'quinquelet', 'quinquelete')).toEqual(new Map())
  await aProduct(world, supplier, { nameFr: 'Quinquelotte', nameEn: 'Quinquelotte' })
  const almost = new Map([['quinquelette', ['quinquelotte']]])
  expect(await spelt(stranger, 'quinquelette')).toEqual(almost)
  // Its own word, and right.
  expect(await spelt(customer, 'quinquelette')).toEqual(new Map())
})

test('what is out until a day that has come is counted for customers alone', async () => {
  const only = await aSupplier(world, { serves: ['Percé'] })
  const { browser } = await aRestaurant(world, { city: 'Percé' })
  const buyer = await aRestaurant(world, { city: 'Percé' })
  await aCustomer(world, only, buyer)
  const { id } = await aProduct(world, only, { facts: FOR_CUSTOMERS })
  await world.database
    .updateTable('product')
    .set({ available: false, available_from: '2020-01-01' })
    .where('id', '=', id)
    .execute()
  for (const sort_by of RESTAURANT_SORT_KEYS) {
    const path = `/api/product-list/?sort_by=${sort_by}`
    const [seen, hidden] = [await buyer.browser.get(path), await browser.get(path)]
    expect([seen.body.count, seen.body.results.length]).toEqual([1, 1])
    expect([hidden.body.count, hidden.body.results]).toEqual([0, []])
  }
})

test('a product that turns to customers while it is in a stranger’s cart, guide and orders says why', async () => {
  const product = await aProduct(world, supplier)
  const { id: orderId } = await anOrder(world, stranger, [{ product, quantity: 1 }])
  // An order makes a customer: as if the supplier had never opened the account.
  await world.database.deleteFrom('customer').where('restaurant_id', '=', stranger.id).execute()
  await aCart(stranger, [{ product, quantity: 2 }])
  const guide = await aGuide(stranger, [product])
  const { public_id: order } = await world.database
    .selectFrom('restaurant_order')
    .select('public_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const said = (await supplier.browser.get('/api/supplier-product-list/')).body.results.find(
    ({ public_id }: Body) => public_id === product.publicId,
  )
  expect(said.audience).toBeNull()
  const { status } = await supplier.browser.post('/api/add-edit-product/', {
    ...said,
    ...FOR_CUSTOMERS,
  })
  expect(status).toBe(200)
  const reason = 'not_a_customer'
  const { body: cart } = await stranger.browser.get('/api/cart/')
  expect(cart.unavailable).toMatchObject([{ reason, quantity: 2 }])
  expect((await stranger.browser.post('/api/checkout/', {})).body.code).toBe('cart_changed')
  const { body: read } = await stranger.browser.get(
    `/api/guide/?guide_public_id=${guide.guide_public_id}`,
  )
  expect(JSON.stringify(read.items)).toContain(reason)
  const again = await stranger.browser.post('/api/order-again/', {
    restaurant_order_public_id: order,
  })
  expect(again.text).toContain(reason)
  await aCustomer(world, supplier, stranger)
  await aCart(stranger, [{ product, quantity: 2 }])
  expect((await stranger.browser.post('/api/checkout/', {})).status).toBe(200)
})

test('a stranger reports no photo of a product for customers', async () => {
  const visitor = await aRestaurant(world, { city: CITY })
  const photo = await aPhoto(world, await aProduct(world, supplier, { facts: FOR_CUSTOMERS }))
  const report = ({ browser }: BuiltAccount) =>
    browser.post('/api/photo-report/', { photo_public_id: photo, reason: 'rights' })
  expect([(await report(visitor)).status, (await report(customer)).status]).toEqual([404, 204])
})

test('a supplier says whom a product is for, in its form, and it is recorded', async () => {
  const own = await aSupplier(world)
  const product = { name_fr: 'Oca', name_en: 'Oca', category: 'fetl', unit: 'kg', price: '9.00' }
  const added = await own.browser.post('/api/add-edit-product/', {
    ...product,
    quantity_per_case: '5',
    description: '',
    ...FOR_CUSTOMERS,
  })
  expect(added.body.audience).toBe('customers')
  const { public_id } = added.body
  const edit = { ...product, quantity_per_case: '5', description: '', public_id }
  expect((await own.browser.post('/api/add-edit-product/', edit)).body.audience).toBe('customers')
  const opened = { ...edit, audience: null }
  expect((await own.browser.post('/api/add-edit-product/', opened)).body.audience).toBeNull()
  const refused = await own.browser.post('/api/add-edit-product/', { ...edit, audience: 'friends' })
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['audience']])
  const { detail } = await world.database
    .selectFrom('business_action')
    .select('detail')
    .where('account_id', '=', own.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(detail).toEqual([{ field: 'audience', from: 'customers', to: '' }])
})
