import { Agent } from 'node:http'
import type { Session } from './accounts.ts'
import { sendRequest } from './http-request.ts'

/** Milliseconds of each checkout that was acknowledged, in all so many seconds; the others by their status. */
export type Ordered = { elapsed: number; latencies: number[]; failures: Map<number, number> }

type Given = {
  port: number
  /** Whose carts are ordered; each that was is taken from it. */
  shoppers: Session[]
  seconds: number
  clients: number
}

/** Each client orders one cart after the other. */
export async function orderCarts({ port, shoppers, seconds, clients }: Given): Promise<Ordered> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const ordered: Ordered = { elapsed: 0, latencies: [], failures: new Map() }
  const start = performance.now()
  const end = start + seconds * 1_000
  const client = async () => {
    for (let shopper = shoppers.pop(); shopper && performance.now() < end; ) {
      const sent = performance.now()
      const status = await checkout(agent, port, shopper)
      if (status === 200) ordered.latencies.push(performance.now() - sent)
      else ordered.failures.set(status, (ordered.failures.get(status) ?? 0) + 1)
      shopper = shoppers.pop()
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  ordered.elapsed = (performance.now() - start) / 1_000
  agent.destroy()
  return ordered
}

async function checkout(agent: Agent, port: number, session: Session): Promise<number> {
  const idempotencyKey = crypto.randomUUID()
  const sent = { method: 'POST', path: '/api/checkout/', ...session, idempotencyKey } as const
  return (await sendRequest(agent, port, sent)).status
}
