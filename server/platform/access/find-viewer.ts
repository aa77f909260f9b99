import type { FastifyRequest } from 'fastify'
import type { Reader } from '../../database/transaction.ts'
import type { Platform } from '../endpoint/context.ts'
import { findLiveSession, touchSession } from './live-session-sql.ts'
import { hashSecretToken } from './secret-token.ts'
import { type Viewer, viewerOf } from './viewer.ts'

/** Whoever the session of a request stands for. With `lockSession` that session cannot end before the transaction. */
export async function findViewer(
  { cookies, database }: Platform,
  request: FastifyRequest,
  reader: Reader,
  { lockSession = false } = {},
): Promise<Viewer> {
  const token = cookies.sessionToken(request)
  if (token === undefined) return { kind: 'visitor' }
  const tokenHash = hashSecretToken(token)
  const session = await findLiveSession(reader, tokenHash, { lock: lockSession })
  if (session === undefined) return { kind: 'visitor' }
  if (session.stale) {
    // Outside the transaction, so that two requests of one session never wait for each other's touch.
    setImmediate(() => touchSession(database, tokenHash).catch((error) => request.log.warn(error)))
  }
  return viewerOf(session, token)
}
