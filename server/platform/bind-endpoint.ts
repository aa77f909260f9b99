import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Endpoint, SentFile } from '@halles/contract/endpoint.ts'
import { type Language, preferredLanguage } from '@halles/contract/language.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { encode } from 'zod/v4/core'
import { inTransaction, type Reader } from '../database/transaction.ts'
import { findLiveSession, touchSession } from '../session/session-sql.ts'
import { checkCsrf } from './csrf.ts'
import { type Events, sendEvents } from './event-stream.ts'
import type { HandlerContext, Services } from './handler.ts'
import { readIdempotencyKey } from './idempotency-key.ts'
import { readInput } from './read-input.ts'
import { Refusal, refuse } from './refuse.ts'
import { hashSecretToken } from './secret-token.ts'
import { refuseAllButFile, refuseOtherTypes } from './take-only-json.ts'
import { admit, type Viewer, viewerOf } from './viewer.ts'

// Fastify knows no route without a limit; a timer knows none longer. It is 24 days.
const LONGEST_TIMEOUT = 2 ** 31 - 1

type Exchange = { services: Services; row: Endpoint; request: FastifyRequest; reply: FastifyReply }
export type AnyHandler = (context: HandlerContext<Endpoint>) => Promise<unknown>
/** JSON, a file as it is made, events as they happen, or nothing. */
type Body = string | Readable | undefined

/**
 * Puts a row on the road. Alone knows the order of checks after route, method, content type and size:
 * limit → session → CSRF → role → input → transaction → handler → output.
 */
export function bindEndpoint(
  app: FastifyInstance,
  services: Services,
  row: Endpoint,
  handler: AnyHandler,
): void {
  app.route({
    method: row.method,
    url: row.path,
    exposeHeadRoute: false,
    ...(row.bodyLimit !== undefined && { bodyLimit: row.bodyLimit }),
    ...(row.timeoutSeconds !== undefined && { handlerTimeout: row.timeoutSeconds * 1000 }),
    ...(row.streams && { handlerTimeout: LONGEST_TIMEOUT }),
    ...(row.method !== 'GET' && {
      onRequest: row.takesFile
        ? [refuseAllButFile, (request) => refuseStrangers(services, request)]
        : refuseOtherTypes,
    }),
    handler: (request, reply) => answer({ services, row, request, reply }, handler),
  })
}

/** A file is long: none is held in memory for somebody who is not signed in. Counted as a request of its own. */
async function refuseStrangers(services: Services, request: FastifyRequest): Promise<void> {
  await services.limits.admitRequest(request, services.cookies.sessionToken(request))
  const viewer = await identify({ services, request }, services.database, false)
  if (viewer.kind === 'visitor') throw refuse('not_authenticated')
}

async function answer(exchange: Exchange, handler: AnyHandler): Promise<FastifyReply> {
  const { services, row, request, reply } = exchange
  await services.limits.admitRequest(request, services.cookies.sessionToken(request))
  if (row.limit) await services.limits.admitCall(row.limit, request)
  reply.status(row.status?.[0] ?? 200)
  const body = await run(exchange, handler)
  return typeof body === 'string' ? sendJson(exchange, body) : reply.send(body)
}

async function run(exchange: Exchange, handler: AnyHandler): Promise<Body> {
  const { services, row } = exchange
  if (row.method === 'GET') {
    const reader = services.database
    return runWith(exchange, reader, { reader }, handler)
  }
  if (row.transaction === 'own') {
    const { database } = services
    return runWith(exchange, database, { database }, handler)
  }
  // The session is read, and kept from ending, in the transaction that writes for it.
  const outcome = await inTransaction(services.database, (tx) =>
    runWith(exchange, tx, { tx }, handler).catch(toBeCommitted),
  )
  if (outcome instanceof Refusal) throw outcome
  return outcome
}

/** A refusal that keeps its changes leaves the transaction as an outcome; thrown, it would undo them. */
function toBeCommitted(error: unknown): Refusal {
  if (error instanceof Refusal && error.keepsChanges) return error
  throw error
}

async function runWith(
  exchange: Exchange,
  reader: Reader,
  handle: object,
  handler: AnyHandler,
): Promise<Body> {
  const { services, row, request, reply } = exchange
  const viewer = await identify(exchange, reader, 'tx' in handle)
  if (row.path.startsWith('/api/auth/') && row.method === 'GET') {
    services.cookies.refreshToken(request, reply, viewer)
  }
  if (viewer.kind === 'visitor' && row.access !== 'public') throw refuse('not_authenticated')
  if (row.method !== 'GET') {
    checkCsrf(services, request, services.cookies.csrfBoundTo(request, viewer))
  }
  const context = {
    ...handle,
    viewer: admit(row.access, viewer),
    input: readInput(row, request),
    idempotencyKey: row.keyed ? readIdempotencyKey(request) : undefined,
    language: languageOf(request),
    refuse,
    answerWith: (status: number) => reply.status(status),
    services,
    request,
    reply,
  }
  const answered = await handler(context as unknown as HandlerContext<Endpoint>)
  if (row.sendsFile) return fileOf(reply, answered as SentFile)
  if (row.streams) return sendEvents(reply, row, answered as Events)
  const output = encode(row.output, answered)
  return output === undefined ? undefined : JSON.stringify(output)
}

async function identify(
  { services, request }: Pick<Exchange, 'services' | 'request'>,
  reader: Reader,
  keep: boolean,
): Promise<Viewer> {
  const token = services.cookies.sessionToken(request)
  if (token === undefined) return { kind: 'visitor' }
  const tokenHash = hashSecretToken(token)
  const session = await findLiveSession(reader, tokenHash, { keep })
  if (session === undefined) return { kind: 'visitor' }
  if (session.stale) {
    // Outside the transaction, so that two requests of one session never wait for each other's touch.
    setImmediate(() =>
      touchSession(services.database, tokenHash).catch((error) => request.log.warn(error)),
    )
  }
  return viewerOf(session, token)
}

/** Names are ours, ASCII and without quotes. */
function fileOf(reply: FastifyReply, { name, type, content }: SentFile): Readable {
  reply.type(type).header('Content-Disposition', `attachment; filename="${name}"`)
  return Readable.from(content, { objectMode: false })
}

/** What only a change of prices or pictures alters may be asked for again with its tag. */
function sendJson({ row, request, reply }: Exchange, json: string): FastifyReply {
  reply.type('application/json; charset=utf-8')
  if (!row.tagged) return reply.send(json)
  const tag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`
  reply.header('ETag', tag).header('Cache-Control', 'private, no-cache')
  return request.headers['if-none-match'] === tag ? reply.status(304).send() : reply.send(json)
}

export function languageOf(request: FastifyRequest): Language {
  return preferredLanguage(request.headers['accept-language'])
}
