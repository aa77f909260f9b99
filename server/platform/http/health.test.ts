import { administer } from '@halles/testing/database/scratch-database.ts'
import { anEmptyDatabase } from '@halles/testing/database/test-database.ts'
import { anOwnApp, aServerOf } from '@halles/testing/servers/test-app.ts'
import { aRestaurant, aVisitor, type World } from '@halles/testing/world/builders.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '../../database/connect.ts'
import { migrate } from '../../database/migrate.ts'

const world = await anOwnApp()
const probe = async (name: 'live' | 'ready', server: World = world) =>
  (await aVisitor(server).get(`/api/health/${name}/`)).status

test('a server whose database takes writes is live and ready', async () => {
  expect(await probe('live')).toBe(200)
  await expect.poll(() => probe('ready')).toBe(200)
})

test('probes write nothing, so they wait for nobody’s lock', async () => {
  const server = await aServerOf(world.database)
  const locked = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  const holding = world.database.transaction().execute(async (tx) => {
    await sql`lock table server_secret in exclusive mode`.execute(tx)
    locked.resolve()
    await asked.promise
  })
  await locked.promise
  expect(await probe('live', server)).toBe(200)
  // It may have to open a connection first, for which it has a second.
  await expect.poll(() => probe('ready', server)).toBe(200)
  asked.resolve()
  await holding
})

test('a server whose database takes no writes, such as a standby, is live and not ready', async () => {
  const connection = await anEmptyDatabase()
  await migrate(connection)
  const database = connect(connection)
  onTestFinished(() => database.destroy())
  const standby = await aServerOf(database)
  const name = connection.database
  await administer(connection, `alter database ${name} set default_transaction_read_only = on`)
  await administer(
    connection,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  )
  await expect.poll(() => probe('ready', standby), { timeout: 30_000 }).toBe(503)
  expect(await probe('live', standby)).toBe(200)
  await standby.close()
})

test('without its database it is live, not ready, and asks callers to come back', async () => {
  const { browser } = await aRestaurant(world)
  await browser.fetchToken()
  await world.database.destroy()
  await expect.poll(() => probe('ready'), { timeout: 30_000 }).toBe(503)
  expect(await probe('live')).toBe(200)
  for (const answer of [
    await browser.get('/api/city-list/'),
    await browser.get('/api/restaurant-account-info/'),
    await browser.post('/api/language/', { lang: 'en' }),
  ]) {
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(answer.headers.get('retry-after')).toBe('1')
  }
})
