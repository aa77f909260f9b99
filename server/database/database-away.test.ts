import { aTestDatabase } from '@halles/testing/database/test-database.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { isDatabaseAway } from './database-away.ts'

const database = await aTestDatabase()

test.for([
  '53100', // disk full
  '53300', // too many connections
  '57P01', // administrator ends the session
  '57P02', // crash of another session
  '57P03', // starting up
  '57014', // statement took too long
  '55P03', // lock took too long
  '25006', // only reads for now
  '08006', // connection failure
  '40001', // lost against another transaction, five times
])('%s says that the database is away', async (state) => {
  await expect(raise(state)).rejects.toSatisfy(isDatabaseAway)
})

test.for([
  '23505', // something exists already
  '23514', // a check of ours
  '22P02', // not a number
  '42601', // not SQL
  'P0001', // a trigger of ours
])('%s says that the query is wrong', async (state) => {
  await expect(raise(state)).rejects.not.toSatisfy(isDatabaseAway)
})

test.for([
  new Error('something else'),
  Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' }),
  'a text',
])('%s is no matter of the database', (error) => {
  expect(isDatabaseAway(error)).toBe(false)
})

function raise(state: string) {
  return sql.raw(`do $$ begin raise 'no' using errcode = '${state}'; end $$`).execute(database)
}
