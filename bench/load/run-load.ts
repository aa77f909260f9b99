import type { Agent } from 'node:http'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { GaveUp, sendRequest } from '../http-request.ts'
import { arrivalTimes } from './arrivals.ts'
import type { Kind, Task } from './shopping-day.ts'

/** What came of one request. */
export type Outcome = {
  kind: Kind
  status: number | 'cut' | 'given up'
  retryAfter: string | undefined
  /** From when it was due, not from when this machine came to send it. */
  milliseconds: number
  /** How long after it was due it was sent. */
  late: number
}
export type LoadRun = { outcomes: Outcome[]; seconds: number }

export type Load = { agent: Agent; port: number; next: () => Task }

// As long as somebody looks at a page that does not come.
const PATIENCE = 10_000
// Sent in one go before responses are read.
const LARGEST_BURST = 50

/** So many clients for so long, each with the next request after the last response. */
export async function closedLoop(load: Load, clients: number, seconds: number): Promise<LoadRun> {
  const outcomes: Outcome[] = []
  const start = performance.now()
  const client = async () => {
    while (performance.now() < start + seconds * 1_000)
      outcomes.push(await perform(load, performance.now()))
  }
  await Promise.all(Array.from({ length: clients }, client))
  return { outcomes, seconds: (performance.now() - start) / 1_000 }
}

/** So many requests a second, however long the responses take; over when the last one is answered. */
export async function openLoop(load: Load, perSecond: number, seconds: number): Promise<LoadRun> {
  const underWay: Promise<Outcome>[] = []
  const start = performance.now()
  for (const time of arrivalTimes(perSecond, seconds)) {
    const early = start + time - performance.now()
    if (early > 1) await sleep(early)
    else if (underWay.length % LARGEST_BURST === 0) await nextTurn()
    underWay.push(perform(load, start + time))
  }
  const outcomes = await Promise.all(underWay)
  return { outcomes, seconds: (performance.now() - start) / 1_000 }
}

async function perform({ agent, port, next }: Load, due: number): Promise<Outcome> {
  const { kind, sent, onReceived } = next()
  const late = performance.now() - due
  const outcome = (status: Outcome['status'], retryAfter?: string): Outcome => ({
    kind,
    status,
    retryAfter,
    milliseconds: performance.now() - due,
    late,
  })
  try {
    const received = await sendRequest(agent, port, sent, PATIENCE)
    onReceived?.(received)
    return outcome(received.status, received.retryAfter)
  } catch (error) {
    return outcome(error instanceof GaveUp ? 'given up' : 'cut')
  }
}
