import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { unavailable } from '../../platform/endpoint/refusal.ts'
import type { PriceList } from './read-price-list.ts'

const SECONDS = 1000
const LONGEST_READING = 20 * SECONDS
// Ten times what 20,000 rows take.
const HEAP = { maxOldGenerationSizeMb: 512 }
const UNREADABLE: PriceList = { refused: 'file_unreadable' }

// Files wait in memory for their turn; a list is read in a second.
const MOST_AT_ONCE = 8

let atOnce = 0
let last: Promise<unknown> = Promise.resolve()

/**
 * Reads a price list in a thread of its own, one file at a time, so that memory stays bounded however many arrive: a
 * crowd is refused instead of queued. A file that takes more memory or time than any price list is refused as unreadable.
 */
export async function readInWorker(file: Uint8Array): Promise<PriceList> {
  if (atOnce >= MOST_AT_ONCE) throw unavailable(5)
  atOnce++
  const reading = last.then(() => read(file)).finally(() => atOnce--)
  last = reading.catch(() => undefined)
  return reading
}

async function read(file: Uint8Array): Promise<PriceList> {
  const worker = new Worker(new URL('price-list-worker.ts', import.meta.url), {
    workerData: file,
    resourceLimits: HEAP,
    execArgv: [],
  })
  try {
    const [list] = await once(worker, 'message', { signal: AbortSignal.timeout(LONGEST_READING) })
    return list
  } catch (error) {
    if (isTooMuch(error)) return UNREADABLE
    throw error
  } finally {
    await worker.terminate()
  }
}

function isTooMuch(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
  )
}
