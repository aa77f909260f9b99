import type { Endpoint } from '@halles/contract/endpoint.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { inTransaction } from '../../database/transaction.ts'
import { languageOf } from '../http/caller-language.ts'
import { decodeInput } from '../http/read-input.ts'
import { CommittedRefusal } from './commit-then-refuse.ts'
import type { AnyHandler, Platform, RequestContext } from './context.ts'
import { refuse } from './refusal-class.ts'

// RFC 8058 names both; the form holds one word.
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data']
const LONGEST_FORM = 1024
const SAYS_ONE_CLICK = /List-Unsubscribe.*One-Click/s

/**
 * The one-click route of an endpoint that has one (RFC 8058): a mail program posts for its reader, who need not be signed
 * in. Cookies are not read, so nobody's session can be abused by it; the token in the address is the authority. Limits and load
 * count as for the endpoint.
 */
export function registerOneClick(
  app: FastifyInstance,
  platform: Platform,
  { endpoint, url }: { endpoint: Endpoint; url: string },
  handler: AnyHandler,
): void {
  // A scope of its own: nowhere else is a form taken.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      FORMS,
      { parseAs: 'string', bodyLimit: LONGEST_FORM },
      (_request, body, done) => done(null, body),
    )
    scope.route({
      method: 'POST',
      url,
      handler: (request, reply) => answer({ platform, endpoint, request, reply }, handler),
    })
  })
}

type Exchange = {
  platform: Platform
  endpoint: Endpoint
  request: FastifyRequest
  reply: FastifyReply
}

async function answer(exchange: Exchange, handler: AnyHandler): Promise<FastifyReply> {
  const { platform, endpoint, request, reply } = exchange
  platform.limits.countRequest(request, undefined)
  const result = await platform.shedding.admit(endpoint, () => {
    const run = () =>
      inTransaction(platform.database, (tx) => handler({ ...contextOf(exchange), tx }))
    const { limit } = endpoint
    // guard: one-click: its limit [unsubscribe.post]
    //   code: limit ? platform.limits.limitCall(limit, request, run, platform.database) : run()
    //   instead: run()
    return limit ? platform.limits.limitCall(limit, request, run, platform.database) : run()
  })
  if (result instanceof CommittedRefusal) throw result.refusal
  return reply.status(204).send()
}

function contextOf({ endpoint, request, reply }: Exchange): RequestContext<Endpoint> {
  if (!SAYS_ONE_CLICK.test(String(request.body))) throw refuse('invalid_input')
  return {
    viewer: { kind: 'visitor' as const },
    input: decodeInput(endpoint.input, request.params),
    idempotencyKey: undefined,
    language: languageOf(request),
    refuse,
    answerWith: (status: number) => reply.status(status),
    request,
    reply,
  }
}
