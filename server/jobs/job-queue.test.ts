import { askDatabase as ask } from '@halles/testing/database/ask-database.ts'
import { anEmptyDatabase, connectPatiently } from '@halles/testing/database/test-database.ts'
import { sql } from 'kysely'
import { getRollbackPlans } from 'pg-boss'
import { expect, onTestFinished, test } from 'vitest'
import { type ConnectionParts, connect } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { openJobQueue } from './job-queue.ts'

async function aQueueOn(connection: ConnectionParts) {
  const database = connect(connection, { poolSize: 1 })
  onTestFinished(() => database.destroy())
  const queue = await openJobQueue(database, { report() {} })
  onTestFinished(() => queue.stop({ graceful: false, close: false }))
  return { database, queue }
}

test('the schema of an older version of the library becomes that of the present one', async () => {
  const connection = await anEmptyDatabase()
  await migrate(connection)
  await ask(connection, getRollbackPlans('pgboss'))
  const older = connectPatiently(connection, onTestFinished)
  await expect(openJobQueue(older, { report() {} })).rejects.toThrow('requires migrations')
  await migrate(connection)
  const { queue } = await aQueueOn(connection)
  expect(await queue.detectSchemaDrift()).toMatchObject({ ok: true })
})

test('a database whose queue a newer version has migrated is refused', async () => {
  const connection = await anEmptyDatabase()
  await migrate(connection)
  await ask(connection, 'update pgboss.version set version = 999')
  await expect(migrate(connection)).rejects.toThrow(
    'The database was used by a newer version of Halles (its job queue has version 999): update Halles.',
  )
})

test('a transaction of the library that fails on its way is not left open on a connection of the pool', async () => {
  const connection = await anEmptyDatabase()
  await migrate(connection)
  const { database, queue } = await aQueueOn(connection)
  const failing = queue.getDb().executeSql('begin; select 1 / 0; commit')
  await expect(failing).rejects.toThrow('division by zero')
  const { rows } = await sql`select 1 as one`.execute(database)
  expect(rows).toEqual([{ one: 1 }])
})
