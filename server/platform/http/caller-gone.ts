import type { FastifyReply } from 'fastify'
import { unavailable } from '../endpoint/refuse-field.ts'

/** Ends with the answer: before there is one, when the caller has gone or was told to come back. */
export function callerGone(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  if (reply.raw.closed) controller.abort(unavailable(1))
  reply.raw.once('close', () => controller.abort(unavailable(1)))
  return controller.signal
}
