import { SUPPLIER_REASONS, type SupplierReason } from '@halles/domain/reasons.ts'
import type { DraftFields } from '../../platform/storage/drafts.ts'
import type { GivenReason } from './changes/reason-field.tsx'
import { type Changes, mostCases } from './order-changes.ts'
import type { SupplierOrder } from './order-queries.ts'
import { storedRecord } from './proposals/stored-record.ts'
import { type ProposedSubstitutes, substitutesFrom } from './proposals/substitutes.ts'

/** An answer as its supplier prepares it: what is changed, what is proposed instead, and why. */
export type SupplierDraft = {
  changes: Changes
  substitutes: ProposedSubstitutes
  said: GivenReason<SupplierReason>
  isReducing: boolean
}

export const NO_DRAFT: SupplierDraft = {
  changes: {},
  substitutes: {},
  said: { note: '' },
  isReducing: false,
}

/** As it is stored on the device; nothing while nothing is changed. */
export function asFields({ changes, substitutes, said, isReducing }: SupplierDraft): DraftFields {
  if (Object.keys(changes).length === 0) return {}
  return {
    changes: JSON.stringify(changes),
    substitutes: JSON.stringify(substitutes),
    reason: said.reason ?? '',
    note: said.note,
    reducing: String(isReducing),
  }
}

type Lines = Pick<SupplierOrder, 'orderProducts'>

/** What was stored, as far as the order still has it; an older version may have written it. */
export function supplierDraftFrom(fields: DraftFields | undefined, order: Lines): SupplierDraft {
  if (!fields) return NO_DRAFT
  const reason = SUPPLIER_REASONS.find((one) => one === fields.reason)
  const stored = {
    changes: storedRecord(fields.changes),
    substitutes: storedRecord(fields.substitutes),
    said: { ...(reason && { reason }), note: typeof fields.note === 'string' ? fields.note : '' },
    isReducing: fields.reducing === 'true',
  }
  return currentSupplierDraft(stored, order)
}

type Unchecked = Omit<SupplierDraft, 'changes' | 'substitutes'> & {
  changes: Readonly<Record<string, unknown>>
  substitutes: Readonly<Record<string, unknown>>
}

/** What can be sent of a draft: its restaurant may have changed the order meanwhile. */
export function currentSupplierDraft(draft: Unchecked, { orderProducts }: Lines): SupplierDraft {
  const open = new Map(
    orderProducts.flatMap((line) => (line.is_cancelled ? [] : [[line.public_id, line]])),
  )
  const changes = Object.entries(draft.changes).filter(
    (entry): entry is [string, number | 'removed'] => {
      const line = open.get(entry[0])
      if (!line) return false
      const [, to] = entry
      return (
        to === 'removed' ||
        (Number.isInteger(to) && Number(to) >= 1 && Number(to) < mostCases(line))
      )
    },
  )
  return {
    ...draft,
    changes: Object.fromEntries(changes),
    substitutes: substitutesFrom(draft.substitutes, new Set(open.keys())),
  }
}
