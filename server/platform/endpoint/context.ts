import type { Access, Endpoint, Input, Output, StreamEvent } from '@halles/contract/endpoint.ts'
import type { Language } from '@halles/contract/language.ts'
import type { Permission } from '@halles/domain/role.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/connect.ts'
import type { StandbyReads } from '../../database/standby-reads.ts'
import type { Reader, Transaction } from '../../database/transaction.ts'
import type { CsrfTokens } from '../access/csrf.ts'
import type { SessionCookies } from '../access/session-cookies.ts'
import type { ViewerOf } from '../access/viewer.ts'
import type { LargeBodies } from '../limits/large-bodies.ts'
import type { LoadShedding } from '../limits/load-shedding.ts'
import type { RateLimits } from '../limits/rate-limits.ts'
import type { SecurityLog } from '../security-log/security-log.ts'
import type { CommittedRefusal } from './commit-then-refuse.ts'
import type { Refuse } from './refuse-field.ts'

/** What serving any endpoint takes, built once in app.ts. */
export type Platform = {
  config: Config
  database: Database
  /** Absent without standbys. */
  standbyReads: StandbyReads | undefined
  csrf: CsrfTokens
  cookies: SessionCookies
  limits: RateLimits
  securityLog: SecurityLog
  shedding: LoadShedding
  largeBodies: LargeBodies
}

/** A GET reads; anything else gets the transaction that its answer commits, unless it opens its own. */
type Handle<E extends Endpoint> = E['method'] extends 'GET'
  ? { reader: Reader }
  : E extends { transaction: 'own' }
    ? { database: Database }
    : { tx: Transaction }

/** A session may end between the check and a transaction that the handler opens itself. */
type SessionRefusal<A extends Access> = A extends 'public' ? never : 'not_authenticated'
/** So may the role that allowed the call. */
type RoleRefusal<E extends Endpoint> = E extends { needs: Permission } ? 'not_permitted' : never

/** What every handler gets of a request, beside its handle on the database. */
export type RequestContext<E extends Endpoint> = {
  input: Input<E>
  viewer: ViewerOf<E['access']>
  language: Language
  refuse: Refuse<E['refusals'][number] | SessionRefusal<E['access']> | RoleRefusal<E>>
  /** The Idempotency-Key sent, on endpoints that take one. */
  idempotencyKey: string | undefined
  /** For endpoints with several statuses of success: another than the first. */
  answerWith: (status: number) => void
  request: FastifyRequest
  reply: FastifyReply
}

/** What the platform gives the handler of an endpoint. */
export type EndpointContext<E extends Endpoint> = Handle<E> & RequestContext<E>

/** What a handler answers. Refusals are thrown: one that is returned would be committed (commit-then-refuse.ts). */
export type HandlerResult<E extends Endpoint> =
  | CommittedRefusal
  | (E extends { streams: true } ? AsyncIterable<StreamEvent<Output<E>>> : Output<E>)

/** A handler as the platform calls it, its endpoint's types having been checked where it was written. */
export type AnyHandler = (
  context: RequestContext<Endpoint> &
    ({ reader: Reader } | { database: Database } | { tx: Transaction }),
) => Promise<unknown>
