import { Agent } from 'node:http'
import { type Sent, sendRequest } from './http-request.ts'
import { median } from './median.ts'

/** Responses with status 200 per second, and the median time of one in milliseconds. */
export type Rate = { perSecond: number; milliseconds: number }

/** So many clients for so long, each with a connection of its own and the next request after the last response. */
export async function requestRate(
  { port, ...sent }: Sent & { port: number },
  clients: number,
  milliseconds: number,
): Promise<Rate> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  const start = performance.now()
  const client = async () => {
    while (performance.now() < start + milliseconds) {
      const begin = performance.now()
      const { status } = await sendRequest(agent, port, sent)
      if (status !== 200) throw new Error(`${sent.path} answered ${status}`)
      times.push(performance.now() - begin)
    }
  }
  try {
    await Promise.all(Array.from({ length: clients }, client))
  } finally {
    agent.destroy()
  }
  const seconds = (performance.now() - start) / 1_000
  return { perSecond: times.length / seconds, milliseconds: median(times) }
}
