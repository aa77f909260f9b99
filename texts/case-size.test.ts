import { describe, expect, test } from 'vitest'
import { formatCaseSize, formatUnit, formatUnitPrices } from './case-size.ts'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
const written = (language: 'fr' | 'en', quantity: string, unit: string) => {
  const { whole, rest } = formatCaseSize(language, quantity, unit)
  return plain(`${whole}|${rest}`)
}

describe('what a case holds', () => {
  test.each([
    ['20', 'lb', '20| lb', '20| lb'],
    ['12.5', 'kg', '12|,5 kg', '12|.5 kg'],
    ['18.14', 'kg', '18|,14 kg', '18|.14 kg'],
    ['5000', 'g', '5 000| g', '5,000| g'],
    ['12', '100g', '12| × 100 g', '12| × 100 g'],
    ['24', '355ml', '24| × 355 ml', '24| × 355 ml'],
    ['1', 'unit', '1| unité', '1| unit'],
    ['24', 'unit', '24| unités', '24| units'],
    ['15', 'dozen', '15| douzaines', '15| dozen'],
    ['3', 'bag', '3| bag', '3| bag'],
  ])('%s %s is cut before its decimals', (quantity, unit, french, english) => {
    expect(written('fr', quantity, unit)).toBe(french)
    expect(written('en', quantity, unit)).toBe(english)
  })

  test('one and a half dozen is singular in French only', () => {
    expect(written('fr', '1.5', 'dozen')).toBe('1|,5 douzaine')
  })
})

test('a unit is a word where it has one', () => {
  expect(formatUnit('fr', 'unit')).toBe('unité')
  expect(plain(formatUnit('en', '100g'))).toBe('100 g')
})

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
})
