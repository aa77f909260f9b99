import { createHash } from 'node:crypto'
import type { Endpoint, SentFile } from '@halles/contract/endpoint.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../database/connect.ts'
import { readWhile } from '../../database/request-context.ts'
import { inTransaction, type Reader, type Transaction } from '../../database/transaction.ts'
import { findViewer } from '../access/find-viewer.ts'
import type { Viewer } from '../access/viewer.ts'
import { callerGone } from '../http/caller-gone.ts'
import { languageOf } from '../http/caller-language.ts'
import { type Events, sendEvents } from '../http/event-stream.ts'
import { readInput } from '../http/read-input.ts'
import { sendFile } from '../http/send-file.ts'
import { sendJson } from '../http/send-json.ts'
import { type SecurityEvent, WRITTEN_WHEN_DONE } from '../security-log/security-events.ts'
import { hooksBeforeBody, isLarge } from './before-body.ts'
import { checkRequest, checkViewer, noteCaller } from './check-caller.ts'
import { CommittedRefusal } from './commit-then-refuse.ts'
import { compileSerializer } from './compile-serializer.ts'
import type { AnyHandler, Platform, RequestContext } from './context.ts'
import { readIdempotencyKey } from './idempotency-key.ts'
import type { KeyOwner } from './idempotency-sql.ts'
import { refuse } from './refusal-class.ts'
import { respondOnce } from './replay-response.ts'

// Fastify has no route without a limit, and a timer none longer than this: 24 days.
const LONGEST_TIMEOUT = 2 ** 31 - 1

type Exchange = {
  platform: Platform
  endpoint: Endpoint
  serialize: (answer: unknown) => string | undefined
  request: FastifyRequest
  reply: FastifyReply
  /** Once it is known. */
  viewer: Viewer | undefined
}

/**
 * Registers the route of an endpoint. After route, method, content type and size, the order of checks is
 * foreign origin → limit → load → session → CSRF → role → input; then the handler, and the output schema. The origin comes
 * first so that another site, which sends from its readers' addresses, uses up no limit of theirs. Where responses are
 * replayed the limit comes last, with the handler: a response that is sent again uses nothing up. Where a body may be large
 * all but the input is checked before it is read; who it was is read again in the transaction.
 */
export function registerEndpoint(
  app: FastifyInstance,
  platform: Platform,
  endpoint: Endpoint,
  handler: AnyHandler,
): void {
  const serialize = compileSerializer(endpoint.output)
  const event = WRITTEN_WHEN_DONE.get(endpoint)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    exposeHeadRoute: false,
    ...limitsOf(endpoint),
    onRequest: hooksBeforeBody(platform, endpoint),
    handler: async (request, reply) => {
      const asked = { platform, endpoint, serialize, request, reply }
      const exchange: Exchange = { ...asked, viewer: undefined }
      if (!isLarge(endpoint)) checkRequest(platform, endpoint, request)
      if (endpoint.method !== 'GET' && platform.standbyReads) platform.cookies.noteChange(reply)
      reply.status(endpoint.status?.[0] ?? 200)
      const run = () => runHandler(exchange, handler)
      const isReplayed = endpoint.keyed === 'replayed'
      const admitted = () => (isReplayed ? run() : limited(exchange, platform.database, run))
      const result = await namingCaller(exchange, () => platform.shedding.admit(endpoint, admitted))
      if (event) noteDone(exchange, event)
      return send(exchange, result)
    },
  })
}

/** Whoever asked for what is refused is named in the log by public ids. */
async function namingCaller<T>(exchange: Exchange, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    noteCaller(exchange.platform, exchange.request, exchange.viewer)
    throw error
  }
}

function noteDone(exchange: Exchange, event: SecurityEvent): void {
  const { platform, request, viewer } = exchange
  noteCaller(platform, request, viewer)
  platform.securityLog.done(request, event)
}

function limitsOf({ bodyLimit, timeoutSeconds, streams }: Endpoint) {
  return {
    ...(bodyLimit !== undefined && { bodyLimit }),
    ...(timeoutSeconds !== undefined && { handlerTimeout: timeoutSeconds * 1000 }),
    ...(streams && { handlerTimeout: LONGEST_TIMEOUT }),
  }
}

