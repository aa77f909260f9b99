import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aTestDatabase } from '../testing/test-database.ts'
import { PREPARED } from './prepared.ts'

const database = await aTestDatabase()

test('a connection keeps the queries that are marked, once each, and no other', async () => {
  await database.connection().execute(async (connection) => {
    const marked = (name: string) =>
      connection.selectFrom('city').selectAll().where('name', '=', name).modifyEnd(PREPARED)
    expect(await marked('Montréal').execute()).toEqual([])
    await connection.insertInto('city').values({ name: 'Montréal' }).execute()
    expect(await marked('Montréal').execute()).toMatchObject([{ name: 'Montréal' }])
    await connection.selectFrom('city').selectAll().where('name', '=', 'Québec').execute()

    const { rows } = await sql<{ statement: string; runs: number }>`
      select statement, generic_plans + custom_plans as runs from pg_prepared_statements`.execute(
      connection,
    )
    expect(rows).toEqual([{ statement: marked('Montréal').compile().sql, runs: 2 }])
  })
})
