import { Readable } from 'node:stream'
import type { Endpoint, StreamEvent } from '@halles/contract/endpoint.ts'
import type { FastifyReply } from 'fastify'
import { encode } from 'zod/v4/core'

export type Events = AsyncIterable<StreamEvent<unknown>>

/**
 * Events as `text/event-stream`. The next one is asked for when the reader has taken the last: nothing piles up for a
 * slow one, and after 30 s without a byte the server's own timeout ends it.
 */
export function sendEvents(reply: FastifyReply, endpoint: Endpoint, events: Events): FastifyReply {
  return (
    reply
      .type('text/event-stream; charset=utf-8')
      // A proxy that buffers an answer before it passes it on would hold everything back.
      .header('X-Accel-Buffering', 'no')
      // A connection left open for a next request would keep a closing server waiting.
      .header('Connection', 'close')
      .send(Readable.from(encoded(endpoint, events), { objectMode: false, highWaterMark: 1 }))
  )
}

async function* encoded(endpoint: Endpoint, events: Events): AsyncGenerator<string> {
  for await (const event of events) {
    if (event === 'still here') yield ':\n\n'
    else yield `id: ${event.id}\ndata: ${JSON.stringify(encode(endpoint.output, event.data))}\n\n`
  }
}
