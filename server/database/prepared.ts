import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'

const MARK = '/* prepared */'

/**
 * Marks a query that is asked again and again in one shape, such as a look-up by key: `.modifyEnd(PREPARED)`. Each
 * connection then parses it once and soon plans it once, which for a join over small tables is most of its cost. Not
 * for a query whose best plan depends on what is looked for, such as a search, nor for one whose text varies.
 */
export const PREPARED = sql.raw(MARK)

const names = new Map<string, string>()

/** Lets a client of the pool keep the queries that are marked. */
export function keepPrepared(client: pg.PoolClient): void {
  const query = client.query.bind(client)
  Object.assign(client, {
    query: (text: string, values: unknown[]) =>
      isMarked(text) ? query({ name: nameOf(text), text, values }) : query(text, values),
  })
}

function isMarked(text: unknown): boolean {
  return typeof text === 'string' && text.includes(MARK)
}

function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}
