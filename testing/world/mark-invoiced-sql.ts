import type { Database } from '@halles/server/database/connect.ts'
import { sql } from 'kysely'

/** Puts a part of an order on an invoice that there is not, without what checks it: for what an invoiced order refuses. */
export function markInvoiced(database: Database, partId: number): Promise<void> {
  return database.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`insert into paper_order (paper_id, supplier_order_id) values (0, ${partId})`.execute(
      tx,
    )
  })
}
