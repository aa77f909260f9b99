import { expect, test } from 'vitest'
import { allergenAnswer, isInSeason } from './product-facts.ts'

test.each([
  [null, null, 'not_stated'],
  [[], null, 'not_stated'],
  [null, [], 'not_stated'],
  [[], [], 'free'],
  [['soy'], ['wheat'], 'free'],
  [['milk'], null, 'contains'],
  [null, ['milk'], 'may_contain'],
  [['milk'], ['milk'], 'contains'],
] as const)(
  'of one that contains %j and may contain %j, milk is %s',
  (contains, may_contain, answer) => {
    expect(allergenAnswer({ contains, may_contain }, 'milk')).toBe(answer)
  },
)

test.each([
  [[], '2026-07-01', undefined],
  [['july'], '2026-07-31', true],
  [['july'], '2026-08-01', false],
  [['december', 'january'], '2027-01-15', true],
] as const)('what is in season in %j is so on %s: %s', (months, day, is) => {
  expect(isInSeason(months, day)).toBe(is)
})
