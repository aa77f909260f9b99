import type { FastifyBaseLogger } from 'fastify'
import type { PgBoss } from 'pg-boss'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/connect.ts'
import { isDatabaseAway } from '../../database/database-away.ts'
import { joinJobQueue } from '../../jobs/job-queue.ts'
import { inJobSpan } from '../../jobs/job-span.ts'
import { mailLinks } from '../content/mail-links.ts'
import { MAIL_QUEUE, mailQueueOptions } from '../mail-queue.ts'
import { endMails } from '../outbox-sql.ts'
import { coalesceCalls } from './coalesce-calls.ts'
import { type Attach, type Delivery, deliverMails } from './deliver-mail.ts'
import { folderTransport } from './folder-transport.ts'
import { MAIL_TIMES, type MailTimes } from './mail-times.ts'
import { smtpTransport } from './smtp-transport.ts'
import type { Transport } from './transport.ts'
import { type Requests, yieldToRequests } from './yield-to-requests.ts'

// cases.md 4.5: work in flight ends within 10 s.
const LONGEST_END = 8_000

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>

type Given = {
  database: Database
  log: Log
  /** What this process answers. */
  requests: Requests
  times?: MailTimes
  attach?: Attach | undefined
  /** Of this process. */
  jobs?: PgBoss | undefined
}

/** Sends the mails that are queued, as long as it runs. Any number of servers may work on one database. */
export async function startMailWorker(
  config: Config,
  { database, log, requests, times = MAIL_TIMES, attach, jobs: shared }: Given,
): Promise<{ stop: () => Promise<void> }> {
  const supervision = { superviseEvery: times.supervise, report: warn }
  const { jobs, leave } = await joinJobQueue(database, supervision, shared)
  await jobs.createQueue(MAIL_QUEUE)
  await jobs.updateQueue(MAIL_QUEUE, mailQueueOptions(times))
  const closing = new AbortController()
  const dependencies = {
    database,
    transport: transportOf(config, log),
    links: mailLinks(config.publicUrl),
    legal: config.legal,
    times,
    closing: closing.signal,
    attach,
    endSent: coalesceCalls((ids: string[]) => endMails(database, ids, 'sent')),
    report: warn,
  }

  function warn(problem: unknown) {
    if (!isDatabaseAway(problem)) log.warn(problem)
  }

  await jobs.work(
    MAIL_QUEUE,
    {
      pollingIntervalSeconds: times.poll,
      // Ten connections to the mail server at most; one that is slow holds up four other mails, not all.
      localConcurrency: 2,
      batchSize: 5,
      burstWhenBatchFull: true,
      perJobResults: true,
    },
    async (batch) => {
      await yieldToRequests(requests, times.longestYield)
      const ids = batch.map(({ id }) => id)
      const deliveries = await inJobSpan(MAIL_QUEUE, ids.length, () =>
        deliverMails(dependencies, ids),
      )
      return deliveries.map(({ id, delivery }) => {
        logDelivery(log, id, delivery)
        return { id, status: delivery.is === 'waiting' ? 'failed' : 'completed' } as const
      })
    },
  )

  return {
    async stop() {
      const cutOff = setTimeout(() => closing.abort(), LONGEST_END)
      await jobs.offWork(MAIL_QUEUE, { wait: true })
      clearTimeout(cutOff)
      await leave()
    },
  }
}

/** The mail server of SMTP_URL, or without one a folder of .eml files. */
function transportOf(config: Config, log: Log): Transport {
  return config.smtp === undefined
    ? folderTransport(config, log.info.bind(log))
    : smtpTransport(config.smtp, config)
}

function logDelivery(log: Log, mail: string, delivery: Delivery): void {
  if (delivery.is === 'sent') log.info({ mail }, 'mail sent')
  if (delivery.is === 'waiting') log.warn({ mail, problem: delivery.problem }, 'mail waits')
  if (delivery.is === 'refused') log.error({ mail, problem: delivery.problem }, 'mail refused')
  if (delivery.is === 'given_up') log.error({ mail, problem: delivery.problem }, 'mail given up')
}
