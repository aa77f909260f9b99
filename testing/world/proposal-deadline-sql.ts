import type { Database } from '@halles/server/database/connect.ts'
import { sql } from 'kysely'

/** Moves until when the open proposal of an order can be answered to so many seconds from now: tests do not wait for hours. */
export async function moveProposalDeadline(
  database: Database,
  supplierOrderPublicId: string,
  seconds: number,
): Promise<void> {
  await database.transaction().execute(async (tx) => {
    await sql`alter table proposal disable trigger proposal_stays`.execute(tx)
    await tx
      .updateTable('proposal')
      .set({ answer_by: sql`clock_timestamp() + make_interval(secs => ${seconds})` })
      .where('status', '=', 'open')
      .where('supplier_order_id', '=', ({ selectFrom }) =>
        selectFrom('supplier_order').select('id').where('public_id', '=', supplierOrderPublicId),
      )
      .execute()
    await sql`alter table proposal enable trigger proposal_stays`.execute(tx)
  })
}
