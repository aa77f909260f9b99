import type { FurtherName } from '@halles/domain/product-fields.ts'

type OfFields = Record<FurtherName, string>

/** Above a field of the form, and a column of a price list. */
export const labels: OfFields = {
  lead_days: 'Lead time (days)',
  pick_place: 'Bin location',
  item_code: 'Item code',
  gtin: 'GTIN (barcode)',
  sold_by_weight: 'Sold by weight',
  brand: 'Brand',
  origin: 'Origin',
  made: 'Grown or transformed',
  marks: 'Claims',
  months: 'Season',
  keep: 'Storage',
  shelf_days: 'Shelf life (days)',
  contains: 'Contains',
  may_contain: 'May contain',
  deposit_containers: 'Containers with a deposit, per case',
  deposit_kind: 'Deposit',
  audience: 'Offered to',
}

/** Under a field of the form. */
export const hints: OfFields = {
  lead_days:
    'How many days before its delivery it must be ordered. 0: according to your delivery days.',
  pick_place: 'Optional. Where it is taken from in the warehouse: only your team sees it.',
  item_code: 'Optional. Your own code: it is on pick lists, and an import finds the product by it.',
  gtin: 'Optional. 8, 12, 13 or 14 digits, as they stand under the barcode of the case.',
  sold_by_weight:
    'Charged by the net weight weighed at picking: the price of a case is its estimate. Only in kg or lb.',
  brand: 'Optional.',
  origin: 'The country, or the Canadian province.',
  made: 'What was done there: grown (raised, caught) or transformed.',
  marks:
    'Organic, halal, kosher and sustainable fishing are shown only while you have a certificate in force.',
  months: 'The months when it is in season. Out of season, the product stays on sale.',
  keep: 'Pick lists group products by it.',
  shelf_days: 'From its delivery. 0: not stated.',
  contains: 'What you do not state is never shown as absent.',
  may_contain: 'Possible traces.',
  deposit_containers: 'A can or a bottle is one container. A case of 24 cans has 24.',
  deposit_kind:
    '$0.10 a container, $0.25 for glass of 500\u00a0ml and more. It is added to the order and does not count towards the minimum.',
  audience:
    'A product offered to customers only is seen only by restaurants that have an open account with you.',
}

/** In the activity: what was changed of a product. */
export const recorded: OfFields = {
  lead_days: 'lead time (days)',
  pick_place: 'bin location',
  item_code: 'item code',
  gtin: 'GTIN',
  sold_by_weight: 'sold by weight',
  brand: 'brand',
  origin: 'origin',
  made: 'grown or transformed',
  marks: 'claims',
  months: 'season',
  keep: 'storage',
  shelf_days: 'shelf life (days)',
  contains: 'contains',
  may_contain: 'may contain',
  deposit_containers: 'containers with a deposit',
  deposit_kind: 'deposit',
  audience: 'offered to',
}
