import type { FastifyBaseLogger } from 'fastify'
import type { PgBoss } from 'pg-boss'
import { startImportWorker } from './catalogue-import/running/import-worker.ts'
import { startRemindingOfCertificates } from './certificates/reminders/remind-of-certificates.ts'
import type { Config } from './config.ts'
import type { Database } from './database/connect.ts'
import { startMailWorker } from './mail/delivery/mail-worker.ts'
import type { Requests } from './mail/delivery/yield-to-requests.ts'
import { openMailQueue } from './mail/mail-queue.ts'
import type { Metrics } from './metrics/metrics.ts'
import { startLapsingProposals } from './orders/proposals/lapse-proposals.ts'
import { attachPapers } from './papers/files/attach-papers.ts'
import { createPaperPdfs } from './papers/rendering/pdf/paper-pdfs.ts'
import { startRemindingOfOverdue } from './payments/reminders/remind-of-overdue.ts'
import { startDeletingLeftOver } from './photos/delete-left-over.ts'
import { openPhotoStore } from './photos/open-photos.ts'
import { startPriceImportWorker } from './price-list-import/price-import-worker.ts'
import { startRetention } from './retention/retention.ts'

type Given = {
  database: Database
  /** Closed once all has ended. */
  jobs: PgBoss
  log: FastifyBaseLogger
  /** What this process answers. */
  requests: Requests
  countRetained: Metrics['countRetained'] | undefined
  /** Called with what ends each piece, as soon as it has begun. */
  atEnd: (end: () => Promise<unknown>) => void
}

/** Papers that go with mails: a day's two hundred wait for each other. */
const MAILED = { atWork: 1, ofOwner: 1_000, inAll: 1_000 }

/** What a process does beside answering requests: retention, mails, imports, proposals that lapse, certificates that end. */
export async function startBackgroundWork(
  config: Config,
  { database, jobs, log, requests, countRetained, atEnd }: Given,
): Promise<void> {
  atEnd(startRetention(database, { log, count: countRetained }).stop)
  const papers = createPaperPdfs({ report: (problem) => log.warn(problem), places: MAILED })
  atEnd(async () => papers.close())
  const attach = attachPapers(database, papers)
  atEnd((await startMailWorker(config, { database, log, requests, jobs, attach })).stop)
  atEnd((await startImportWorker({ database, log, jobs })).stop)
  atEnd((await startPriceImportWorker({ database, log, jobs })).stop)
  const report = (problem: unknown) => log.warn(problem)
  const store = await openPhotoStore(database, config)
  atEnd(startDeletingLeftOver({ database, store, report }).stop)
  const { queueMail } = await openMailQueue(database, config, report, jobs)
  const proposals = startLapsingProposals(database, {
    queueMail,
    report: (err) => log.error({ err }, 'proposals were not marked as lapsed'),
  })
  atEnd(proposals.stop)
  const certificates = startRemindingOfCertificates(database, {
    queueMail,
    report: (err) => log.error({ err }, 'suppliers were not told of ending certificates'),
  })
  atEnd(certificates.stop)
  const overdue = startRemindingOfOverdue(database, {
    queueMail,
    report: (err) => log.error({ err }, 'customers were not reminded of overdue invoices'),
  })
  atEnd(overdue.stop)
}
