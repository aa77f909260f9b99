import { type RawBuilder, sql } from 'kysely'
import type { Operand } from '../../database/prepared.ts'

/**
 * The number of a restaurant's next order: one more than its last. For the statement that inserts it, under the lock of the
 * restaurant's cart; without the lock, the second of two at once is refused by the unique key.
 */
export function nextOrderNumber(restaurantId: Operand<number>): RawBuilder<number> {
  return sql<number>`(
    select coalesce(max(number), 0) + 1 from restaurant_order where restaurant_id = ${restaurantId})`
}
