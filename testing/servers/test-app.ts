import { argon2 } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { type AppOptions, buildApp } from '@halles/server/app.ts'
import { type Config, readConfig } from '@halles/server/config.ts'
import { connectionOf, type Database } from '@halles/server/database/connect.ts'
import {
  createPasswordHashing,
  type PasswordHashing,
} from '@halles/server/platform/passwords/password-hashing.ts'
import { sql } from 'kysely'
import { afterAll } from 'vitest'
import { aStandingDatabase, aTestDatabase, expectDeadlocks } from '../database/test-database.ts'
import type { World } from '../world/builders.ts'

// No test waits for photos on a machine that is busy with others.
const ENVIRONMENT = {
  ...{ RATE_LIMITS: 'off', LOG_LEVEL: 'silent', DEMO: '0' },
  PHOTO_PRIORITY: 'normal',
}

let standing: Promise<World> | undefined

/**
 * The whole server, listening on loopback, with cheap passwords. It and its database are the same for all files of a worker: each
 * adds accounts and looks at these alone. Who counts everybody's, or changes what all have, takes `anOwnApp`.
 */
export async function aTestApp(): Promise<World> {
  standing ??= aStandingDatabase().then((database) => serve(database))
  const world = await standing
  // What its fingerprint is made of: as short as in a database of its own.
  await sql`truncate test_changes.change`.execute(world.database)
  await expectDeadlocks(connectionOf(world.database))
  return world
}

/** The same over a database of the file's own, with settings of its own; both end with it. */
export async function anOwnApp(given?: Partial<Config>, options?: AppOptions): Promise<World> {
  return aServerOf(await aTestDatabase(), given, options)
}

// As it is in use, comparing passwords was most of many tests' time.
const CHEAP = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 }

/** Passwords of the least cost, each compared when what it waits for has come. */
export function heldPasswords(until: () => Promise<unknown>): PasswordHashing {
  const derive = promisify(argon2)
  return createPasswordHashing(async (...asked) => {
    await until()
    return derive(...asked)
  }, CHEAP)
}

// A test that ends need not wait for whoever may still ask on a connection that it keeps; no heartbeat makes up for a
// notification that did not come; and on a busy machine an answer takes as long as it takes.
const TIMES = {
  keepAliveGrace: 0,
  heartbeat: 3_600_000,
  longestAnswer: 170_000,
  longestReading: 170_000,
  longestDecoding: 170_000,
  silence: 180_000,
}

/** One more server, over a database that a test has; it ends with the test file, unless it is closed before. */
export async function aServerOf(
  ...given: Parameters<typeof serve>
): Promise<Awaited<ReturnType<typeof serve>>> {
  const server = await serve(...given)
  afterAll(server.close)
  return server
}

async function serve(
  database: Database,
  given: Partial<Config> = {},
  { times, passwords = createPasswordHashing(undefined, CHEAP), ...options }: AppOptions = {},
): Promise<World & { close: () => Promise<void> }> {
  const config = { ...readConfig(ENVIRONMENT), ...given }
  const app = await buildApp({
    config,
    database,
    passwords,
    ...options,
    times: { ...TIMES, ...times },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, database, passwords, close: () => app.close() }
}
