import type { Body } from '@halles/testing/client/browser.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { answerOf } from '@halles/testing/world/both-sides.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { unsaidFields } from '@halles/testing/world/unsaid-fields.ts'
import { expect, test } from 'vitest'

const world = await aTestApp()
const PATH = '/api/supplier-product-list/'

async function list({ browser }: BuiltAccount, wanted: Record<string, string> = {}): Promise<Body> {
  const answer = await browser.get(`${PATH}?${new URLSearchParams(wanted)}`)
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body
}

async function names(supplier: BuiltAccount, wanted: Record<string, string> = {}) {
  const { results, count } = await list(supplier, wanted)
  expect(count).toBe(results.length)
  return results.map((product: Body) => product.name_fr)
}

test('a supplier sees its own products, whatever cities it serves, and nobody else sees them here', async () => {
  const supplier = await aSupplier(world, { serves: [] })
  const rival = await aSupplier(world)
  const product = await aProduct(world, supplier, {
    nameFr: 'Épaule de bœuf',
    nameEn: 'Beef shoulder',
    description: 'Désossée.',
    priceCents: 4_400,
    quantityHundredths: 2_000,
    unit: 'lb',
  })
  expect(await list(supplier)).toEqual({
    count: 1,
    results: [
      {
        ...unsaidFields('supplier', 'everybody'),
        photos: [],
        public_id: product.publicId,
        name_fr: 'Épaule de bœuf',
        name_en: 'Beef shoulder',
        description: 'Désossée.',
        category: 'beef',
        category_name: 'beef',
        unit: 'lb',
        price: '44.00',
        quantity_per_case: '20',
        price_per_unit: '2.2000',
        price_per_kg: '4.8502',
        sold_quantity: 0,
        available: true,
        available_from: null,
        lead_days: 0,
        pick_place: '',
      },
    ],
  })
  expect(await list(rival)).toEqual({ count: 0, results: [] })
})

test("one product is its supplier's alone: another's and an invented one get the same 404 [A108]", async () => {
  const supplier = await aSupplier(world)
  const rival = await aSupplier(world)
  const product = await aProduct(world, supplier)
  const one = (browser: BuiltAccount['browser'], publicId: string) =>
    browser.get(`${PATH}?product_public_id=${publicId}`)
  expect((await one(supplier.browser, product.publicId)).body.public_id).toBe(product.publicId)

  const theirs = await one(rival.browser, product.publicId)
  const invented = await one(rival.browser, '0'.repeat(32))
  expect([theirs.status, theirs.text]).toEqual([404, invented.text])
  for (const publicId of ['', 'a b', "' or 1=1"]) {
    const { status, body } = await one(supplier.browser, encodeURIComponent(publicId))
    expect([status, Object.keys(body.fields)]).toEqual([400, ['product_public_id']])
  }
})

test('pages, categories and sorting are those of the market', async () => {
  const supplier = await aSupplier(world)
  for (let number = 10; number < 22; number++) {
    await aProduct(world, supplier, {
      nameFr: `Numéro ${number}`,
      nameEn: `${99 - number}`,
      category: number % 2 === 0 ? 'pork' : 'beef',
      priceCents: 100 * ((number * 7) % 12) + 1,
    })
  }
  const pages = await Promise.all(['1', '2', '3', '999999'].map((page) => list(supplier, { page })))
  expect(pages.map((page) => [page.results.length, page.count])).toEqual([
    [10, 12],
    [2, 12],
    [0, 12],
    [0, 12],
  ])
  expect(await names(supplier, { category_name: 'pork' })).toEqual([
    'Numéro 10',
    'Numéro 12',
    'Numéro 14',
    'Numéro 16',
    'Numéro 18',
    'Numéro 20',
  ])
  const first = async (wanted: Record<string, string>) =>
    (await list(supplier, wanted)).results[0].name_fr
  expect(await first({})).toBe('Numéro 10')
  expect(await first({ lang: 'en' })).toBe('Numéro 21')
  expect(await first({ sort_by: 'name_en' })).toBe('Numéro 21')
  expect(await first({ sort_by: 'name_fr', sort_direction: 'desc' })).toBe('Numéro 21')
  expect(await first({ sort_by: 'price' })).toBe('Numéro 12')
  expect(await first({ sort_by: 'price', sort_direction: 'desc' })).toBe('Numéro 17')
})

