import { Readable } from 'node:stream'
import type { SentFile } from '@halles/contract/endpoint.ts'
import type { FastifyReply } from 'fastify'

/** A file to download, sent while it is made. Names are ours: ASCII, without quotes. */
export function sendFile(reply: FastifyReply, { name, type, content }: SentFile): FastifyReply {
  return reply
    .type(type)
    .header('Content-Disposition', `attachment; filename="${name}"`)
    .send(Readable.from(content, { objectMode: false }))
}
