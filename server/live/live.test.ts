import { aStream } from '@halles/testing/client/stream.ts'
import {
  aTestConnection,
  connectPatiently,
  withRequestLimits,
} from '@halles/testing/database/test-database.ts'
import { anOwnApp, aServerOf } from '@halles/testing/servers/test-app.ts'
import {
  anOperator,
  aProduct,
  aRestaurant,
  aSupplier,
  aVisitor,
  PASSWORD,
} from '@halles/testing/world/builders.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { type LogEvent, sql } from 'kysely'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { viewerOf } from '../platform/access/viewer.ts'
import { openLive } from './live.ts'
import { STREAMS_OF_AN_ACCOUNT } from './open-streams.ts'

const connection = await aTestConnection()
const world = await anOwnApp()
const supplier = await aSupplier(world)
const product = await aProduct(world, supplier)
const restaurant = await aRestaurant(world)
const order = () => anOrder(world, restaurant, [{ product, quantity: 1 }])
/** Nothing of one test is news in the next. */
beforeEach(() => world.database.deleteFrom('order_event').execute())

/** Of a prepared statement its name. */
const nameOf = ({ sql }: { sql: unknown }) => (typeof sql === 'string' ? sql : JSON.stringify(sql))

async function opened(origin = world.origin) {
  const stream = await aStream(supplier.browser, { origin })
  await stream.until(() => stream.messages.length === 1)
  return stream
}

test('a silent stream shows signs of life', async () => {
  const lively = await aServerOf(world.database, {}, { times: { heartbeat: 20 } })
  const stream = await opened(lively.origin)
  await stream.until(() => stream.beats() > 2)
  expect(stream.messages).toHaveLength(1)
})

test('two servers on one database tell the same', async () => {
  const second = await aServerOf(world.database)
  const [here, there] = [await opened(), await opened(second.origin)]
  await order()
  await here.until(() => here.events().length === 1)
  await there.until(() => there.events().length === 1)
  expect(there.events()).toEqual(here.events())
})

test('when the connections to the database are lost, a stream goes on and nothing is missed', async () => {
  const stream = await opened()
  for (let round = 1; round <= 5; round++) {
    const [{ lost } = { lost: 0 }] = (
      await sql<{ lost: number }>`
        select count(pg_terminate_backend(pid))::integer as lost from pg_stat_activity
        where datname = current_database() and query ilike 'listen%' and pid <> pg_backend_pid()`.execute(
        world.database,
      )
    ).rows
    expect(lost).toBeGreaterThan(0)
    await order()
    await stream.until(() => stream.events().length === round)
  }
  const numbers = stream.events().map(({ number }) => number)
  expect(numbers).toEqual(numbers.map((_, index) => numbers[0] + index))
})

test('when the connections are lost, the streams find out by one query what they missed, and only who missed something asks', async () => {
  const queries: string[] = []
  const log = ({ query }: LogEvent) => queries.push(nameOf(query))
  const database = connectPatiently(connection, onTestFinished, { log })
  const server = await aServerOf(database)
  const [buyer, seller] = [await aRestaurant(server), await aSupplier(server)]
  const crowd = await Promise.all(Array.from({ length: 20 }, () => aSupplier(server)))
  const followed = [seller, ...crowd, buyer]
  const streams = await Promise.all(followed.map(({ browser }) => aStream(browser)))
  await Promise.all(streams.map((stream) => stream.until(() => stream.messages.length === 1)))

  queries.splice(0)
  // Told to nobody: as if it had happened while the connections were away.
  await sql`insert into last_order_event (account_id, number) values (${seller.id}, 1)`.execute(
    database,
  )
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen%'`.execute(database)
  const [stream] = streams
  await stream?.until(() => stream.messages.at(-1)?.id === '1')
  const asked = (what: string) => queries.filter((query) => query.includes(what)).length
  expect(asked('from unnest')).toBe(1)
  expect([asked('find_live_session'), asked('get_order_news')]).toEqual([1, 1])
  expect(streams.slice(1).every(({ messages }) => messages.length === 1)).toBe(true)
  await server.close()
})

