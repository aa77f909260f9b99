import { poolerPort } from '@halles/testing/checks/rounds.ts'
import { aTestConnection } from '@halles/testing/database/test-database.ts'
import { reachedBy, throughPooler } from '@halles/testing/servers/pooler.ts'
import { urlOf } from '@halles/testing/servers/server-process.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { type ConnectionParts, connect, type Database } from './connect.ts'
import { isDatabaseAway } from './database-away.ts'
import { keepsNames } from './keeps-names.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { prepared } from './prepared.ts'
import { refuseOtherSettings } from './role-settings-sql.ts'
import { ROLE_SETTINGS, SESSION_LIMITS } from './session-settings.ts'

/**
 * Through a pooler in `npm run test:pooler`; else straight, but as if through one: no connection asks for anything, none
 * knows the statement of another.
 */
const port = poolerPort()
const straight = await aTestConnection()
await migrate(straight, { isPooled: true })
const pooled = await pooledHandle(straight)
const other = await pooledHandle(straight)

async function pooledHandle(connection: ConnectionParts): Promise<Database> {
  const { connection: reached } = await reachedBy(connection)
  const handle = connect(reached, { direct: connection, poolSize: 2 })
  afterAll(() => handle.destroy())
  return handle
}

async function settingsOf(handle: Database): Promise<Record<string, string>> {
  const names = Object.keys(ROLE_SETTINGS)
  const { rows } = await sql<{ name: string; value: string }>`
    select name, current_setting(name) as value from unnest(${names}::text[]) name`.execute(handle)
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

test('sessions that a pooler opened have the settings of all others', async () => {
  expect(await settingsOf(pooled)).toEqual(ROLE_SETTINGS)
  const unpooled = connect(straight)
  onTestFinished(() => unpooled.destroy())
  expect(await settingsOf(unpooled)).toEqual(ROLE_SETTINGS)
})

test('statements have no names, so that any session can run them', async () => {
  const twice = prepared(
    'pooled_twice',
    (database: Database, { n }: { n: ReturnType<typeof sql<number>> }) =>
      database.selectNoFrom(sql<number>`${n}::integer * 2`.as('twice')),
  )
  await pooled.connection().execute(async (connection) => {
    expect((await twice(connection, { n: 21 })).rows).toEqual([{ twice: 42 }])
    const { rows } = await sql`select name from pg_prepared_statements where name <> ''`.execute(
      connection,
    )
    expect(rows).toEqual([])
  })
  const numbers = Array.from({ length: 40 }, (_, n) => n)
  const doubled = await Promise.all(numbers.map((n) => twice(n % 2 === 0 ? pooled : other, { n })))
  expect(doubled.map(({ rows }) => rows[0]?.twice)).toEqual(numbers.map((n) => n * 2))
})

test('names are not kept by what knows them in one session only, nor by what cannot be asked', async () => {
  const { connection } = await reachedBy(straight)
  expect(await keepsNames(connection)).toBe(false)
  expect(await keepsNames({ ...connection, port: 1 })).toBe(false)
})

test('with names that a pooler keeps, statements have theirs', async () => {
  const named = connect(straight, { direct: straight, keepsNames: true, poolSize: 1 })
  onTestFinished(() => named.destroy())
  const once = prepared('pooled_once', (database: Database, _: object) =>
    database.selectNoFrom(sql<number>`1`.as('one')),
  )
  await once(named, {})
  const { rows } = await sql`select name from pg_prepared_statements`.execute(named)
  expect(rows).toEqual([{ name: 'pooled_once' }])
})

test('whoever waits to migrate is not bound by the limits of requests', async () => {
  const database = await aTestConnection()
  const [filled, entered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const fill = () => {
    entered.resolve()
    return filled.promise
  }
  const first = migrate(database, { fill })
  await entered.promise
  const client = new pg.Client(database)
  await client.connect()
  onTestFinished(() => client.end())
  for (const limit of Object.keys(SESSION_LIMITS))
    await client.query(`alter role current_user in database ${database.database} set ${limit} = 50`)
  const waits = Promise.withResolvers<string>()
  const second = migrate(database, { report: waits.resolve })
  expect(await waits.promise).toMatch('waiting for it')
  await client.query('select pg_sleep(0.5)')
  filled.resolve()
  await Promise.all([first, second])
})

test('a pooler whose sessions have other settings is refused', async () => {
  const without = await aTestConnection()
  const handle = connect(port === undefined ? without : throughPooler(without, port), {
    direct: without,
  })
  onTestFinished(() => handle.destroy())
  await expect(refuseOtherSettings(handle)).rejects.toThrow(
    /^Through DATABASE_URL \w+ is .+, not .+: it must lead to the database of DATABASE_DIRECT_URL/,
  )
})

test('the server opens both addresses, and says which one is wrong', async () => {
  const { connection } = await reachedBy(straight)
  const config = (DATABASE_URL: string, DATABASE_DIRECT_URL: string) =>
    readConfig({ DATABASE_URL, DATABASE_DIRECT_URL })
  const preparation = { report: () => {}, fill: async () => {} }
  const opened = await openDatabase(config(urlOf(connection), urlOf(straight)), preparation)
  expect(await settingsOf(opened.database)).toEqual(ROLE_SETTINGS)
  await opened.close()
  const nowhere = 'postgresql://halles@127.0.0.1:1/halles'
  await expect(openDatabase(config(urlOf(connection), nowhere), preparation)).rejects.toThrow(
    /^DATABASE_DIRECT_URL cannot be used: /,
  )
  await expect(openDatabase(config(nowhere, urlOf(straight)), preparation)).rejects.toThrow(
    /^DATABASE_URL cannot be used: /,
  )
})

// What only a pooler can show, and what its sessions take their time for.
if (port !== undefined) {
  test('the first start makes the settings of the role before the pooler opens a session', async () => {
    const fresh = await aTestConnection()
    const config = readConfig({
      DATABASE_URL: urlOf(throughPooler(fresh, port)),
      DATABASE_DIRECT_URL: urlOf(fresh),
    })
    const opened = await openDatabase(config, { report: () => {}, fill: async () => {} })
    expect(await settingsOf(opened.database)).toEqual(ROLE_SETTINGS)
    await opened.close()
  })

  test('through a pooler statements, locks and idle transactions end as they do without', {
    timeout: 120_000,
  }, async () => {
    const tooLong = sql`select pg_sleep(60)`.execute(pooled)
    await expect(tooLong).rejects.toMatchObject({ code: '57014' })
    const idle = pooled.transaction().execute(async (tx) => {
      await sql`lock table city in access exclusive mode`.execute(tx)
      const cities = () => other.selectFrom('city').select('id').limit(1).execute()
      await expect(cities()).rejects.toMatchObject({ code: '55P03' })
      const isFree = () => cities().then(Array.isArray, () => false)
      await expect.poll(isFree, { timeout: 60_000 }).toBe(true)
      await sql`select 1`.execute(tx)
    })
    await expect(idle).rejects.toSatisfy(isDatabaseAway)
  })

  test('a pooler that nothing was said of is refused', async () => {
    const config = readConfig({ DATABASE_URL: urlOf(throughPooler(straight, port)) })
    const opening = openDatabase(config, { report: () => {}, fill: async () => {} })
    await expect(opening).rejects.toThrow('It leads to a pooler: set DATABASE_DIRECT_URL.')
  })
}
