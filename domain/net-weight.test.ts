import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatThousandths, parseThousandths } from './net-weight.ts'

test.each([
  ['4', 4000],
  ['4.5', 4500],
  ['4.525', 4525],
  ['0.005', 5],
  ['10', 10_000],
  ['4.5255', undefined],
  ['4,5', undefined],
  ['04', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['', undefined],
  ['9999999999999999', undefined],
])('%j is %s thousandths', (text, thousandths) => {
  expect(parseThousandths(text)).toBe(thousandths)
})

test('what is written is read again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (thousandths) => {
      expect(parseThousandths(formatThousandths(thousandths))).toBe(thousandths)
    }),
  )
})
