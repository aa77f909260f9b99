import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Session } from '../accounts.ts'
import { sendRequest } from '../http-request.ts'
import { type Checkout, checkoutTask } from '../load/shopping-day.ts'

/** Restaurants that order one after the other until they are told to end. */
export type Ordering = {
  checkouts: readonly Checkout[]
  /** When orders were acknowledged, in milliseconds of performance.now(). */
  acknowledged: readonly number[]
  /** Answers that were neither an order nor "try again". */
  refused: readonly string[]
  /** Each of what is under way is asked for until it is answered. */
  end(): Promise<void>
}

const CLIENTS = 8
// Twenty orders a second, which leaves the machine's cores to the cluster.
const PAUSE = 400
const PAUSE_BEFORE_RETRY = 250
const PATIENCE = 12_000
const LONGEST_END = 60_000
const TRY_AGAIN = new Set([500, 502, 503, 504])

/** As our client does: what is refused or cut off is sent again under its key. */
export function startOrdering(port: number, carts: Session[]): Ordering {
  const agent = new Agent({ keepAlive: true })
  const checkouts: Checkout[] = []
  const acknowledged: number[] = []
  const refused: string[] = []
  let isEnding = false
  let lastMoment = Number.POSITIVE_INFINITY

  const placeOrder = async (session: Session) => {
    const checkout: Checkout = { session, idempotencyKey: crypto.randomUUID() }
    checkouts.push(checkout)
    while (checkout.order === undefined && performance.now() < lastMoment) {
      const { sent, onReceived } = checkoutTask(checkout)
      const received = await sendRequest(agent, port, sent, PATIENCE).catch(() => undefined)
      if (received?.status === 200) {
        onReceived?.(received)
        acknowledged.push(performance.now())
      } else if (received && !TRY_AGAIN.has(received.status)) {
        refused.push(`${received.status} ${received.text}`)
        return
      } else {
        if (received?.status === 500) refused.push(`500 ${received.text}`)
        await sleep(PAUSE_BEFORE_RETRY)
      }
    }
  }
  const client = async () => {
    while (!isEnding) {
      const session = carts.pop()
      if (!session) throw new Error('There is no full cart left.')
      await placeOrder(session)
      await sleep(PAUSE)
    }
  }
  const clients = Promise.all(Array.from({ length: CLIENTS }, client))
  // It is awaited at the end; until then it fails nobody.
  clients.catch(() => {})
  return {
    checkouts,
    acknowledged,
    refused,
    async end() {
      isEnding = true
      lastMoment = performance.now() + LONGEST_END
      await clients
      agent.destroy()
    },
  }
}
