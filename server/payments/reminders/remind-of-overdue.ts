import type { Database } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { repeat } from '../../jobs/repeat.ts'
import type { QueueMail } from '../../mail/mail-queue.ts'
import { markAsReminded } from './overdue-customers-sql.ts'

/** Of one transaction. */
const PIECE = 100

/**
 * Reminds customers of what is overdue, of suppliers that have it so, each at most once a week: the mail and the mark that it was
 * sent are written together. How many.
 */
export async function remindOfOverdue(
  database: Database,
  queueMail: QueueMail,
  signal?: AbortSignal,
): Promise<number> {
  let reminded = 0
  let piece = PIECE
  while (piece === PIECE && !signal?.aborted) {
    piece = await remindPiece(database, queueMail)
    reminded += piece
  }
  return reminded
}

function remindPiece(database: Database, queueMail: QueueMail): Promise<number> {
  return inTransaction(database, async (tx) => {
    const customers = await markAsReminded(tx, PIECE)
    const mails = customers.map(
      ({ supplierId, restaurantId }) =>
        ({
          kind: 'invoices-overdue',
          to: { accountId: restaurantId, members: 'manage_orders' },
          facts: { supplierId },
        }) as const,
    )
    await queueMail(tx, ...mails)
    return customers.length
  })
}

const HOUR = 3_600_000

type Reminding = { queueMail: QueueMail; report: (problem: unknown) => void }

/** The same at once and every hour, as long as the server runs; several servers do no harm. */
export function startRemindingOfOverdue(
  database: Database,
  { queueMail, report }: Reminding,
): { stop: () => Promise<void> } {
  return repeat((signal) => remindOfOverdue(database, queueMail, signal).catch(report), HOUR)
}
