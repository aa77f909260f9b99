import { RESTAURANT_SORT_KEYS } from '@halles/domain/product.ts'
import { rounds } from '@halles/testing/checks/rounds.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { deleteProducts } from '@halles/testing/world/delete-products.ts'
import { aRandomMarket, readList, type Wanted } from '@halles/testing/world/random-market.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { RECOUNTS } from '../../database/recount-sql.ts'
import { inTransaction } from '../../database/transaction.ts'

const world = await anOwnApp()
const { database } = world

const market = await aRandomMarket(world)
const { browser, served, elsewhere, product, standings } = market
const { replaceProducts, replaceStandings, expected } = market

/** What may happen to many products in one statement. */
const change = fc.constantFrom(
  sql`update product set available = true, available_from = null where price_cents < 3`,
  sql`update product set available = false, available_from = null where price_cents > 2`,
  sql`update product set category = 'dairy' where quantity_hundredths = 1`,
  sql`update product set deleted_at = now() where quantity_hundredths = 2 and deleted_at is null`,
  sql`update product set deleted_at = null where quantity_hundredths = 3`,
  sql`update product set price_cents = 5 - price_cents`,
  sql`update product set audience = case when audience is null then 'customers' end where price_cents < 4`,
  // With the prices that a change before it has stored.
  sql`
    with stored as (
      delete from product_price using product where product.id = product_price.product_id and product.price_cents = 4)
    delete from product where price_cents = 4`,
)

test('in any market, after any changes, every list has what can be ordered, in order, and its count', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(product, { minLength: 20, maxLength: 40 }),
      standings,
      fc.array(change, { maxLength: 2 }),
      async (products, stands, changes) => {
        await replaceStandings(stands)
        await replaceProducts(products)
        for (const made of changes) await made.execute(database)
        for (const category of ['all', 'dairy']) {
          for (const key of RESTAURANT_SORT_KEYS) {
            for (const direction of ['asc', 'desc'])
              await expectList({ category_name: category, sort_by: key, sort_direction: direction })
          }
        }
        for (const key of RESTAURANT_SORT_KEYS) {
          const [one] = served
          for (const { publicId: supplier_public_id } of one ? [one, elsewhere] : [])
            await expectList({
              category_name: 'all',
              supplier_public_id,
              sort_by: key,
              sort_direction: 'asc',
            })
        }
        expect(await inTransaction(database, RECOUNTS.stock)).toEqual([])
      },
    ),
    { numRuns: rounds(3) },
  )
})

test('products of others that stand before those a restaurant can order are passed, however many', async () => {
  await deleteProducts(database)
  await replaceStandings([])
  await database.updateTable('supplier').set({ open_to: 'everyone' }).execute()
  const many = (supplierId: number, count: number, cents: number) =>
    sql`
      insert into product (supplier_id, category, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit)
      select ${sql.lit(supplierId)}, 'beef', 'Sel', 'Salt', 'kg', ${sql.lit(cents)}, 100, 1
      from generate_series(1, ${sql.lit(count)})`.execute(database)
  await many(elsewhere.id, 1_200, 10)
  await many(served[0]?.id ?? 0, 15, 20)
  for (const category_name of ['beef', 'all'])
    await expectList({ category_name, sort_by: 'price', sort_direction: 'asc' })
})

async function expectList(wanted: Wanted): Promise<void> {
  const list = await expected(wanted)
  expect(await pagesOf(wanted)).toEqual(list)
  expect(await pagesByCursor(wanted)).toEqual(list)
}

/** All pages of a list, and the count that each of them says. */
async function pagesOf(wanted: Wanted) {
  const ids: string[] = []
  for (let page = 1; ; page++) {
    const answer = await readList(browser, { ...wanted, page: `${page}` })
    ids.push(...answer.ids)
    // Named as long as something follows.
    expect(answer.next !== null).toBe(ids.length < answer.count && answer.ids.length > 0)
    if (answer.ids.length < 10) return { count: answer.count, ids }
  }
}

async function pagesByCursor(wanted: Wanted) {
  const ids: string[] = []
  let answer = await readList(browser, wanted)
  for (;;) {
    ids.push(...answer.ids)
    if (answer.next === null) return { count: answer.count, ids }
    expect(answer.ids).toHaveLength(10)
    answer = await readList(browser, { ...wanted, cursor: answer.next })
  }
}
