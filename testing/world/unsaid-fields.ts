import { type FieldValue, FURTHER, type FurtherField } from '@halles/domain/product-fields.ts'
import { emptyValue } from '@halles/domain/product-values.ts'

/** Of a product of which nothing further was said: what these read in each further field. */
export function unsaidFields(...readBy: FurtherField['readBy'][]): Record<string, FieldValue> {
  const read = FURTHER.filter((field) => readBy.includes(field.readBy))
  return Object.fromEntries(read.map((field) => [field.name, emptyValue(field)]))
}
