import { appendFile, chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectConsistent } from '@halles/testing/checks/expect-consistent.ts'
import { connectPatiently } from '@halles/testing/database/test-database.ts'
import { copyOf } from '@halles/testing/servers/standby.ts'
import { aServerOf } from '@halles/testing/servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier, signedIn } from '@halles/testing/world/builders.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ConnectionParts, Database } from '../database/connect.ts'
import { chownTo } from '../database/embedded/cluster.ts'
import {
  type EmbeddedOptions,
  startEmbeddedPostgres,
} from '../database/embedded/embedded-postgres.ts'
import { chooseRunner } from '../database/embedded/runner.ts'
import { migrate } from '../database/migrate.ts'

const LONGEST = 60_000

async function aFolder(mode: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'halles-point-in-time-'))
  await chmod(folder, mode)
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

async function aPostgres(dataDir: string, settings: EmbeddedOptions['settings'] = {}) {
  const postgres = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off', ...settings } })
  onTestFinished(postgres.stop)
  return postgres.connection
}

function databaseAt(connection: ConnectionParts): Database {
  const database = connectPatiently(connection, onTestFinished)
  return database
}

const one = async <T>(database: Database, statement: ReturnType<typeof sql<{ it: T }>>) =>
  (await statement.execute(database)).rows[0]?.it as T

/** The journal up to now, in the archive. */
async function archived(database: Database): Promise<void> {
  const last = await one(
    database,
    sql<{ it: string }>`select pg_walfile_name(pg_switch_wal()) as it`,
  )
  await vi.waitUntil(
    () =>
      one(
        database,
        sql<{
          it: boolean
        }>`select coalesce(last_archived_wal >= ${last}, false) as it from pg_stat_archiver`,
      ),
    { timeout: LONGEST, interval: 20 },
  )
}

/** What docs/operations.md has an operator do before a Halles is started on a copy. */
async function endWhatMustNotGoOn(database: Database): Promise<void> {
  const operations = await readFile(new URL('../../docs/operations.md', import.meta.url), 'utf8')
  const [, statements = ''] = /```sql\nbegin;\n([^`]*)commit;\n```/.exec(operations) ?? []
  for (const statement of statements.split(';').filter((part) => part.trim() !== ''))
    await sql.raw(statement).execute(database)
}

test('a database that was spoilt is led back to a moment before: every order until then once, none after, no mail again', {
  timeout: 4 * LONGEST,
}, async () => {
  const archive = await aFolder(0o777)
  const connection = await aPostgres(await aFolder(0o755), {
    archive_mode: 'on',
    archive_command: `cp "%p" "${archive}/%f"`,
  })
  await migrate(connection)
  const database = databaseAt(connection)
  const world = await aServerOf(database)
  const [supplier, restaurant] = [await aSupplier(world), await aRestaurant(world)]
  const product = await aProduct(world, supplier)
  const order = () => anOrder(world, restaurant, [{ product, quantity: 2 }])
  const before = [await order(), await order()]
  const folder = await aFolder(0o755)
  await copyOf(connection, folder)
  before.push(await order(), await order())
  const moment = await one(database, sql<{ it: string }>`select clock_timestamp()::text as it`)
  await order()
  await sql`truncate order_line cascade`.execute(database)
  await archived(database)

  const data = join(folder, 'data', 'postgres')
  await appendFile(
    join(data, 'postgresql.auto.conf'),
    `\nrestore_command = 'cp "${archive}/%f" "%p"'\nrecovery_target_time = '${moment}'\n`,
  )
  const signal = join(data, 'recovery.signal')
  await writeFile(signal, '')
  await chownTo(await chooseRunner(data), signal)
  const copy = databaseAt(await aPostgres(join(folder, 'data')))
  const replayed = sql<{ it: boolean }>`select pg_get_wal_replay_pause_state() = 'paused' as it`
  await vi.waitUntil(() => one(copy, replayed), { timeout: LONGEST, interval: 20 })
  await sql`select pg_wal_replay_resume()`.execute(copy)
  const ended = sql<{ it: boolean }>`select not pg_is_in_recovery() as it`
  await vi.waitUntil(() => one(copy, ended), { timeout: LONGEST, interval: 20 })

  const waiting = sql<{ it: number }>`select count(*) as it from outbox where outcome is null`
  expect(Number(await one(copy, waiting))).toBeGreaterThan(0)
  await endWhatMustNotGoOn(copy)
  expect(Number(await one(copy, waiting))).toBe(0)
  expect(Number(await one(copy, sql<{ it: number }>`select count(*) as it from session`))).toBe(0)
  const stored = await copy
    .selectFrom('restaurant_order')
    .select('public_id')
    .orderBy('id')
    .execute()
  expect(stored.map(({ public_id }) => public_id)).toEqual(before.map(({ publicId }) => publicId))
  await expectConsistent(copy)

  const again = await aServerOf(copy)
  const buyer = { ...restaurant, browser: await signedIn(again, restaurant) }
  await anOrder(again, buyer, [{ product, quantity: 1 }])
  await expectConsistent(copy)
})
