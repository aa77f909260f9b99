import { createHash } from 'node:crypto'
import type { OwnProduct } from '@halles/domain/import/import-plan.ts'
import { FIELDS, type FieldValue, type ProductField } from '@halles/domain/product-fields.ts'
import { emptyValue, isSameValue } from '@halles/domain/product-values.ts'

// In every digest since the first. Any other field is in one only where something is said in it, so that previews stay open
// while a field is added.
const ALWAYS: readonly string[] = ['description', 'leadDays', 'pickPlace']

/** Shows whether a catalogue is still the one that a list was compared with. Sorted by public id. */
export function catalogueDigest(
  catalogue: readonly OwnProduct[],
  fields: readonly ProductField[] = FIELDS,
): string {
  const products = catalogue.map((product) => {
    const values = new Map<string, FieldValue>(Object.entries(product))
    const said = fields.filter(
      (field) =>
        field.required ||
        ALWAYS.includes(field.key) ||
        !isSameValue(values.get(field.key), emptyValue(field)),
    )
    const facts = said.map(({ key }) => [key, values.get(key)])
    return { publicId: product.publicId, ...Object.fromEntries(facts) }
  })
  return createHash('sha256').update(JSON.stringify(products)).digest('base64url')
}
