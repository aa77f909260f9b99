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
  ['pending', false, 'pending'],
  ['acknowledged', false, 'acknowledged'],
  ['acknowledged', true, 'modified'],
  ['done', false, 'done'],
  ['done', true, 'modified'],
  ['cancelled', true, 'cancelled'],
] as const)('a part that is %s, changed: %s, reads as %s', (status, isChanged, state) => {
  expect(partState(status, isChanged)).toBe(state)
})

test('a refusal is an answer too', () => {
  const parts = [
    { status: 'pending' },
    { status: 'acknowledged' },
    { status: 'cancelled' },
  ] as const
  expect(answersOf(parts)).toEqual({ answered: 2, asked: 3 })
})
