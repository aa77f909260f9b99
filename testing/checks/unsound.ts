import type { Database } from '@halles/server/database/connect.ts'
import { RECOUNTS } from '@halles/server/database/recount-sql.ts'
import { inTransaction } from '@halles/server/database/transaction.ts'
import { ledgerWalk } from './ledger.ts'

/** What does not add up in a database: orders, lines and trails (ledger.ts), and everything that is kept counted. */
export async function unsoundIn(database: Database): Promise<string[]> {
  const unsound = await ledgerWalk(database)
  for (const [name, recount] of Object.entries(RECOUNTS)) {
    const differences = await inTransaction(database, recount)
    unsound.push(...differences.map((difference) => `${name}: ${JSON.stringify(difference)}`))
  }
  return unsound
}
