import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatHundredths, MAX_QUANTITY_HUNDREDTHS, parseHundredths } from './quantity-per-case.ts'

test.each([
  ['10', 1000, '10'],
  ['10.00', 1000, '10'],
  ['100', 10_000, '100'],
  ['12.5', 1250, '12.5'],
  ['12.50', 1250, '12.5'],
  ['0.25', 25, '0.25'],
  ['18.14', 1814, '18.14'],
  ['0', 0, '0'],
  ['99999.99', MAX_QUANTITY_HUNDREDTHS, '99999.99'],
])('a case of %s holds %i hundredths and is written %s', (text, hundredths, written) => {
  expect(parseHundredths(text)).toBe(hundredths)
  expect(formatHundredths(hundredths)).toBe(written)
})

test.each(['', '-1', '1e3', '1,5', '1.234', '012', '1 kg', 'NaN'])(
  '%j is not a quantity per case',
  (text) => {
    expect(parseHundredths(text)).toBeUndefined()
  },
)

test('a quantity per case reads back as it was and carries no needless zero', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_QUANTITY_HUNDREDTHS }), (hundredths) => {
      const written = formatHundredths(hundredths)
      expect(parseHundredths(written)).toBe(hundredths)
      expect(written).not.toMatch(/\.\d*0$|\.$/)
    }),
  )
})