/** What the handler answers, as JSON; throws its commitThenRefuse once its transaction has committed. */
async function runHandler(exchange: Exchange, handler: AnyHandler): Promise<unknown> {
  const result = await runInTransaction(exchange, handler)
  if (result instanceof CommittedRefusal) throw result.refusal
  return result
}

function runInTransaction(exchange: Exchange, handler: AnyHandler): Promise<unknown> {
  const { endpoint, platform } = exchange
  const { database } = platform
  if (endpoint.method === 'GET') {
    return runWith(exchange, database, (context) =>
      untilGone(exchange, () => readingFrom(exchange, (reader) => handler({ ...context, reader }))),
    )
  }
  if (endpoint.transaction === 'own') {
    return runWith(exchange, database, (context) => handler({ ...context, database }))
  }
  // The session is locked in the transaction that writes for it: one that ends meanwhile writes nothing.
  return inTransaction(database, async (tx) => {
    const context = await contextOf(exchange, tx, true)
    const respond = async () => written(exchange, await handler({ ...context, tx }))
    if (endpoint.keyed !== 'replayed') return respond()
    const owner = keyOwnerOf(exchange, context)
    return respondOnce(tx, endpoint, context, owner, () => limited(exchange, tx, respond))
  })
}

/** What a stream sends later is read for whoever still listens. */
function untilGone({ endpoint, reply }: Exchange, read: () => Promise<unknown>): Promise<unknown> {
  return endpoint.streams || endpoint.sendsFile ? read() : readWhile(callerGone(reply), read)
}

/** On a standby where that may be. Session and role were read on the primary. */
function readingFrom(
  { endpoint, platform, request }: Exchange,
  run: (reader: Reader) => Promise<unknown>,
): Promise<unknown> {
  const { database, standbyReads, cookies } = platform
  const mayLag = endpoint.mayLag && !cookies.hasChangedLately(request)
  return standbyReads && mayLag ? standbyReads.read(run) : run(database)
}

/** Runs a call within its limit, if it has one, counting it in the database or in a transaction. */
function limited<T>(
  { platform, endpoint: { limit }, request }: Exchange,
  handle: Database | Transaction,
  run: () => Promise<T>,
): Promise<T> {
  return limit ? platform.limits.limitCall(limit, request, run, handle) : run()
}

async function runWith(
  exchange: Exchange,
  reader: Reader,
  run: (context: RequestContext<Endpoint>) => Promise<unknown>,
): Promise<unknown> {
  return written(exchange, await run(await contextOf(exchange, reader, false)))
}

/** The result as JSON that the output's schema lets leave; a file, a stream and a refusal as they are. */
function written({ endpoint, serialize }: Exchange, result: unknown): unknown {
  const isFinal = result instanceof CommittedRefusal || endpoint.sendsFile || endpoint.streams
  return isFinal ? result : serialize(result)
}

async function contextOf(
  exchange: Exchange,
  reader: Reader,
  lockSession: boolean,
): Promise<RequestContext<Endpoint>> {
  const { platform, endpoint, request, reply } = exchange
  const viewer = await findViewer(platform, request, reader, { lockSession })
  exchange.viewer = viewer
  if (endpoint.refreshesCsrfToken) platform.cookies.refreshToken(request, reply, viewer)
  return {
    viewer: checkViewer(platform, endpoint, request, viewer),
    input: readInput(endpoint, request),
    idempotencyKey: endpoint.keyed ? readIdempotencyKey(request) : undefined,
    language: languageOf(request),
    refuse,
    answerWith: (status) => reply.status(status),
    request,
    reply,
  }
}

/** The CSRF check has refused requests with neither a session nor a visitor id. */
function keyOwnerOf(
  { platform, request }: Exchange,
  { viewer }: RequestContext<Endpoint>,
): KeyOwner {
  if (viewer.kind !== 'visitor') return viewer.accountId
  const visitorId = platform.cookies.csrfBoundTo(request, viewer) ?? ''
  return createHash('sha256').update(visitorId).digest()
}

function send({ endpoint, request, reply }: Exchange, result: unknown): FastifyReply {
  if (endpoint.sendsFile) return sendFile(reply, result as SentFile)
  if (endpoint.streams) return sendEvents(reply, endpoint, result as Events)
  if (result === undefined) return reply.send()
  return sendJson(request, reply, result as string, { tagged: endpoint.tagged === true })
}
