import { type Change, changed, changedFields } from './business-activity.ts'
import { type Cents, formatMoney } from './money.ts'
import { formatHundredths } from './quantity-per-case.ts'

/** What a supplier may change of a product: a case in cents, and in hundredths of the unit. */
type Edited = {
  readonly description: string
  readonly unit: string
  readonly quantityHundredths: number
  readonly priceCents: Cents
  /** Undefined in what an edit says: as it was. */
  readonly leadDays?: number | undefined
  readonly pickPlace?: string | undefined
}

/** What an edit changed of a product; the description by name only, as long as it may be. */
export function productChanges(before: Edited, after: Edited): Change[] {
  return [
    ...changed('price', formatMoney(before.priceCents), formatMoney(after.priceCents)),
    ...changed(
      'quantity_per_case',
      formatHundredths(before.quantityHundredths),
      formatHundredths(after.quantityHundredths),
    ),
    ...changed('unit', before.unit, after.unit),
    ...changedFields(before, after, ['description']),
    ...unlessLeftOut('lead_days', before.leadDays, after.leadDays),
    ...unlessLeftOut('pick_place', before.pickPlace, after.pickPlace),
  ]
}

function unlessLeftOut(
  field: 'lead_days' | 'pick_place',
  before: number | string | undefined,
  after: number | string | undefined,
): Change[] {
  return after === undefined ? [] : changed(field, `${before ?? ''}`, `${after}`)
}

/** How many products an import adds and edits, or takes back. */
export function importedRows(counts: { readonly new: number; readonly changed: number }): Change[] {
  return [
    { field: 'added', to: `${counts.new}` },
    { field: 'edited', to: `${counts.changed}` },
  ]
}
