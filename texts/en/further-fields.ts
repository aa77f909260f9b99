import type { FurtherName } from '@halles/domain/product-fields.ts'

type OfFields = Record<FurtherName, string>

/** Above a field of the form, and a column of a price list. */
export const labels: OfFields = {
  lead_days: 'Days ahead',
  pick_place: 'Place',
}

/** Under a field of the form. */
export const hints: OfFields = {
  lead_days: 'How many days before its delivery it must be ordered. 0: as your delivery days say.',
  pick_place: 'Optional. Where it is taken from in the warehouse: only your team sees it.',
}

/** In the activity: what was changed of a product. */
export const recorded: OfFields = {
  lead_days: 'days ahead',
  pick_place: 'place in the warehouse',
}
