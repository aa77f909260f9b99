import { expect, test } from 'vitest'
import { comparableContent } from './case-content.ts'

const size = (quantity: number, unit: string) => ({ quantityHundredths: quantity * 100, unit })

test('only contents of one base compare', () => {
  expect(comparableContent(size(1, 'kg')).base).toBe(comparableContent(size(1, 'LB')).base)
  expect(comparableContent(size(1, 'bag'))).toEqual(comparableContent(size(1, 'BAG')))
  expect(comparableContent(size(1, 'bag')).base).not.toBe(comparableContent(size(1, 'box')).base)
})
