import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { FieldProblem } from '@halles/contract/field-problems.ts'
import type { SupplierId } from '../access/viewer.ts'
import { createPlaces } from '../limits/places.ts'

// Seven times what 20,000 rows take.
const HEAP = { maxOldGenerationSizeMb: 384 }
// What lies beside the heap is bounded by nobody else: a stream that unpacks for ever.
const MOST_BESIDE_HEAP = 256 * 1024 * 1024
const LOOK_EVERY_MS = 50
const UNREADABLE = { refused: 'file_unreadable' } as const

// Files wait in memory for their turn; a list is read in a second.
const inTurn = createPlaces({ atWork: 2, ofOwner: 2, inAll: 8 })

type Reading = {
  /** A module that posts what it makes of its `workerData`, the file. */
  script: URL
  file: Uint8Array
  /** In milliseconds. */
  longest: number
}

/**
 * Reads a supplier's list in a thread of its own, two at a time and one of a supplier, so that memory stays bounded however many
 * arrive. A file that takes more memory than any list, or more time than `longest`, is refused as unreadable.
 */
export function readInThread<List>(
  supplierId: SupplierId,
  reading: Reading,
): Promise<List | { refused: FieldProblem }> {
  return inTurn(supplierId, () => read<List>(reading))
}

async function read<List>({ script, file, longest }: Reading) {
  const worker = new Worker(script, { workerData: file, resourceLimits: HEAP, execArgv: [] })
  const outgrown = new AbortController()
  const look = setInterval(async () => {
    // It ended while it was asked.
    const heap = await worker.getHeapStatistics().catch(() => undefined)
    if (heap && heap.external_memory > MOST_BESIDE_HEAP) outgrown.abort()
  }, LOOK_EVERY_MS)
  const signal = AbortSignal.any([AbortSignal.timeout(longest), outgrown.signal])
  try {
    const [list] = await once(worker, 'message', { signal })
    return list as List
  } catch (error) {
    if (isTooMuch(error)) return UNREADABLE
    throw error
  } finally {
    clearInterval(look)
    await worker.terminate()
  }
}

function isTooMuch(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
  )
}
