import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import type { Body } from '@halles/testing/client/browser.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { unsaidFields } from '@halles/testing/world/unsaid-fields.ts'
import { expect, test } from 'vitest'

const world = await anOwnApp()

let cities = 0
/** A city of its own, with a restaurant and a supplier that serves it. */
async function aMarket(name?: string) {
  const city = `Ville ${++cities}`
  const supplier = await aSupplier(world, { serves: [city], ...(name && { name }) })
  return { city, supplier, restaurant: await aRestaurant(world, { city }) }
}

async function list({ browser }: BuiltAccount, wanted: Record<string, string> = {}): Promise<Body> {
  const answer = await browser.get(`/api/product-list/?${new URLSearchParams(wanted)}`)
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body
}

async function names(restaurant: BuiltAccount, wanted: Record<string, string> = {}) {
  const { results } = await list(restaurant, wanted)
  return results.map((product: Body) => product.name_fr)
}

async function suspend(supplier: BuiltAccount, status: 'pending' | 'suspended') {
  await world.database
    .updateTable('account')
    .set({ status })
    .where('id', '=', supplier.id)
    .execute()
}

test('a product says everything that a restaurant compares, and nothing of whoever sells it but name and rating', async () => {
  const { restaurant, supplier } = await aMarket('Ferme Bœuf')
  const product = await aProduct(world, supplier, {
    nameFr: 'Épaule de bœuf',
    nameEn: 'Beef shoulder',
    description: 'Désossée.',
    priceCents: 4_400,
    quantityHundredths: 2_000,
    unit: 'lb',
  })
  expect(await list(restaurant)).toEqual({
    count: 1,
    next_cursor: null,
    results: [
      {
        ...unsaidFields('everybody'),
        photo: null,
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
        supplier: {
          public_id: supplier.publicId,
          name: 'Ferme Bœuf',
          rating: '0',
          rating_count: 0,
        },
        last_paid: null,
        other_offers: 0,
        other_offers_from: null,
        is_cheapest: false,
      },
    ],
  })
})

test('a supplier bears the average of its own reviews, rounded to one decimal', async () => {
  const { city, restaurant, supplier } = await aMarket()
  const other = await aSupplier(world, { serves: [city] })
  for (const [index, rating] of [5, 4, 4].entries()) {
    const guest = await aRestaurant(world)
    await world.database
      .insertInto('review')
      .values({ restaurant_id: guest.id, supplier_id: supplier.id, rating, review: `${index}` })
      .execute()
  }
  await aProduct(world, supplier, { nameFr: 'A' })
  await aProduct(world, other, { nameFr: 'B' })
  const { results } = await list(restaurant)
  expect(results.map(({ supplier }: Body) => [supplier.rating, supplier.rating_count])).toEqual([
    ['4.3', 3],
    ['0', 0],
  ])
})

test('only what active suppliers deliver to the city is there, by page, by category and by search [A106]', async () => {
  const { city, restaurant, supplier } = await aMarket()
  const elsewhere = await aSupplier(world, { serves: ['Ailleurs'], name: 'Cachottier' })
  const pending = await aSupplier(world, { serves: [city], name: 'Cachottier' })
  const suspended = await aSupplier(world, { serves: [city], name: 'Cachottier' })
  for (const [nameFr, seller] of Object.entries({ ici: supplier, elsewhere, pending, suspended })) {
    await aProduct(world, seller, { nameFr: `Carotte ${nameFr}`, category: 'fetl' })
  }
  await suspend(pending, 'pending')
  await suspend(suspended, 'suspended')

  for (const wanted of [
    {},
    { category_name: 'fetl' },
    { search: 'carotte' },
    { search: 'carrote' },
  ]) {
    expect(await list(restaurant, wanted)).toMatchObject({
      count: 1,
      results: [{ name_fr: 'Carotte ici' }],
    })
  }
  expect(await list(restaurant, { search: 'cachottier' })).toEqual({ count: 0, results: [] })
})

test('a restaurant in a city that nobody serves sees an empty market', async () => {
  const restaurant = await aRestaurant(world, { city: 'Kuujjuaq' })
  expect(await list(restaurant)).toEqual({ count: 0, results: [], next_cursor: null })
})

test('a category lists what is in it, and a deleted product is in none', async () => {
  const { restaurant, supplier } = await aMarket()
  await aProduct(world, supplier, { nameFr: 'Gouda', category: 'dairy' })
  await aProduct(world, supplier, { nameFr: 'Bavette', category: 'beef' })
  const gone = await aProduct(world, supplier, { nameFr: 'Brie', category: 'dairy' })
  await supplier.browser.delete('/api/add-edit-product/', { public_id: gone.publicId })
  expect(await names(restaurant, { category_name: 'dairy' })).toEqual(['Gouda'])
  expect(await names(restaurant, { category_name: 'all' })).toEqual(['Bavette', 'Gouda'])
  expect(await names(restaurant, { search: 'brie' })).toEqual([])
})

