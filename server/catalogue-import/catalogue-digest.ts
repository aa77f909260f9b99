import { createHash } from 'node:crypto'
import type { OwnProduct } from '@halles/domain/import/import-plan.ts'

/** Tells whether a catalogue is still the one that a list was held against. Its order is by public id. */
export function catalogueDigest(catalogue: readonly OwnProduct[]): string {
  return createHash('sha256').update(JSON.stringify(catalogue)).digest('base64url')
}
