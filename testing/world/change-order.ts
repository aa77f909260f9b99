import type { Database } from '@halles/server/database/connect.ts'
import { sql } from 'kysely'
import type { Answer } from '../client/browser.ts'
import type { BuiltAccount } from './builders.ts'
import type { BuiltOrder } from './order.ts'

/** How a restaurant changes one supplier's part of an order, by any of its browsers. */
export function changeOf(restaurant: BuiltAccount, order: BuiltOrder, supplier: BuiltAccount) {
  const { publicId, lines } = order.partOf(supplier)
  const part = { supplier_order_public_id: publicId }
  return {
    lines,
    change: (body: object, headers?: Record<string, string>): Promise<Answer> =>
      restaurant.browser.post('/api/restaurant-order-change/', { ...part, ...body }, headers),
    cancel: (body: object = {}, headers?: Record<string, string>): Promise<Answer> =>
      restaurant.browser.post(
        '/api/supplier-order-cancel/',
        { ...part, reason: 'event_cancelled', ...body },
        headers,
      ),
  }
}

/** Agrees on a delivery for a part: its cut-off is so many minutes ahead, or behind, of the database's clock. */
export async function agreeOnDay(
  database: Database,
  order: BuiltOrder,
  supplier: BuiltAccount,
  cutOffInMinutes: number,
): Promise<void> {
  await agreeOnDayOf(database, order.partOf(supplier).publicId, cutOffInMinutes)
}

/** The same of a part by its public id. */
export async function agreeOnDayOf(
  database: Database,
  publicId: string,
  cutOffInMinutes: number,
): Promise<void> {
  await database
    .updateTable('supplier_order')
    .set({
      delivery_day: sql`(now() at time zone 'America/Toronto')::date + 2`,
      window_from: '06:00',
      window_to: '10:00',
      cut_off_at: sql`clock_timestamp() + ${cutOffInMinutes}::integer * interval '1 minute'`,
    })
    .where('public_id', '=', publicId)
    .execute()
}

/** How long a supplier's restaurants have to answer. */
export async function answersWithin(
  database: Database,
  supplier: BuiltAccount,
  minutes: number,
): Promise<void> {
  await database
    .updateTable('supplier')
    .set({ answer_minutes: minutes })
    .where('account_id', '=', supplier.id)
    .execute()
}

/** Lets so many minutes pass since all that happened to a part, without a trigger: entries stay as they are. */
export async function passMinutes(
  database: Database,
  partId: number,
  minutes: number,
): Promise<void> {
  await database.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`update order_entry set at = at - ${minutes}::integer * interval '1 minute'
      where supplier_order_id = ${partId}`.execute(tx)
  })
}
