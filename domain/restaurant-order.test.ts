import { expect, test } from 'vitest'
import {
  answersOf,
  partState,
  restaurantOrderTotal,
  setRestaurantOrderToDone,
} from './restaurant-order.ts'

test('a restaurant closes an active order, and only once', () => {
  expect(setRestaurantOrderToDone('active')).toEqual({ status: 'done' })
  expect(setRestaurantOrderToDone('done')).toEqual({ refused: 'order_not_active' })
})

test("a restaurant order costs what its suppliers' orders cost", () => {
  expect(restaurantOrderTotal([18_700, 1250, 0])).toBe(19_950)
  expect(restaurantOrderTotal([])).toBe(0)
})

test.each([
  ['pending', false, null, 'pending'],
  ['acknowledged', false, null, 'acknowledged'],
  ['acknowledged', true, null, 'modified'],
  ['done', false, null, 'done'],
  ['done', true, null, 'modified'],
  ['cancelled', true, 'supplier', 'cancelled'],
  ['cancelled', false, 'restaurant', 'withdrawn'],
  ['cancelled', true, 'restaurant', 'withdrawn'],
] as const)(
  'a part that is %s, changed: %s, cancelled by %s, reads as %s',
  (status, isChanged, by, state) => {
    expect(partState(status, isChanged, by)).toBe(state)
  },
)

test.each([
  ['a refusal is an answer too', ['pending', 'acknowledged', 'modified', 'cancelled'], 3, 4],
  ['of a part that was taken back no answer is expected', ['withdrawn', 'done'], 1, 1],
  ['nor of an order that was taken back from all', ['withdrawn', 'withdrawn'], 0, 0],
] as const)('%s', (_, states, answered, asked) => {
  expect(answersOf(states)).toEqual({ answered, asked })
})
