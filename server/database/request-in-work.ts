import { AsyncLocalStorage } from 'node:async_hooks'
import { CompiledQuery, type DatabaseConnection, PostgresDriver } from 'kysely'

const ids = new AsyncLocalStorage<string>()

/** Runs what works for a request, whose transactions then bear its id. */
export function runAsRequest(id: string, work: () => void): void {
  ids.run(id, work)
}

/**
 * Begins the transactions of a request under its id, in the same round trip: PostgreSQL's log and its list of sessions
 * name it as application (%a) with whatever the transaction waits for, takes too long for or fails at.
 */
export class NamingDriver extends PostgresDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: Parameters<PostgresDriver['beginTransaction']>[1],
  ): Promise<void> {
    const id = ids.getStore()
    if (id === undefined || settings.isolationLevel || settings.accessMode)
      return super.beginTransaction(connection, settings)
    await connection.executeQuery(CompiledQuery.raw(beginOf(id)))
  }
}

/** 63 bytes are kept of a name. What is no plain id of ours or of a proxy is left out of the statement. */
function beginOf(id: string): string {
  return /^[\w-]{1,50}$/.test(id) ? `begin; set local application_name = 'halles ${id}'` : 'begin'
}
