import { expect, test } from 'vitest'
import type { TypedAmount } from './amount-words.ts'
import { casesOf } from './case-amount.ts'

const size = (quantity: number, unit: string) => ({ quantityHundredths: quantity * 100, unit })
const of = (
  number: number,
  measure: TypedAmount['measure'],
  one?: TypedAmount['of'],
): TypedAmount => ({ hundredths: number * 100, measure, ...(one && { of: one }) })

test.each([
  ['nothing typed', null, size(10, 'kg'), 1, 'one_assumed', null],
  ['cases', of(3, 'case'), size(24, 'unit'), 3, null, null],
  ['half a case', of(0.5, 'case'), size(10, 'kg'), 1, 'whole_cases', 50],
  ['20 kg of 10 kg', of(20, 'kg'), size(10, 'kg'), 2, null, 200],
  ['20 lb of 9.07 kg', of(20, 'lb'), size(9.07, 'kg'), 1, null, 100],
  ['25 lb of 11.34 kg', of(25, 'lb'), size(11.34, 'kg'), 1, null, 100],
  ['45 lb of 25 lb', of(45, 'lb'), size(25, 'lb'), 2, 'rounded_up', 180],
  ['30 lb of 25 lb', of(30, 'lb'), size(25, 'lb'), 2, 'much_more', 120],
  ['5 kg of 25 lb', of(5, 'kg'), size(25, 'lb'), 1, 'much_more', 44],
  ['10 lb of 24 × 454 g', of(10, 'lb'), size(24, '454g'), 1, 'much_more', 42],
  ['16 L of 4 × 4 L', of(16, 'l'), size(4, '4L'), 1, null, 100],
  ['5 kg of 12 units', of(5, 'kg'), size(12, 'unit'), 1, 'not_convertible', null],
  ['24 pieces of 15 dozen', of(24, 'piece'), size(15, 'dozen'), 1, 'much_more', 13],
  ['360 pieces of 15 dozen', of(360, 'piece'), size(15, 'dozen'), 2, null, 200],
  ['6 pieces of a bulk case', of(6, 'piece'), size(10, 'kg'), 1, 'not_convertible', null],
  ['2 of a case of 12', of(2, 'bare'), size(12, 'unit'), 2, 'cases_or_pieces', 17],
  ['24 of a case of 12', of(24, 'bare'), size(12, 'unit'), 24, 'cases_or_pieces', 200],
  ['24 of a bulk case', of(24, 'bare'), size(10, 'kg'), 24, 'cases_or_pieces', null],
  ['2 of 24 × 454 g', of(2, 'bare'), size(24, '454g'), 2, null, null],
  ['24 of 24 × 454 g', of(24, 'bare'), size(24, '454g'), 24, 'cases_or_pieces', 100],
  ['2 bags of a bulk case', of(2, 'pack'), size(50, 'lb'), 2, null, null],
  ['2 bags of a case of 12', of(2, 'pack'), size(12, '2lb'), 2, 'cases_or_pieces', 17],
  ['10,000 cases', of(10_000, 'case'), size(1, 'kg'), 9_999, 'too_many', null],
  ['4 × 2 L of 16 × 2 L', of(4, 'bare', of(2, 'l')), size(16, '2L'), 1, 'much_more', 25],
  ['32 × 2 L of 16 × 2 L', of(32, 'bare', of(2, 'l')), size(16, '2L'), 2, null, 200],
  ['4 × 5 kg of 5 kg', of(4, 'bare', of(5, 'kg')), size(5, 'kg'), 4, null, null],
  ['2 cases of 5 kg', of(2, 'case', of(5, 'kg')), size(5, 'kg'), 2, null, null],
  ['2 cases of 12 × 1 L', of(2, 'case', of(1, 'l')), size(12, '1L'), 2, null, null],
] as const)('%s', (_, amount, content, cases, note, askedHundredths) => {
  expect(casesOf(amount, content)).toEqual({ cases, note, askedHundredths })
})

test.each([
  ['as usual', 3, 3, null],
  ['twice what is usual', 6, 3, null],
  ['beyond', 7, 3, 'cases_or_pieces'],
])('a number alone, %s', (_, number, usual, note) => {
  expect(casesOf(of(number, 'bare'), size(24, 'unit'), usual)).toMatchObject({
    cases: number,
    note,
  })
})
