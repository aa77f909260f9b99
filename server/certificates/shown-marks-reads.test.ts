import { rowsRead } from '@halles/testing/database/rows-read.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aSupplier } from '@halles/testing/world/builders.ts'
import { aCertificate } from '@halles/testing/world/certificate.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '../database/transaction.ts'
import { shownMarks } from './shown-marks-sql.ts'

const PRODUCTS = 20

const world = await anOwnApp()
const { database } = world
const supplier = await aSupplier(world)
for (let index = 0; index < PRODUCTS; index++) await aProduct(world, supplier)
await aCertificate(world, supplier, { mark: 'organic' })
await aCertificate(world, supplier, { mark: 'kosher', daysLeft: -1 })
await sql`
  with others as (
    insert into account (kind, status, terms_version, contact_person_id)
    select 'supplier', 'active', '2026-11', ${supplier.person.id}::integer from generate_series(1, 1500)
    returning id),
  named as (
    insert into supplier (account_id, name, phone_number, address, city_id, zip_code, minimum_order_cents)
    select others.id, 'Ferme ' || others.id, '', '', city_id, '', 0 from others
    join supplier on supplier.account_id = ${supplier.id}::integer
    returning account_id)
  insert into supplier_certificate (supplier_id, mark, body, number, until_day)
  select account_id, mark, 'Écocert Canada', account_id::text, '2100-01-01'
  from named, unnest(array['organic', 'halal']) mark`.execute(database)
await sql`vacuum analyze supplier_certificate`.execute(database)

async function certificatesRead(marks: string[]) {
  await sql`update product set marks = ${marks}::text[]`.execute(database)
  return inTransaction(database, async (tx) => {
    const before = await rowsRead(tx, ['supplier_certificate'])
    const shown = await tx.selectFrom('product').select(shownMarks().as('marks')).execute()
    const read = (await rowsRead(tx, ['supplier_certificate'])) - before
    return { shown: new Set(shown.map((product) => product.marks.join(','))), read }
  })
}

test('of a product with marks that need a certificate its supplier’s own are read, however many others there are', async () => {
  const { shown, read } = await certificatesRead(['organic', 'kosher', 'grass_fed'])
  expect([...shown]).toEqual(['organic,grass_fed'])
  // Of each product the two of its supplier: from the index, then from the table.
  expect(read).toBeLessThanOrEqual(PRODUCTS * 4)
})

test('of a product with none of these marks no certificate is read', async () => {
  const { shown, read } = await certificatesRead(['grass_fed', 'fair_trade'])
  expect([...shown]).toEqual(['grass_fed,fair_trade'])
  expect(read).toBe(0)
})
