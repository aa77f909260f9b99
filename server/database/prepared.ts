import {
  type CompiledQuery,
  type Expression,
  type Kysely,
  type QueryResult,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
} from 'kysely'
import type { Database } from './connect.ts'
import type { DB } from './schema.generated.ts'
import type { Reader, Transaction } from './transaction.ts'

/** What a prepared statement is built with: for each value a parameter of its type. */
export type Parameters<Values> = { readonly [Name in keyof Values]: RawBuilder<Values[Name]> }

/** A value, or the parameter of a prepared statement in its place: for parts of queries that are used in both. */
export type Operand<Value> = Value | Expression<Value>

// biome-ignore lint/suspicious/noExplicitAny: whatever it selects from
type AnySelect<Row> = SelectQueryBuilder<any, any, Row>

/** A query of a builder, or of the template `sql`. */
type Query<Row> = { compile(handle: Kysely<DB>): CompiledQuery<Row> }

/** What a statement's text depends on, beside the values that it is run with. */
type Variant = readonly (string | number)[]

type Build<Handle, Values, Options extends Variant, Built> = (
  handle: Handle,
  parameters: Parameters<Values>,
  ...variant: Options
) => Built

type Run<Handle, Values, Options extends Variant, Row> = (
  handle: Handle,
  values: Values,
  ...variant: Options
) => Promise<QueryResult<Row>>

/** A server's statements have no more names than this: each connection keeps every one, with its plan, as long as it lives. */
export const MAX_NAMED_STATEMENTS = 150

const names = new Set<string>()
const declared = new Set<string>()

/** Statements that a module declares, whatever their variants. */
export function declaredStatements(): ReadonlySet<string> {
  return declared
}

/** Which variants get a name; without it, all. */
type IsNamed<Options extends Variant> = (...variant: Options) => boolean

/**
 * A prepared statement: each connection parses it once and soon plans it once, and this process builds its text once. To
 * be called at the top of a module, where no value of a request can become part of the text. Each variant has a text, and
 * a statement, of its own. Variants that are seldom asked for get no name: their text alone is kept, here, for a plan in the
 * memory of each connection may take half a megabyte. Not for a query whose best plan depends on what is looked for.
 */
export function prepared<Values, Row, Options extends Variant = []>(
  name: string,
  build: Build<Reader, Values, Options, AnySelect<Row>>,
  isNamed?: IsNamed<Options>,
): Run<Reader, Values, Options, Row>
/** A write that is a transaction of its own. */
export function prepared<Values, Row, Options extends Variant = []>(
  name: string,
  build: Build<Database, Values, Options, Query<Row>>,
  isNamed?: IsNamed<Options>,
): Run<Database, Values, Options, Row>
export function prepared<Values, Row, Options extends Variant = []>(
  name: string,
  build: Build<Transaction, Values, Options, Query<Row>>,
  isNamed?: IsNamed<Options>,
): Run<Transaction, Values, Options, Row>
export function prepared<Values, Row, Options extends Variant>(
  name: string,
  build: Build<Transaction & Database, Values, Options, Query<Row>>,
  isNamed: IsNamed<Options> = () => true,
): Run<Transaction & Database, Values, Options, Row> {
  declared.add(name)
  const statements = new Map<string, Statement<Row>>()
  return (handle, values, ...variant) => {
    const key = [name, ...variant].join('_')
    let statement = statements.get(key)
    if (!statement) {
      const compiled = build(handle, parametersOf<Values>(), ...variant).compile(handle)
      statement = isNamed(...variant) && hasRoomFor(key) ? statementOf(key, compiled) : compiled
      statements.set(key, statement)
    }
    const parameters = statement.parameters.map((parameter) =>
      parameter instanceof Parameter ? values[parameter.name as keyof Values] : parameter,
    )
    return (handle as Kysely<DB>).executeQuery({ ...statement, parameters })
  }
}

type Statement<Row> = CompiledQuery<Row>

function hasRoomFor(name: string): boolean {
  return names.has(name) || (names.size < MAX_NAMED_STATEMENTS && names.add(name).size > 0)
}

// pg takes a name beside the text; Kysely passes on what stands as `sql` unchanged.
function statementOf<Row>(name: string, compiled: CompiledQuery<Row>): Statement<Row> {
  return { ...compiled, sql: { name, text: compiled.sql } as unknown as string }
}

class Parameter {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

function parametersOf<Values>(): Parameters<Values> {
  return new Proxy({} as Parameters<Values>, {
    get: (_target, name) => sql`${new Parameter(String(name))}`,
    // Which there are, only the caller's values know.
    ownKeys: () => {
      throw new Error('parameters of a prepared statement are used by name, not spread')
    },
  })
}
