import type { ModifyLinesRefusal } from '@halles/domain/supplier-order.ts'
import { type Refusal, refuseField } from '../platform/endpoint/refuse-field.ts'

/** What one call changes of lines, named as its input has it. */
type NamedChange = {
  edited: { name: string; ids: readonly string[]; quantity: string }
  removed: { name: string; ids: readonly string[]; emptied: 'every_line_removed' | 'order_emptied' }
}

/** Refuses the field that names what cannot be changed of an order's lines. */
export function refuseLineChange(change: NamedChange, refusal: ModifyLinesRefusal): Refusal {
  const { edited, removed } = change
  switch (refusal.refused) {
    case 'nothing_changed':
      return refuseField(edited.name, refusal.refused)
    case 'every_line_removed':
      return refuseField(removed.name, removed.emptied)
    case 'line_unknown':
    case 'line_twice': {
      const named = namings(change, refusal.publicId)
      const field = named[refusal.refused === 'line_unknown' ? 0 : 1]
      return refuseField(field ?? edited.name, refusal.refused)
    }
    case 'quantity_above_original':
    case 'quantity_invalid': {
      const index = edited.ids.indexOf(refusal.publicId)
      return refuseField(`${edited.name}.${index}.${edited.quantity}`, refusal.refused)
    }
  }
}

/** The fields that name a line, in the order the domain reads them. */
function namings({ edited, removed }: NamedChange, publicId: string): string[] {
  return [
    ...edited.ids.map((id, index) => [id, `${edited.name}.${index}.public_id`] as const),
    ...removed.ids.map((id, index) => [id, `${removed.name}.${index}`] as const),
  ].flatMap(([id, field]) => (id === publicId ? [field] : []))
}
