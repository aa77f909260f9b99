import type { CategoryName } from '@halles/domain/product.ts'
import type { Transaction } from '../../database/transaction.ts'

/** What a line that is lacking was of: hundredths, cents. The category is that of its product now. */
export type LackingGoods = {
  lineId: number
  category: CategoryName
  unit: string
  quantityHundredths: number
  priceCents: number
}

/** Of lines of a locked order. */
export function listLackingGoods(
  tx: Transaction,
  supplierOrderId: number,
  lineIds: readonly number[],
): Promise<LackingGoods[]> {
  return tx
    .selectFrom('order_line')
    .innerJoin('product', 'product.id', 'order_line.product_id')
    .select([
      'order_line.id as lineId',
      'product.category',
      'order_line.unit',
      'order_line.quantity_hundredths as quantityHundredths',
      'order_line.price_cents as priceCents',
    ])
    .where('order_line.supplier_order_id', '=', supplierOrderId)
    .where('order_line.id', 'in', [...lineIds])
    .execute()
}
