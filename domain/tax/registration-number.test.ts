import { expect, test } from 'vitest'
import { formatRegistrationNumber, readRegistrationNumber } from './registration-number.ts'
import { taxMark } from './tax-mark.ts'

test.each([
  ['gst', '123456782RT0001', '123456782RT0001'],
  ['gst', ' 12345 6782 rt 0001', '123456782RT0001'],
  ['gst', '123-456-782-RT0002', '123456782RT0002'],
  ['qst', '1234567890TQ0001', '1234567890TQ0001'],
  ['qst', '1234567890 tq 0002', '1234567890TQ0002'],
] as const)('%s %s is kept as %s', (tax, text, number) => {
  expect(readRegistrationNumber(tax, text)).toBe(number)
})

test.each([
  ['gst', ''],
  ['gst', '123456789RT0001'],
  ['gst', '123456782'],
  ['gst', '123456782RC0001'],
  ['gst', '1234567890TQ0001'],
  ['gst', '１23456782RT0001'],
  ['qst', '123456789TQ0001'],
  ['qst', '123456782RT0001'],
  ['qst', '1234567890TQ001'],
] as const)('%s %j is none', (tax, text) => {
  expect(readRegistrationNumber(tax, text)).toBeUndefined()
})

test('a number is shown with a space', () => {
  expect(formatRegistrationNumber('123456782RT0001')).toBe('123456782 RT0001')
  expect(formatRegistrationNumber('1234567890TQ0001')).toBe('1234567890 TQ0001')
})

test.each([
  [true, true, 'FP'],
  [true, false, 'F'],
  [false, true, 'P'],
  [false, false, ''],
])('gst %s, qst %s: %j', (gst, qst, mark) => {
  expect(taxMark({ gst, qst })).toBe(mark)
})
