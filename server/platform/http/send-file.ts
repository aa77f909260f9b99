import { Readable } from 'node:stream'
import type { SentFile } from '@halles/contract/endpoint.ts'
import type { FastifyReply } from 'fastify'

/** A file to download, or a page to show, sent while it is made. Names are ours: ASCII, without quotes. */
export function sendFile(reply: FastifyReply, file: SentFile): FastifyReply {
  const { name, type, content, isShown } = file
  return reply
    .type(type)
    .header('Content-Disposition', `${isShown ? 'inline' : 'attachment'}; filename="${name}"`)
    .send(Readable.from(content, { objectMode: false }))
}
