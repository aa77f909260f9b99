import type { Cents } from '@halles/domain/money.ts'
import type { CategoryName } from '@halles/domain/product.ts'
import { pricePerKg, pricePerUnit } from '@halles/domain/unit-price.ts'
import { sql } from 'kysely'
import type { Database } from '../connect.ts'
import type { Transaction } from '../transaction.ts'

export type NewProduct = {
  supplierId: number
  category: CategoryName
  nameFr: string
  nameEn: string
  description: string
  unit: string
  quantityHundredths: number
  priceCents: Cents
  publicId?: string
}

// Well under PostgreSQL's 65,535 parameters, and under its 5 s for a statement.
const PRODUCTS_AT_ONCE = 500

/** Writes products with their unit prices. */
export async function insertProducts(
  tx: Transaction,
  products: readonly NewProduct[],
): Promise<void> {
  for (let start = 0; start < products.length; start += PRODUCTS_AT_ONCE) {
    const rows = products.slice(start, start + PRODUCTS_AT_ONCE).map(toColumns)
    await tx.insertInto('product').values(rows).execute()
  }
}

/** Lets the planner know at once what has been loaded, for whoever measures next. */
export async function analyzeCatalogue(database: Database): Promise<void> {
  await sql`analyze account, supplier, supplier_city, city, product`.execute(database)
}

function toColumns(product: NewProduct) {
  return {
    supplier_id: product.supplierId,
    category: product.category,
    name_fr: product.nameFr,
    name_en: product.nameEn,
    description: product.description,
    unit: product.unit,
    quantity_hundredths: product.quantityHundredths,
    price_cents: product.priceCents,
    price_per_unit: pricePerUnit(product.priceCents, product.quantityHundredths),
    price_per_kg: pricePerKg(product) ?? null,
    ...(product.publicId && { public_id: product.publicId }),
  }
}
