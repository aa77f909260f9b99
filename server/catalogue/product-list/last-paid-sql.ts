import type { ExpressionBuilder } from 'kysely'
import { montrealDay } from '../../database/montreal-days.ts'
import type { Operand } from '../../database/prepared.ts'
import type { DB } from '../../database/schema.generated.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'

/**
 * Of a product: what this restaurant last ordered such a case for (cents, as copied onto the line) and on which day;
 * nothing that its supplier cancelled counts, and no case of another size or unit, for prices of those do not compare.
 * Stored by the triggers of `order_line` (migration 023).
 */
export function lastPaid(
  { selectFrom }: ExpressionBuilder<DB, 'product'>,
  restaurantId: Operand<RestaurantId>,
) {
  return selectFrom('last_paid')
    .select(['last_paid.price_cents as price', montrealDay('last_paid.placed_at').as('date')])
    .where('last_paid.restaurant_id', '=', restaurantId)
    .whereRef('last_paid.product_id', '=', 'product.id')
    .whereRef('last_paid.unit', '=', 'product.unit')
    .whereRef('last_paid.quantity_hundredths', '=', 'product.quantity_hundredths')
}
