import type { Database } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { repeat } from '../../jobs/repeat.ts'
import { insertOrderEvents } from '../../live/order-events-sql.ts'
import type { QueueMail } from '../../mail/mail-queue.ts'
import { lapseOverdue } from '../lapse-overdue.ts'
import { listOverdueOrders, lockOverdueOrder } from './overdue-proposals-sql.ts'

/** Asked for at once. */
const PIECE = 100

/**
 * Marks the proposals that nobody answered in time as lapsed, each with its order locked, and tells both sides. One that somebody
 * else holds, another process too, is left to it or to the next time; so is one that fails, and those behind it have their turn:
 * the failures are thrown together in the end. How many were marked.
 */
export async function lapseProposals(
  database: Database,
  queueMail: QueueMail,
  signal?: AbortSignal,
): Promise<number> {
  const tried: number[] = []
  const failures: unknown[] = []
  let lapsed = 0
  for (let ids = await next(); ids.length > 0; ids = await next()) {
    for (const id of ids) {
      if (signal?.aborted) return lapsed
      tried.push(id)
      const isLapsed = await lapseOne(database, queueMail, id).catch((error) => {
        failures.push(error)
        return false
      })
      if (isLapsed) lapsed += 1
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'proposals that could not lapse')
  return lapsed

  function next(): Promise<number[]> {
    return listOverdueOrders(database, PIECE, tried)
  }
}

function lapseOne(database: Database, queueMail: QueueMail, id: number): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    const order = await lockOverdueOrder(tx, id)
    if (!order || !(await lapseOverdue(tx, queueMail, order))) return false
    const accountIds = [order.supplierId, order.restaurantId]
    await insertOrderEvents(tx, { orderId: id, accountIds, kind: 'lapsed' })
    return true
  })
}

const EVERY = 10_000

type Lapsing = { queueMail: QueueMail; report: (problem: unknown) => void }

/** The same at once and each ten seconds, as long as the server runs; several servers do no harm. */
export function startLapsingProposals(
  database: Database,
  { queueMail, report }: Lapsing,
): { stop: () => Promise<void> } {
  return repeat((signal) => lapseProposals(database, queueMail, signal).catch(report), EVERY)
}
