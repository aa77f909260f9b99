import { expect, test, vi } from 'vitest'
import { unprotectedDatabases } from './unprotected-databases.ts'

const AWAY = 'postgresql://halles:secret@10.0.0.5:5432/halles'

function linesOf(given: Partial<Parameters<typeof unprotectedDatabases>[0]>) {
  const none = {
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    databaseReadUrl: undefined,
  }
  return unprotectedDatabases({ ...none, ...given })
}

test.for(['', '?sslmode=disable', '?application_name=x'])(
  'a database on another machine without TLS is warned of: %s',
  (query) => {
    const [line, ...more] = linesOf({ databaseUrl: AWAY + query })
    expect(line).toMatch(/^DATABASE_URL leads to another machine without TLS: /)
    expect(line).not.toMatch(/secret|10\.0\.0\.5/)
    expect(more).toEqual([])
  },
)

test.for(['?sslmode=no-verify', '?ssl=no-verify', '?uselibpqcompat=true&sslmode=require'])(
  'so is one whose certificate is not checked: %s',
  (query) => {
    expect(linesOf({ databaseUrl: AWAY + query })).toEqual([
      expect.stringMatching(
        /^DATABASE_URL does not have the certificate of the database checked: /,
      ),
    ])
  },
)

test.for([
  [AWAY, '?sslmode=verify-full'],
  [AWAY, '?ssl=true'],
  ['postgresql://halles@localhost/halles', ''],
  ['postgresql://halles@127.0.0.1:5433/halles', '?sslmode=disable'],
  ['postgresql://halles@[::1]/halles', ''],
  ['postgresql://halles@/halles', '?host=/run/postgresql'],
  ['postgresql:///halles', '?host=/run/postgresql'],
] as const)('nothing is said of %s%s', ([address, query]) => {
  expect(linesOf({ databaseUrl: address + query })).toEqual([])
})

test('each address is looked at, and the embedded database is on this machine', () => {
  const all = { databaseUrl: AWAY, databaseDirectUrl: AWAY, databaseReadUrl: AWAY }
  expect(linesOf(all).map((line) => line.split(' ')[0])).toEqual([
    'DATABASE_URL',
    'DATABASE_DIRECT_URL',
    'DATABASE_READ_URL',
  ])
  expect(linesOf({})).toEqual([])
})

test('what the environment says of TLS counts, as it does for the driver', () => {
  vi.stubEnv('PGSSLMODE', 'verify-full')
  expect(linesOf({ databaseUrl: AWAY })).toEqual([])
  vi.stubEnv('PGSSLMODE', 'no-verify')
  expect(linesOf({ databaseUrl: AWAY })).toHaveLength(1)
  vi.unstubAllEnvs()
})
