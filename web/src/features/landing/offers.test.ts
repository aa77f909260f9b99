import { expect, test } from 'vitest'
import { exampleCart, OFFERS } from './offers.ts'

test('the cheapest case of the example is not its cheapest kilo', () => {
  const byCase = OFFERS.toSorted((a, b) => a.priceCents - b.priceCents)
  expect(byCase[0]?.isBest).toBe(false)
  expect(OFFERS.filter(({ isBest }) => isBest).map(({ perKilo }) => perKilo)).toEqual(['12.3900'])
})

test('the example counts like the market: totals and what is missing to a minimum', () => {
  const { lines, total } = exampleCart({ 'Viandes du Faubourg': 2, 'Boucherie Fontaine': 1 })
  expect(total).toBe('292.30')
  expect(lines.map(({ supplier, missing }) => [supplier, missing])).toEqual([
    ['Boucherie Fontaine', '32.50'],
    ['Viandes du Faubourg', undefined],
  ])
})
