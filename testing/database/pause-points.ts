import type { Database } from '@halles/server/database/connect.ts'
import type pg from 'pg'
import { vi } from 'vitest'
import { comesToWait } from '../checks/comes-to-wait.ts'
import { clientOfPools } from '../checks/round-trips.ts'

/**
 * Holds a call before the statement of that number that it sends, from 1 on, its commit too, while another ends or comes to
 * wait for what the first has locked. `isReached` is false where the first sent fewer: then it had ended before the other began;
 * `isOtherFirst`: the other ended, without having waited, before the first had.
 */
export async function pausedBefore<A, B>(
  database: Database,
  number: number,
  first: () => Promise<A>,
  second: () => Promise<B>,
): Promise<{ answers: [A, B]; isReached: boolean; isOtherFirst: boolean }> {
  const reached = Promise.withResolvers<true>()
  const gate = Promise.withResolvers<void>()
  const asked = clientOfPools()
  const { query } = asked
  let count = 0
  const spy = vi.spyOn(asked, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    count += 1
    if (count !== number) return Reflect.apply(query, this, given)
    reached.resolve(true)
    return gate.promise.then(() => Reflect.apply(query, this, given))
  })
  try {
    let hasEnded = false
    const one = first().finally(() => (hasEnded = true))
    const isReached = await Promise.race([reached.promise, one.then(() => false)])
    spy.mockRestore()
    const other = second()
    const isOtherFirst = !(await comesToWait(database, other, 1)) && !hasEnded
    gate.resolve()
    return { answers: await Promise.all([one, other]), isReached, isOtherFirst }
  } finally {
    gate.resolve()
    spy.mockRestore()
  }
}
