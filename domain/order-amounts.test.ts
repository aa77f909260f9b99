import fc from 'fast-check'
import { expect, test } from 'vitest'
import { feeOwed, orderAmounts, sumAmounts } from './order-amounts.ts'
import { SUPPLIER_ORDER_STATUSES } from './supplier-order.ts'

const cents = fc.integer({ min: 0, max: 1_000_000_000 })
const amounts = fc.record({ goods: cents, fee: cents, deposit: cents }).map(orderAmounts)

test('an order comes to goods, fee and deposits', () => {
  expect(orderAmounts({ goods: 48_200, fee: 1500, deposit: 240 })).toEqual({
    goods: 48_200,
    fee: 1500,
    deposit: 240,
    total: 49_940,
  })
})

test('a cancelled order owes no fee, any other the one that was agreed', () => {
  expect(SUPPLIER_ORDER_STATUSES.map((status) => feeOwed(1500, status))).toEqual([
    1500, 1500, 1500, 0,
  ])
})

test('orders together come to what each does', () => {
  fc.assert(
    fc.property(fc.array(amounts, { maxLength: 8 }), (orders) => {
      const sum = sumAmounts(orders)
      expect(sum.total).toBe(orders.reduce((total, order) => total + order.total, 0))
      expect(sum.total).toBe(sum.goods + sum.fee + sum.deposit)
    }),
  )
})
