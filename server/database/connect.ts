import { Kysely, type LogEvent } from 'kysely'
import pg from 'pg'
import { RequestClient } from './request-client.ts'
import { RequestDialect } from './request-context.ts'
import type { DB } from './schema.generated.ts'
import { SESSION_LIMITS, STARTUP_OPTIONS } from './session-settings.ts'
import { WithoutStatementNames } from './without-statement-names.ts'

export type Database = Kysely<DB>

/** Where a PostgreSQL is reached: DATABASE_URL, or the parts that the embedded one gives. */
export type Connection = { connectionString: string } | ConnectionParts
export type ConnectionParts = {
  host: string
  port: number
  user: string
  password?: string
  database: string
}

// cases.md 5.3.
const LONGEST_WAIT = 2_000
/** For commands: a statement may take ten minutes, a silent connection eleven. */
export const SLOW_STATEMENTS = { statementTimeout: 600_000, longestSilence: 660_000 } as const
// A new session costs several times what it is then asked: at night requests are minutes apart. Shorter than the four to
// six minutes after which balancers of the large clouds forget a silent link.
const LONGEST_IDLE = 180_000
// Longer than any statement may take: only a link that is gone stays silent so long.
const LONGEST_SILENCE = 8_000

export type PoolOptions = {
  poolSize?: number
  /** Given where `connection` is a pooler's, in transaction mode: past it, to the same database as the same role. */
  direct?: Connection | undefined
  /** Of a pooler: whether it knows statements by their names in every session (keeps-names.ts). */
  keepsNames?: boolean
  /** Milliseconds, as are the next four; longestSilence must be the longest. */
  statementTimeout?: number
  lockTimeout?: number
  /** Of a transaction that asks nothing. */
  longestIdleTransaction?: number
  /** For a connection of the pool, or a new one. */
  longestWait?: number
  longestSilence?: number
  /** Called after each query. */
  log?: (event: LogEvent) => void
}

/** A handle over a pool. `destroy()` waits for the clients in use and closes them all. */
export function connect(
  connection: Connection,
  {
    poolSize = 10,
    direct,
    keepsNames = false,
    statementTimeout = SESSION_LIMITS.statement_timeout,
    lockTimeout = SESSION_LIMITS.lock_timeout,
    longestIdleTransaction = SESSION_LIMITS.idle_in_transaction_session_timeout,
    longestWait = LONGEST_WAIT,
    longestSilence = LONGEST_SILENCE,
    log,
  }: PoolOptions = {},
): Database {
  const pool = new pg.Pool({
    ...(direct
      ? {
          ...everySession(connection),
          // Nothing is cancelled through a pooler: a cancellation can end PgBouncer 1.18 ("bad client state").
          ...(!keepsNames && { Client: WithoutStatementNames }),
        }
      : {
          ...sessionSettings(connection),
          Client: RequestClient,
          statement_timeout: statementTimeout,
          lock_timeout: lockTimeout,
          idle_in_transaction_session_timeout: longestIdleTransaction,
        }),
    connectionTimeoutMillis: longestWait,
    idleTimeoutMillis: LONGEST_IDLE,
    max: poolSize,
    types: { getTypeParser },
  })
  pool.on('connect', (client) => giveUpOnSilence(client, longestSilence))
  pool.on('connect', leaveReadOnlyServer)
  // A connection lost while idle or in use: its query fails by itself and the pool drops the client,
  // but without a listener the event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', () => {})
  const database = new Kysely<DB>({ dialect: new RequestDialect({ pool }), ...(log && { log }) })
  connections.set(database, direct ?? connection)
  pools.set(database, pool)
  return database
}

const pools = new WeakMap<Database, pg.Pool>()

/** The pool under a handle, to be looked at. */
export function poolOf(
  database: Database,
): Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'> {
  const pool = pools.get(database)
  if (!pool) throw new Error('this handle was not made by connect()')
  return pool
}

const connections = new WeakMap<Database, Connection>()

/** Where a handle leads, past a pooler, for those who need a connection beside its pool. */
export function connectionOf(database: Database): Connection {
  const connection = connections.get(database)
  if (!connection) throw new Error('this handle was not made by connect()')
  return connection
}

/** What every session of ours says of itself, in our pool or not, unless a pooler opens it. */
export function sessionSettings(connection: Connection): pg.ClientConfig {
  return { ...everySession(connection), options: STARTUP_OPTIONS }
}

function everySession(connection: Connection): pg.ClientConfig {
  return { ...connection, application_name: 'halles', keepAlive: true }
}

function giveUpOnSilence(client: pg.PoolClient, longestSilence: number) {
  const { stream } = client.connection
  if (!('setTimeout' in stream) || typeof stream.setTimeout !== 'function') return
  stream.setTimeout(longestSilence)
  stream.on('timeout', () => {
    const waiting = 'readyForQuery' in client && client.readyForQuery === false
    if (waiting) stream.destroy(new Error('Connection terminated: the database fell silent'))
  })
}

/** A server that was the primary, or that an address led to by mistake: a new connection leads to the one that takes writes. */
function leaveReadOnlyServer({ connection }: pg.PoolClient) {
  connection.on('errorMessage', ({ code }: { code?: string }) => {
    if (code === '25006') connection.stream.destroy()
  })
}

const { INT8, DATE } = pg.types.builtins

// Dates stay 'YYYY-MM-DD' and counts become numbers; decimals stay strings, as pg gives them.
const getTypeParser: typeof pg.types.getTypeParser = (type: number, format?: 'text' | 'binary') => {
  if (type === INT8) return safeInteger
  if (type === DATE) return String
  return format === 'binary'
    ? pg.types.getTypeParser(type, 'binary')
    : pg.types.getTypeParser(type, 'text')
}

function safeInteger(text: string): number {
  const number = Number(text)
  if (Number.isSafeInteger(number)) return number
  throw new RangeError(`${text} is too large for a number`)
}
