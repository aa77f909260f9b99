import { isRetryable } from './transaction.ts'

// SQLSTATE: class 08 connection exception, 53 out of disk, memory or connections, 57P0x shutting down
// or starting up, 58 trouble outside PostgreSQL. 55P03 and 57014 are our own lock and statement limits,
// 25P03 the one on idle transactions; 25006 a server that became read-only.
const SQL_STATES = /^(08...|53...|57P0[1-5]|58...|55P03|57014|25P03|25006|40003)$/
const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  'EACCES',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EMFILE',
])
// pg, its pool and Kysely have no codes for these.
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|Postgres connection has been discarded|driver has already been destroyed)/

/**
 * Whether an error of a query says that the database is away or overloaded, not that the query was
 * wrong: the caller gets a 503 and may try again. So is a transaction that was aborted again and again in favour of others.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway)
  if (!(error instanceof Error)) return false
  if (isRetryable(error) || MESSAGES.test(error.message)) return true
  if (!('code' in error) || typeof error.code !== 'string') return false
  return SQL_STATES.test(error.code) || (SOCKET_CODES.has(error.code) && isOfSocket(error))
}

function isOfSocket(error: Error): boolean {
  const calls = ['connect', 'read', 'write', 'getaddrinfo']
  return 'syscall' in error && typeof error.syscall === 'string' && calls.includes(error.syscall)
}
