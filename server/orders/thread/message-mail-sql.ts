import { sql } from 'kysely'
import { type Parameters, prepared } from '../../database/prepared.ts'
import type { Transaction } from '../../database/transaction.ts'

type Side = { supplierOrderId: number; accountId: number }

const gather = prepared(
  'gather_messages_in_mail',
  (_tx: Transaction, { supplierOrderId, accountId }: Parameters<Side>) =>
    // A mail that is about to leave may have been read already: whatever is written now waits for the next one.
    sql<{ seconds: number }>`
      insert into order_message_mail as mail (supplier_order_id, account_id, leaves_at)
      values (${supplierOrderId}, ${accountId}, clock_timestamp() + interval '1 minute')
      on conflict (supplier_order_id, account_id) do update
        set leaves_at = greatest(mail.leaves_at + interval '10 minutes', clock_timestamp() + interval '1 minute')
        where mail.leaves_at < clock_timestamp() + interval '30 seconds'
      returning ceil(extract(epoch from leaves_at - clock_timestamp()))::integer as seconds`,
)

/**
 * In how many seconds a mail about a message just written of a locked order is to leave: a minute, in which it may be read on
 * screen, and ten minutes after the last one to the same side. Undefined when one is waiting already, which will count it.
 */
export async function gatherInMail(tx: Transaction, side: Side): Promise<number | undefined> {
  const { rows } = await gather(tx, side)
  return rows[0]?.seconds
}
