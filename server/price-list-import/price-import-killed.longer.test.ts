import { Browser } from '@halles/testing/client/browser.ts'
import { aTestConnection, connectPatiently } from '@halles/testing/database/test-database.ts'
import { startServer } from '@halles/testing/servers/server-process.ts'
import { aPriceList } from '@halles/testing/world/agreed-price.ts'
import { aProduct, aSupplier } from '@halles/testing/world/builders.ts'
import { aPriceImport, priceImportIn } from '@halles/testing/world/price-file.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'

const ROWS = 3_000

test('an import of 3,000 prices goes on after its server was killed, and is undone to the byte', {
  timeout: 180_000,
}, async () => {
  const connection = await aTestConnection()
  const database = connectPatiently(connection, onTestFinished)
  const server = await startServer(connection, { DEMO: '0' })
  const world = { origin: `http://127.0.0.1:${server.port}`, database }
  const supplier = await aSupplier(world)
  const first = await aProduct(world, supplier, { facts: { itemCode: 'P-0' } })
  await sql`
    insert into product (supplier_id, name_fr, name_en, category, unit, quantity_hundredths, price_cents, item_code,
      price_per_unit, price_per_kg)
    select supplier_id, name_fr || n, name_en || n, category, unit, quantity_hundredths, price_cents, 'P-' || n,
      price_per_unit, price_per_kg
    from product, generate_series(1, ${ROWS - 1}::integer) n where id = ${first.id}`.execute(
    database,
  )
  const list = await aPriceList(world, supplier, { lines: [{ product: first, priceCents: 4_000 }] })
  const stored = async () =>
    (await sql`select line::text from price_list_line line order by 1`.execute(database)).rows
  const before = await stored()
  const rows = Array.from({ length: ROWS }, (_, n) => ({ item_code: `P-${n}`, price: '12.34' }))
  const { public_id } = await aPriceImport(supplier.browser, list, rows)
  const last = `/api/price-list-import-last/?price_list_public_id=${list.publicId}`
  while ((await supplier.browser.get(last)).body.last.done < ROWS / 4);
  await server.kill()
  expect((await stored()).length).toBeLessThan(ROWS)

  const again = await startServer(connection, { DEMO: '0' })
  onTestFinished(again.stop)
  const browser = new Browser(`http://127.0.0.1:${again.port}`)
  for (const [name, value] of supplier.browser.cookies) browser.cookies.set(name, value)
  expect(await priceImportIn(browser, list, 'applied')).toMatchObject({ done: ROWS, total: ROWS })
  // A line for each product, and what the first one cost until yesterday.
  expect(await stored()).toHaveLength(ROWS + 1)
  expect((await browser.post('/api/price-list-import-undo/', { public_id })).status).toBe(200)
  expect(await priceImportIn(browser, list, 'undone')).toMatchObject({ taken_back: ROWS, left: 0 })
  expect(await stored()).toEqual(before)
})
