import { expect } from 'vitest'
import type { Database } from '../database/connect.ts'
import { unsoundIn } from './unsound.ts'

/** Orders, lines and trails agree with each other (ledger.ts), and everything that is kept counted with a recount. */
export async function expectConsistent(database: Database): Promise<void> {
  expect(await unsoundIn(database)).toEqual([])
}
