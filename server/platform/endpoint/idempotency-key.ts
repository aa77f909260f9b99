import type { FastifyRequest } from 'fastify'
import { refuseField } from './refuse-field.ts'

/** The Idempotency-Key header: 1 to 255 printable ASCII characters, or refused. */
export function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  // guard: Idempotency-Key: its form [replayed-responses, checkout.post]
  //   code: typeof key === 'string' && /^[\x20-\x7e]{1,255}$/.test(key)
  //   instead: typeof key === 'string'
  if (typeof key === 'string' && /^[\x20-\x7e]{1,255}$/.test(key)) return key
  throw refuseField('Idempotency-Key', 'key_invalid')
}
