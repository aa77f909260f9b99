import type { FurtherName } from '@halles/domain/product-fields.ts'

type OfFields = Record<FurtherName, string>

/** Above a field of the form, and a column of a price list. */
export const labels: OfFields = {
  lead_days: 'Lead time (days)',
  pick_place: 'Bin location',
}

/** Under a field of the form. */
export const hints: OfFields = {
  lead_days:
    'How many days before its delivery it must be ordered. 0: according to your delivery days.',
  pick_place: 'Optional. Where it is taken from in the warehouse: only your team sees it.',
}

/** In the activity: what was changed of a product. */
export const recorded: OfFields = {
  lead_days: 'lead time (days)',
  pick_place: 'bin location',
}
