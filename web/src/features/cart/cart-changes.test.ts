import { describe, expect, test } from 'vitest'
import {
  type AddedProduct,
  type CartChange,
  EMPTY_CART,
  isOvertaken,
  withChanges,
} from './cart-changes.ts'

const boucherie = { public_id: 'boucherie', name: 'Boucherie Lanaudière' }
const product = (public_id: string, price: string): AddedProduct => ({
  public_id,
  name_fr: 'Épaule de bœuf',
  name_en: 'Beef shoulder',
  price,
  quantity_per_case: '20',
  unit: 'lb',
  price_per_unit: '2.2000',
  price_per_kg: '4.8502',
  supplier: boucherie,
})
const add = (public_id: string, quantity = 1): CartChange => ({
  kind: 'add',
  product: product(public_id, '44.10'),
  quantity,
})
const update = (productId: string, quantity: number): CartChange => ({
  kind: 'update',
  productId,
  quantity,
})
const remove = (productId: string): CartChange => ({ kind: 'remove', productId })
const quantities = (changes: CartChange[]) =>
  withChanges(EMPTY_CART, changes).cart_products.map((line) => [
    line.product.public_id,
    line.quantity,
  ])

describe('the cart on screen', () => {
  test('three clicks on + are three cases of one line', () => {
    expect(quantities([add('beef'), add('beef'), add('beef')])).toEqual([['beef', 3]])
  })
  test('a typed quantity replaces the one before', () => {
    expect(quantities([add('beef', 2), update('beef', 12)])).toEqual([['beef', 12]])
  })
  test('a removed product can be added again, as one case', () => {
    expect(quantities([add('beef', 5), remove('beef'), add('beef')])).toEqual([['beef', 1]])
  })
  test('a line stops at 9,999 cases', () => {
    expect(quantities([add('beef', 9_999), add('beef')])).toEqual([['beef', 9_999]])
  })
  test('a quantity for what is no longer there changes nothing', () => {
    expect(quantities([add('beef'), remove('beef'), update('beef', 4)])).toEqual([])
  })
  test('totals follow to the cent', () => {
    const cart = withChanges(EMPTY_CART, [add('beef', 3), add('veal')])
    expect(cart.cart_products.map((line) => line.total_price)).toEqual(['132.30', '44.10'])
    expect(cart.total_price).toBe('176.40')
  })
  test('the last line removed leaves a total of "0"', () => {
    expect(withChanges(EMPTY_CART, [add('beef'), remove('beef')]).total_price).toBe('0')
  })
  test('a new line claims no minimum that only the server knows', () => {
    const [line] = withChanges(EMPTY_CART, [add('beef')]).cart_products
    expect(line?.product.supplier.minimum_order_price).toBe('0.00')
  })
})

describe('a quantity in line', () => {
  const twelve = update('beef', 12)
  test('is sent when nothing of its product stands behind it', () => {
    expect(isOvertaken(twelve, [update('beef', 1), twelve, update('veal', 3)])).toBe(false)
  })
  test('is not sent when a later quantity or a removal does', () => {
    expect(isOvertaken(twelve, [twelve, update('beef', 13)])).toBe(true)
    expect(isOvertaken(twelve, [twelve, remove('beef')])).toBe(true)
  })
  test('is sent before cases are added to it', () => {
    expect(isOvertaken(twelve, [twelve, add('beef')])).toBe(false)
  })
})
