import type { Endpoint } from '@halles/contract/endpoint.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { inTransaction } from '../database/transaction.ts'
import { type AnyHandler, languageOf } from './bind-endpoint.ts'
import type { Services } from './handler.ts'
import { decodeInput } from './read-input.ts'
import { refuse } from './refuse.ts'

// RFC 8058 names both; what they hold is one word.
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data']
const LONGEST_FORM = 1024
const SAYS_ONE_CLICK = /List-Unsubscribe.*One-Click/s

/**
 * The other door of a row that has one: a mail program posts for its reader, who need not be signed in anywhere here.
 * Cookies are not read, so nobody's session can be abused by it; the token in the address is what lets in.
 */
export function bindOneClick(
  app: FastifyInstance,
  services: Services,
  { row, url }: { row: Endpoint; url: string },
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
      handler: (request, reply) => answer(services, row, handler, request, reply),
    })
  })
}

async function answer(
  services: Services,
  row: Endpoint,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  await services.limits.admitRequest(request, undefined)
  if (!SAYS_ONE_CLICK.test(String(request.body))) throw refuse('invalid_input')
  const context = {
    viewer: { kind: 'visitor' as const },
    input: decodeInput(row.input, request.params),
    idempotencyKey: undefined,
    language: languageOf(request),
    refuse,
    answerWith: (status: number) => reply.status(status),
    services,
    request,
    reply,
  }
  await inTransaction(services.database, (tx) => handler({ ...context, tx }))
  return reply.status(204).send()
}
