import { expect, test } from 'vitest'
import { amountOf, typedOf } from './amounts.ts'

test.each([
  ['g', '2,5', '2500'],
  ['g', '0.45359', '453.59'],
  ['ml', '1', '1000'],
  ['case', '1,5', '1.5'],
  ['piece', ' 1 200 ', '1200'],
  ['case', '0', '0'],
] as const)('of %s, "%s" is %s', (measure, typed, amount) => {
  expect(amountOf(measure, typed)).toBe(amount)
})

test.each([
  ['case', ''],
  ['case', '-1'],
  ['case', '1,234'],
  ['g', '0.123456'],
  ['piece', 'douze'],
  ['case', '12345678'],
] as const)('of %s, "%s" is no amount', (measure, typed) => {
  expect(amountOf(measure, typed)).toBeUndefined()
})

test.each([
  ['g', '2500', 'fr', '2,5'],
  ['g', '453.59', 'en', '0.45359'],
  ['ml', '750', 'fr', '0,75'],
  ['case', '1.5', 'fr', '1,5'],
  ['case', '4', 'en', '4'],
] as const)('%s of %s is typed so in %s', (measure, amount, language, typed) => {
  expect(typedOf(measure, amount, language)).toBe(typed)
  expect(amountOf(measure, typed)).toBe(amount)
})
