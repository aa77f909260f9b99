import type { Endpoint } from '@halles/contract/endpoint.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { inTransaction } from '../database/transaction.ts'
import type { Dependencies } from './handler.ts'
import { decodeInput } from './read-input.ts'
import { refuse } from './refuse.ts'
import { type AnyHandler, languageOf } from './register-endpoint.ts'

// RFC 8058 names both; what they hold is one word.
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data']
const LONGEST_FORM = 1024
const SAYS_ONE_CLICK = /List-Unsubscribe.*One-Click/s

/**
 * The one-click route of an endpoint that has one (RFC 8058): a mail program posts for its reader, who need not be signed in.
 * Cookies are not read, so nobody's session can be abused by it; the token in the address is the authority.
 */
export function registerOneClick(
  app: FastifyInstance,
  dependencies: Dependencies,
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
      handler: (request, reply) => answer(dependencies, endpoint, handler, request, reply),
    })
  })
}

async function answer(
  dependencies: Dependencies,
  endpoint: Endpoint,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  await dependencies.limits.countRequest(request, undefined)
  if (!SAYS_ONE_CLICK.test(String(request.body))) throw refuse('invalid_input')
  const context = {
    viewer: { kind: 'visitor' as const },
    input: decodeInput(endpoint.input, request.params),
    idempotencyKey: undefined,
    language: languageOf(request),
    refuse,
    answerWith: (status: number) => reply.status(status),
    dependencies,
    request,
    reply,
  }
  await inTransaction(dependencies.database, (tx) => handler({ ...context, tx }))
  return reply.status(204).send()
}
