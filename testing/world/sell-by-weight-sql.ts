import type { Database } from '@halles/server/database/connect.ts'
import { sql } from 'kysely'

/** Makes the lines of a part of an order, which are in kilograms, as if their products had been sold by weight. */
export function sellByWeight(database: Database, partId: number): Promise<void> {
  return database.transaction().execute(async (tx) => {
    await sql`alter table order_line disable trigger order_line_is_weighed_stays`.execute(tx)
    await sql`update order_line set is_weighed = true where supplier_order_id = ${partId}`.execute(
      tx,
    )
    await sql`alter table order_line enable trigger order_line_is_weighed_stays`.execute(tx)
  })
}
