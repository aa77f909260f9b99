import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** JSON; with `tagged` under an ETag, so that an unchanged answer is not sent twice. */
export function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  json: string,
  { tagged }: { tagged: boolean },
): FastifyReply {
  reply.type('application/json; charset=utf-8')
  if (!tagged) return reply.send(json)
  const tag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`
  reply.header('ETag', tag).header('Cache-Control', 'private, no-cache')
  return request.headers['if-none-match'] === tag ? reply.status(304).send() : reply.send(json)
}
