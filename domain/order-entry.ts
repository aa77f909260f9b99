import type { SupplierOrderStatus } from './supplier-order.ts'

/** What is recorded of a supplier's order beside its steps. `withdrawn` is a proposal; an order taken back is a step. */
export const ORDER_ENTRY_KINDS = [
  'line_changed',
  'line_added',
  'line_removed',
  'message',
  'proposed',
  'withdrawn',
  'answered',
  'lapsed',
  'day_changed',
  'received',
  'credit_asked',
  'credit_answered',
  'weighed',
] as const
export type OrderEntryKind = (typeof ORDER_ENTRY_KINDS)[number]

/** The cases of a line that are to be delivered, before or after it was changed; what one costs in cents where that changed too. */
export type EntryCases = { readonly quantity: number; readonly price?: number }

/** A line's change: `old` is null where it was added, `new` where it was removed. */
export type LineEntry =
  | { readonly kind: 'line_changed'; readonly old: EntryCases; readonly new: EntryCases }
  | { readonly kind: 'line_added'; readonly old: null; readonly new: EntryCases }
  | { readonly kind: 'line_removed'; readonly old: EntryCases; readonly new: null }

/**
 * A delivery as it was received (`old`: before it was corrected), and each of its lines that was not as agreed before or is not
 * now, in hundredths of a case; an entry with a line is about that line.
 */
export type ReceivedEntry =
  | {
      readonly kind: 'received'
      readonly old: { readonly day: string } | null
      readonly new: { readonly day: string }
    }
  | {
      readonly kind: 'received'
      readonly lineId: number
      readonly old: { readonly cases: number } | null
      readonly new: { readonly cases: number }
    }

type Amount = { readonly amount: number }

/** What is asked back: `old` is null the first time, `new` once nothing is asked any more. And what is granted of it. In cents. */
export type CreditEntry =
  | { readonly kind: 'credit_asked'; readonly old: Amount | null; readonly new: Amount | null }
  | { readonly kind: 'credit_answered'; readonly old: Amount; readonly new: Amount }

/** What a line weighs net, in thousandths of its unit, and costs by it in cents. */
type EntryWeight = { readonly weight: number; readonly amount: number }

/** A line that was weighed: `old` is null the first time, `new` where it must be weighed again. */
export type WeighedEntry = {
  readonly kind: 'weighed'
  readonly lineId: number
  readonly old: EntryWeight | null
  readonly new: EntryWeight | null
}

/** A step of the order: it reaches a status, once. */
export type StepEntry = { readonly status: SupplierOrderStatus }