test('ten products make a page, and every page counts them all, the one past the end too [A100]', async () => {
  const { restaurant, supplier } = await aMarket()
  for (let number = 10; number < 33; number++) {
    await aProduct(world, supplier, { nameFr: `Numéro ${number}` })
  }
  const pages = await Promise.all(
    ['1', '2', '3', '4', '999999'].map((page) => list(restaurant, { page })),
  )
  expect(pages.map((page) => [page.results.length, page.count])).toEqual([
    [10, 23],
    [10, 23],
    [3, 23],
    [0, 23],
    [0, 23],
  ])
  const search = await Promise.all(
    ['3', '4', '999999'].map((page) => list(restaurant, { page, search: 'numero' })),
  )
  expect(search.map((page) => [page.results.length, page.count])).toEqual([
    [3, 23],
    [0, 23],
    [0, 23],
  ])
})

const SORTS = ['name', 'price', 'supplier', 'quantity_per_case', 'price_per_unit']

test('products that tie in everything stand on one page each, in an order of their own [A109]', async () => {
  const { restaurant, supplier } = await aMarket()
  const alike: string[] = []
  for (let number = 0; number < 25; number++) {
    alike.push((await aProduct(world, supplier, { nameFr: 'Pareil' })).publicId)
  }
  for (const sort_by of SORTS) {
    for (const sort_direction of ['asc', 'desc']) {
      const pages = ['1', '2', '3'].map((page) =>
        list(restaurant, { sort_by, sort_direction, page }),
      )
      const read = (await Promise.all(pages)).flatMap((page) => page.results)
      const expected = sort_direction === 'asc' ? alike.toSorted() : alike.toSorted().reverse()
      expect(read.map((product) => product.public_id)).toEqual(expected)
    }
  }
})

test('whoever reads page after page while others are added and removed behind meets each product once [A109]', async () => {
  const { restaurant, supplier } = await aMarket()
  const stays: string[] = []
  for (let number = 0; number < 25; number++) {
    stays.push((await aProduct(world, supplier, { nameFr: 'Pareil' })).publicId)
  }
  const read: string[] = []
  for (const page of ['1', '2', '3']) {
    const passing = await aProduct(world, supplier, { nameFr: 'Zeste' })
    const { results } = await list(restaurant, { page })
    read.push(...results.map((product: Body) => product.public_id))
    await supplier.browser.delete('/api/add-edit-product/', { public_id: passing.publicId })
    await aProduct(world, supplier, { nameFr: 'Zeste' })
  }
  expect(read.filter((publicId) => stays.includes(publicId))).toEqual(stays.toSorted())
})

test.each([
  ['page', ['0', '-1', '1.5', 'abc', '1e9', '9223372036854775808', '', ' 1', '1000000']],
  [
    'sort_by',
    [
      'price; drop table product',
      'password',
      'supplier.user.email',
      '__proto__',
      '',
      'sold_quantity',
    ],
  ],
  ['sort_direction', ['desc nulls first', 'sideways', '']],
  ['category_name', ['meat', 'All', 'all\0', '']],
  ['search', ['x'.repeat(201), 'mot '.repeat(200), 'a\0b']],
] as const)('a bad %s is refused by name [A100 A101 A102 A103 A105]', async (field, values) => {
  const { browser } = await aRestaurant(world)
  const before = await fingerprint(world.database)
  for (const value of values) {
    const answer = await browser.get(
      `/api/product-list/?${new URLSearchParams({ [field]: value })}`,
    )
    expect([value, answer.status, answer.body.code]).toEqual([value, 400, 'invalid_input'])
    expect(Object.keys(answer.body.fields)).toEqual([field])
  }
  expect(await fingerprint(world.database)).toBe(before)
})

test('a language that is none is French [A032] [A104]', async () => {
  const { restaurant, supplier } = await aMarket()
  await aProduct(world, supplier, { nameFr: 'Ail', nameEn: 'Z garlic' })
  await aProduct(world, supplier, { nameFr: 'Zeste', nameEn: 'A zest' })
  for (const lang of ["fr' OR '1'='1", '../en', 'EN', '']) {
    expect(await names(restaurant, { lang })).toEqual(['Ail', 'Zeste'])
  }
  for (const query of [
    'lang[]=en',
    'lang=en&lang=en',
    'lang[0]=en',
    `lang=${'en'.repeat(4_096)}`,
  ]) {
    const { status, body } = await restaurant.browser.get(`/api/product-list/?${query}`)
    expect([query, status]).toEqual([query, 200])
    const found = body.results.map((product: { name_fr: string }) => product.name_fr)
    expect(found).toEqual(['Ail', 'Zeste'])
  }
  expect(await names(restaurant, { lang: 'en' })).toEqual(['Zeste', 'Ail'])
})
