import { readConfig } from '@halles/server/config.ts'
import type { MailTimes } from '@halles/server/mail/delivery/mail-times.ts'
import { startMailWorker } from '@halles/server/mail/delivery/mail-worker.ts'
import type { Requests } from '@halles/server/mail/delivery/yield-to-requests.ts'
import { afterAll } from 'vitest'
import type { World } from '../world/builders.ts'

/** So that tests need not wait for what the market waits for. */
export const SHORT_TIMES: MailTimes = {
  poll: 0.5,
  longestYield: { many: 1, few: 0.05 },
  firstWait: 1,
  longestWait: 1,
  attempt: 15,
  takeOver: 20,
  supervise: 1,
  giveUp: 60,
}

/** As where nobody asks for anything. */
export const NO_REQUESTS: Requests = { requestsAtWork: () => 0, quietFor: () => 60_000 }
const SILENT = { info() {}, warn() {}, error() {} }

/** What sends a world's mails, set up by `variables`. It ends with the test file, or when it is stopped. */
export async function aMailWorker(
  { database }: Pick<World, 'database'>,
  variables: ({ SMTP_URL: string } | { DATA_DIR: string }) & Record<string, string>,
  { times = SHORT_TIMES, log = SILENT, requests = NO_REQUESTS } = {},
): Promise<{ stop: () => Promise<void> }> {
  const config = readConfig({
    PUBLIC_URL: 'https://halles.example.ca',
    TRUST_PROXY: 'none',
    ...variables,
  })
  const worker = await startMailWorker(config, { database, log, times, requests })
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= worker.stop()
    return stopped
  }
  afterAll(stop)
  return { stop }
}
