import { expect, test } from 'vitest'
import type { SupplierOrder } from '../order-queries.ts'
import { replaceableLines } from './replaceable-lines.ts'

type Line = SupplierOrder['orderProducts'][number]

const line = (public_id: string, given: Partial<Line> = {}) =>
  ({
    public_id,
    quantity: 4,
    edited_quantity: 0,
    is_cancelled: false,
    cancelled_by: null,
    replaces: null,
    ...given,
  }) as Line
const removed = (by: 'supplier' | 'restaurant') => ({ is_cancelled: true, cancelled_by: by })

test('something can come for what comes, and for what its supplier removed and did not replace', () => {
  const found = replaceableLines({
    orderProducts: [
      line('whole'),
      line('reduced', { edited_quantity: 1 }),
      line('lacking', removed('supplier')),
      line('replaced', removed('supplier')),
      line('substitute', { quantity: 2, replaces: 'replaced' }),
      line('unwanted', removed('restaurant')),
    ],
  })
  expect(found.map(({ public_id, cases, missing }) => [public_id, cases, missing])).toEqual([
    ['whole', 4, 4],
    ['reduced', 1, 1],
    ['lacking', 0, 4],
    ['substitute', 2, 2],
  ])
})
