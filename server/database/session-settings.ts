/** cases.md 5.3: a statement 5 s, a lock 2 s, an idle transaction 10 s. In milliseconds. */
export const SESSION_LIMITS = {
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
} as const

/**
 * A statement of a request is short: to start other processes for it, or to compile it, takes longer than to run it. Tables
 * are read from their beginning, so that what a limit finds is the same at each call.
 */
const SETTINGS = {
  timezone: 'UTC',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  synchronize_seqscans: 'off',
}

/** What a connection asks for as it opens, as PostgreSQL's `options`. */
export const STARTUP_OPTIONS = asOptions(SETTINGS)

/** For a session that may wait: the limits of a role (role-settings-sql.ts) are for those of requests. */
export const WITHOUT_LIMITS = asOptions({
  ...SETTINGS,
  ...Object.fromEntries(Object.keys(SESSION_LIMITS).map((name) => [name, '0'])),
})

/** All of it, as PostgreSQL shows it: of a session that a pooler opened and that cannot ask for anything. */
export const ROLE_SETTINGS: Readonly<Record<string, string>> = {
  ...SETTINGS,
  ...Object.fromEntries(
    Object.entries(SESSION_LIMITS).map(([name, limit]) => [name, `${limit / 1_000}s`]),
  ),
}

function asOptions(settings: Record<string, string>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
}
