import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@halles/server/database/connect.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { expectConsistent } from '../checks/expect-consistent.ts'
import { kills } from '../checks/rounds.ts'
import { connectPatiently } from '../database/test-database.ts'
import { aFolder, postmasterOf, started } from '../servers/embedded-servers.ts'
import { MailServer } from '../servers/mail-server.ts'
import { addressesOfOwn } from '../servers/pooler-of-its-own.ts'
import { freePort, startServer } from '../servers/server-process.ts'
import { aProduct, aSupplier } from '../world/builders.ts'
import { TradingClient } from './trading-client.ts'
import { tradingRestaurants } from './trading-restaurants.ts'

const BRIEFLY = 1
const { rounds, seed } = kills(BRIEFLY)
const RESTAURANTS = 4
const LONGEST_UNDER_LOAD = 400
const LONGEST_RECOVERY = 60_000
const LONGEST_DELIVERY = 600_000
const KILLED = ['server', 'both', 'database'] as const

/** From 0 to below `limit`, the same for a seed and a round. */
function chosen(round: number, what: string, limit: number): number {
  return createHash('sha256').update(`${seed} ${round} ${what}`).digest().readUInt32BE() % limit
}

test(`no acknowledged order is lost or doubled when server or database are killed ${rounds} times under load (seed ${seed})`, {
  timeout: 120_000 + LONGEST_DELIVERY + rounds * 30_000,
}, async () => {
  const dataDir = await aFolder(0o755)
  const { connection } = await started({ dataDir })
  const mailServer = await MailServer.started()
  const PORT = String(await freePort())
  const variables = {
    ...(await addressesOfOwn(connection)),
    PORT,
    DEMO: '0',
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
  }
  let server = await startServer(connection, variables)
  /** As whatever starts servers does: again while the database is not back yet. */
  const restarted = async (): ReturnType<typeof startServer> => {
    for (;;) {
      const next = await startServer(connection, variables).catch(() => undefined)
      if (next) return next
    }
  }
  onTestFinished(() => server.kill())
  const database = connectPatiently(connection, onTestFinished)

  const world = { origin: `http://127.0.0.1:${PORT}`, database }
  const supplier = await aSupplier(world)
  const product = await aProduct(world, supplier)
  const restaurants = await tradingRestaurants(world, RESTAURANTS)
  const { clients, acknowledged, repeated, lostOrDoubled } = restaurants
  const answering = new TradingClient()
  const trading = Promise.all([
    answering.answer(supplier),
    ...clients.map(({ restaurant, client }) => client.order(restaurant, product)),
  ])
  const takesOrders = async () => {
    const before = acknowledged()
    await vi.waitFor(() => expect(acknowledged()).toBeGreaterThan(before), {
      timeout: LONGEST_RECOVERY,
      interval: 10,
    })
  }

  /** Milliseconds after a kill, by what was killed: until the new server was ready, until the next order. */
  const ready: Record<string, number[]> = {}
  const recovery: Record<string, number[]> = {}
  let ends = 0
  for (let round = 0; round < rounds; round++) {
    await takesOrders()
    await sleep(chosen(round, 'moment', LONGEST_UNDER_LOAD))
    const killed = KILLED[(round + seed) % KILLED.length] ?? 'both'
    // The last order may be one that the database before acknowledged while it ended: the next one is waited for.
    if (killed !== 'server') {
      await vi.waitFor(async () => process.kill(await postmasterOf(dataDir), 'SIGKILL'), {
        timeout: LONGEST_RECOVERY,
        interval: 5,
      })
    }
    const from = performance.now()
    const sinceKill = () => Math.round(performance.now() - from)
    if (killed !== 'database') {
      ends++
      await server.kill()
      server = await restarted()
      ready[killed] = [...(ready[killed] ?? []), sinceKill()]
    }
    await takesOrders()
    recovery[killed] = [...(recovery[killed] ?? []), sinceKill()]
  }
  for (const client of [answering, ...clients.map((each) => each.client)]) client.stop()
  await trading

  expect(await lostOrDoubled()).toEqual([])
  await expectConsistent(database)
  const parts = await database
    .selectFrom('supplier_order')
    .select(['public_id as publicId', 'status'])
    .execute()
  const statuses = new Map(parts.map(({ publicId, status }) => [publicId, status]))
  for (const [order, status] of answering.answered) expect(statuses.get(order)).toBe(status)
  expect(answering.answered.size).toBeGreaterThan(0)
  const told = await database
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'order-received')
    .execute()
  expect(told).toHaveLength(parts.length)
  // A mail whose server was killed is another's half a minute later.
  if (rounds > BRIEFLY) await allLeft(database)
  const ids = Map.groupBy(mailServer.received, ({ messageId }) => messageId)
  const twice = [...ids.values()].filter((mails) => mails.length > 1)
  // A mail is sent again only where its server was killed before it could note that it was taken.
  expect(twice.length).toBeLessThanOrEqual(ends * 10)
  process.stdout.write(
    `${acknowledged()} orders acknowledged, ${parts.length} in the database; ${repeated()} requests repeated; ` +
      `${ids.size} mails, ${twice.length} of them twice; ms from a kill until ready: ` +
      `${summaryOf(ready)}; until the next order: ${summaryOf(recovery)}\n`,
  )
})

/** Median and longest by what was killed. */
function summaryOf(times: Record<string, number[]>): string {
  return Object.entries(times)
    .map(([killed, each]) => {
      const sorted = each.toSorted((one, other) => one - other)
      return `${killed} ${sorted[Math.floor(sorted.length / 2)]}, at most ${sorted.at(-1)}`
    })
    .join('; ')
}

async function allLeft(database: Database): Promise<void> {
  await vi.waitFor(
    async () => {
      const waiting = database.selectFrom('outbox').select('id').where('outcome', 'is', null)
      expect(await waiting.execute()).toEqual([])
    },
    { timeout: LONGEST_DELIVERY, interval: 1_000 },
  )
}
