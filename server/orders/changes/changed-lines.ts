import type { Input } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { pricedFor } from '@halles/domain/line-price.ts'
import type { OrderChange } from '@halles/domain/order-change.ts'
import { modifyLines, openQuantity } from '@halles/domain/supplier-order.ts'
import type { ChangedLine, OrderedLine } from '../facts/order-lines-sql.ts'
import { refuseLineChange } from '../refuse-line-change.ts'

type Change = Input<Endpoints['restaurantOrderChange']>

/** A line as its restaurant changes it, at what so many cases cost when it was ordered, and what kind of change that is. */
export type LineByRestaurant = ChangedLine & {
  change: Extract<OrderChange, 'reduce' | 'raise' | 'remove'>
}

/** The lines that a restaurant changes, as they become; a change that cannot be is refused by field. */
export function changedLines(lines: readonly OrderedLine[], input: Change): LineByRestaurant[] {
  const open = lines.filter((line) => !line.isCancelled)
  const change = modifyLines(
    open.map((line) => ({ publicId: line.publicId, quantity: openQuantity(line) })),
    {
      edited: input.lines.map((line) => ({
        publicId: line.public_id,
        editedQuantity: line.quantity,
      })),
      removed: input.removed,
    },
    { mayRaise: true, added: input.added.length },
  )
  if ('refused' in change)
    throw refuseLineChange(
      {
        edited: {
          name: 'lines',
          ids: input.lines.map((line) => line.public_id),
          quantity: 'quantity',
        },
        removed: { name: 'removed', ids: input.removed, emptied: 'order_emptied' },
      },
      change,
    )
  const reason = input.reason ?? null
  return open.flatMap((line, index): LineByRestaurant[] => {
    const { quantity = 0, editedQuantity = null, isCancelled = false } = change.lines[index] ?? {}
    if (isCancelled) {
      const removed = { isCancelled, cancelledBy: 'restaurant' as const, reason }
      return [{ ...line, ...removed, change: 'remove' }]
    }
    if (editedQuantity === null) return []
    // What it asks for now is what comes: what its supplier had reduced is settled by it.
    const asked = { quantity: editedQuantity, editedQuantity: null, reason }
    const kind = editedQuantity > quantity ? 'raise' : 'reduce'
    return [{ ...pricedFor(line, editedQuantity), ...asked, change: kind }]
  })
}