test.each([
  ['page', ['0', '1.5', '1e9']],
  ['sort_by', ['supplier', 'price; drop table product', '__proto__']],
  ['sort_direction', ['sideways']],
  ['category_name', ['meat', 'All']],
  ['search', ['x'.repeat(201), 'a\0b']],
] as const)('a bad %s is refused by name [A100 A101 A102 A103 A105]', async (field, values) => {
  const { browser } = await aSupplier(world)
  for (const value of values) {
    const { status, body } = await browser.get(`${PATH}?${new URLSearchParams({ [field]: value })}`)
    expect([value, status, Object.keys(body.fields)]).toEqual([value, 400, [field]])
  }
})

test('a search looks into names and descriptions, forgives a typo, and puts names first', async () => {
  const supplier = await aSupplier(world, { name: 'Boucherie Lafleur' })
  await aProduct(world, supplier, { nameFr: 'Agneau', description: 'Sans bœuf.' })
  await aProduct(world, supplier, { nameFr: 'Épaule de bœuf' })
  expect(await names(supplier, { search: 'boeuf' })).toEqual(['Épaule de bœuf', 'Agneau'])
  expect(await names(supplier, { search: 'epaulle' })).toEqual(['Épaule de bœuf'])
  expect(await names(supplier, { search: '%' })).toEqual([])
})

test('its own name, which all of its products bear, finds none of them by itself', async () => {
  const supplier = await aSupplier(world, { name: 'Boucherie Lafleur' })
  await aProduct(world, supplier, { nameFr: 'Agneau' })
  await aProduct(world, supplier, { nameFr: 'Chou-fleur de la boucherie' })
  expect(await names(supplier, { search: 'lafleur' })).toEqual([])
  expect(await names(supplier, { search: 'lafleurr' })).toEqual([])
  expect(await names(supplier, { search: 'boucherie' })).toEqual(['Chou-fleur de la boucherie'])
})

test('cases sold are those on accepted orders, as the supplier changed them, and sort [I17]', async () => {
  const supplier = await aSupplier(world)
  const carrots = await aProduct(world, supplier, { nameFr: 'Carottes' })
  const leeks = await aProduct(world, supplier, { nameFr: 'Poireaux' })
  const turnips = await aProduct(world, supplier, { nameFr: 'Navets' })
  const order = async (quantities: number[]) => {
    const restaurant = await aRestaurant(world)
    const lines = [carrots, leeks, turnips].map((product, index) => ({
      product,
      quantity: quantities[index] ?? 1,
    }))
    return answerOf(supplier, await anOrder(world, restaurant, lines))
  }
  const sold = async (wanted: Record<string, string> = {}) =>
    (await list(supplier, wanted)).results.map((product: Body) => [
      product.name_fr,
      product.sold_quantity,
    ])

  await order([100, 100, 100])
  await (await order([50, 50, 50])).answer({ action: 'cancelled' })
  expect(await sold()).toEqual([
    ['Carottes', 0],
    ['Navets', 0],
    ['Poireaux', 0],
  ])

  await (await order([3, 4, 5])).answer({ action: 'accepted' })
  const changed = await order([10, 20, 30])
  const [carrotLine, leekLine] = changed.lines
  await changed.answer({
    action: 'modified',
    products: [{ public_id: leekLine, edited_quantity: 7 }],
    removed_products: [carrotLine],
  })
  expect(await sold({ sort_by: 'sold_quantity' })).toEqual([
    ['Carottes', 3],
    ['Poireaux', 11],
    ['Navets', 35],
  ])
  expect(await sold({ sort_by: 'sold_quantity', sort_direction: 'desc' })).toEqual([
    ['Navets', 35],
    ['Poireaux', 11],
    ['Carottes', 3],
  ])

  const [done] = (await supplier.browser.get('/api/supplier-order-list/?status=acknowledged')).body
  const finished = await supplier.browser.post('/api/supplier-order-set-to-done/', {
    supplier_order_id: done.public_id,
  })
  expect(finished.status).toBe(200)
  const one = await list(supplier, { product_public_id: turnips.publicId })
  expect([one.name_fr, one.sold_quantity]).toEqual(['Navets', 35])
})
