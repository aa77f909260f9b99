import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_PRICE_CENTS } from '../money.ts'
import { readAmount } from './typed-amount.ts'

test.each([
  ['12', 1_200],
  ['12.5', 1_250],
  ['12,50', 1_250],
  ['012,50', 1_250],
  ['0.01', 1],
  ['12.5000', 1_250],
  ['12,50 $', 1_250],
  ['$12.50', 1_250],
  ['$ 12.50', 1_250],
  ['1 234,50', 123_450],
  ['1\u00a0234,50\u00a0$', 123_450],
  ['1\u202f234', 123_400],
  ['1,234.50', 123_450],
  ['1.234,50', 123_450],
  ['99 999,99', 9_999_999],
])('%j is read as %i hundredths', (text, hundredths) => {
  expect(readAmount(text, MAX_PRICE_CENTS)).toEqual({ hundredths })
})

test.each([
  ['0', 'amount_not_positive'],
  ['0,00', 'amount_not_positive'],
  ['-5', 'amount_not_positive'],
  ['-$5.00', 'amount_not_positive'],
  ['\u22125,00', 'amount_not_positive'],
  ['100000', 'amount_too_high'],
  ['1,234', 'amount_too_fine'],
  ['1.234', 'amount_too_fine'],
  ['5.005', 'amount_too_fine'],
  ['5.0001', 'amount_too_fine'],
  ['', 'amount_unreadable'],
  ['douze', 'amount_unreadable'],
  ['1e3', 'amount_unreadable'],
  ['+5', 'amount_unreadable'],
  ['0x10', 'amount_unreadable'],
  ['٥', 'amount_unreadable'],
  ['1,2,3', 'amount_unreadable'],
  ['12 34', 'amount_unreadable'],
  ['.5', 'amount_unreadable'],
  ['5.', 'amount_unreadable'],
  ['NaN', 'amount_unreadable'],
])('%j is refused: %s', (text, fault) => {
  expect(readAmount(text, MAX_PRICE_CENTS)).toEqual({ fault })
})

test('an amount means the same in every form that people write it in', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: MAX_PRICE_CENTS }), (cents) => {
      const forms = ['fr-CA', 'en-CA', 'de-DE'].flatMap((locale) => [
        new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100),
        new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping: false }).format(
          cents / 100,
        ),
      ])
      for (const form of [...forms, `${forms[0]} $`, `$${forms[2]}`]) {
        expect(readAmount(form, MAX_PRICE_CENTS), form).toEqual({ hundredths: cents })
      }
    }),
  )
})

test('whatever a cell says, it is an amount in bounds or a fault', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const amount = readAmount(text, MAX_PRICE_CENTS)
      if ('fault' in amount) return
      expect(amount.hundredths).toBeGreaterThan(0)
      expect(amount.hundredths).toBeLessThanOrEqual(MAX_PRICE_CENTS)
      expect(Number.isInteger(amount.hundredths)).toBe(true)
    }),
  )
})
