import type { Endpoint } from '@halles/contract/endpoint.ts'
import type { FastifyReply } from 'fastify'
import type { Transaction } from '../../database/transaction.ts'
import { CommittedRefusal } from './commit-then-refuse.ts'
import type { RequestContext } from './context.ts'
import {
  deleteClaim,
  findStoredResponse,
  insertClaim,
  type KeyOwner,
  updateClaim,
} from './idempotency-sql.ts'
import { refuse } from './refusal-class.ts'
import { requestFingerprint } from './request-fingerprint.ts'

/** As it was sent; `json` is null where it had no body. */
type StoredResponse = { status: number; json: string | null }

/**
 * Responds once under the request's Idempotency-Key, and to a retry as to the first: status and body are stored in the
 * transaction of what was done. A refusal is not stored. Without a key each request is responded to by itself.
 */
export async function respondOnce(
  tx: Transaction,
  endpoint: Endpoint,
  { idempotencyKey: key, input, reply, viewer }: RequestContext<Endpoint>,
  owner: KeyOwner,
  respond: () => Promise<unknown>,
): Promise<unknown> {
  // guard: Idempotency-Key: a response is sent again [replayed-responses]
  //   instead: if (key === undefined || key !== '') return respond()
  if (key === undefined) return respond()
  const under = { call: `${endpoint.method} ${endpoint.path}`, key }
  // A response may say what is one person's: another of the same business is not sent it.
  const fingerprint = requestFingerprint(
    // guard: Idempotency-Key: one person's response [replayed-responses]
    //   code: { by: viewer.personId, input }
    //   instead: input
    viewer.kind === 'visitor' ? input : { by: viewer.personId, input },
  )
  if (!(await insertClaim(tx, owner, { ...under, fingerprint }))) {
    const stored = await findStoredResponse<StoredResponse>(tx, owner, under)
    // guard: Idempotency-Key: its request's fingerprint [replayed-responses]
    //   code: stored?.fingerprint !== fingerprint
    //   instead: !stored
    if (stored?.fingerprint !== fingerprint) throw refuse('key_reused')
    reply.status(stored.answer.status)
    return stored.answer.json ?? undefined
  }
  const response = await respond()
  // guard: Idempotency-Key: a refusal gives it back [replayed-responses]
  //   code: if (response instanceof CommittedRefusal) await deleteClaim(tx, owner, under) … else await
  //   instead: if (!(response instanceof CommittedRefusal)) await
  if (response instanceof CommittedRefusal) await deleteClaim(tx, owner, under)
  else await updateClaim(tx, owner, under, storedOf(reply, response as string | undefined))
  return response
}

function storedOf(reply: FastifyReply, json: string | undefined): StoredResponse {
  return { status: reply.statusCode, json: json ?? null }
}
