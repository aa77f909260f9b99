import { Agent, get } from 'node:http'
import { median } from './median.ts'

/** Responses with status 200 per second, and the median time of one in milliseconds. */
export type Rate = { perSecond: number; milliseconds: number }

type Target = { port: number; path: string; cookie: string }

/** So many clients for so long, each with a connection of its own and the next request after the last response. */
export async function requestRate(
  target: Target,
  clients: number,
  milliseconds: number,
): Promise<Rate> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  const start = performance.now()
  const client = async () => {
    while (performance.now() < start + milliseconds) {
      const sent = performance.now()
      const status = await request(agent, target)
      if (status !== 200) throw new Error(`${target.path} answered ${status}`)
      times.push(performance.now() - sent)
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

function request(agent: Agent, { port, path, cookie }: Target): Promise<number> {
  return new Promise((answered, failed) => {
    const options = { agent, host: '127.0.0.1', port, path, headers: { Cookie: cookie } }
    const call = get(options, (response) => {
      response.resume()
      response.on('end', () => answered(response.statusCode ?? 0))
    })
    call.on('error', failed)
  })
}
