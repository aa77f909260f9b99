import { expect, test } from 'vitest'
import { casesOf } from './case-amount.ts'
import type { TypedAmount } from './typed-amount.ts'

const size = (quantity: number, unit: string) => ({ quantityHundredths: quantity * 100, unit })
const of = (number: number, measure: TypedAmount['measure']) => ({
  hundredths: number * 100,
  measure,
})

test.each([
  ['nothing typed', null, size(10, 'kg'), 1, 'one_assumed'],
  ['cases', of(3, 'case'), size(24, 'unit'), 3, null],
  ['half a case', of(0.5, 'case'), size(10, 'kg'), 1, 'whole_cases'],
  ['20 kg of 10 kg', of(20, 'kg'), size(10, 'kg'), 2, null],
  ['45 lb of 25 lb', of(45, 'lb'), size(25, 'lb'), 2, 'rounded_up'],
  ['30 lb of 25 lb', of(30, 'lb'), size(25, 'lb'), 2, 'much_more'],
  ['5 kg of 25 lb', of(5, 'kg'), size(25, 'lb'), 1, 'much_more'],
  ['10 lb of 24 × 454 g', of(10, 'lb'), size(24, '454g'), 1, 'much_more'],
  ['16 L of 4 × 4 L', of(16, 'l'), size(4, '4L'), 1, null],
  ['5 kg of 12 units', of(5, 'kg'), size(12, 'unit'), 1, 'not_convertible'],
  ['24 pieces of 15 dozen', of(24, 'piece'), size(15, 'dozen'), 1, 'much_more'],
  ['360 pieces of 15 dozen', of(360, 'piece'), size(15, 'dozen'), 2, null],
  ['6 pieces of a bulk case', of(6, 'piece'), size(10, 'kg'), 1, 'not_convertible'],
  ['2 of a case of 12', of(2, 'bare'), size(12, 'unit'), 2, null],
  ['24 of a case of 12', of(24, 'bare'), size(12, 'unit'), 24, 'cases_or_pieces'],
  ['24 of a bulk case', of(24, 'bare'), size(10, 'kg'), 24, null],
  ['2 bags of a bulk case', of(2, 'pack'), size(50, 'lb'), 2, null],
  ['2 bags of a case of 12', of(2, 'pack'), size(12, '2lb'), 2, 'cases_or_pieces'],
  ['10,000 cases', of(10_000, 'case'), size(1, 'kg'), 9_999, 'too_many'],
] as const)('%s', (_, amount, content, cases, note) => {
  expect(casesOf(amount, content)).toEqual({ cases, note })
})
