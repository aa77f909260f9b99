import { describe, expect, test } from 'vitest'
import type { Cart, CartLine } from './cart.ts'
import { cartTotal, casesIn, supplierGroups, wireAmounts } from './supplier-groups.ts'

const line = (name: string, minimum_order_price: string, total_price: string): CartLine => ({
  product: {
    public_id: `product-${total_price}`,
    name_fr: 'Crème 35 %',
    name_en: '35% cream',
    price: total_price,
    quantity_per_case: '12',
    unit: '1L',
    price_per_unit: '1.0000',
    price_per_kg: null,
    supplier: { public_id: name, name, minimum_order_price },
  },
  quantity: 2,
  total_price,
})
const cart = (...cart_products: CartLine[]): Cart => ({
  total_price: '0',
  cart_products,
  unavailable: [],
  cart_version: 'v',
  approval: null,
  exceeded: null,
})

describe('a cart by supplier', () => {
  test('keeps the order in which suppliers and lines came in', () => {
    const groups = supplierGroups(
      cart(line('B', '0.00', '3.00'), line('A', '0.00', '1.00'), line('B', '0.00', '2.00')),
    )
    expect(groups.map(({ supplier, totalCents }) => [supplier.name, totalCents])).toEqual([
      ['B', 500],
      ['A', 100],
    ])
  })
  test('a total that equals the minimum misses nothing', () => {
    expect(supplierGroups(cart(line('A', '150.00', '150.00')))[0]?.missingCents).toBe(0)
  })
  test('one cent less misses one cent', () => {
    expect(supplierGroups(cart(line('A', '150.00', '149.99')))[0]?.missingCents).toBe(1)
  })
  test('a minimum that is not known yet is neither met nor missing', () => {
    const [unknown] = supplierGroups(cart(line('A', '', '1.00')))
    expect([unknown?.minimumCents, unknown?.missingCents]).toEqual([undefined, 0])
  })
  test('comes to goods, the fee of each supplier and the deposits, before taxes', () => {
    const asked = line('A', '150.00', '20.00')
    const { product } = asked
    const supplier = { ...product.supplier, delivery_fee: { fee: '15.00', waived_from: '20.01' } }
    const drink = { ...asked, product: { ...product, supplier, deposit: '2.40' } }
    const groups = supplierGroups(cart(drink, line('B', '0.00', '1.00')))
    expect(groups.map((group) => wireAmounts(group))).toEqual([
      { goods: '20.00', fee: '15.00', deposit: '4.80', total: '39.80' },
      { goods: '1.00', fee: '0.00', deposit: '0.00', total: '1.00' },
    ])
    const all = { goods: '21.00', fee: '15.00', deposit: '4.80', total: '40.80' }
    expect(wireAmounts(...groups)).toEqual(all)
    expect(cartTotal(groups)).toBe('40.80')
    expect(groups[0]?.missingCents).toBe(13_000)
    const more = { ...drink, total_price: '20.01' }
    expect(supplierGroups(cart(more)).map((group) => wireAmounts(group))).toEqual([
      { goods: '20.01', fee: '0.00', deposit: '4.80', total: '24.81' },
    ])
  })
  test('counts cases, not lines', () => {
    expect(casesIn(cart(line('A', '0.00', '1.00'), line('B', '0.00', '2.00')))).toBe(4)
  })
})
