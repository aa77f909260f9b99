import type { Database } from '@halles/server/database/connect.ts'
import { sql } from 'kysely'

type World = { database: Database }

/** Sets when an order was placed. */
export async function placedAt(
  { database }: World,
  order: { id: number },
  moment: string,
): Promise<void> {
  const placed = { placed_at: new Date(moment) }
  await database.updateTable('restaurant_order').set(placed).where('id', '=', order.id).execute()
  await database
    .updateTable('supplier_order')
    .set(placed)
    .where('restaurant_order_id', '=', order.id)
    .execute()
  await sql`
    select recount_last_paid(restaurant_id, product_id) from paid_line
    where restaurant_order_id = ${order.id}`.execute(database)
}

/** The day a moment falls on in Montréal, 'YYYY-MM-DD', as the database has it. */
export async function montrealDayOf({ database }: World, moment: string): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select (${moment}::timestamptz at time zone 'America/Montreal')::date as day`.execute(database)
  return rows[0]?.day ?? ''
}
