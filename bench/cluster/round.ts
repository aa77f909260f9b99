import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../server/database/connect.ts'
import type { Session } from '../accounts.ts'
import { checkOrders, type OrderCheck } from '../load/placed-orders.ts'
import type { Checkout } from '../load/shopping-day.ts'
import type { Cluster } from './cluster.ts'
import { isReady, isWhole } from './cluster-state.ts'
import type { Fault } from './faults.ts'
import { startOrdering } from './ordering.ts'
import { waitUntil } from './wait-until.ts'

export type Round = {
  /** The longest time without an acknowledged order. */
  silentSeconds: number
  /** From the kill until the cluster has recovered by itself. */
  recoveredSeconds: number
  acknowledged: number
  refused: readonly string[]
  check: OrderCheck
}

type Given = { cluster: Cluster; database: Database; carts: Session[]; checkouts: Checkout[] }

// That many orders after it has recovered, one of each client at least.
const ORDERS_AFTER = 40

/** Restaurants order, something is killed, they go on ordering; then every order up to now is looked for. */
export async function runRound(fault: Fault, given: Given): Promise<Round> {
  const { cluster, database, carts, checkouts } = given
  await waitUntil('the cluster is whole', () => isWhole(cluster))
  await waitUntil('every process is ready', () => allReady(cluster))
  const start = performance.now()
  const ordering = startOrdering(cluster.ports.web, carts)
  const { acknowledged, refused } = ordering
  await sleep(2_000 + 3_000 * Math.random())
  const { recovered, restore } = await fault.strike(cluster)
  const struck = performance.now()
  await recovered()
  const recoveredSeconds = (performance.now() - struck) / 1_000
  const before = acknowledged.length
  await waitUntil(
    'orders are acknowledged again',
    () => acknowledged.length > before + ORDERS_AFTER,
  )
  await ordering.end()
  await restore()
  checkouts.push(...ordering.checkouts)
  const agent = new Agent()
  const check = await checkOrders({ agent, port: cluster.ports.web, database }, checkouts)
  agent.destroy()
  const silentSeconds = longestPause([start, ...acknowledged]) / 1_000
  return { silentSeconds, recoveredSeconds, acknowledged: acknowledged.length, refused, check }
}

async function allReady({ halles, ports }: Cluster): Promise<boolean> {
  const all = [ports.web, ...halles.map(({ port }) => port)]
  return (await Promise.all(all.map(isReady))).every((ready) => ready)
}

function longestPause(times: readonly number[]): number {
  return Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? time)))
}
