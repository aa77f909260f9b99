import { Refused } from '@halles/contract/client.ts'
import { expect, test } from 'vitest'
import { acceptOrders } from './accept-orders.ts'
import type { SupplierOrderItem } from './order-queries.ts'

const order = (public_id: string): SupplierOrderItem => ({
  public_id,
  number: 1,
  date: '2026-11-22',
  received_at: '2026-11-22T23:12:00-05:00',
  order_version: 1,
  total_price: '10.00',
  is_estimate: false,
  delivery: null,
  credit: null,
  po_number: '',
  note: '',
  restaurant: { name: public_id, public_id: 'r', city: 'Montréal' },
  lines: 1,
  cases: 1,
  unread: 0,
  proposal: null,
})

test('each order is accepted by itself: one that changed and one without an answer leave the others alone', async () => {
  const orders = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(order)
  let running = 0
  let most = 0
  const outcome = await acceptOrders(orders, async ({ public_id }) => {
    most = Math.max(most, ++running)
    await Promise.resolve()
    running--
    if (public_id === 'b') throw new Refused(409, undefined)
    if (public_id === 'f') throw new Refused(0, undefined)
  })
  const names = (of: SupplierOrderItem[]) => of.map(({ public_id }) => public_id).sort()
  expect(names(outcome.accepted)).toEqual(['a', 'c', 'd', 'e', 'g'])
  expect(names(outcome.changed)).toEqual(['b'])
  expect(names(outcome.failed)).toEqual(['f'])
  expect(most).toBe(4)
})
