import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '../../server/config.ts'
import type { Database } from '../../server/database/connect.ts'
import { startMailWorker } from '../../server/mail/delivery/mail-worker.ts'

const SILENT = { info() {}, warn() {}, error() {} }
const NO_REQUESTS = { requestsAtWork: () => 0, quietFor: () => 60_000 }
const LONGEST = 120_000
const PAUSE = 500

/** Sends what is queued, as files in the outbox of a folder. */
export async function sendMails(
  database: Database,
  { dataDir, untilNoneWaitIn }: { dataDir: string; untilNoneWaitIn: Database },
): Promise<void> {
  const config = readConfig({ DATA_DIR: dataDir, TRUST_PROXY: 'none', DEMO: '0' })
  const worker = await startMailWorker(config, { database, log: SILENT, requests: NO_REQUESTS })
  try {
    for (let waited = 0; await isAnyWaiting(untilNoneWaitIn); waited += PAUSE) {
      if (waited > LONGEST) throw new Error('Mails still wait.')
      await sleep(PAUSE)
    }
  } finally {
    await worker.stop()
  }
}

async function isAnyWaiting(database: Database): Promise<boolean> {
  const mail = await database
    .selectFrom('outbox')
    .select('id')
    .where('outcome', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return mail !== undefined
}
