import { expect, test } from 'vitest'
import { suppliersCalled } from './suppliers-called.ts'

const named = (...names: string[]) => names.map((name) => ({ name }))
const MARKET = named('Boucherie Émond', 'Émond et fils', 'Laiterie Zoé')

test.each([
  ['', []],
  ['  ', []],
  ['emond', ['Émond et fils', 'Boucherie Émond']],
  [' ZOÉ ', ['Laiterie Zoé']],
  ['ferme', []],
])(
  '«%s» finds %j: names that begin with it first, whatever accents and case',
  (typed, expected) => {
    const { all, shown } = suppliersCalled(typed, MARKET)
    expect(shown.map(({ name }) => name)).toEqual(expected)
    expect(all).toBe(expected.length)
  },
)

test('of many the first eight are shown, and all are counted', () => {
  const many = named(...Array.from({ length: 20 }, (_, index) => `Ferme ${index}`))
  const { all, shown } = suppliersCalled('ferme', many)
  expect(shown).toEqual(many.slice(0, 8))
  expect(all).toBe(20)
})
