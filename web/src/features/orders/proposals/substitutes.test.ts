import { expect, test } from 'vitest'
import {
  asSubstitutes,
  proposedPrice,
  type Substitute,
  substitutesFor,
  substitutesFrom,
  substituteTotal,
  withoutSubstitute,
  withSubstitute,
} from './substitutes.ts'

const farmChicken: Substitute = {
  product: {
    public_id: 'farm-chicken',
    name_fr: 'Poulet fermier',
    name_en: 'Farm chicken',
    price: '46.55',
    quantity_per_case: '10',
    unit: 'kg',
  },
  quantity: 2,
  price: '45.00',
}

test('a substitute is proposed for a line once, at its price', () => {
  const all = withSubstitute(withSubstitute({}, 'chicken', farmChicken), 'chicken', {
    ...farmChicken,
    quantity: 3,
  })
  expect(asSubstitutes(all)).toEqual([
    { public_id: 'chicken', product_public_id: 'farm-chicken', quantity: 3, price: '45.00' },
  ])
  expect(substituteTotal({ ...farmChicken, quantity: 3 })).toBe('135.00')
  expect(withoutSubstitute(all, 'chicken')).toEqual({})
})

test('a line that comes after all as it was asked for is not replaced', () => {
  const all = { chicken: farmChicken, duck: farmChicken }
  expect(substitutesFor(all, { duck: 'removed' })).toEqual({ duck: farmChicken })
})

test.each([
  ['46.55', '46.55'],
  ['40', '40.00'],
  ['0.01', '0.01'],
  ['0', undefined],
  ['46.56', undefined],
  ['-1', undefined],
  ['', undefined],
  ['4O', undefined],
])('a price of %s is proposed as %s: lower than its own, never higher', (typed, price) => {
  expect(proposedPrice(typed, '46.55')).toBe(price)
})

test('a draft keeps substitutes of lines that are there, and nothing that is none', () => {
  const stored = {
    chicken: farmChicken,
    gone: farmChicken,
    duck: { ...farmChicken, quantity: 0 },
    veal: { ...farmChicken, price: '99.00' },
    beef: null,
  }
  const lines = new Set(['chicken', 'duck', 'veal', 'beef'])
  expect(substitutesFrom(stored, lines)).toEqual({ chicken: farmChicken })
  expect(substitutesFrom('{', lines)).toEqual({})
})
