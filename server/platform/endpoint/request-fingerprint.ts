import { createHash } from 'node:crypto'
import type { KeyedRequest } from './idempotency-sql.ts'

/** What tells two requests under one Idempotency-Key apart: SHA-256 of the input. A file counts by its bytes. */
export function requestFingerprint(input: unknown): string {
  const json = JSON.stringify(input, (_, value) =>
    value instanceof Uint8Array ? hashOf(value) : value,
  )
  return hashOf(json ?? '')
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
