import { describe, expect, test } from 'vitest'
import {
  asUpdate,
  changedLines,
  summaryOf,
  withQuantity,
  withRemoved,
  withRestored,
} from './order-changes.ts'
import type { SupplierOrder } from './order-queries.ts'

const line = (public_id: string, price: string, quantity: number) => ({
  public_id,
  product: {
    received_at: '2026-11-20T23:12:00-05:00',
    order_version: 1,
    public_id: `product-${public_id}`,
    name_fr: 'Épaule de bœuf',
    name_en: 'Beef shoulder',
    price,
    quantity_per_case: '10',
    unit: 'kg',
    price_per_unit: '1.0000',
  },
  item_code: '',
  price,
  quantity_per_case: '10',
  unit: 'kg',
  price_per_unit: '1.0000',
  quantity,
  first_quantity: quantity,
  edited_quantity: 0,
  is_cancelled: false,
  cancelled_by: null,
  reason: null,
  note: '',
  replaces: null,
  weighing: null,
  total_price: '0.00',
})
const beef = line('beef', '10.00', 12)
const eggs = line('eggs', '4.50', 2)
const order: SupplierOrder = {
  supplierOrder: {
    public_id: 'order',
    number: 42,
    date: '2026-11-21',
    received_at: '2026-11-21T23:12:00-05:00',
    order_version: 1,
    status: 'pending',
    total_price: '129.00',
    is_estimate: false,
    delivery: null,
    po_number: '',
    note: '',
    restaurant: {
      public_id: 'restaurant',
      name: 'Le Petit Marché',
      phone_number: '514 555-0100',
      address: '1, rue du Marché',
      city: 'Montréal',
      zip_code: 'H2X 1Y4',
      user: { email: 'chef@exemple.test' },
    },
  },
  orderProducts: [beef, eggs],
  receipt: null,
  papers: [],
  credit: null,
  proposal: null,
  may_propose: [],
  steps: [],
}

describe('what a supplier changes in a pending order', () => {
  test('a reduced line and a removed one are summarised with the new total', () => {
    const changes = withRemoved(withQuantity({}, beef, 8), eggs)
    expect(summaryOf(changedLines(order, changes), changes)).toEqual({
      reduced: 1,
      removed: 1,
      totalPrice: '80.00',
      isEstimate: false,
      everyLineRemoved: false,
    })
  })

  test('a line brought back to what was ordered is no longer changed', () => {
    expect(withQuantity(withQuantity({}, beef, 8), beef, 12)).toEqual({})
    expect(withRestored(withRemoved({}, eggs), eggs)).toEqual({})
  })

  test('removing every line is said, because that is a refusal of the order', () => {
    const changes = withRemoved(withRemoved({}, beef), eggs)
    expect(summaryOf(changedLines(order, changes), changes).everyLineRemoved).toBe(true)
  })

  test('a line that was reduced before is in the new total and not counted again', () => {
    const reducedBefore = { ...order, orderProducts: [{ ...beef, edited_quantity: 10 }, eggs] }
    const changes = withQuantity({}, eggs, 1)
    expect(summaryOf(changedLines(reducedBefore, changes), changes)).toEqual({
      reduced: 1,
      removed: 0,
      totalPrice: '104.50',
      isEstimate: false,
      everyLineRemoved: false,
    })
  })

  test('only touched lines travel, removed ones by their id alone', () => {
    expect(asUpdate(withRemoved(withQuantity({}, beef, 8), eggs))).toEqual({
      action: 'modified',
      products: [{ public_id: 'beef', edited_quantity: 8 }],
      removed_products: ['eggs'],
      substitutes: [],
    })
  })
})
