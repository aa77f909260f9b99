import { setTimeout as sleep } from 'node:timers/promises'
import type { ImportState } from '@halles/domain/import/import-state.ts'
import type { PriceCells } from '@halles/domain/price-list-import/price-row.ts'
import { startPriceImportWorker } from '@halles/server/price-list-import/price-import-worker.ts'
import { onTestFinished } from 'vitest'
import type { Body, Browser } from '../client/browser.ts'
import type { World } from './builders.ts'
import { SHORT_TIMES } from './import.ts'

const CALL = '/api/price-list-import'

/** The file of a price list as CSV text, a row each, with the columns of the first. */
export function aPriceFile(rows: readonly PriceCells[]): string {
  const columns = Object.keys(rows[0] ?? {}) as (keyof PriceCells)[]
  const lines = rows.map((row) => columns.map((column) => row[column] ?? '').join(','))
  return [columns.join(',').replaceAll('_', ' '), ...lines].join('\r\n')
}

/** The preview of a file of prices. */
export async function aPricePreview(
  browser: Browser,
  priceList: { publicId: string },
  rows: readonly PriceCells[],
): Promise<Body> {
  const address = `${CALL}/?price_list_public_id=${priceList.publicId}`
  const { status, body, text } = await browser.post(address, Buffer.from(aPriceFile(rows)))
  if (status !== 201) throw new Error(text)
  return body
}

/** A file of prices imported, to its end where it is short; its summary. */
export async function aPriceImport(
  browser: Browser,
  priceList: { publicId: string },
  rows: readonly PriceCells[],
): Promise<Body> {
  const { public_id } = await aPricePreview(browser, priceList, rows)
  const { status, body, text } = await browser.post(`${CALL}-confirm/`, { public_id })
  if (status !== 200) throw new Error(text)
  return body
}

/** The last import of a price list, once it is in that state. */
export async function priceImportIn(
  browser: Browser,
  { publicId }: { publicId: string },
  state: ImportState,
): Promise<Body> {
  for (;;) {
    const { last } = (await browser.get(`${CALL}-last/?price_list_public_id=${publicId}`)).body
    if (last?.state === state) return last
    await sleep(50)
  }
}

/** What writes a world's long imports of prices. It ends with the test, or when it is stopped. */
export async function aPriceImportWorker({
  database,
}: Pick<World, 'database'>): Promise<{ stop: () => Promise<void> }> {
  const log = { warn() {}, error() {} }
  const worker = await startPriceImportWorker({ database, log, times: SHORT_TIMES })
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= worker.stop()
    return stopped
  }
  onTestFinished(stop)
  return { stop }
}
