import { AsyncLocalStorage } from 'node:async_hooks'
import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from 'kysely'
import pg from 'pg'

const requestIds = new AsyncLocalStorage<string>()

/** Runs the work of a request: transactions that it begins bear its id. */
export function runInRequest(id: string, work: () => void): void {
  requestIds.run(id, work)
}

const readers = new AsyncLocalStorage<AbortSignal>()

/** Runs what only reads for a request: the statement under way ends with the signal, and no other begins (request-client.ts). */
export function readWhile<Result>(signal: AbortSignal, read: () => Result): Result {
  return readers.run(signal, read)
}

/** The signal of the request that reads now, if one does. */
export function readerOfRequest(): AbortSignal | undefined {
  return readers.getStore()
}

/** PostgreSQL, with transactions that bear the id of their request. */
export class RequestDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): PostgresDriver {
    return new RequestDriver(this.#config)
  }
}

class RequestDriver extends PostgresDriver {
  /**
   * In the same round trip: PostgreSQL's log and its list of sessions show the id in application_name (%a) with whatever
   * the transaction waits for, takes too long for or fails at. It is cut off after 63 bytes.
   */
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: Parameters<PostgresDriver['beginTransaction']>[1],
  ): Promise<void> {
    const id = requestIds.getStore()
    if (id === undefined || settings.isolationLevel || settings.accessMode)
      return super.beginTransaction(connection, settings)
    const name = pg.escapeLiteral(`halles ${id}`)
    await connection.executeQuery(CompiledQuery.raw(`begin; set local application_name = ${name}`))
  }
}
