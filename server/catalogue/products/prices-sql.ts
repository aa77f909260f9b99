import type { Cents } from '@halles/domain/money.ts'
import { pricePerKg, pricePerUnit } from '@halles/domain/unit-price.ts'
import { sql } from 'kysely'
import type { Transaction } from '../../database/transaction.ts'
import type { LockedCatalogue } from './catalogue-lock-sql.ts'

/** A product whose price is about to change: cents, and hundredths of the unit. */
export type PricedProduct = Awaited<ReturnType<typeof lockPrices>>[number]

/** Locks those of the supplier's products, in the order in which checkouts lock them too, with their prices. */
export function lockPrices(
  tx: Transaction,
  catalogue: LockedCatalogue,
  publicIds: readonly string[],
) {
  // guard: prices: owner of the products [product-prices.post]
  //   code: .where('supplier_id', '=', catalogue)
  return tx
    .selectFrom('product')
    .select([
      'id',
      'public_id as publicId',
      'name_fr as nameFr',
      'price_cents as priceCents',
      'unit',
      'quantity_hundredths as quantityHundredths',
    ])
    .where('supplier_id', '=', catalogue)
    .where('deleted_at', 'is', null)
    .where('public_id', '=', sql<string>`any(${publicIds}::text[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Sets the prices of locked products, their unit prices with them. */
export async function updatePrices(
  tx: Transaction,
  changes: readonly { product: PricedProduct; priceCents: Cents }[],
): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ product, priceCents }) => ({
    id: product.id,
    price_cents: priceCents,
    price_per_unit: pricePerUnit(priceCents, product.quantityHundredths),
    price_per_kg: pricePerKg({ ...product, priceCents }) ?? null,
  }))
  await sql`
    update product set
      price_cents = change.price_cents, price_per_unit = change.price_per_unit, price_per_kg = change.price_per_kg
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as change (
      id integer, price_cents integer, price_per_unit bigint, price_per_kg bigint)
    where product.id = change.id`.execute(tx)
}
