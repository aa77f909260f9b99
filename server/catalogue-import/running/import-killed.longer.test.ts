import { Browser } from '@halles/testing/client/browser.ts'
import { aTestConnection, connectPatiently } from '@halles/testing/database/test-database.ts'
import { startServer } from '@halles/testing/servers/server-process.ts'
import { aProduct, aSupplier } from '@halles/testing/world/builders.ts'
import { aPreview, importIn } from '@halles/testing/world/import.ts'
import { expect, onTestFinished, test } from 'vitest'

const ROWS = 3_000

test('an import of 3,000 rows goes on after its server was killed, and is undone to the byte', {
  timeout: 180_000,
}, async () => {
  const connection = await aTestConnection()
  const database = connectPatiently(connection, onTestFinished)
  const server = await startServer(connection, { DEMO: '0' })
  const supplier = await aSupplier({ origin: `http://127.0.0.1:${server.port}`, database })
  await aProduct({ origin: '', database }, supplier, { nameFr: 'Bavette', description: 'Oui.' })
  const before = await exported(supplier.browser)
  const rows = Array.from({ length: ROWS }, (_, row) => ({
    name_fr: `P ${row}`,
    name_en: `P ${row}`,
  }))
  const { public_id } = await aPreview(supplier.browser, rows)
  await supplier.browser.post('/api/catalogue-import-confirm/', { public_id })
  await rowsDone(supplier.browser, ROWS / 4)
  await server.kill()
  const [applied] = await database
    .selectFrom('product')
    .select((product) => product.fn.countAll<number>().as('count'))
    .execute()
  expect(applied?.count).toBeLessThan(ROWS)

  const again = await startServer(connection, { DEMO: '0' })
  onTestFinished(again.stop)
  const browser = new Browser(`http://127.0.0.1:${again.port}`)
  for (const [name, value] of supplier.browser.cookies) browser.cookies.set(name, value)
  expect(await importIn(browser, 'applied')).toMatchObject({ done: ROWS, total: ROWS })
  expect((await exported(browser)).split('\r\n')).toHaveLength(before.split('\r\n').length + ROWS)
  expect((await browser.post('/api/catalogue-import-undo/', { public_id })).status).toBe(200)
  await importIn(browser, 'undone')
  expect(await exported(browser)).toBe(before)
})

async function rowsDone(browser: Browser, least: number): Promise<void> {
  for (;;) {
    const { last } = (await browser.get('/api/catalogue-import-last/')).body
    if (last?.done >= least) return
  }
}

async function exported(browser: Browser): Promise<string> {
  return (await browser.get('/api/catalogue-export/?format=csv')).text
}
