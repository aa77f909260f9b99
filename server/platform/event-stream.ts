import { Readable } from 'node:stream'
import type { Endpoint, StreamEvent } from '@halles/contract/endpoint.ts'
import type { FastifyReply } from 'fastify'
import { encode } from 'zod/v4/core'

export type Events = AsyncIterable<StreamEvent<unknown>>

/**
 * Events as `text/event-stream`. Asked for one after the other, only while the reader keeps up: nothing piles up for
 * one that does not, and after 30 s without a byte the server's own timeout ends it.
 */
export function sendEvents(reply: FastifyReply, endpoint: Endpoint, events: Events): Readable {
  reply.type('text/event-stream; charset=utf-8')
  // A proxy that gathers an answer before it passes it on would hold everything back.
  reply.header('X-Accel-Buffering', 'no')
  // Kept for a next request, it would keep a server that ends waiting.
  reply.header('Connection', 'close')
  return Readable.from(written(endpoint, events), { objectMode: false, highWaterMark: 1 })
}

async function* written(endpoint: Endpoint, events: Events): AsyncGenerator<string> {
  for await (const event of events) {
    if (event === 'still here') yield ':\n\n'
    else yield `id: ${event.id}\ndata: ${JSON.stringify(encode(endpoint.output, event.data))}\n\n`
  }
}
