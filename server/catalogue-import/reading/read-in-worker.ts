import type { SupplierId } from '../../platform/access/viewer.ts'
import { readInThread } from '../../platform/list-file/read-in-thread.ts'
import type { PriceList } from './read-price-list.ts'

/** Reads a supplier's price list in a thread of its own; `longest` in milliseconds. */
export function readInWorker(
  supplierId: SupplierId,
  file: Uint8Array,
  longest: number,
): Promise<PriceList> {
  const script = new URL('price-list-worker.ts', import.meta.url)
  return readInThread<PriceList>(supplierId, { script, file, longest })
}
