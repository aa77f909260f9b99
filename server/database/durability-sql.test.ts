import { aTestDatabase } from '@halles/testing/database/test-database.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listDurabilityWarnings } from './durability-sql.ts'

const database = await aTestDatabase({ poolSize: 1 })

test('a database that does not wait for its disk is named, by each setting that says so [I3]', async () => {
  // Nothing of the tests' database has to outlive it.
  expect(await listDurabilityWarnings(database)).toEqual([
    expect.stringMatching(/^fsync of the database is off/),
    expect.stringMatching(/^full_page_writes /),
    expect.stringMatching(/^synchronous_commit /),
  ])
  await sql`set synchronous_commit = remote_apply`.execute(database)
  expect(await listDurabilityWarnings(database)).toHaveLength(2)
})
