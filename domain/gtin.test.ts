import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWeighedGtin, readGtin } from './gtin.ts'

test.each([
  ['8 digits', '96385074', '00000096385074'],
  ['12 digits', '036000291452', '00036000291452'],
  ['13 digits', '4006381333931', '04006381333931'],
  ['14 digits', '10036000291459', '10036000291459'],
  ['spaces and hyphens', ' 4 006381-333931 ', '04006381333931'],
  ['a weighed item of 13 digits', '2123456012347', '02123456000009'],
  ['a weighed item of 12 digits', '212345012345', '00212345000007'],
])('%s are kept as 14: %s', (_, text, gtin) => {
  expect(readGtin(text)).toBe(gtin)
})

test.each([
  '',
  '1234567',
  '96385075',
  '036000291453',
  '123456789012345',
  '40063813339З1',
  'abc',
  '00000000',
  '0'.repeat(14),
])('%j is none', (text) => expect(readGtin(text)).toBeUndefined())

test('of the same digits one last digit is right, and what is read is read again as it is', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{13}$/), (digits) => {
      const read = Array.from({ length: 10 }, (_, last) => readGtin(`${digits}${last}`))
      const [gtin = '', ...others] = read.filter((found) => found !== undefined)
      if (/^0+$/.test(digits)) return
      expect(others).toEqual([])
      expect(readGtin(gtin)).toBe(gtin)
    }),
  )
})

test.each([
  ['02123456000006', true],
  ['00212345000007', true],
  ['20036000291456', false],
  ['04006381333931', false],
])('%s is a weighed item: %s', (gtin, weighed) => {
  expect(isWeighedGtin(gtin)).toBe(weighed)
})
