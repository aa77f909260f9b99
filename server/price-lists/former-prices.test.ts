import { later } from '@halles/domain/holidays.ts'
import { MAX_FORMER_PRICES } from '@halles/domain/price-list.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aPriceList } from '@halles/testing/world/agreed-price.ts'
import { aProduct, aSupplier, type BuiltAccount } from '@halles/testing/world/builders.ts'
import { montrealToday } from '@halles/testing/world/credit.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

const world = await aTestApp()
const today = montrealToday()
const day = (days: number) => later(today, days)

let supplier: BuiltAccount
let product: Awaited<ReturnType<typeof aProduct>>
let list: Awaited<ReturnType<typeof aPriceList>>

beforeEach(async () => {
  supplier = await aSupplier(world)
  product = await aProduct(world, supplier, { priceCents: 5_000 })
  list = await aPriceList(world, supplier)
})

const history = (productPublicId = product.publicId, { browser } = supplier) =>
  browser.get(
    `/api/price-list-history/?${new URLSearchParams({ public_id: list.publicId, product_public_id: productPublicId })}`,
  )

async function asked(days: string, cents: number, fromCases = 1): Promise<void> {
  await sql`insert into price_list_line (price_list_id, product_id, from_cases, days, price_cents)
    values (${list.id}, ${product.id}, ${fromCases}, ${days}::daterange, ${cents})`.execute(
    world.database,
  )
}

test('what a list asked before is said with its days, the last first; what holds or is to come is not', async () => {
  await asked(`(,${day(-30)})`, 4_800)
  await asked(`[${day(-30)},${today})`, 4_700)
  await asked(`[${today},${day(1)})`, 4_600)
  await asked(`[${day(1)},)`, 4_500)
  await asked(`[${day(-20)},${day(-10)})`, 4_000, 5)
  const { status, body } = await history()
  expect([status, body.results]).toEqual([
    200,
    [
      { from_cases: 1, price: '47.00', from_day: day(-30), until_day: day(-1) },
      { from_cases: 5, price: '40.00', from_day: day(-20), until_day: day(-11) },
      { from_cases: 1, price: '48.00', from_day: null, until_day: day(-31) },
    ],
  ])
})

test('a price that is set anew is one that was asked before, of its own list', async () => {
  await asked('(,)', 4_800)
  const other = await aPriceList(world, supplier)
  await supplier.browser.post('/api/price-list-lines-set/', {
    public_id: list.publicId,
    lines: [{ product_public_id: product.publicId, price: '41.00' }],
  })
  expect((await history()).body.results).toMatchObject([{ price: '48.00', until_day: day(-1) }])
  list = other
  expect((await history()).body.results).toEqual([])
})

test('however many there were, the last are read', async () => {
  for (let days = 0; days < MAX_FORMER_PRICES + 3; days++) {
    await asked(`[${day(-days - 1)},${day(-days)})`, 1_000 + days)
  }
  const { results } = (await history()).body
  expect(results).toHaveLength(MAX_FORMER_PRICES)
  expect(results[0]).toMatchObject({ price: '10.00', until_day: day(-1) })
})

test('neither another supplier’s list nor its product is found', async () => {
  const other = await aSupplier(world)
  expect((await history(product.publicId, other)).status).toBe(404)
  expect((await history((await aProduct(world, other)).publicId)).status).toBe(404)
})
