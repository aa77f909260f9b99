import { connect, SLOW_STATEMENTS } from '../../server/database/connect.ts'
import { fillMarket } from '../checkout-market.ts'
import type { Checkout } from '../load/shopping-day.ts'
import { describeMachine } from '../machine.ts'
import { type Cluster, makeCluster } from './cluster.ts'
import { findPrimary, isWhole } from './cluster-state.ts'
import { FAULTS } from './faults.ts'
import { countOrders, createHallesDatabase } from './halles-database-sql.ts'
import { startHalles } from './halles-processes.ts'
import { type Round, runRound } from './round.ts'
import { waitUntil } from './wait-until.ts'

// At twenty orders a second for as long as a round may take.
const CARTS_OF_A_ROUND = 700
const MOST_SILENT_SECONDS = 30

/** Runs the rounds and prints what came of each; whether all of them were as they have to be. */
export async function tryCluster(rounds: number, closing: (() => Promise<void>)[]) {
  const cluster = await makeCluster()
  closing.unshift(cluster.stop)
  await cluster.start()
  await waitUntil('the cluster is whole', () => isWhole(cluster))
  await createDatabase(cluster)
  const halles = await startHalles(cluster)
  closing.unshift(halles.stop)
  const database = connect(cluster.connection, SLOW_STATEMENTS)
  closing.unshift(() => database.destroy())
  console.log(`${await describeMachine(database)}.`)
  const carts = await fillMarket(database, rounds * CARTS_OF_A_ROUND)
  const checkouts: Checkout[] = []
  let isSound = true
  for (let number = 1; number <= rounds; number++) {
    const fault = FAULTS[(number - 1) % FAULTS.length]
    if (!fault) throw new Error('There is nothing to kill.')
    const round = await runRound(fault, { cluster, database, carts, checkouts }).catch(
      async (error) => {
        console.error(await cluster.lastWords())
        throw error
      },
    )
    report(`${number}. ${fault.name} killed`, round)
    isSound &&= passed(round)
  }
  return (await compareNodes(cluster)) && isSound
}

/** Of Halles, through HAProxy. */
async function createDatabase({ connection, superuserPassword: password }: Cluster) {
  const superuser = { ...connection, user: 'postgres', password, database: 'postgres' }
  let problem: unknown
  // HAProxy looks for the primary once a second.
  await waitUntil('HAProxy reaches the primary', () =>
    createHallesDatabase(superuser, connection.password ?? '').then(
      () => true,
      (error) => {
        problem = error
        return false
      },
    ),
  ).catch((error) => {
    throw new Error(error.message, { cause: problem })
  })
}

function report(title: string, round: Round): void {
  const { silentSeconds, recoveredSeconds, acknowledged, refused, check } = round
  console.log(
    [
      `${title}: ${silentSeconds.toFixed(1)} s without an acknowledged order,`,
      `recovered after ${recoveredSeconds.toFixed(1)} s,`,
      `${acknowledged} acknowledged, ${check.acknowledged} so far:`,
      `${check.lost} lost, ${check.doubled} doubled,`,
      `${check.unacknowledged} without answer (${check.wronglyRepeated} answered otherwise when asked again),`,
      `${check.unsound.length} unsound, ${refused.length} refused.`,
    ].join(' '),
  )
  for (const line of [...check.unsound, ...refused].slice(0, 10)) console.log(`  ${line}`)
}

function passed({ silentSeconds, refused, check }: Round): boolean {
  const { lost, doubled, wronglyRepeated, unsound } = check
  const wrong = lost + doubled + wronglyRepeated + unsound.length + refused.length
  return wrong === 0 && silentSeconds <= MOST_SILENT_SECONDS
}

/** Whether every node has come to hold the same orders. */
async function compareNodes(cluster: Cluster): Promise<boolean> {
  await waitUntil('the cluster is whole', () => isWhole(cluster))
  const primary = await findPrimary(cluster)
  const counts = await Promise.all(
    cluster.nodes.map(async ({ name, databasePort: port }) => ({
      name: name === primary?.name ? `${name} (primary)` : name,
      orders: await countOrders({ ...cluster.connection, port }),
    })),
  )
  console.log(counts.map(({ name, orders }) => `${name} holds ${orders} orders`).join(', '))
  return new Set(counts.map(({ orders }) => orders)).size === 1
}
