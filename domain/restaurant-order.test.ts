import { expect, test } from 'vitest'
import { restaurantOrderTotal, setRestaurantOrderToDone } from './restaurant-order.ts'

test('a restaurant closes an active order, and only once', () => {
  expect(setRestaurantOrderToDone('active')).toEqual({ status: 'done' })
  expect(setRestaurantOrderToDone('done')).toEqual({ refused: 'order_not_active' })
})

test("a restaurant order costs what its suppliers' orders cost", () => {
  expect(restaurantOrderTotal([18_700, 1250, 0])).toBe(19_950)
  expect(restaurantOrderTotal([])).toBe(0)
})
