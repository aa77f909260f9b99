import type { CatalogueProduct, EditedFacts } from '../product-fields.ts'
import { completed, editedFacts } from '../product-values.ts'
import type { ImportedProduct, ReadRow, RowFault } from './imported-row.ts'

export type OwnProduct = CatalogueProduct & { publicId: string }

/** What becomes of a row once the supplier says yes. */
export type PlannedRow =
  | { kind: 'new'; product: CatalogueProduct }
  | { kind: 'changed'; product: OwnProduct; before: EditedFacts }
  | { kind: 'unchanged'; product: OwnProduct }
  | { kind: 'faulty'; faults: RowFault[] }

/**
 * Holds each row against the supplier's own catalogue. A row with a public id is that product; one without is the
 * product of the same names, unit and case size, or else a new one. Faulty are a public id that is no own product's,
 * a product that stands in the list before, one that several own products could be, and, since names and category of
 * a product stay as they are (product.md 2), a row that would change them.
 */
export function planImport(rows: readonly ReadRow[], own: readonly OwnProduct[]): PlannedRow[] {
  const byId = new Map(own.map((product) => [product.publicId, product]))
  const byFacts = Map.groupBy(own, factsKey)
  const seen = new Set<string>()

  function plan(row: ReadRow): PlannedRow {
    if ('faults' in row) return faulty(...row.faults)
    const { publicId } = row.product
    const key = factsKey(row.product)
    const [match, ...others] =
      publicId === undefined ? (byFacts.get(key) ?? []) : [byId.get(publicId)]
    if (publicId !== undefined && !match) {
      return faulty({ column: 'public_id', reason: 'product_unknown' })
    }
    if (others.length > 0) return faulty({ column: 'row', reason: 'product_ambiguous' })
    const identity = match?.publicId ?? key
    if (seen.has(identity)) return faulty({ column: 'row', reason: 'product_twice' })
    const planned = match ? planEdit(row.product, match) : planNew(row.product)
    if (planned.kind !== 'faulty') seen.add(identity)
    return planned
  }
  return rows.map(plan)
}

function planNew({ publicId: _, ...product }: ImportedProduct): PlannedRow {
  return { kind: 'new', product: completed(product) }
}

function planEdit(row: ImportedProduct, own: OwnProduct): PlannedRow {
  const faults = fixedFaults(row, own)
  if (faults.length > 0) return faulty(...faults)
  const before = editedFacts(own)
  const after = editedFacts(completed(row, own))
  const same = JSON.stringify(after) === JSON.stringify(before)
  return same
    ? { kind: 'unchanged', product: own }
    : { kind: 'changed', product: { ...own, ...after }, before }
}

function fixedFaults(row: ImportedProduct, own: OwnProduct): RowFault[] {
  const faults: RowFault[] = []
  if (nameKey(row.nameFr) !== nameKey(own.nameFr)) {
    faults.push({ column: 'name_fr', reason: 'name_fixed' })
  }
  if (nameKey(row.nameEn) !== nameKey(own.nameEn)) {
    faults.push({ column: 'name_en', reason: 'name_fixed' })
  }
  if (row.category !== own.category) faults.push({ column: 'category', reason: 'category_fixed' })
  return faults
}

function factsKey(
  product: Pick<ImportedProduct, 'nameFr' | 'nameEn' | 'unit' | 'quantityHundredths'>,
): string {
  const { nameFr, nameEn, unit, quantityHundredths } = product
  return JSON.stringify([nameKey(nameFr), nameKey(nameEn), unit, quantityHundredths])
}

/** Accents tell names apart; case, spaces and the shape of an apostrophe do not. */
function nameKey(name: string): string {
  return name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').replaceAll('’', "'").trim()
}

function faulty(...faults: RowFault[]): PlannedRow {
  return { kind: 'faulty', faults }
}
