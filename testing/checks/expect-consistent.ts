import type { Database } from '@halles/server/database/connect.ts'
import { expect } from 'vitest'
import { unsoundIn } from './unsound.ts'

/** Orders, lines and trails agree with each other (ledger.ts), and everything that is kept counted with a recount. */
export async function expectConsistent(database: Database): Promise<void> {
  expect(await unsoundIn(database)).toEqual([])
}
