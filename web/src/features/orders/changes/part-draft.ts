import { MAX_LINE_QUANTITY } from '@halles/domain/cart.ts'
import { RESTAURANT_REASONS, type RestaurantReason } from '@halles/domain/reasons.ts'
import type { DraftFields } from '../../../platform/storage/drafts.ts'
import { isRecord, storedRecord } from '../proposals/stored-record.ts'
import { type AddedProduct, casesOf, type Part, type PartChanges } from './part-changes.ts'
import type { GivenReason } from './reason-field.tsx'

/** What a restaurant has changed of a part and not sent, with the version of the order that it had before it. */
export type PartDraft = {
  changes: PartChanges
  said: GivenReason<RestaurantReason>
  version: number
}

export function asFields({ changes, said, version }: PartDraft): DraftFields {
  return {
    changes: JSON.stringify(changes),
    reason: said.reason ?? '',
    note: said.note,
    version: String(version),
  }
}

/** What was stored, as far as the part still has it; an older version may have written it. */
export function partDraftFrom(fields: DraftFields | undefined, part: Part): PartDraft {
  const stored = storedRecord(fields?.changes)
  const added = (Array.isArray(stored.added) ? stored.added : []).filter(isAdded)
  const reason = RESTAURANT_REASONS.find((one) => one === fields?.reason)
  const draft = {
    changes: { lines: isRecord(stored.lines) ? stored.lines : {}, added },
    said: { ...(reason && { reason }), note: typeof fields?.note === 'string' ? fields.note : '' },
    version: Number(fields?.version) || part.order_version,
  }
  return currentPartDraft(draft, part)
}

type Unchecked = Omit<PartDraft, 'changes'> & {
  changes: Omit<PartChanges, 'lines'> & { lines: Readonly<Record<string, unknown>> }
}

/** What can be sent of a draft: its supplier may have changed the part meanwhile. */
export function currentPartDraft(draft: Unchecked, part: Part): PartDraft {
  const open = new Map(
    part.products.flatMap((line) => (line.is_cancelled ? [] : [[line.public_id, line]])),
  )
  const lines = Object.entries(draft.changes.lines).filter(
    (entry): entry is [string, number | 'removed'] => {
      const line = open.get(entry[0])
      if (!line) return false
      return entry[1] === 'removed' || (isCases(entry[1]) && entry[1] !== casesOf(line))
    },
  )
  return { ...draft, changes: { ...draft.changes, lines: Object.fromEntries(lines) } }
}

function isAdded(value: unknown): value is AddedProduct {
  return (
    isRecord(value) &&
    isCases(value.quantity) &&
    isRecord(value.product) &&
    ['public_id', 'name_fr', 'name_en', 'price', 'quantity_per_case', 'unit'].every(
      (key) => isRecord(value.product) && typeof value.product[key] === 'string',
    )
  )
}

function isCases(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_LINE_QUANTITY
}
