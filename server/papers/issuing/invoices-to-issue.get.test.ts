import { comesToWait } from '@halles/testing/checks/comes-to-wait.ts'
import { ledgerWalk } from '@halles/testing/checks/ledger.ts'
import type { Body } from '@halles/testing/client/browser.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aMember, aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { montrealToday } from '@halles/testing/world/credit.ts'
import { aDoneOrder, papersOf } from '@halles/testing/world/invoice.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { aTaxClass, aTaxRegistration } from '@halles/testing/world/tax.ts'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'

const world = await anOwnApp()
const { database } = world
afterEach(async () => expect(await ledgerWalk(database)).toEqual([]))
const restaurants = [await aRestaurant(world), await aRestaurant(world)] as const
const today = montrealToday()

async function aDay() {
  const supplier = await aSupplier(world)
  await aTaxRegistration(world, supplier)
  const known = await aProduct(world, supplier)
  const unknown = await aProduct(world, supplier)
  const asked = await aProduct(world, supplier)
  await aTaxClass(world, [known], 'basic_groceries')
  await aTaxClass(world, [asked], 'beverage_single_serving')
  const done = (by: (typeof restaurants)[number], ...products: (typeof known)[]) =>
    aDoneOrder(
      world,
      by,
      supplier,
      products.map((product) => ({ product, quantity: 2 })),
    )
  const ready = [await done(restaurants[0], known), await done(restaurants[1], known)]
  const incomplete = await done(restaurants[0], known, unknown, asked)
  await anOrder(world, restaurants[0], [{ product: known, quantity: 1 }])
  const idOf = (order: Awaited<ReturnType<typeof done>>) => order.partOf(supplier).publicId
  return { supplier, unknown, asked, ready: ready.map(idOf), incomplete: idOf(incomplete) }
}

test('orders that are done are listed with what they lack, by day and by restaurant', async () => {
  const { supplier, ready, incomplete } = await aDay()
  const { toIssue } = papersOf(supplier)
  const { days, results, next } = await toIssue()
  expect(days).toEqual([{ day: today, ready: 2, incomplete: 1 }])
  expect(next).toBeNull()
  expect(results.map(({ public_id }: Body) => public_id)).toEqual([
    incomplete,
    ...ready.toReversed(),
  ])
  expect(results[0]).toMatchObject({ missing_tax_classes: 2, missing_weights: 0, status: 'done' })
  const own = await toIssue(`restaurant_public_id=${restaurants[1].publicId}`)
  expect(own.results.map(({ public_id }: Body) => public_id)).toEqual([ready[1]])
  const after = await toIssue(`cursor=${incomplete}`)
  expect(after.results.map(({ public_id }: Body) => public_id)).toEqual(ready.toReversed())
  expect((await toIssue('to=2026-01-31')).results).toEqual([])
})

test('another supplier sees none of them', async () => {
  await aDay()
  const { days, results, credits } = await papersOf(await aSupplier(world)).toIssue()
  expect([days, results, credits]).toEqual([[], [], []])
})

test('a day is invoiced order by order; what lacks something is left, and goes on once it lacks nothing', async () => {
  const { supplier, unknown, asked, incomplete } = await aDay()
  const { issueDay, toIssue, list } = papersOf(supplier)
  const { status, body, text } = await issueDay(today)
  expect(status, text).toBe(200)
  expect(body).toMatchObject({ day: today, issued: 2, invoiced: 2 })
  expect(body.incomplete.map(({ public_id }: Body) => public_id)).toEqual([incomplete])
  expect(body.papers.map(({ label }: Body) => label).toSorted()).toEqual(['000001', '000002'])
  expect((await issueDay(today)).body).toMatchObject({ issued: 0, invoiced: 2 })
  await aTaxClass(world, [unknown], 'non_food')
  await aTaxClass(world, [asked], 'beverage_single_serving', true)
  expect((await issueDay(today)).body).toMatchObject({ issued: 1, invoiced: 3, incomplete: [] })
  expect((await toIssue()).results).toEqual([])
  expect((await list()).results).toHaveLength(3)
})

test.each([
  ['whoever it is by is removed from the team', '/api/team-remove/', {}, 401],
  ['whoever it is by only picks from now on', '/api/team-role/', { role: 'picker' }, 403],
])(
  '%s while a day is invoiced: one more is issued, and no other',
  async (_, path, more, status) => {
    const { supplier } = await aDay()
    const desk = await aMember(world, supplier, 'desk')
    const change = { person: desk.person.publicId, ...more }
    const { invoicing, changing } = await database.transaction().execute(async (tx) => {
      await sql`insert into last_own_change as last (account_id, number) values (${supplier.id}, 1)
      on conflict (account_id) do update set number = last.number + 1`.execute(tx)
      const invoicing = papersOf(desk).issueDay(today)
      expect(await comesToWait(database, invoicing, 1)).toBe(true)
      const changing = supplier.browser.post(path, change)
      // Who leaves is signed out after what the session does; another role waits for nothing.
      await comesToWait(database, changing, 2)
      return { invoicing, changing }
    })
    expect((await changing).status, (await changing).text).toBe(200)
    expect((await invoicing).status).toBe(status)
    expect((await papersOf(supplier).list()).results).toHaveLength(1)
  },
)

test.each([
  ['from=2026-03-01&to=2026-02-01', 'to'],
  ['from=2026-01-01&to=2026-06-01', 'to'],
  ['from=yesterday', 'from'],
])('%s: the field is named', async (query, field) => {
  const { browser } = await aSupplier(world)
  const { status, body } = await browser.get(`/api/invoices-to-issue/?${query}`)
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
})
