import { aTestConnection } from '@halles/testing/database/test-database.ts'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { connect } from './connect.ts'
import type { Parameters } from './prepared.ts'
import type { Reader } from './transaction.ts'

// Names are counted a process: those of these tests are not to be missing to the files that come after.
const OWN_COPY = './prepared.ts?own'
const { MAX_NAMED_STATEMENTS, prepared }: typeof import('./prepared.ts') = await import(OWN_COPY)

const database = connect(await aTestConnection())
afterAll(() => database.destroy())

test('a prepared query is built once and parsed once by a connection, whatever its values', async () => {
  let timesBuilt = 0
  const cityNamed = prepared(
    'city_named',
    (reader: Reader, { name }: Parameters<{ name: string }>) => {
      timesBuilt++
      return reader.selectFrom('city').select('name').where('name', '=', name)
    },
  )
  await database
    .insertInto('city')
    .values([{ name: 'Montréal' }, { name: 'Laval' }])
    .execute()
  await database.connection().execute(async (connection) => {
    const find = async (name: string) => (await cityNamed(connection, { name })).rows
    expect(await find('Montréal')).toEqual([{ name: 'Montréal' }])
    expect(await find('Laval')).toEqual([{ name: 'Laval' }])
    expect(await find('Québec')).toEqual([])
    expect(timesBuilt).toBe(1)
    await connection.selectFrom('city').selectAll().where('name', '=', 'Laval').execute()

    const { rows } = await sql<{ name: string; statement: string; runs: number }>`
      select name, statement, generic_plans + custom_plans as runs from pg_prepared_statements`.execute(
      connection,
    )
    expect(rows).toEqual([
      {
        name: 'city_named',
        statement: 'select "name" from "city" where "name" = $1',
        runs: 3,
      },
    ])
  })
})

test('a value that is used twice, constants between, and several variants of a text', async () => {
  const numbers = prepared(
    'numbers',
    (
      reader: Reader,
      { from, step }: Parameters<{ from: number; step: number }>,
      direction: 'asc' | 'desc',
    ) =>
      reader
        .selectFrom(
          sql<{ n: number }>`(
            select ${from}::integer as n union all
            select ${from}::integer + ${10}::integer * ${step}::integer)`.as('number'),
        )
        .select('n')
        .orderBy('n', direction),
  )
  const list = async (from: number, step: number, direction: 'asc' | 'desc') =>
    (await numbers(database, { from, step }, direction)).rows.map(({ n }) => n)
  expect(await list(1, 2, 'asc')).toEqual([1, 21])
  expect(await list(3, 4, 'desc')).toEqual([43, 3])
  expect(await list(5, 6, 'asc')).toEqual([5, 65])
})

test('a connection keeps a bounded number of statements, and none that is not to have a name', async () => {
  const many = prepared(
    'many',
    (reader: Reader, _: Parameters<object>, n: number) =>
      reader.selectNoFrom(sql<number>`${sql.lit(n)}::integer`.as('n')),
    (n) => n % 2 === 0,
  )
  await database.connection().execute(async (connection) => {
    const kept = async () => {
      const { rows } = await sql<{ name: string }>`
        select name from pg_prepared_statements where name like 'many%' order by name`.execute(
        connection,
      )
      return rows.map(({ name }) => name)
    }
    for (let n = 0; n < 5; n++) expect((await many(connection, {}, n)).rows).toEqual([{ n }])
    expect(await kept()).toEqual(['many_0', 'many_2', 'many_4'])
    for (let n = 0; n < 400; n++) expect((await many(connection, {}, n)).rows).toEqual([{ n }])
    expect((await kept()).length).toBeLessThanOrEqual(MAX_NAMED_STATEMENTS)
  })
})
