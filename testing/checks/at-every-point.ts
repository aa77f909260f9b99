import type { Database } from '@halles/server/database/connect.ts'
import { expect } from 'vitest'
import { pausedBefore } from '../database/pause-points.ts'
import { ledgerWalk } from './ledger.ts'

type Met = {
  /** Where the first was held: before its statement of that number. */
  point: number
  /** The other ended, without having waited, before the first had. */
  isOtherFirst: boolean
}

/**
 * Holds a call before each of its statements in turn while another meets it, in a meeting of its own each time, until it sends no
 * more. Whatever they come to is checked, and the ledger is sound.
 */
export async function atEveryPoint<A, B>(
  database: Database,
  meeting: () => Promise<{ first: () => Promise<A>; second: () => Promise<B> }>,
  check: (answers: [A, B], met: Met) => Promise<void> | void,
): Promise<void> {
  for (let point = 1, isReached = true; isReached; point++) {
    const { first, second } = await meeting()
    const held = await pausedBefore(database, point, first, second)
    isReached = held.isReached
    await check(held.answers, { point, isOtherFirst: held.isOtherFirst })
    expect(await ledgerWalk(database), `point ${point}`).toEqual([])
  }
}
