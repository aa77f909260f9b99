import type { Body } from '@halles/testing/client/browser.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { expect, test } from 'vitest'

const world = await anOwnApp()

let cities = 0
async function aMarket(products: Parameters<typeof aProduct>[2][], supplierName?: string) {
  const city = `Ville ${++cities}`
  const supplier = await aSupplier(world, {
    serves: [city],
    ...(supplierName && { name: supplierName }),
  })
  for (const product of products) await aProduct(world, supplier, product)
  const { browser } = await aRestaurant(world, { city })
  const sorted = async (sort_by: string, sort_direction = 'asc', lang = 'fr'): Promise<Body[]> => {
    const wanted = new URLSearchParams({ sort_by, sort_direction, lang })
    return (await browser.get(`/api/product-list/?${wanted}`)).body.results
  }
  return { city, sorted }
}

test('French names stand as in a French dictionary, accents and capitals aside', async () => {
  const french = ['eau', 'École', 'Épinard', 'Œuf', 'ouate', 'zèbre']
  const { sorted } = await aMarket(french.toReversed().map((nameFr) => ({ nameFr })))
  const names = async (...how: [string, string?, string?]) =>
    (await sorted(...how)).map((product) => product.name_fr)
  expect(await names('name')).toEqual(french)
  expect(await names('name_fr', 'asc', 'en')).toEqual(french)
  expect(await names('name', 'desc')).toEqual(french.toReversed())
})

test('the name to sort by is that of the language, or the one that is asked for', async () => {
  const { sorted } = await aMarket([
    { nameFr: 'Épinard', nameEn: 'spinach' },
    { nameFr: 'Œuf', nameEn: 'Egg' },
    { nameFr: 'ail', nameEn: 'Garlic' },
  ])
  const names = async (...how: [string, string?, string?]) =>
    (await sorted(...how)).map((product) => product.name_en)
  expect(await names('name', 'asc', 'fr')).toEqual(['Garlic', 'spinach', 'Egg'])
  expect(await names('name', 'asc', 'en')).toEqual(['Egg', 'Garlic', 'spinach'])
  expect(await names('name_en', 'asc', 'fr')).toEqual(['Egg', 'Garlic', 'spinach'])
  expect(await names('name_fr', 'asc', 'en')).toEqual(['Garlic', 'spinach', 'Egg'])
})

test('prices and case sizes sort as numbers', async () => {
  const { sorted } = await aMarket([
    { nameFr: 'A', priceCents: 1_000, quantityHundredths: 900 },
    { nameFr: 'B', priceCents: 999, quantityHundredths: 1_250 },
    { nameFr: 'C', priceCents: 20_000, quantityHundredths: 1_000 },
  ])
  const read = async (...how: [string, string?]) =>
    (await sorted(...how)).map((product) => product.name_fr).join('')
  expect(await read('price')).toBe('BAC')
  expect(await read('price', 'desc')).toBe('CAB')
  expect(await read('quantity_per_case')).toBe('ACB')
  expect(await read('quantity_per_case', 'desc')).toBe('BCA')
})

test('suppliers sort by name as a French reader expects', async () => {
  const { city, sorted } = await aMarket([{ nameFr: 'Sel' }], 'Érablière du Nord')
  for (const name of ['Zeste et cie', 'eaux vives', 'Fumoir']) {
    await aProduct(world, await aSupplier(world, { serves: [city], name }), {})
  }
  const suppliers = async (direction: string) =>
    (await sorted('supplier', direction)).map((product) => product.supplier.name)
  const expected = ['eaux vives', 'Érablière du Nord', 'Fumoir', 'Zeste et cie']
  expect(await suppliers('asc')).toEqual(expected)
  expect(await suppliers('desc')).toEqual(expected.toReversed())
})

test('prices per unit compare weights by the kilogram, and pieces never stand between them [A120]', async () => {
  const { sorted } = await aMarket([
    { nameFr: 'pièces chères', unit: 'unit', priceCents: 100_000, quantityHundredths: 100 },
    { nameFr: '5000 g', unit: 'g', priceCents: 2_700, quantityHundredths: 500_000 },
    { nameFr: 'pièces', unit: 'unit', priceCents: 500, quantityHundredths: 10_000 },
    { nameFr: '10 kg', unit: 'kg', priceCents: 5_000, quantityHundredths: 1_000 },
    { nameFr: '12 x 100g', unit: '100g', priceCents: 1_800, quantityHundredths: 1_200 },
    { nameFr: '20 lb', unit: 'lb', priceCents: 4_400, quantityHundredths: 2_000 },
    { nameFr: 'canettes', unit: '355ml', priceCents: 2_400, quantityHundredths: 2_400 },
  ])
  const read = async (direction: string) =>
    (await sorted('price_per_unit', direction)).map(({ name_fr, price_per_unit, price_per_kg }) => [
      name_fr,
      price_per_unit,
      price_per_kg,
    ])
  const weights = [
    ['20 lb', '2.2000', '4.8502'],
    ['10 kg', '5.0000', '5.0000'],
    ['5000 g', '0.0054', '5.4000'],
    ['12 x 100g', '1.5000', '15.0000'],
  ]
  const pieces = [
    ['pièces', '0.0500', null],
    ['canettes', '1.0000', null],
    ['pièces chères', '1000.0000', null],
  ]
  expect(await read('asc')).toEqual([...weights, ...pieces])
  expect(await read('desc')).toEqual([...weights.toReversed(), ...pieces.toReversed()])
})
