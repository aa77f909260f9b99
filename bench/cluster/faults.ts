import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import { findEtcdLeader, findPrimary, isReady } from './cluster-state.ts'
import type { DatabaseNode } from './database-node.ts'
import { waitUntil } from './wait-until.ts'

/** What is killed. Gives what the cluster waits for until it has recovered by itself, and how the dead one comes back. */
export type Fault = {
  name: string
  strike(cluster: Cluster): Promise<{ recovered(): Promise<void>; restore(): Promise<void> }>
}

// For those that lose nothing but a vote, or one of several: that long nothing may be missed.
const QUIET_SECONDS = 8

export const FAULTS: readonly Fault[] = [
  {
    name: 'primary and its Patroni',
    async strike(cluster) {
      const primary = await need('a primary', findPrimary(cluster))
      await primary.killAll()
      return replaced(cluster, primary)
    },
  },
  {
    name: "primary's Patroni only",
    async strike(cluster) {
      const primary = await need('a primary', findPrimary(cluster))
      await primary.patroni.kill()
      return replaced(cluster, primary)
    },
  },
  {
    name: "etcd's leader",
    async strike(cluster) {
      const leader = await need("etcd's leader", findEtcdLeader(cluster))
      await leader.program.kill()
      return {
        async recovered() {
          await sleep(QUIET_SECONDS * 1_000)
          await waitUntil('another leader of etcd', async () => !!(await findEtcdLeader(cluster)))
        },
        restore: () => leader.program.start(),
      }
    },
  },
  {
    name: 'one PgBouncer',
    async strike({ halles }) {
      const { port, pooler } = await need('a PgBouncer', Promise.resolve(anyOf(halles)))
      await pooler.program.kill()
      return {
        // systemd starts it after a second. Here it is away until the load balancer has taken its Halles out, and longer.
        async recovered() {
          await sleep(QUIET_SECONDS * 1_000)
          await pooler.program.start()
          await waitUntil('its Halles is ready again', () => isReady(port))
        },
        async restore() {},
      }
    },
  },
]

/** As when its machine is gone: it comes back after another one has taken over. */
function replaced(cluster: Cluster, killed: DatabaseNode) {
  return {
    recovered: () =>
      waitUntil('another primary', async () => {
        const primary = await findPrimary(cluster)
        return primary !== undefined && primary !== killed
      }),
    restore: () => killed.patroni.start(),
  }
}

function anyOf<Value>(values: readonly Value[]): Value | undefined {
  return values[Math.floor(Math.random() * values.length)]
}

async function need<Found>(what: string, search: Promise<Found | undefined>): Promise<Found> {
  const found = await search
  if (found === undefined) throw new Error(`There is no ${what.replace(/^an? /, '')}.`)
  return found
}
