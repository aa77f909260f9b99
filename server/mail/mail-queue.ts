import type { PgBoss } from 'pg-boss'
import type { Config } from '../config.ts'
import type { Database } from '../database/connect.ts'
import type { Transaction } from '../database/transaction.ts'
import { joinJobQueue, WAITS_FOR_EVER, within } from '../jobs/job-queue.ts'
import { type Mail, type MailKind, SENT_FOR_OTHERS } from './content/mail-kinds.ts'
import { MAIL_TIMES, type MailTimes } from './delivery/mail-times.ts'
import { insertMails } from './outbox-sql.ts'

export const MAIL_QUEUE = 'mail'

// Of one statement: a promotion to every restaurant of a city is many of them, each far from the five seconds that one may take.
const PIECE = 500

/** Queues mails in the transaction that causes them: when it is undone, none leaves. */
export type QueueMail = (tx: Transaction, ...mails: Mail[]) => Promise<void>

/** What handlers queue mails with. */
export async function openMailQueue(
  database: Database,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  report: (problem: unknown) => void,
  shared?: PgBoss,
): Promise<{ queueMail: QueueMail; close: () => Promise<void> }> {
  const { jobs, leave } = await joinJobQueue(database, { report }, shared)
  try {
    await jobs.createQueue(MAIL_QUEUE, mailQueueOptions(MAIL_TIMES))
    // Asks for the queue and remembers it: within a transaction that would take one more connection, and all
    // others may be in use by callers that wait for that transaction.
    await jobs.insert(MAIL_QUEUE, [])
  } catch (error) {
    await leave()
    throw error
  }
  return {
    async queueMail(tx, ...mails) {
      for (let from = 0; from < mails.length; from += PIECE) {
        await queuePiece(tx, mails.slice(from, from + PIECE))
      }
    },
    close: leave,
  }

  async function queuePiece(tx: Transaction, mails: readonly Mail[]): Promise<void> {
    const queued = await insertMails(tx, mails, publicUrl.hostname)
    const waits = new Map(mails.map(({ kind, leavesInSeconds = 0 }) => [kind, leavesInSeconds]))
    const mailJobs = queued.map(({ id, kind }) => ({
      id,
      priority: priorityOf(kind),
      startAfter: waits.get(kind) ?? 0,
    }))
    await jobs.insert(MAIL_QUEUE, mailJobs, { db: within(tx, 'insert_mail_jobs') })
  }
}

/** Promotions and invitations leave when nothing else waits: a mail to a thousand restaurants does not delay an order. */
function priorityOf(kind: MailKind): number {
  return SENT_FOR_OTHERS.includes(kind) ? 0 : 1
}

/** What becomes of a mail that could not leave. When to give up is for its age to say, not for a count. */
export function mailQueueOptions({ firstWait, longestWait, takeOver }: MailTimes) {
  return {
    retryLimit: 1_000_000,
    retryDelay: firstWait,
    retryBackoff: true,
    retryDelayMax: longestWait,
    expireInSeconds: takeOver,
    deleteAfterSeconds: 3_600,
    retentionSeconds: WAITS_FOR_EVER,
  }
}
