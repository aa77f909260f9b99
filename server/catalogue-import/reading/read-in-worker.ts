import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { SupplierId } from '../../platform/access/viewer.ts'
import { createPlaces } from '../../platform/limits/places.ts'
import type { PriceList } from './read-price-list.ts'

// Seven times what 20,000 rows take.
const HEAP = { maxOldGenerationSizeMb: 384 }
const UNREADABLE: PriceList = { refused: 'file_unreadable' }

// Files wait in memory for their turn; a list is read in a second.
const inTurn = createPlaces({ atWork: 2, ofOwner: 2, inAll: 8 })

/**
 * Reads a supplier's price list in a thread of its own, two at a time and one of a supplier, so that memory stays bounded however many
 * arrive. A file that takes more memory than any price list, or more milliseconds than `longest`, is refused as unreadable.
 */
export function readInWorker(
  supplierId: SupplierId,
  file: Uint8Array,
  longest: number,
): Promise<PriceList> {
  return inTurn(supplierId, () => read(file, longest))
}

async function read(file: Uint8Array, longest: number): Promise<PriceList> {
  const worker = new Worker(new URL('price-list-worker.ts', import.meta.url), {
    workerData: file,
    resourceLimits: HEAP,
    execArgv: [],
  })
  try {
    const [list] = await once(worker, 'message', { signal: AbortSignal.timeout(longest) })
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
