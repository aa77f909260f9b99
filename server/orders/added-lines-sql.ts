import { depositOfCase } from '@halles/domain/deposit.ts'
import type { OfferTerms } from '@halles/domain/offer.ts'
import type { CategoryName } from '@halles/domain/product.ts'
import type { OrderReason } from '@halles/domain/reasons.ts'
import { sql } from 'kysely'
import { orderableProducts } from '../cart/cart-sql.ts'
import { MONTREAL_TODAY } from '../database/montreal-days.ts'
import { queuedToShare } from '../database/row-queue-sql.ts'
import type { Transaction } from '../database/transaction.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'
import type { LinePrice } from '../prices/line-price.ts'
import type { LockedSupplierOrder } from './lock-supplier-order-sql.ts'

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

/** A product as a line of an order copies it: cents, hundredths, ten-thousandths. */
export type OrderedProduct = {
  id: number
  publicId: string
  nameFr: string
  nameEn: string
  unit: string
  priceCents: number
  quantityHundredths: number
  pricePerUnit: number
  /** Of a case. */
  depositCents: number
  /** Whether it is sold by weight. */
  isWeighed: boolean
} & LinePrice

/** A product that can be ordered, as it is now: what one case costs, its terms and its deposit of today. */
export type ProductToAdd = Omit<OrderedProduct, keyof LinePrice> & {
  category: CategoryName
  listCents: number
  terms: OfferTerms | null
}

/** Those of these products that the restaurant of a locked order may order now from its supplier for the day that was agreed. */
export async function listProductsToAdd(
  tx: Transaction,
  order: LockedSupplierOrder,
  publicIds: readonly string[],
): Promise<ProductToAdd[]> {
  const products = await orderableProducts(tx, sql<RestaurantId>`${order.restaurantId}::integer`)
    .innerJoin('supplier_order', (join) => join.on('supplier_order.id', '=', order.id))
    .select([
      'product.id',
      'product.public_id as publicId',
      'product.category',
      'product.name_fr as nameFr',
      'product.name_en as nameEn',
      'product.unit',
      'offer.price_cents as priceCents',
      'offer.terms',
      'product.price_cents as listCents',
      'product.quantity_hundredths as quantityHundredths',
      'offer.price_per_unit as pricePerUnit',
      'product.deposit_containers as containers',
      'product.deposit_kind as kind',
      MONTREAL_TODAY.as('today'),
      sql<boolean>`product.sold_by_weight is not null`.as('isWeighed'),
    ])
    .whereRef('product.supplier_id', '=', 'supplier_order.supplier_id')
    .where('product.public_id', 'in', [...publicIds])
    .where(
      sql<boolean>`(supplier_order.delivery_day is null
        or ${MONTREAL_TODAY} + product.lead_days <= supplier_order.delivery_day)`,
    )
    .execute()
  return products.map(({ containers, kind, today, ...product }) => ({
    ...product,
    depositCents: depositOfCase({ containers, kind }, today),
  }))
}

/** A line to add as it was decided on: cases of a product, why, and in place of which line. */
export type NewLine = {
  product: OrderedProduct
  quantity: number
  reason: OrderReason | null
  replacesLineId: number | null
}

/** Adds lines to a locked order; their ids, in the order given. */
export async function insertAddedLines(
  tx: Transaction,
  supplierOrderId: number,
  added: readonly NewLine[],
): Promise<number[]> {
  if (added.length === 0) return []
  const lines = await tx
    .insertInto('order_line')
    .values(
      added.map(({ product, quantity, reason, replacesLineId }) => ({
        supplier_order_id: supplierOrderId,
        product_id: product.id,
        product_public_id: product.publicId,
        name_fr: product.nameFr,
        name_en: product.nameEn,
        unit: product.unit,
        price_cents: product.priceCents,
        price_source: product.priceSource,
        list_price_cents: product.listPriceCents,
        price_steps: product.priceSteps && JSON.stringify(product.priceSteps),
        quantity_hundredths: product.quantityHundredths,
        price_per_unit: product.pricePerUnit,
        deposit_cents: product.depositCents,
        is_weighed: product.isWeighed,
        quantity,
        reason,
        replaces_line_id: replacesLineId,
      })),
    )
    .returning('id')
    .execute()
  return lines.map(({ id }) => id)
}
