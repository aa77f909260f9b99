import { WithoutStatementNames } from '@halles/server/database/without-statement-names.ts'
import pg from 'pg'
import { onTestFinished, vi } from 'vitest'
import type { Answer } from '../client/browser.ts'
import { poolerPort } from './rounds.ts'

/** What no call asks: whether the connection that listens is alive (database/listen.ts), which queues there are (pg-boss). */
const BY_ITSELF = ['select 1', 'select q.name, q.policy,']

/**
 * The statements that the server waited for before it answered a call, in order: the name of a prepared one, the first
 * words of any other. Where there is a transaction: from its begin to its commit, on its connection.
 */
export async function roundTripsOf(call: () => Promise<Answer>): Promise<string[]> {
  const sent: { client: unknown; statement: string }[] = []
  const asked = clientOfPools()
  const { query } = asked
  const spy = vi.spyOn(asked, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const statement = nameOf(given[0])
    if (!BY_ITSELF.includes(statement)) sent.push({ client: this, statement })
    return Reflect.apply(query, this, given)
  })
  onTestFinished(() => spy.mockRestore())
  const { status, text } = await call()
  spy.mockRestore()
  if (status >= 300) throw new Error(text)
  const begin = sent.findIndex(({ statement }) => statement === 'begin')
  if (begin === -1) return sent.map(({ statement }) => statement)
  const own = sent.slice(begin).filter(({ client }) => client === sent[begin]?.client)
  const commit = own.findIndex(({ statement }) => statement === 'commit')
  return own.slice(0, commit + 1).map(({ statement }) => statement)
}

/** Whose `query` is told every statement of a pool, before names are left out for a pooler. */
export function clientOfPools(): pg.Client {
  return poolerPort() === undefined ? pg.Client.prototype : WithoutStatementNames.prototype
}

type Statement = string | { name?: string; text: Statement }

/**
 * Of what pg's client is given to query: the name of a prepared statement, the first words of any other. Kysely passes
 * { text }, and a prepared statement of ours stands in its text.
 */
export function nameOf(given: unknown): string {
  const statement = given as Statement
  if (typeof statement !== 'string') return statement.name ?? nameOf(statement.text)
  // A transaction begins with its name, in one round trip.
  const [first = ''] = statement.split(';')
  return first
    .trim()
    .split(/[\s(]+/, 3)
    .join(' ')
    .toLowerCase()
}
