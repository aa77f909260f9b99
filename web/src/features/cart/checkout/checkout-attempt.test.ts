import { describe, expect, test } from 'vitest'
import { EMPTY_CART, withChanges } from '../cart-changes.ts'
import type { Cart } from '../cart-queries.ts'
import { attemptFor } from './checkout-attempt.ts'

const product = {
  public_id: 'beef',
  name_fr: 'Bœuf',
  name_en: 'Beef',
  price: '10.00',
  quantity_per_case: '1',
  unit: 'kg',
  price_per_unit: '10.0000',
  price_per_kg: '10.0000',
  supplier: { public_id: 'boucherie', name: 'Boucherie' },
}
const filled = withChanges(EMPTY_CART, [{ kind: 'add', product, quantity: 1 }])
const cart = (cart_version: string): Cart => ({ ...filled, cart_version })

describe('an attempt to order', () => {
  test('carries the version of the cart on screen', () => {
    expect(attemptFor(undefined, cart('v1')).cart_version).toBe('v1')
  })
  test('is the same again while its answer is missing', () => {
    const first = attemptFor(undefined, cart('v1'))
    expect(attemptFor(first, cart('v1'))).toBe(first)
  })
  test('is the same again when the cart turns out empty: the order may have gone through', () => {
    const first = attemptFor(undefined, cart('v1'))
    expect(attemptFor(first, { ...EMPTY_CART, cart_version: 'v2' })).toBe(first)
  })
  test('is a new one, under a new key, for another cart', () => {
    const first = attemptFor(undefined, cart('v1'))
    const second = attemptFor(first, cart('v2'))
    expect(second.cart_version).toBe('v2')
    expect(second.key).not.toBe(first.key)
  })
})
