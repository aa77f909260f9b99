import { ledgerWalk } from '@halles/testing/checks/ledger.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { papersOf } from '@halles/testing/world/invoice.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

const world = await aTestApp()

test('a thousand orders that are invoiced at once have a thousand numbers, without hole or double', {
  timeout: 600_000,
}, async () => {
  const { supplier, orders } = await aSupplierThatDelivered(1_000)
  const { issue } = papersOf(supplier)
  const statuses: number[] = []
  const waiting = [...orders]
  const clerk = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { status } = await issue([next])
      // Where more is asked than the server carries, it is asked again.
      if (status === 503) waiting.push(next)
      else statuses.push(status)
    }
  }
  await Promise.all(Array.from({ length: 50 }, clerk))
  expect(new Set(statuses)).toEqual(new Set([201]))
  await expectNumbers(supplier, orders.length)
})

test('a day of more orders than one call invoices is invoiced by the next calls', {
  timeout: 600_000,
}, async () => {
  const { supplier } = await aSupplierThatDelivered(450)
  const { issueDay, toIssue } = papersOf(supplier)
  const day = (await toIssue()).days[0].day
  const answers = [await issueDay(day), await issueDay(day), await issueDay(day)]
  expect(answers.map(({ body: { issued, left } }) => [issued, left])).toEqual([
    [200, 250],
    [200, 50],
    [50, 0],
  ])
  await expectNumbers(supplier, 450)
})

/** Today, one case in each order. */
async function aSupplierThatDelivered(count: number) {
  const [restaurant, supplier] = [await aRestaurant(world), await aSupplier(world)]
  const product = await aProduct(world, supplier, { priceCents: 1_000 })
  const { rows } = await sql<{ public_id: string }>`
    with placed as (
      insert into restaurant_order (restaurant_id, number, total_cents)
      select ${restaurant.id}, n, 1000 from generate_series(1, ${count}::integer) n returning id
    ), part as (
      insert into supplier_order (restaurant_order_id, supplier_id, status, total_cents)
      select id, ${supplier.id}, 'done', 1000 from placed returning id, public_id
    ), line as (
      insert into order_line (supplier_order_id, product_id, product_public_id, name_fr, name_en, unit, price_cents,
        quantity_hundredths, price_per_unit, quantity)
      select part.id, product.id, product.public_id, name_fr, name_en, unit, 1000, quantity_hundredths, price_per_unit, 1
      from part, product where product.id = ${product.id} returning id
    )
    select public_id from part, (select count(*) from line) counted`.execute(world.database)
  return { supplier, orders: rows.map(({ public_id }) => public_id) }
}

async function expectNumbers(supplier: BuiltAccount, count: number) {
  const numbers = await world.database
    .selectFrom('paper')
    .select('number')
    .where('supplier_id', '=', supplier.id)
    .orderBy('number')
    .execute()
  expect(numbers.map(({ number }) => number)).toEqual(
    Array.from({ length: count }, (_, n) => n + 1),
  )
  const broken = (await ledgerWalk(world.database)).filter((line) => line.includes('paper'))
  expect(broken).toEqual([])
}