test('a server with as many streams as it can have refuses one more for now', async () => {
  const live = openLive(world.database, { heartbeat: 60_000, report: () => {}, mostStreams: 1 })
  onTestFinished(live.close)
  const account = {
    account_id: supplier.id,
    account_public_id: supplier.publicId,
    person_id: supplier.person.id,
    person_public_id: '',
    role: 'owner',
    kind: 'supplier',
    language: 'fr',
  } as const
  const viewer = viewerOf(account, supplier.browser.cookies.get('sessionid') ?? '')
  const gone = new AbortController()
  const wanted = { after: undefined, gone: gone.signal }
  const stream = live.follow(viewer, wanted)
  expect(await stream.next()).toMatchObject({ value: { id: expect.any(Number) } })
  expect(() => live.follow(viewer, wanted)).toThrow('unavailable')
  gone.abort()
  expect(await stream.next()).toMatchObject({ done: true })
  expect(() => live.follow(viewer, wanted)).not.toThrow()
})

test('a database that does not answer for a while ends no stream', async () => {
  const { origin } = await aServerOf(withRequestLimits(world.database))
  const stream = await opened(origin)
  await world.database.transaction().execute(async (tx) => {
    await sql`lock table session in access exclusive mode`.execute(tx)
    await sql`select pg_notify('live', ${supplier.id}::text)`.execute(world.database)
    await stream.until(() => stream.beats() > 0)
  })
  await order()
  await stream.until(() => stream.events().length === 1)
})

test('a server that ends ends its open streams first', async () => {
  const ending = await aServerOf(world.database, {}, { times: { longestWork: 3_600_000 } })
  const streams = await Promise.all(Array.from({ length: 5 }, () => opened(ending.origin)))
  await ending.close()
  await Promise.all(streams.map(({ ended }) => ended))
})

test('a stream that opens while the server ends, ends with it', async () => {
  const live = openLive(world.database, { heartbeat: 60_000, report: () => {} })
  onTestFinished(live.close)
  live.end()
  const account = {
    account_id: supplier.id,
    account_public_id: supplier.publicId,
    person_id: supplier.person.id,
    person_public_id: '',
    role: 'owner',
    kind: 'supplier',
    language: 'fr',
  } as const
  const viewer = viewerOf(account, supplier.browser.cookies.get('sessionid') ?? '')
  const gone = new AbortController()
  onTestFinished(() => gone.abort())
  const stream = live.follow(viewer, { after: undefined, gone: gone.signal })
  expect(await stream.next()).toEqual({ done: true, value: undefined })
})

test('past an account’s limit the oldest stream gives way to the newest', async () => {
  const streams = []
  for (let i = 0; i <= STREAMS_OF_AN_ACCOUNT; i++) streams.push(await opened())
  const [oldest, ...others] = streams
  await oldest?.ended
  await order()
  await Promise.all(others.map((stream) => stream.until(() => stream.events().length === 1)))
})

describe('a stream ends with its session', () => {
  const ends: [string, (who: Awaited<ReturnType<typeof aSupplier>>) => Promise<unknown>][] = [
    ['at logout', ({ browser }) => browser.post('/api/auth/logout/')],
    [
      'when the account is suspended',
      async ({ publicId }) => {
        const { browser } = await anOperator(world)
        await browser.post('/api/operator/account-suspend/', { public_id: publicId })
      },
    ],
    [
      'when the password is changed elsewhere',
      async ({ email }) => {
        const desk = aVisitor(world)
        await desk.post('/api/auth/login/', { email, password: PASSWORD })
        const body = { current_password: PASSWORD, new_password: 'sirop-de-bouleau' }
        await desk.post('/api/change-password/', body)
      },
    ],
  ]
  test.for(ends)('%s', async ([, end]) => {
    const leaving = await aSupplier(world)
    const stream = await aStream(leaving.browser)
    await stream.until(() => stream.messages.length === 1)
    await end(leaving)
    await stream.ended
    expect((await aStream(leaving.browser)).status).toBe(401)
  })

  test('when it has lain idle, by the next sign of life', async () => {
    const lively = await aServerOf(world.database, {}, { times: { heartbeat: 20 } })
    const idle = await aSupplier(world)
    const stream = await aStream(idle.browser, { origin: lively.origin })
    await stream.until(() => stream.beats() > 0)
    await world.database
      .updateTable('session')
      .set({ last_seen_at: sql`now() - interval '15 days'` })
      .where('account_id', '=', idle.id)
      .execute()
    await stream.ended
  })
})
