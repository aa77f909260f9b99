import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'

/** Agrees on a delivery in two days for a supplier's part of an order, with its cut-off an hour ahead or behind. */
export async function agreeOnCutOff(
  database: Database,
  publicId: string,
  cutOff: 'ahead' | 'past',
): Promise<void> {
  const hours = cutOff === 'ahead' ? 1 : -1
  await database
    .updateTable('supplier_order')
    .set({
      delivery_day: sql`(now() at time zone 'America/Toronto')::date + 2`,
      window_from: '06:00',
      window_to: '10:00',
      cut_off_at: sql`clock_timestamp() + ${hours}::integer * interval '1 hour'`,
    })
    .where('public_id', '=', publicId)
    .execute()
}
