import type { Endpoint, Input, Output, StreamEvent } from '@halles/contract/endpoint.ts'
import type { EndpointName, Endpoints } from '@halles/contract/endpoints.ts'
import type { Language } from '@halles/contract/language.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Database } from '../database/connect.ts'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { Live } from '../live/live.ts'
import type { QueueMail } from '../mail/mail-queue.ts'
import type { UnsubscribeTokens } from '../promotions/unsubscribe-tokens.ts'
import type { SecondFactors } from '../second-factor/second-factors.ts'
import type { PasswordHashing } from '../session/password-hashing.ts'
import type { CsrfTokens } from './csrf.ts'
import type { LoginThrottle } from './login-throttle.ts'
import type { RateLimits } from './rate-limits.ts'
import type { Refuse } from './refuse.ts'
import type { SessionCookies } from './session-cookies.ts'
import type { ViewerOf } from './viewer.ts'

/** What the server is made of, built once in app.ts. */
export type Dependencies = {
  config: Config
  database: Database
  csrf: CsrfTokens
  cookies: SessionCookies
  limits: RateLimits
  throttle: LoginThrottle
  passwords: PasswordHashing
  secondFactors: SecondFactors
  unsubscribeTokens: UnsubscribeTokens
  queueMail: QueueMail
  live: Live
}

/** A GET reads; anything else gets the transaction that its answer commits, unless it opens its own. */
type Handle<E extends Endpoint> = E['method'] extends 'GET'
  ? { reader: Reader }
  : E extends { transaction: 'own' }
    ? { database: Database }
    : { tx: Transaction }

export type HandlerContext<E extends Endpoint> = Handle<E> & {
  input: Input<E>
  viewer: ViewerOf<E['access']>
  language: Language
  refuse: Refuse<E['refusals'][number]>
  /** The Idempotency-Key sent, on endpoints that take one. */
  idempotencyKey: string | undefined
  /** For endpoints with several statuses of success: another than the first. */
  answerWith: (status: number) => void
  dependencies: Dependencies
  request: FastifyRequest
  reply: FastifyReply
}

type Answer<E extends Endpoint> = E extends { streams: true }
  ? AsyncIterable<StreamEvent<Output<E>>>
  : Output<E>

/** The handler of one endpoint. */
export type Handler<Name extends EndpointName> = (
  context: HandlerContext<Endpoints[Name]>,
) => Promise<Answer<Endpoints[Name]>>

export type Handlers = { [Name in EndpointName]: Handler<Name> }
