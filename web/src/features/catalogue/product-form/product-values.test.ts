import { describe, expect, test } from 'vitest'
import { productProblems } from './product-problems.ts'
import {
  bodyOf,
  newProductIn,
  OTHER,
  type ProductValues,
  previewOf,
  valuesOf,
} from './product-values.ts'

const shoulder: ProductValues = {
  ...newProductIn('beef'),
  name_fr: 'Épaule de bœuf',
  name_en: 'Beef shoulder',
  price: '44,00',
  quantity_per_case: '20',
  unit: 'lb',
  own_unit: '',
  description: '',
  lead_days: '2',
  pick_place: 'Allée 4',
}

test.each([
  ['44,50', '44.50'],
  ['44.5', '44.5'],
  ['1 234,50 $', '1234.50'],
  ['$1234.50', '1234.50'],
])('a price typed as %s is sent as %s', (price, sent) => {
  expect(bodyOf({ ...shoulder, price }).price).toBe(sent)
})

test.each([
  ['2', 2, undefined],
  [' 0 ', 0, undefined],
  ['', 0, undefined],
  ['31', 31, 'lead_days_invalid'],
  ['-1', Number.NaN, 'lead_days_invalid'],
  ['deux', Number.NaN, 'lead_days_invalid'],
])('days ahead typed as %j are %d', (lead_days, sent, problem) => {
  expect(bodyOf({ ...shoulder, lead_days }).lead_days).toBe(sent)
  expect(productProblems({ ...shoulder, lead_days }).lead_days).toBe(problem)
})

test('a unit of one’s own is sent in place of those offered, and is found again on an edit', () => {
  const own = { ...shoulder, unit: OTHER, own_unit: ' 100g ' }
  expect(bodyOf(own).unit).toBe('100g')
  const product = {
    ...bodyOf(own),
    public_id: 'a',
    category: 'beef',
    category_name: 'beef',
  } as const
  const listed = {
    ...product,
    price: '44.00',
    price_per_unit: '2.2000',
    price_per_kg: '22.0000',
    sold_quantity: 0,
    available: true,
    available_from: null,
    photos: [],
  }
  expect(valuesOf(listed, true)).toMatchObject({ unit: OTHER, own_unit: '100g', price: '44,00' })
  expect(valuesOf({ ...listed, unit: 'kg' }, false)).toMatchObject({ unit: 'kg', price: '44.00' })
})

describe('the form', () => {
  test('has nothing against a product that is whole', () => {
    expect(productProblems(shoulder)).toEqual({})
  })
  test('names everything that is missing at once', () => {
    expect(productProblems(newProductIn(''))).toEqual({
      name_fr: 'required',
      name_en: 'required',
      price: 'price_invalid',
      quantity_per_case: 'quantity_per_case_invalid',
      category: 'category_unknown',
    })
  })
  test.each(['', 'kg;', 'é'])('refuses %j as a unit of one’s own', (own_unit) => {
    expect(productProblems({ ...shoulder, unit: OTHER, own_unit })).toEqual({
      own_unit: 'unit_invalid',
    })
  })
})

describe('the preview', () => {
  test('is what a list will say', () => {
    expect(previewOf(shoulder)).toEqual({
      price: '44.00',
      quantity_per_case: '20',
      unit: 'lb',
    })
  })
  test.each([{ price: '' }, { price: '0' }, { price: '100000' }, { quantity_per_case: '0,001' }])(
    'waits while %j cannot be sold by',
    (typed) => expect(previewOf({ ...shoulder, ...typed })).toBeUndefined(),
  )
})
