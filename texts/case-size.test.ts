import { describe, expect, test } from 'vitest'
import { formatCaseSize, formatUnit } from './case-size.ts'

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
