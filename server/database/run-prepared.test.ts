import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aTestDatabase } from '../testing/test-database.ts'
import { runPrepared } from './run-prepared.ts'

const database = await aTestDatabase()

test('a connection parses a prepared query once, and prepares no other', async () => {
  await database.connection().execute(async (connection) => {
    const cityNamed = (name: string) =>
      connection.selectFrom('city').selectAll().where('name', '=', name)
    const find = async (name: string) =>
      (await runPrepared(connection, 'city_named', cityNamed(name))).rows
    expect(await find('Montréal')).toEqual([])
    await connection.insertInto('city').values({ name: 'Montréal' }).execute()
    expect(await find('Montréal')).toMatchObject([{ name: 'Montréal' }])
    await cityNamed('Québec').execute()

    const { rows } = await sql<{ name: string; statement: string; runs: number }>`
      select name, statement, generic_plans + custom_plans as runs from pg_prepared_statements`.execute(
      connection,
    )
    expect(rows).toEqual([
      { name: 'city_named', statement: cityNamed('Montréal').compile().sql, runs: 2 },
    ])
  })
})
