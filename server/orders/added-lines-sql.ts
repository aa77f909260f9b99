import type { CategoryName } from '@halles/domain/product.ts'
import { sql } from 'kysely'
import { orderableProducts } from '../cart/cart-sql.ts'
import { MONTREAL_TODAY } from '../database/montreal-days.ts'
import { queuedToShare } from '../database/row-queue-sql.ts'
import type { Transaction } from '../database/transaction.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'
import type { LockedPart } from './lock-supplier-order-sql.ts'

/**
 * Locks products, their suppliers and these' accounts as a checkout does, so that what is added to an order stays as it is
 * read. Before the order is locked, as every checkout locks them before it has one.
 */
export async function lockProducts(tx: Transaction, publicIds: readonly string[]): Promise<void> {
  const suppliers = sql`
    select supplier_id from product where public_id = any(${[...publicIds]}::text[])`
  await tx
    .selectFrom('product')
    .innerJoin('supplier', 'supplier.account_id', 'product.supplier_id')
    .innerJoin('account', 'account.id', 'supplier.account_id')
    .select('product.id')
    .where('product.public_id', 'in', [...publicIds])
    .where(queuedToShare('account', suppliers))
    .where(queuedToShare('supplier', suppliers))
    .orderBy('supplier.account_id')
    .orderBy('product.id')
    .forShare(['account', 'supplier', 'product'])
    .execute()
}

/** A product that can be ordered, as it is now: cents, hundredths, ten-thousandths. */
export type ProductToAdd = {
  id: number
  publicId: string
  category: CategoryName
  nameFr: string
  nameEn: string
  unit: string
  priceCents: number
  quantityHundredths: number
  pricePerUnit: number
}

/** Those of these products that the restaurant of a locked part may order now from its supplier for the day that was agreed. */
export function listProductsToAdd(
  tx: Transaction,
  part: LockedPart,
  publicIds: readonly string[],
): Promise<ProductToAdd[]> {
  return orderableProducts(tx, sql<RestaurantId>`${part.restaurantId}::integer`)
    .innerJoin('supplier_order', (join) => join.on('supplier_order.id', '=', part.id))
    .select([
      'product.id',
      'product.public_id as publicId',
      'product.category',
      'product.name_fr as nameFr',
      'product.name_en as nameEn',
      'product.unit',
      'product.price_cents as priceCents',
      'product.quantity_hundredths as quantityHundredths',
      'product.price_per_unit as pricePerUnit',
    ])
    .whereRef('product.supplier_id', '=', 'supplier_order.supplier_id')
    .where('product.public_id', 'in', [...publicIds])
    .where(
      sql<boolean>`(supplier_order.delivery_day is null
        or ${MONTREAL_TODAY} + product.lead_days <= supplier_order.delivery_day)`,
    )
    .execute()
}

/** Adds lines to a locked order, with the facts that their products have now; the lines' ids, in the order given. */
export async function insertAddedLines(
  tx: Transaction,
  { id }: LockedPart,
  added: readonly { productId: number; quantity: number; reason: string | null }[],
): Promise<number[]> {
  if (added.length === 0) return []
  const { rows } = await sql<{ id: number; product_id: number }>`
    insert into order_line (supplier_order_id, product_id, product_public_id, name_fr, name_en, unit, price_cents,
      quantity_hundredths, price_per_unit, quantity, reason)
    select ${id}, product.id, product.public_id, name_fr, name_en, unit, price_cents, quantity_hundredths,
      price_per_unit, added.quantity, added.reason
    from rows from (
      jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as ("productId" integer, quantity integer, reason text)
    ) with ordinality as added (product_id, quantity, reason, place)
    join product on product.id = added.product_id
    order by place
    returning id, product_id`.execute(tx)
  const ids = new Map(rows.map((row) => [row.product_id, row.id]))
  return added.map(({ productId }) => {
    const lineId = ids.get(productId)
    if (lineId === undefined) throw new Error(`Product ${productId} was not added.`)
    return lineId
  })
}
