import { expect } from 'vitest'
import type { Database } from '../database/connect.ts'
import { RECOUNTS } from '../database/recount-sql.ts'
import { inTransaction } from '../database/transaction.ts'
import { ledgerWalk } from './ledger.ts'

/** Orders, lines and trails agree with each other (ledger.ts), and everything that is kept counted with a recount. */
export async function expectConsistent(database: Database): Promise<void> {
  expect(await ledgerWalk(database)).toEqual([])
  for (const [name, recount] of Object.entries(RECOUNTS))
    expect(await inTransaction(database, recount), name).toEqual([])
}
