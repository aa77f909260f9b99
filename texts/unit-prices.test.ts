import { describe, expect, test } from 'vitest'
import { formatComparedPrice, formatPriceOfMeasure, formatUnitPrices } from './unit-prices.ts'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('unit prices', () => {
  test.each([
    ['44.00', '20', 'lb', ['4,85 $/kg', '2,20 $/lb'], ['$4.85/kg', '$2.20/lb']],
    ['4.99', '1', '1lb', ['11,00 $/kg', '4,99 $/lb'], ['$11.00/kg', '$4.99/lb']],
    ['26.30', '1', '5lb', ['11,60 $/kg', '5,26 $/lb'], ['$11.60/kg', '$5.26/lb']],
    ['33.50', '1000', 'g', ['33,50 $/kg'], ['$33.50/kg']],
    ['50.00', '10', 'kg', ['5,00 $/kg'], ['$5.00/kg']],
    ['24.00', '12', '1L', ['2,00 $/L'], ['$2.00/L']],
    ['18.00', '24', '355ml', ['2,11 $/L'], ['$2.11/L']],
    ['1234.50', '1', 'unit', ['1 234,50 $/unité'], ['$1,234.50/unit']],
    ['60.00', '15', 'dozen', ['0,33 $/unité'], ['$0.33/unit']],
    ['5.00', '1000', 'unit', ['0,005 $/unité'], ['$0.005/unit']],
    ['9.00', '3', 'bag', ['3,00 $/bag'], ['$3.00/bag']],
  ])('of %s $ for %s %s', (price, quantity_per_case, unit, french, english) => {
    const written = (language: 'fr' | 'en') =>
      formatUnitPrices(language, { price, quantity_per_case, unit }).map(({ amount, unit }) =>
        plain(`${amount}/${unit}`),
      )
    expect([written('fr'), written('en')]).toEqual([french, english])
  })

  test('are none of a case that holds nothing', () => {
    expect(formatUnitPrices('fr', { price: '5.00', quantity_per_case: '0', unit: 'kg' })).toEqual(
      [],
    )
  })

  test.each([
    ['12.7600', 'lb', '12,76 $/kg', '$12.76/kg'],
    ['12.7600', '500ml', '12,76 $/L', '$12.76/L'],
    ['0.3333', 'dozen', '0,33 $/unité', '$0.33/unit'],
    ['0.0050', 'unit', '0,005 $/unité', '$0.005/unit'],
  ])('a price of the wire, %s, of what is sold by %s', (price, unit, french, english) => {
    expect(plain(formatPriceOfMeasure('fr', price, unit))).toBe(french)
    expect(plain(formatPriceOfMeasure('en', price, unit))).toBe(english)
  })

  test.each([
    [127_600, 'lb', '12,76 $/kg', '$12.76/kg'],
    [30_000, 'bag', '3,00 $/bag', '$3.00/bag'],
  ])('a price of %s that compares, of what is sold by %s', (price, unit, french, english) => {
    expect(plain(formatComparedPrice('fr', price, unit))).toBe(french)
    expect(plain(formatComparedPrice('en', price, unit))).toBe(english)
  })
})
