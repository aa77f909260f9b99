import { setTimeout as sleep } from 'node:timers/promises'
import type { ImportState } from '@halles/domain/import/import-state.ts'
import { startImportWorker } from '@halles/server/catalogue-import/running/import-worker.ts'
import type { SliceTimes } from '@halles/server/jobs/slices/slice-queue.ts'
import { onTestFinished } from 'vitest'
import type { Body, Browser } from '../client/browser.ts'
import type { World } from './builders.ts'
import { aPriceList } from './price-list.ts'

/** So that tests need not wait for what the market waits for. */
export const SHORT_TIMES: SliceTimes = { poll: 0.5, retry: 1, silence: 10, supervise: 1 }

/** What writes a world's long imports. It ends with the test, or when it is stopped. */
export async function anImportWorker({
  database,
}: Pick<World, 'database'>): Promise<{ stop: () => Promise<void> }> {
  const log = { warn() {}, error() {} }
  const worker = await startImportWorker({ database, log, times: SHORT_TIMES })
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= worker.stop()
    return stopped
  }
  onTestFinished(stop)
  return { stop }
}

/** The preview of a price list. */
export async function aPreview(
  browser: Browser,
  rows?: Parameters<typeof aPriceList>[0],
): Promise<Body> {
  const { status, body, text } = await browser.post(
    '/api/catalogue-import/',
    Buffer.from(aPriceList(rows)),
  )
  if (status !== 201) throw new Error(text)
  return body
}

/** A price list imported to its end, by a worker where it is long; its summary. */
export async function anImport(
  browser: Browser,
  rows?: Parameters<typeof aPriceList>[0],
): Promise<Body> {
  const { public_id } = await aPreview(browser, rows)
  const { status, text } = await browser.post('/api/catalogue-import-confirm/', { public_id })
  if (status !== 200) throw new Error(text)
  return importIn(browser, 'applied')
}

/** The supplier's last import, once it is in that state. */
export async function importIn(browser: Browser, state: ImportState): Promise<Body> {
  for (;;) {
    const { last } = (await browser.get('/api/catalogue-import-last/')).body
    if (last?.state === state) return last
    await sleep(50)
  }
}
