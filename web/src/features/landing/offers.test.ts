import { expect, test } from 'vitest'
import { exampleCart, PICKED_FIRST, PRODUCTS } from './offers.ts'

test('the cheapest case of the list’s first products is not their cheapest kilo', () => {
  for (const { priced } of PRODUCTS.slice(0, 2)) {
    const [cheapest] = priced.toSorted((a, b) => a.priceCents - b.priceCents)
    expect(cheapest?.isBest).toBe(false)
  }
  for (const { priced } of PRODUCTS) {
    expect(priced.length).toBeGreaterThan(1)
    expect(priced.filter(({ isBest }) => isBest)).toEqual(priced.slice(0, 1))
    const kilos = priced.map(({ perKilo }) => Number(perKilo))
    expect(kilos).toEqual(kilos.toSorted((a, b) => a - b))
  }
})

test('the example counts like the market: a supplier’s lines together, and what is missing to a minimum', () => {
  const { parts, total } = exampleCart({
    'tomatoes Distribution Trois-Clochers': 2,
    'beef-roast Distribution Trois-Clochers': 1,
    'beef-roast Boucherie en gros Tranchefort': 2,
  })
  expect(total).toBe('633.90')
  expect(parts.map(({ supplier, lines, missing }) => [supplier, lines.length, missing])).toEqual([
    ['Distribution Trois-Clochers', 2, '133.30'],
    ['Boucherie en gros Tranchefort', 1, undefined],
  ])
})

test('the cart begins with offers of the list, one of them short of its minimum', () => {
  const { parts } = exampleCart(PICKED_FIRST)
  expect(parts.length).toBe(Object.keys(PICKED_FIRST).length)
  expect(parts.filter(({ missing }) => missing)).toHaveLength(1)
})
