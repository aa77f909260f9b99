import { expect, test } from 'vitest'
import { nextBeginning } from './use-roving-focus.ts'

const CITIES = ['Laval', 'Lévis', 'Longueuil', 'Montréal', 'Québec']

test.each([
  ['l', 0, 1],
  ['l', 2, 0],
  ['le', 1, 1],
  ['m', 4, 3],
  ['que', 0, 4],
  ['x', 0, undefined],
])('%s typed on city %i leads to %s', (typed, current, next) => {
  expect(nextBeginning(CITIES, typed, current)).toBe(next)
})

test('an empty list leads nowhere', () => {
  expect(nextBeginning([], 'a', 0)).toBeUndefined()
})
