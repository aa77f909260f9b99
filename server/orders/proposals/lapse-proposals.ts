import type { Database } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { repeat } from '../../jobs/repeat.ts'
import { insertEventsForBothSides } from '../../live/order-events-sql.ts'
import type { QueueMail } from '../../mail/mail-queue.ts'
import { lapseOverdue } from './lapse-overdue.ts'
import { listOverdueOrders, lockOverdueOrder } from './overdue-proposals-sql.ts'

/** Of one round: whoever waits longest comes first, the next round takes the others. */
const PIECE = 100

/**
 * Marks the proposals that nobody answered in time as lapsed, each with its order locked, and tells both sides. One that somebody
 * else holds, another process too, is left to it or to the next time. How many were marked.
 */
export async function lapseProposals(database: Database, queueMail: QueueMail): Promise<number> {
  let lapsed = 0
  for (const id of await listOverdueOrders(database, PIECE)) {
    const isLapsed = await inTransaction(database, async (tx) => {
      const order = await lockOverdueOrder(tx, id)
      if (!order || !(await lapseOverdue(tx, queueMail, order))) return false
      await insertEventsForBothSides(tx, id, 'lapsed')
      return true
    })
    if (isLapsed) lapsed += 1
  }
  return lapsed
}

const EVERY = 10_000

type Lapsing = { queueMail: QueueMail; report: (problem: unknown) => void }

/** The same at once and each ten seconds, as long as the server runs; several servers do no harm. */
export function startLapsingProposals(
  database: Database,
  { queueMail, report }: Lapsing,
): { stop: () => Promise<void> } {
  return repeat(() => lapseProposals(database, queueMail).catch(report), EVERY)
}
