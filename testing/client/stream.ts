import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { onTestFinished } from 'vitest'
import type { Body, Browser } from './browser.ts'

export type Stream = {
  status: number
  /** Every message so far, as it was sent, and signs of life counted. */
  messages: { id: string; data: Body }[]
  beats: () => number
  /** The events of all messages so far. */
  events: () => Body[]
  /** Resolves once this holds, looked at after each arrival; refuses when the stream ends. */
  until: (holds: () => boolean) => Promise<void>
  ended: Promise<void>
  cut: () => void
}

/** A browser's open connection to what happens to its account. Cut when the test ends. */
export async function aStream(
  browser: Browser,
  { origin = browser.origin, after }: { origin?: string; after?: string | undefined } = {},
): Promise<Stream> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  // A connection of its own: fetch would open another in its place when it is cut, and keep it.
  const asked = request(`${origin}/api/events/`, {
    agent: false,
    headers: { Cookie: cookie, ...(after !== undefined && { 'Last-Event-ID': after }) },
  }).end()
  const [response]: IncomingMessage[] = await once(asked, 'response')
  if (!response) throw new Error('no answer')
  const messages: Stream['messages'] = []
  const waiting = new Set<() => void>()
  let beats = 0
  const look = () => {
    for (const check of waiting) check()
  }
  const stream: Stream = {
    status: response.statusCode ?? 0,
    messages,
    beats: () => beats,
    events: () => messages.flatMap(({ data }) => data.events),
    until(holds) {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const check = () => holds() && resolve()
      waiting.add(check)
      check()
      const ended = () => reject(new Error(`the stream ended after ${JSON.stringify(messages)}`))
      void stream.ended.then(ended)
      return promise.finally(() => waiting.delete(check))
    },
    ended: read(),
    cut: () => asked.destroy(),
  }
  onTestFinished(stream.cut)
  return stream

  async function read() {
    let text = ''
    try {
      for await (const chunk of response?.setEncoding('utf8') ?? []) {
        const parts = (text + chunk).split('\n\n')
        text = parts.pop() ?? ''
        parts.forEach(take)
        look()
      }
    } catch {
      // Cut, by the test or by a server that went away.
    }
  }

  function take(message: string) {
    if (message === ':') beats++
    const [, id = '', data = ''] = /^id: (\d+)\ndata: (.+)$/.exec(message) ?? []
    if (data !== '') messages.push({ id, data: JSON.parse(data) })
  }
}
