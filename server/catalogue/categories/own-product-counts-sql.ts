import { LISTING_NAMES, type ListingName } from '@halles/domain/product.ts'
import { type Parameters, prepared } from '../../database/prepared.ts'
import type { Reader } from '../../database/transaction.ts'
import type { SupplierId } from '../../platform/access/viewer.ts'

/**
 * How many products a supplier has in each category and in all, those that are out included. One scan of its part of the
 * index product_on_sale: what supplier_stock stores are the products that restaurants can order.
 */
export async function countOwnProducts(
  reader: Reader,
  supplierId: SupplierId,
): Promise<{ category: ListingName; products: number }[]> {
  const { rows } = await ownProductCounts(reader, { supplierId })
  const counts = new Map<ListingName, number>()
  for (const { category, products } of rows) {
    counts.set(category, Number(products))
    counts.set('all', (counts.get('all') ?? 0) + Number(products))
  }
  return LISTING_NAMES.map((category) => ({ category, products: counts.get(category) ?? 0 }))
}

const ownProductCounts = prepared(
  'count_own_products',
  (reader: Reader, { supplierId }: Parameters<{ supplierId: SupplierId }>) =>
    reader
      .selectFrom('product')
      .select(['category', ({ fn }) => fn.countAll<number>().as('products')])
      .where('supplier_id', '=', supplierId)
      .where('deleted_at', 'is', null)
      .groupBy('category'),
)
