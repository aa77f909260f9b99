import { describe, expect, test } from 'vitest'
import type { Cart, CartLine } from '../cart.ts'
import { cartDifferences } from './cart-differences.ts'

const line = (public_id: string, price: string, quantity: number, minimum = '0.00'): CartLine => ({
  product: {
    public_id,
    name_fr: public_id,
    name_en: public_id,
    price,
    quantity_per_case: '1',
    unit: 'kg',
    price_per_unit: '1.0000',
    price_per_kg: '1.0000',
    supplier: { public_id: 'boucherie', name: 'Boucherie', minimum_order_price: minimum },
  },
  quantity,
  total_price: '0.00',
})
const cart = (...cart_products: CartLine[]): Cart => ({
  total_price: '0',
  cart_products,
  unavailable: [],
  cart_version: 'v',
  approval: null,
  exceeded: null,
})
const kinds = (before: Cart, after: Cart) => cartDifferences(before, after).map(({ kind }) => kind)

describe('a cart that changed before the click', () => {
  const before = cart(line('beef', '10.00', 2), line('veal', '20.00', 1))

  test('that is the same has no differences', () => {
    expect(kinds(before, before)).toEqual([])
  })
  test('names what can no longer be ordered, with why', () => {
    const [beef] = before.cart_products
    const after = {
      ...cart(line('veal', '20.00', 1)),
      unavailable: beef
        ? [{ ...beef, reason: 'product_deleted' as const, available_from: null }]
        : [],
    }
    expect(cartDifferences(before, after)).toEqual([
      { kind: 'gone', product: beef?.product, reason: 'product_deleted' },
    ])
  })
  test('names a price that rose', () => {
    const after = cart(line('beef', '10.50', 2), line('veal', '20.00', 1))
    expect(cartDifferences(before, after)).toMatchObject([
      { kind: 'price', before: '10.00', after: '10.50' },
    ])
  })
  test('names a case that holds less for the same price', () => {
    const [beef, veal] = before.cart_products
    if (!beef || !veal) throw new Error('two lines were built')
    const smaller = { ...beef, product: { ...beef.product, quantity_per_case: '0.5' } }
    expect(cartDifferences(before, cart(smaller, veal))).toEqual([
      { kind: 'case', before: beef.product, after: smaller.product },
    ])
  })
  test('names what another device added, removed and counted anew', () => {
    const after = cart(line('beef', '10.00', 5), line('pork', '5.00', 1))
    expect(kinds(before, after)).toEqual(['quantity', 'removed', 'added'])
  })
  test('says nothing of a minimum that was not known', () => {
    expect(
      kinds(cart(line('beef', '10.00', 2, '')), cart(line('beef', '10.00', 2, '99.00'))),
    ).toEqual([])
  })
  test.each([
    [
      undefined,
      { fee: '15.00', waived_from: null },
      { kind: 'fee', before: '0.00', after: '15.00' },
    ],
    [
      { fee: '15.00', waived_from: null },
      undefined,
      { kind: 'fee', before: '15.00', after: '0.00' },
    ],
    [
      { fee: '15.00', waived_from: '500.00' },
      { fee: '15.00', waived_from: '600.00' },
      { kind: 'waived', from: '600.00' },
    ],
    [
      { fee: '15.00', waived_from: '500.00' },
      { fee: '15.00', waived_from: null },
      { kind: 'waived', from: null },
    ],
  ])('names what a delivery costs now, once a supplier: %j, %j', (was, now, difference) => {
    const asking = (delivery_fee: typeof was) =>
      before.cart_products.map((one) => ({
        ...one,
        product: {
          ...one.product,
          supplier: { ...one.product.supplier, ...(delivery_fee && { delivery_fee }) },
        },
      }))
    expect(cartDifferences(cart(...asking(was)), cart(...asking(now)))).toMatchObject([difference])
    expect(kinds(cart(...asking(now)), cart(...asking(now)))).toEqual([])
  })
  test('names a deposit that changed', () => {
    const [beef, veal] = before.cart_products
    if (!beef || !veal) throw new Error('two lines were built')
    const carrying = { ...beef, product: { ...beef.product, deposit: '2.40' } }
    expect(cartDifferences(before, cart(carrying, veal))).toMatchObject([
      { kind: 'deposit', before: '0.00', after: '2.40' },
    ])
  })
  test('names a minimum that rose, once a supplier', () => {
    const after = cart(line('beef', '10.00', 2, '99.00'), line('veal', '20.00', 1, '99.00'))
    expect(cartDifferences(before, after)).toMatchObject([
      { kind: 'minimum', before: '0.00', after: '99.00' },
    ])
  })
})
