import { type Change, changed, PRODUCT_CHANGES } from './business-activity.ts'
import { type FieldValue, PRODUCT_FIELDS, type SaidFacts } from './product-fields.ts'
import { valueText } from './product-values.ts'

/** What an edit changed of a product, what it leaves out being as it was; texts of several lines by name only. */
export function productChanges(before: SaidFacts, after: SaidFacts): Change[] {
  return PRODUCT_CHANGES.flatMap((name) => {
    const field = PRODUCT_FIELDS[name]
    const [was, is]: (FieldValue | undefined)[] = [before[field.key], after[field.key]]
    if (is === undefined) return []
    if (field.kind === 'paragraph') return was === is ? [] : [{ field: name }]
    return changed(name, valueText(field, was ?? ''), valueText(field, is))
  })
}

/** How many products an import adds and edits, or takes back. */
export function importedRows(counts: { readonly new: number; readonly changed: number }): Change[] {
  return [
    { field: 'added', to: `${counts.new}` },
    { field: 'edited', to: `${counts.changed}` },
  ]
}
