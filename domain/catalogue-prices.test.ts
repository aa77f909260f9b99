import { expect, test } from 'vitest'
import { parsePercent, priceByPercent } from './catalogue-prices.ts'

test.each([
  ['5', 500],
  ['+5 %', 500],
  ['-2,5', -250],
  ['−2.25 %', -225],
  ['900', 90_000],
  ['0', undefined],
  ['-95', undefined],
  ['1,234', undefined],
  ['cinq', undefined],
  ['', undefined],
])('%s in hundredths of a percent', (text, expected) => {
  expect(parsePercent(text)).toBe(expected)
})

test.each([
  ['exact', 1_000, 500, { price: 1_050, rounding: 0 }],
  ['half a cent goes up', 1_010, 500, { price: 1_061, rounding: 50 }],
  ['less than half goes down', 1_005, 500, { price: 1_055, rounding: -25 }],
  ['down by a tenth', 999, -1_000, { price: 899, rounding: -10 }],
  ['never nothing', 1, -9_000, { price: 1, rounding: 90 }],
  ['never above the highest price', 9_999_999, 500, { price: 9_999_999, rounding: -49_999_995 }],
] as const)('%s', (_, price, percent, expected) => {
  expect(priceByPercent(price, percent)).toEqual(expected)
})
