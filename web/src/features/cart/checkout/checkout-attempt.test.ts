import { describe, expect, test } from 'vitest'
import { type Cart, EMPTY_CART } from '../cart.ts'
import { attemptFor } from './checkout-attempt.ts'

const cart = (cart_version: string): Cart => ({ ...EMPTY_CART, cart_version })

describe('an attempt to order', () => {
  test('carries the version of the cart that is ordered', () => {
    expect(attemptFor(undefined, cart('v1')).cart_version).toBe('v1')
  })
  test('is the same again while its answer is missing, for the order may have gone through', () => {
    const first = attemptFor(undefined, cart('v1'))
    expect(attemptFor(first, cart('v1'))).toBe(first)
    expect(attemptFor(first, cart('v2'))).toBe(first)
  })
  test('is a new one, under a new key, once the last was answered', () => {
    const first = attemptFor(undefined, cart('v1'))
    expect(attemptFor(undefined, cart('v1')).key).not.toBe(first.key)
  })
})
