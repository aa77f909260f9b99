import type { Database } from '@halles/server/database/connect.ts'
import { sql } from 'kysely'

/** Lets a week pass since these orders were placed, by the days of Montréal. */
export async function passWeek(database: Database, publicIds: readonly string[]): Promise<void> {
  const earlier = sql<Date>`(placed_at at time zone 'America/Toronto' - interval '7 days') at time zone 'America/Toronto'`
  const orders = await database
    .updateTable('restaurant_order')
    .set({ placed_at: earlier })
    .where('public_id', 'in', [...publicIds])
    .returning('id')
    .execute()
  const ids = orders.map(({ id }) => id)
  await database
    .updateTable('supplier_order')
    .set({ placed_at: earlier })
    .where('restaurant_order_id', 'in', ids)
    .execute()
  await sql`
    select recount_last_paid(restaurant_id, product_id) from paid_line
    where restaurant_order_id = any(${ids})`.execute(database)
}
