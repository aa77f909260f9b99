import { expect, test } from 'vitest'
import { EMPTY_CART } from '../cart.ts'
import { newAttempt } from './checkout-attempt.ts'

const cart = { ...EMPTY_CART, cart_version: 'v1' }
const deliveries = [{ supplier_public_id: 'butcher', day: '2026-11-24' }]

test('an attempt to order carries the version of the cart and the days on screen, under a key of its own', () => {
  const attempt = newAttempt(cart, deliveries)
  expect(attempt).toMatchObject({ cart_version: 'v1', deliveries })
  expect(newAttempt(cart, deliveries).key).not.toBe(attempt.key)
})
