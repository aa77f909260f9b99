import { createHash } from 'node:crypto'
import type { OwnProduct } from '@halles/domain/import/import-plan.ts'

/** Shows whether a catalogue is still the one that a list was compared with. Sorted by public id. */
export function catalogueDigest(catalogue: readonly OwnProduct[]): string {
  return createHash('sha256').update(JSON.stringify(catalogue)).digest('base64url')
}
