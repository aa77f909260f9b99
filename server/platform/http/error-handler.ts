import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '../../database/database-away.ts'
import { Refusal, refuse } from '../endpoint/refusal-class.ts'
import { unavailable } from '../endpoint/refuse-field.ts'
import type { SecurityLog } from '../security-log/security-log.ts'
import { languageOf } from './caller-language.ts'

/** Every error becomes a refusal in the caller's language; what is no refusal of ours is logged, and what is an attempt. */
export function answerErrors(app: FastifyInstance, securityLog: SecurityLog): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error, request)
    if (refusal.status >= 500 && !(error instanceof Refusal)) request.log.error(error)
    securityLog.refused(request, refusal)
    return send(refusal, request, reply)
  })
}

export function send(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { retryAfterSeconds } = refusal.details
  if (retryAfterSeconds !== undefined) reply.header('Retry-After', retryAfterSeconds)
  // What somebody who reports it can quote, as the logs of server and database name it.
  if (refusal.status >= 500) reply.header('X-Request-Id', request.id)
  // A file that failed before its first byte: nobody saves its refusal under its name.
  reply.removeHeader('Content-Disposition')
  // What was refused unread is not worth reading.
  if (hasUnreadBody(request)) reply.header('Connection', 'close')
  return reply
    .status(refusal.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(refusal.body(languageOf(request))))
}

function hasUnreadBody({ body, headers }: FastifyRequest): boolean {
  const announced = Number(headers['content-length'] ?? 0) > 0
  return body === undefined && (announced || headers['transfer-encoding'] !== undefined)
}

function refusalOf(error: FastifyError, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error
  if (isDatabaseAway(error)) return unavailable(1)
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return refuse('too_large')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return refuse('not_json')
    case 'FST_ERR_HANDLER_TIMEOUT':
      // The time runs while a body arrives, too.
      if (hasUnreadBody(request)) return refuse('invalid_input')
      return unavailable(1)
  }
  const isCallers =
    error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
  return refuse(isCallers ? 'invalid_input' : 'internal_error')
}
