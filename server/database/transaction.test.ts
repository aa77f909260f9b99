import { aTestDatabase } from '@halles/testing/database/test-database.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { isDatabaseAway } from './database-away.ts'
import { inTransaction, type Transaction } from './transaction.ts'

const database = await aTestDatabase({ deadlocks: 1 })
await sql`create table shelf (id int primary key, cases int not null)`.execute(database)
await sql`insert into shelf values (1, 0), (2, 0)`.execute(database)

const addTo = (tx: Transaction, id: number) =>
  sql`update shelf set cases = cases + 1 where id = ${id}`.execute(tx)

test('two transactions that wait for each other both come through, one of them again', async () => {
  const bothHoldOne = Promise.withResolvers<void>()
  const oneIsDone = Promise.withResolvers<void>()
  let holding = 0
  let attempts = 0
  const add = async (first: number, second: number) => {
    await inTransaction(database, async (tx) => {
      // The other gets the lock that was given up when its process runs again: taken before, there would be a second deadlock.
      if (++attempts > 2) await oneIsDone.promise
      await addTo(tx, first)
      if (++holding === 2) bothHoldOne.resolve()
      await bothHoldOne.promise
      await addTo(tx, second)
    })
    oneIsDone.resolve()
  }
  await Promise.all([add(1, 2), add(2, 1)])
  const { rows } = await sql`select cases from shelf order by id`.execute(database)
  expect({ rows, attempts }).toEqual({ rows: [{ cases: 2 }, { cases: 2 }], attempts: 3 })
})

test.for([
  ['40001', 6],
  ['40P01', 6],
  ['23505', 1],
  ['57014', 1],
] as const)('a transaction that keeps ending with %s is run %i times', async ([state, times]) => {
  let attempts = 0
  const work = inTransaction(database, async (tx) => {
    attempts++
    await sql.raw(`do $$ begin raise 'no' using errcode = '${state}'; end $$`).execute(tx)
  })
  await expect(work).rejects.toMatchObject({ code: state })
  expect(attempts).toBe(times)
})

test('a connection lost between the statements is not tried again, and nothing is kept', async () => {
  let attempts = 0
  const work = inTransaction(database, async (tx) => {
    attempts++
    await sql`insert into shelf values (3, 0)`.execute(tx)
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database)
    await sql`update shelf set cases = 9 where id = 3`.execute(tx)
  })
  await expect(work).rejects.toSatisfy(isDatabaseAway)
  const { rows } = await sql`select * from shelf where id = 3`.execute(database)
  expect({ rows, attempts }).toEqual({ rows: [], attempts: 1 })
})

test('what follows a commit runs once, when all see what was done, and never when it was undone', async () => {
  const seen: Promise<unknown>[] = []
  let attempts = 0
  const work = (state?: string) => async (tx: Transaction) => {
    await sql`insert into shelf values (3, 0)`.execute(tx)
    tx.afterCommit((db) => seen.push(sql`select id from shelf where id = 3`.execute(db)))
    if (state !== undefined && attempts++ === 0)
      await sql.raw(`do $$ begin raise 'no' using errcode = '${state}'; end $$`).execute(tx)
  }
  await expect(inTransaction(database, work('23505'))).rejects.toThrow('no')
  expect(seen).toEqual([])
  attempts = 0
  await inTransaction(database, work('40001'))
  expect(await Promise.all(seen)).toMatchObject([{ rows: [{ id: 3 }] }])
})
