import type { ExpressionBuilder } from 'kysely'
import { montrealDay } from '../../database/montreal-days.ts'
import type { DB } from '../../database/schema.generated.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'

/**
 * Of a product: what this restaurant last ordered such a case for (cents, as copied onto the line) and on which day;
 * nothing that its supplier cancelled counts, and no case of another size or unit, for prices of those do not compare.
 */
export function lastPaid(
  { selectFrom }: ExpressionBuilder<DB, 'product'>,
  restaurantId: RestaurantId,
) {
  return selectFrom('order_line')
    .innerJoin('supplier_order', 'supplier_order.id', 'order_line.supplier_order_id')
    .innerJoin('restaurant_order', 'restaurant_order.id', 'supplier_order.restaurant_order_id')
    .select([
      'order_line.price_cents as price',
      montrealDay('restaurant_order.placed_at').as('date'),
    ])
    .where('restaurant_order.restaurant_id', '=', restaurantId)
    .whereRef('order_line.product_id', '=', 'product.id')
    .whereRef('order_line.unit', '=', 'product.unit')
    .whereRef('order_line.quantity_hundredths', '=', 'product.quantity_hundredths')
    .where('order_line.is_cancelled', '=', false)
    .where('supplier_order.status', '!=', 'cancelled')
    .orderBy('restaurant_order.placed_at', 'desc')
    .orderBy('restaurant_order.id', 'desc')
    .limit(1)
}
