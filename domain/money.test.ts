import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMoney, lineTotal, MAX_PRICE_CENTS, parseMoney, sumCents } from './money.ts'

const cents = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })

describe('an amount as text', () => {
  test.each([
    ['0', 0],
    ['0.5', 50],
    ['0.05', 5],
    ['12', 1200],
    ['12.5', 1250],
    ['12.50', 1250],
    ['99999.99', MAX_PRICE_CENTS],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('%s is %i cents', (text, expected) => {
    expect(parseMoney(text)).toBe(expected)
  })

  test.each([
    '',
    ' ',
    ' 12',
    '12 ',
    '12\n',
    '-1',
    '+1',
    '1e3',
    '1.234',
    '1.005',
    '12.',
    '.5',
    '5,00',
    '1 000',
    '1,000.00',
    '007',
    '00',
    '00.5',
    'NaN',
    'Infinity',
    '0x10',
    '٥',
    '$5',
    '90071992547409.92',
    '9'.repeat(400),
  ])('%j is not an amount', (text) => {
    expect(parseMoney(text)).toBeUndefined()
  })

  test('reads back as the same cents, always with two decimals and never an exponent', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(formatMoney(amount)).toMatch(/^\d+\.\d\d$/)
        expect(parseMoney(formatMoney(amount))).toBe(amount)
      }),
    )
  })

  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [1250, '12.50'],
    [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
  ])('%i cents are written %s', (amount, expected) => {
    expect(formatMoney(amount)).toBe(expected)
  })
})

describe('sums of money', () => {
  test('ten cents and twenty cents are thirty cents', () => {
    expect(sumCents([10, 20])).toBe(30)
    expect(sumCents([])).toBe(0)
  })

  test('the dearest cart there can be, 200 lines of 9,999 cases at 99,999.99 $, is exact', () => {
    const lines = Array.from({ length: 200 }, () => lineTotal(MAX_PRICE_CENTS, 9_999))
    expect(formatMoney(sumCents(lines))).toBe('199979980002.00')
  })
})
