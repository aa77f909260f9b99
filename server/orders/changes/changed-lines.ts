import type { Input } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { OrderChange } from '@halles/domain/order-change.ts'
import {
  type ModifyLinesRefusal,
  modifyLines,
  openQuantity,
} from '@halles/domain/supplier-order.ts'
import { type Refusal, refuseField } from '../../platform/endpoint/refuse-field.ts'
import type { ChangedLine, OrderedLine } from '../facts/order-lines-sql.ts'

type Change = Input<Endpoints['restaurantOrderChange']>

/** A line as its restaurant changes it, what kind of change that is, and what it adds, in cases. */
export type LineByRestaurant = ChangedLine & {
  change: Extract<OrderChange, 'reduce' | 'raise' | 'remove'>
  addedCases: number
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
  if ('refused' in change) throw refuseChange(input, change)
  const reason = input.reason ?? null
  return open.flatMap((line, index): LineByRestaurant[] => {
    const { quantity = 0, editedQuantity = null, isCancelled = false } = change.lines[index] ?? {}
    if (isCancelled) {
      const removed = { isCancelled, cancelledBy: 'restaurant' as const, reason }
      return [{ ...line, ...removed, change: 'remove', addedCases: 0 }]
    }
    if (editedQuantity === null) return []
    // What it asks for now is what comes: what its supplier had reduced is settled by it.
    const asked = { quantity: editedQuantity, editedQuantity: null, reason }
    const addedCases = Math.max(0, editedQuantity - quantity)
    return [{ ...line, ...asked, change: addedCases > 0 ? 'raise' : 'reduce', addedCases }]
  })
}

function refuseChange(input: Change, refusal: ModifyLinesRefusal): Refusal {
  switch (refusal.refused) {
    case 'nothing_changed':
      return refuseField('lines', refusal.refused)
    case 'every_line_removed':
      return refuseField('removed', 'order_emptied')
    case 'line_unknown':
      return refuseField(namings(input, refusal.publicId).at(0) ?? 'lines', refusal.refused)
    case 'line_twice':
      return refuseField(namings(input, refusal.publicId).at(1) ?? 'lines', refusal.refused)
    case 'quantity_above_original':
    case 'quantity_invalid': {
      const index = input.lines.findIndex((line) => line.public_id === refusal.publicId)
      return refuseField(`lines.${index}.quantity`, refusal.refused)
    }
  }
}

/** The fields that name a line, in the order the domain reads them. */
function namings({ lines, removed }: Change, publicId: string): string[] {
  const fields = [
    ...lines.map((line, index) => [line.public_id, `lines.${index}.public_id`] as const),
    ...removed.map((id, index) => [id, `removed.${index}`] as const),
  ]
  return fields.filter(([id]) => id === publicId).map(([, field]) => field)
}
