import { createHash } from 'node:crypto'
import type { KeyedRequest } from './idempotency-sql.ts'

/** What tells two requests under one Idempotency-Key apart: SHA-256 of the input. A file counts by its bytes. */
export function requestFingerprint(input: unknown): string {
  const isRecord = typeof input === 'object' && input !== null && !Array.isArray(input)
  return hashOf(JSON.stringify(isRecord ? withHashes(input) : input) ?? '')
}

/** With the hash of a file in its place: JSON.stringify asks a Buffer for its bytes, number by number, before it asks anybody else. */
function withHashes(input: object): object {
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      value instanceof Uint8Array ? hashOf(value) : value,
    ]),
  )
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url')
}

/** The key and fingerprint of a request to an endpoint with `keyed: 'by-handler'`. */
export function keyedRequest(
  call: string,
  { input, idempotencyKey: key }: { input: unknown; idempotencyKey: string | undefined },
): KeyedRequest {
  return { call, key, fingerprint: requestFingerprint(input) }
}
