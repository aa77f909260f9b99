import type { CompiledQuery, Kysely, QueryResult, SelectQueryBuilder } from 'kysely'
import type { DB } from './schema.generated.ts'
import type { Reader, Transaction } from './transaction.ts'

// biome-ignore lint/suspicious/noExplicitAny: whatever it selects from
type AnySelect<Row> = SelectQueryBuilder<any, any, Row>

/** A query of a builder, or of the template `sql`. */
type Query<Row> = { compile(handle: Transaction): CompiledQuery<Row> }

/**
 * Runs a query as a prepared statement of this name: each connection parses it once and soon plans it once, which for a
 * look-up by key is most of its cost. One name, one text. Not for a query whose text varies, nor for one whose best plan
 * depends on what is looked for.
 */
export function runPrepared<Row>(
  handle: Reader,
  name: string,
  query: AnySelect<Row>,
): Promise<QueryResult<Row>>
export function runPrepared<Row>(
  handle: Transaction,
  name: string,
  query: Query<Row>,
): Promise<QueryResult<Row>>
export function runPrepared<Row>(
  handle: Reader | Transaction,
  name: string,
  query: Query<Row>,
): Promise<QueryResult<Row>> {
  const compiled = query.compile(handle as Transaction)
  // pg takes a name beside the text; Kysely passes on what stands as `sql` unchanged.
  const statement = { name, text: compiled.sql } as unknown as string
  return (handle as Kysely<DB>).executeQuery({ ...compiled, sql: statement })
}
