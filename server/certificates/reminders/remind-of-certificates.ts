import type { Database } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { repeat } from '../../jobs/repeat.ts'
import type { QueueMail } from '../../mail/mail-queue.ts'
import { markAsReminded } from './ending-certificates-sql.ts'

/** Of one transaction. */
const PIECE = 100

/**
 * Tells each supplier of its certificates that end within 30 days, once of each last day: what tells and what is marked as told
 * of are written together. How many.
 */
export async function remindOfCertificates(
  database: Database,
  queueMail: QueueMail,
  signal?: AbortSignal,
): Promise<number> {
  let told = 0
  let piece = PIECE
  while (piece === PIECE && !signal?.aborted) {
    piece = await remindOfPiece(database, queueMail)
    told += piece
  }
  return told
}

function remindOfPiece(database: Database, queueMail: QueueMail): Promise<number> {
  return inTransaction(database, async (tx) => {
    const ending = await markAsReminded(tx, PIECE)
    const mails = ending.map(
      ({ supplierId, ...facts }) =>
        ({
          kind: 'certificate-ending',
          to: { accountId: supplierId, members: 'manage_orders' },
          facts,
        }) as const,
    )
    await queueMail(tx, ...mails)
    return ending.length
  })
}

const HOUR = 3_600_000

type Reminding = { queueMail: QueueMail; report: (problem: unknown) => void }

/** The same at once and every hour, as long as the server runs; several servers do no harm. */
export function startRemindingOfCertificates(
  database: Database,
  { queueMail, report }: Reminding,
): { stop: () => Promise<void> } {
  return repeat((signal) => remindOfCertificates(database, queueMail, signal).catch(report), HOUR)
}
