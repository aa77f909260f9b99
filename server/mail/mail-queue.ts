import type { Config } from '../config.ts'
import type { Database } from '../database/connect.ts'
import type { Transaction } from '../database/transaction.ts'
import { openJobQueue, within } from '../jobs/job-queue.ts'
import type { Mail } from './mail-kinds.ts'
import { MAIL_TIMES, type MailTimes } from './mail-times.ts'
import { insertMails } from './outbox-sql.ts'

export const MAIL_QUEUE = 'mail'

/** Queues mails in the transaction that causes them: when it is undone, none leaves. */
export type QueueMail = (tx: Transaction, ...mails: Mail[]) => Promise<void>

/** What handlers queue mails with. */
export async function openMailQueue(
  database: Database,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  report: (problem: unknown) => void,
): Promise<{ queueMail: QueueMail; close: () => Promise<void> }> {
  const jobs = await openJobQueue(database, { works: false, report })
  await jobs.createQueue(MAIL_QUEUE, mailQueueOptions(MAIL_TIMES))
  return {
    async queueMail(tx, ...mails) {
      if (mails.length === 0) return
      const ids = await insertMails(tx, mails, publicUrl.hostname)
      // One key for all, by which they are called forward together.
      const mailJobs = ids.map((id) => ({ id, singletonKey: MAIL_QUEUE }))
      await jobs.insert(MAIL_QUEUE, mailJobs, { db: within(tx) })
    },
    close: () => jobs.stop({ graceful: false, close: false }),
  }
}

/** What becomes of a mail that could not leave. When to give up is for the outbox to say, not for a count. */
export function mailQueueOptions(times: MailTimes) {
  return {
    retryLimit: 1_000_000,
    retryDelay: times.firstWait,
    retryBackoff: true,
    retryDelayMax: times.longestWait,
    // After the lease: who takes the mail over then gets it.
    expireInSeconds: times.lease + 5,
    deleteAfterSeconds: 3_600,
  }
}
