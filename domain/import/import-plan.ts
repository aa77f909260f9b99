import { itemCodeKey } from '../item-code.ts'
import type { CatalogueProduct, EditedFacts } from '../product-fields.ts'
import { completed, editedFacts } from '../product-values.ts'
import { mayBeWeighed } from '../weighed-line.ts'
import type { ImportedProduct, ReadRow, RowFault } from './imported-row.ts'

export type OwnProduct = CatalogueProduct & { publicId: string }

/** What becomes of a row once the supplier says yes. */
export type PlannedRow =
  | { kind: 'new'; product: CatalogueProduct }
  | { kind: 'changed'; product: OwnProduct; before: EditedFacts }
  | { kind: 'unchanged'; product: OwnProduct }
  | { kind: 'faulty'; faults: RowFault[] }

/**
 * Holds each row against the supplier's own catalogue. A row with a public id is that product; one without is the product with its
 * item code; one without that too, or with a code that no product has yet, is the product of the same names, unit and case size
 * that has no code either, or else a new one. Faulty are a public id that is no own product's, a product that stands in the list
 * before, one that several own products could be, an item code that another product has or was given before, even where
 * the list takes it away, so that the order of changes says nothing, and, since names and category of a product stay as they
 * are (product.md 2), a row that would change them; and a product sold by weight in a unit that is none.
 */
export function planImport(rows: readonly ReadRow[], own: readonly OwnProduct[]): PlannedRow[] {
  const byId = new Map(own.map((product) => [product.publicId, product]))
  const byCode = new Map(
    own.flatMap((product) => (product.itemCode ? [[itemCodeKey(product.itemCode), product]] : [])),
  )
  const byFacts = Map.groupBy(own, factsKey)
  const seen = new Set<string>()
  const given = new Set<string>()

  function plan(row: ReadRow): PlannedRow {
    if ('faults' in row) return faulty(...row.faults)
    const { publicId } = row.product
    const code = row.product.itemCode ? itemCodeKey(row.product.itemCode) : undefined
    const withCode = code === undefined ? undefined : byCode.get(code)
    const [match, ...others] =
      publicId !== undefined ? [byId.get(publicId)] : withCode ? [withCode] : alike(row.product)
    if (publicId !== undefined && !match) {
      return faulty({ column: 'public_id', reason: 'product_unknown' })
    }
    if (others.length > 0) return faulty({ column: 'row', reason: 'product_ambiguous' })
    const identity = match?.publicId ?? (code && `code ${code}`) ?? factsKey(row.product)
    if (seen.has(identity)) return faulty({ column: 'row', reason: 'product_twice' })
    const isTaken = code !== undefined && (given.has(code) || (withCode && withCode !== match))
    if (isTaken) return faulty({ column: 'item_code', reason: 'item_code_taken' })
    const planned = match ? planEdit(row.product, match) : planNew(row.product)
    if (planned.kind !== 'faulty') {
      seen.add(identity)
      if (code !== undefined) given.add(code)
    }
    return planned
  }

  /** Own products of the same names and case; to a row with a code only those that still are to get one. */
  function alike(product: ImportedProduct): OwnProduct[] {
    const found = byFacts.get(factsKey(product)) ?? []
    if (!product.itemCode) return found
    return found.filter(({ itemCode, publicId }) => !itemCode && !seen.has(publicId))
  }
  return rows.map(plan)
}

const WRONG_UNIT = { column: 'sold_by_weight', reason: 'weight_unit_invalid' } as const

function planNew({ publicId: _, ...product }: ImportedProduct): PlannedRow {
  const added = completed(product)
  return mayBeWeighed(added) ? { kind: 'new', product: added } : faulty(WRONG_UNIT)
}

function planEdit(row: ImportedProduct, own: OwnProduct): PlannedRow {
  const faults = fixedFaults(row, own)
  if (faults.length > 0) return faulty(...faults)
  const before = editedFacts(own)
  const after = editedFacts(completed(row, own))
  if (!mayBeWeighed(after)) return faulty(WRONG_UNIT)
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
