import {
  type CatalogueProduct,
  FIELDS,
  type FieldName,
  type PRODUCT_FIELDS,
  type SaidFacts,
  type SaidProduct,
} from '@halles/domain/product-fields.ts'
import { editedFacts, toColumns } from '@halles/domain/product-values.ts'
import { pricePerKg, pricePerUnit } from '@halles/domain/unit-price.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../../database/transaction.ts'
import type { LockedCatalogue } from './catalogue-lock-sql.ts'

export type NewProduct = SaidProduct & { supplierId: number; publicId?: string }

type Fields = typeof PRODUCT_FIELDS
type Described<Table extends string> = {
  [N in FieldName]: `${Table}.${Fields[N]['column']} as ${Fields[N]['key']}`
}[FieldName]

/** All fields of a product, under the domain's names: cents, hundredths. */
export function describedBy<Table extends 'product' | 'before'>(table: Table) {
  return FIELDS.map(({ column, key }) => `${table}.${column} as ${key}`) as Described<Table>[]
}

// Well under PostgreSQL's 65,535 parameters, and under its 5 s for a statement.
const PRODUCTS_AT_ONCE = 500

/** Writes products of any suppliers with their unit prices. */
export async function insertProducts(
  tx: Transaction,
  products: readonly NewProduct[],
): Promise<void> {
  for (let start = 0; start < products.length; start += PRODUCTS_AT_ONCE) {
    const rows = products.slice(start, start + PRODUCTS_AT_ONCE).map(toRow)
    await tx.insertInto('product').values(rows).execute()
  }
}

/** Puts a product of the supplier on the market; its public id. */
export async function insertProduct(
  tx: Transaction,
  catalogue: LockedCatalogue,
  product: SaidProduct,
): Promise<string> {
  const { public_id } = await tx
    .insertInto('product')
    .values(toRow({ ...product, supplierId: catalogue }))
    .returning('public_id')
    .executeTakeFirstOrThrow()
  return public_id
}

/** Whether another product of the supplier than `publicId`, which a new one has none of, has the item code, in any case of its letters. */
export async function isItemCodeTaken(
  tx: Transaction,
  catalogue: LockedCatalogue,
  itemCode: string,
  publicId = '',
): Promise<boolean> {
  const holder = await tx
    .selectFrom('product')
    .select('id')
    .where('supplier_id', '=', catalogue)
    .where('item_code', '<>', '')
    .where(isItemCode(sql.ref('item_code'), sql`${itemCode}`))
    .where('deleted_at', 'is', null)
    .where('public_id', '<>', publicId)
    .executeTakeFirst()
  return holder !== undefined
}

/** Whether two item codes are the same, in any case of the letters A to Z; the index product_item_code reads so. */
export function isItemCode(one: RawBuilder<unknown>, other: RawBuilder<unknown>) {
  return sql<boolean>`lower(${one} collate "C") = lower(${other} collate "C")`
}

/** Changes a product of the supplier, its unit prices with it; what it was before, undefined when it has no such product. */
export function updateProduct(
  tx: Transaction,
  catalogue: LockedCatalogue,
  publicId: string,
  product: SaidFacts,
): Promise<CatalogueProduct | undefined> {
  return tx
    .updateTable('product')
    .from('product as before')
    .set(toEditedColumns(product))
    .where('product.supplier_id', '=', catalogue)
    .where('product.public_id', '=', publicId)
    .where('product.deleted_at', 'is', null)
    .whereRef('before.id', '=', 'product.id')
    .returning(describedBy('before'))
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

function toRow(product: NewProduct) {
  return {
    supplier_id: product.supplierId,
    ...toColumns(product),
    ...unitPrices(product),
    ...(product.publicId && { public_id: product.publicId }),
  }
}

/** What an edit writes: what it leaves out is none of it. */
export function toEditedColumns(product: SaidFacts) {
  return { ...toColumns(editedFacts(product)), ...unitPrices(product) }
}

function unitPrices(product: SaidFacts) {
  return {
    price_per_unit: pricePerUnit(product.priceCents, product.quantityHundredths),
    price_per_kg: pricePerKg(product) ?? null,
  }
}
