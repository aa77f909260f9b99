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
import type { Dependencies, HandlerContext } from './handler.ts'
import { readIdempotencyKey } from './idempotency-key.ts'
import { readInput } from './read-input.ts'
import { Refusal, refuse } from './refuse.ts'
import { hashSecretToken } from './secret-token.ts'
import { refuseAllButFile, refuseOtherTypes } from './take-only-json.ts'
import { authorize, type Viewer, viewerOf } from './viewer.ts'

// Fastify knows no route without a limit; a timer knows none longer. It is 24 days.
const LONGEST_TIMEOUT = 2 ** 31 - 1

type Exchange = {
  dependencies: Dependencies
  endpoint: Endpoint
  request: FastifyRequest
  reply: FastifyReply
}
export type AnyHandler = (context: HandlerContext<Endpoint>) => Promise<unknown>
/** JSON, a file as it is made, events as they happen, or nothing. */
type Body = string | Readable | undefined

/**
 * Registers the route of an endpoint. Alone knows the order of checks after route, method, content type and size:
 * limit → session → CSRF → role → input → transaction → handler → output.
 */
export function registerEndpoint(
  app: FastifyInstance,
  dependencies: Dependencies,
  endpoint: Endpoint,
  handler: AnyHandler,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    exposeHeadRoute: false,
    ...(endpoint.bodyLimit !== undefined && { bodyLimit: endpoint.bodyLimit }),
    ...(endpoint.timeoutSeconds !== undefined && {
      handlerTimeout: endpoint.timeoutSeconds * 1000,
    }),
    ...(endpoint.streams && { handlerTimeout: LONGEST_TIMEOUT }),
    ...(endpoint.method !== 'GET' && {
      onRequest: endpoint.takesFile
        ? [refuseAllButFile, (request) => refuseStrangers(dependencies, request)]
        : refuseOtherTypes,
    }),
    handler: (request, reply) => answer({ dependencies, endpoint, request, reply }, handler),
  })
}

/** A file is long: none is held in memory for somebody who is not signed in. Counted as a request of its own. */
async function refuseStrangers(dependencies: Dependencies, request: FastifyRequest): Promise<void> {
  await dependencies.limits.countRequest(request, dependencies.cookies.sessionToken(request))
  const viewer = await identify({ dependencies, request }, dependencies.database, false)
  if (viewer.kind === 'visitor') throw refuse('not_authenticated')
}

async function answer(exchange: Exchange, handler: AnyHandler): Promise<FastifyReply> {
  const { dependencies, endpoint, request, reply } = exchange
  await dependencies.limits.countRequest(request, dependencies.cookies.sessionToken(request))
  if (endpoint.limit) await dependencies.limits.countCall(endpoint.limit, request)
  reply.status(endpoint.status?.[0] ?? 200)
  const body = await run(exchange, handler)
  return typeof body === 'string' ? sendJson(exchange, body) : reply.send(body)
}

async function run(exchange: Exchange, handler: AnyHandler): Promise<Body> {
  const { dependencies, endpoint } = exchange
  if (endpoint.method === 'GET') {
    const reader = dependencies.database
    return runWith(exchange, reader, { reader }, handler)
  }
  if (endpoint.transaction === 'own') {
    const { database } = dependencies
    return runWith(exchange, database, { database }, handler)
  }
  // The session is read, and kept from ending, in the transaction that writes for it.
  const outcome = await inTransaction(dependencies.database, (tx) =>
    runWith(exchange, tx, { tx }, handler).catch(toBeCommitted),
  )
  if (outcome instanceof Refusal) throw outcome
  return outcome
}

/** A refusal that commits its changes leaves the transaction as an outcome; thrown, it would undo them. */
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
  const { dependencies, endpoint, request, reply } = exchange
  const viewer = await identify(exchange, reader, 'tx' in handle)
  if (endpoint.path.startsWith('/api/auth/') && endpoint.method === 'GET') {
    dependencies.cookies.refreshToken(request, reply, viewer)
  }
  if (viewer.kind === 'visitor' && endpoint.access !== 'public') throw refuse('not_authenticated')
  if (endpoint.method !== 'GET') {
    checkCsrf(dependencies, request, dependencies.cookies.csrfBoundTo(request, viewer))
  }
  const context = {
    ...handle,
    viewer: authorize(endpoint.access, viewer),
    input: readInput(endpoint, request),
    idempotencyKey: endpoint.keyed ? readIdempotencyKey(request) : undefined,
    language: languageOf(request),
    refuse,
    answerWith: (status: number) => reply.status(status),
    dependencies,
    request,
    reply,
  }
  const answered = await handler(context as unknown as HandlerContext<Endpoint>)
  if (endpoint.sendsFile) return fileOf(reply, answered as SentFile)
  if (endpoint.streams) return sendEvents(reply, endpoint, answered as Events)
  const output = encode(endpoint.output, answered)
  return output === undefined ? undefined : JSON.stringify(output)
}

async function identify(
  { dependencies, request }: Pick<Exchange, 'dependencies' | 'request'>,
  reader: Reader,
  lock: boolean,
): Promise<Viewer> {
  const token = dependencies.cookies.sessionToken(request)
  if (token === undefined) return { kind: 'visitor' }
  const tokenHash = hashSecretToken(token)
  const session = await findLiveSession(reader, tokenHash, { lock })
  if (session === undefined) return { kind: 'visitor' }
  if (session.stale) {
    // Outside the transaction, so that two requests of one session never wait for each other's touch.
    setImmediate(() =>
      touchSession(dependencies.database, tokenHash).catch((error) => request.log.warn(error)),
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
function sendJson({ endpoint, request, reply }: Exchange, json: string): FastifyReply {
  reply.type('application/json; charset=utf-8')
  if (!endpoint.tagged) return reply.send(json)
  const tag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`
  reply.header('ETag', tag).header('Cache-Control', 'private, no-cache')
  return request.headers['if-none-match'] === tag ? reply.status(304).send() : reply.send(json)
}

export function languageOf(request: FastifyRequest): Language {
  return preferredLanguage(request.headers['accept-language'])
}
