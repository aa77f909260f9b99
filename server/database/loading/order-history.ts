import type { Transaction } from '../transaction.ts'
import { agreeDeliveries } from './agree-deliveries-sql.ts'
import {
  createHistoryTables,
  insertOrdersOfDays,
  LINES_A_SUPPLIER_ORDER,
  SUPPLIERS_AN_ORDER,
} from './order-history-sql.ts'

const LINES_AN_ORDER = SUPPLIERS_AN_ORDER * LINES_A_SUPPLIER_ORDER
const DAYS = 730
// Each piece is one statement.
const ORDERS_A_PIECE = 5_000

/** How many restaurants order so many lines within two years, each once a day. */
export function restaurantsForHistory(lines: number): number {
  return Math.ceil(lines / (LINES_AN_ORDER * DAYS))
}

/**
 * The daily orders of these restaurants from the oldest to yesterday's, so many lines and at most a day's more; those that are
 * open have a day of delivery.
 */
export async function insertOrderHistory(
  tx: Transaction,
  { restaurantIds, lines }: { restaurantIds: readonly number[]; lines: number },
  report: (line: string) => void,
): Promise<void> {
  await createHistoryTables(tx, restaurantIds)
  const linesOfADay = restaurantIds.length * LINES_AN_ORDER
  const days = Math.ceil(lines / linesOfADay)
  const daysAPiece = Math.max(1, Math.floor(ORDERS_A_PIECE / restaurantIds.length))
  for (let first = days; first >= 1; first -= daysAPiece) {
    const last = Math.max(1, first - daysAPiece + 1)
    await insertOrdersOfDays(tx, { first, last })
    report(`${(days - last + 1) * linesOfADay} of ${days * linesOfADay} order lines`)
  }
  await agreeDeliveries(tx)
}
