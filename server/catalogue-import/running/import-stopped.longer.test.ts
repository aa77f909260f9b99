import { expectConsistent } from '@halles/testing/checks/expect-consistent.ts'
import { aTestConnection, connectPatiently } from '@halles/testing/database/test-database.ts'
import { startServer } from '@halles/testing/servers/server-process.ts'
import { aSupplier } from '@halles/testing/world/builders.ts'
import { anImportWorker, aPreview, importIn } from '@halles/testing/world/import.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { IMPORT_QUEUE } from './import-worker.ts'

const ROWS = 3_000
const LONGEST = 60_000

test('an import whose server stands still is ended by another, once; the first one changes nothing when it goes on', {
  timeout: 4 * LONGEST,
}, async () => {
  const connection = await aTestConnection()
  const database = connectPatiently(connection, onTestFinished)
  const server = await startServer(connection, { DEMO: '0' })
  onTestFinished(async () => {
    process.kill(server.pid, 'SIGCONT')
    await server.stop()
  })
  const supplier = await aSupplier({ origin: `http://127.0.0.1:${server.port}`, database })
  const rows = Array.from({ length: ROWS }, (_, row) => ({
    name_fr: `P ${row}`,
    name_en: `P ${row}`,
  }))
  const { public_id } = await aPreview(supplier.browser, rows)
  await supplier.browser.post('/api/catalogue-import-confirm/', { public_id })
  const written = () =>
    database.selectFrom('product').select('name_fr').where('deleted_at', 'is', null).execute()
  const state = async () =>
    (await database.selectFrom('catalogue_import').select('state').executeTakeFirstOrThrow()).state
  const claimed = async () => {
    const { rows } =
      await sql`select from pgboss.job where name = ${IMPORT_QUEUE} and state = 'active'`.execute(
        database,
      )
    return rows.length === 1
  }
  await vi.waitUntil(claimed, { timeout: LONGEST, interval: 5 })
  process.kill(server.pid, 'SIGSTOP')
  expect([await claimed(), await state()]).toEqual([true, 'applying'])
  // It holds the claim, and perhaps a transaction: both are given up by their limits.
  await anImportWorker({ database })
  await vi.waitUntil(async () => (await state()) === 'applied', { timeout: LONGEST, interval: 50 })

  process.kill(server.pid, 'SIGCONT')
  const { browser } = supplier
  expect(await importIn(browser, 'applied')).toMatchObject({ done: ROWS, total: ROWS })
  const names = await written()
  expect(names).toHaveLength(ROWS)
  expect(new Set(names.map((product) => product.name_fr)).size).toBe(ROWS)
  // Nothing of the first attempt comes after: what it still had to do is refused or done.
  expect((await browser.post('/api/catalogue-import-undo/', { public_id })).status).toBe(200)
  await importIn(browser, 'undone')
  expect(await written()).toEqual([])
  await expectConsistent(database)
})
