import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import type { Session } from '../accounts.ts'

export type LiveStreams = { open: () => number; close: () => void }

/** One open connection to /api/events/ for each session. */
export async function openStreams(
  port: number,
  sessions: readonly Session[],
): Promise<LiveStreams> {
  const calls: ClientRequest[] = []
  let open = 0
  for (const { cookie } of sessions) {
    const options = { host: '127.0.0.1', port, path: '/api/events/', headers: { Cookie: cookie } }
    // A connection of its own: an agent would let it wait for another to end.
    const call = request({ ...options, agent: false }).end()
    const [response]: IncomingMessage[] = await once(call, 'response')
    if (response?.statusCode !== 200)
      throw new Error(`A stream was answered ${response?.statusCode}.`)
    open++
    response.resume().on('error', () => {})
    response.on('close', () => open--)
    calls.push(call)
  }
  return {
    open: () => open,
    close() {
      for (const call of calls) call.destroy()
    },
  }
}
