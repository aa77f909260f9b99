import type { ModifyLinesRefusal } from '@halles/domain/supplier-order.ts'
import { type Refusal, refuseField } from '../platform/endpoint/refusal.ts'

/** What a call changes of an order's lines, and how it names that: `products.0.public_id`, `removed_products.1`. */
export type SentLines = {
  edited: { field: string; quantity: string; publicIds: readonly string[] }
  removed: {
    field: string
    publicIds: readonly string[]
    all: 'every_line_removed' | 'order_emptied'
  }
}

/** The 400 that names the field of a call for which its lines cannot become what it says. */
export function refuseModifiedLines(
  { edited, removed }: SentLines,
  refusal: ModifyLinesRefusal,
): Refusal {
  switch (refusal.refused) {
    case 'nothing_changed':
      return refuseField(edited.field, refusal.refused)
    case 'every_line_removed':
      return refuseField(removed.field, removed.all)
    case 'line_unknown':
      return refuseField(naming(refusal.publicId, 0), refusal.refused)
    case 'line_twice':
      return refuseField(naming(refusal.publicId, 1), refusal.refused)
    case 'quantity_above_original':
    case 'quantity_invalid': {
      const index = edited.publicIds.indexOf(refusal.publicId)
      return refuseField(`${edited.field}.${index}.${edited.quantity}`, refusal.refused)
    }
  }

  /** The field that names a line, or names it again, in the order the domain reads them. */
  function naming(publicId: string, at: number): string {
    const fields = [
      ...edited.publicIds.map((id, index) => [id, `${edited.field}.${index}.public_id`] as const),
      ...removed.publicIds.map((id, index) => [id, `${removed.field}.${index}`] as const),
    ]
    return fields.filter(([id]) => id === publicId)[at]?.[1] ?? edited.field
  }
}
