import type { Cents } from '@halles/domain/money.ts'
import type { CategoryName } from '@halles/domain/product.ts'
import { pricePerKg, pricePerUnit } from '@halles/domain/unit-price.ts'
import { sql } from 'kysely'
import type { Transaction } from '../../database/transaction.ts'
import type { LockedCatalogue } from './catalogue-lock-sql.ts'

/** What a supplier may change of a product: a case in cents, and in hundredths of the unit. */
export type EditedProduct = {
  description: string
  unit: string
  quantityHundredths: number
  priceCents: Cents
  /** Left out: as they are; of a new product none. */
  leadDays?: number | undefined
  pickPlace?: string | undefined
}
type DescribedProduct = EditedProduct & {
  category: CategoryName
  nameFr: string
  nameEn: string
}
export type NewProduct = DescribedProduct & { supplierId: number; publicId?: string }

// Well under PostgreSQL's 65,535 parameters, and under its 5 s for a statement.
const PRODUCTS_AT_ONCE = 500

/** Writes products of any suppliers with their unit prices. */
export async function insertProducts(
  tx: Transaction,
  products: readonly NewProduct[],
): Promise<void> {
  for (let start = 0; start < products.length; start += PRODUCTS_AT_ONCE) {
    const rows = products.slice(start, start + PRODUCTS_AT_ONCE).map(toColumns)
    await tx.insertInto('product').values(rows).execute()
  }
}

/** Puts a product of the supplier on the market; its public id. */
export async function insertProduct(
  tx: Transaction,
  catalogue: LockedCatalogue,
  product: DescribedProduct,
): Promise<string> {
  const { public_id } = await tx
    .insertInto('product')
    .values(toColumns({ ...product, supplierId: catalogue }))
    .returning('public_id')
    .executeTakeFirstOrThrow()
  return public_id
}

/** Changes a product of the supplier, its unit prices with it; what it was before, undefined when it has no such product. */
export function updateProduct(
  tx: Transaction,
  catalogue: LockedCatalogue,
  publicId: string,
  product: EditedProduct,
): Promise<(EditedProduct & { nameFr: string }) | undefined> {
  return tx
    .updateTable('product')
    .from('product as before')
    .set(toEditedColumns(product))
    .where('product.supplier_id', '=', catalogue)
    .where('product.public_id', '=', publicId)
    .where('product.deleted_at', 'is', null)
    .whereRef('before.id', '=', 'product.id')
    .returning([
      'before.name_fr as nameFr',
      'before.description',
      'before.unit',
      'before.quantity_hundredths as quantityHundredths',
      'before.price_cents as priceCents',
      'before.lead_days as leadDays',
      'before.pick_place as pickPlace',
    ])
    .executeTakeFirst()
}

/** Takes a product of the supplier off the market; its French name, undefined when it has no such product any more. */
export function deleteProduct(
  tx: Transaction,
  catalogue: LockedCatalogue,
  publicId: string,
): Promise<{ nameFr: string } | undefined> {
  return tx
    .updateTable('product')
    .set({ deleted_at: sql`now()` })
    .where('supplier_id', '=', catalogue)
    .where('public_id', '=', publicId)
    .where('deleted_at', 'is', null)
    .returning('name_fr as nameFr')
    .executeTakeFirst()
}

function toColumns(product: NewProduct) {
  return {
    supplier_id: product.supplierId,
    category: product.category,
    name_fr: product.nameFr,
    name_en: product.nameEn,
    ...toEditedColumns(product),
    ...(product.publicId && { public_id: product.publicId }),
  }
}

export function toEditedColumns(product: EditedProduct) {
  return {
    description: product.description,
    unit: product.unit,
    quantity_hundredths: product.quantityHundredths,
    price_cents: product.priceCents,
    price_per_unit: pricePerUnit(product.priceCents, product.quantityHundredths),
    price_per_kg: pricePerKg(product) ?? null,
    ...(product.leadDays !== undefined && { lead_days: product.leadDays }),
    ...(product.pickPlace !== undefined && { pick_place: product.pickPlace }),
  }
}
