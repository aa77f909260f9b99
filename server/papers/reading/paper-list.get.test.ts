import type { Body } from '@halles/testing/client/browser.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aMember, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { aCustomer } from '@halles/testing/world/customer.ts'
import { papersOf } from '@halles/testing/world/invoice.ts'
import { anIssuedPaper } from '@halles/testing/world/issued-paper.ts'
import { expect, test } from 'vitest'

const world = await aTestApp()
const supplier = await aSupplier(world)
const other = await aSupplier(world)
const [chez, lune] = [await aRestaurant(world), await aRestaurant(world)]
for (const restaurant of [chez, lune]) await aCustomer(world, supplier, restaurant)

const paid = await anIssuedPaper(world, supplier, chez, { issuedDaysAgo: 70, label: 'AB-000001' })
const note = await anIssuedPaper(world, supplier, chez, { corrects: paid, issuedDaysAgo: 60 })
const overdue = await anIssuedPaper(world, supplier, lune, { issuedDaysAgo: 40, dueInDays: -5 })
const open = await anIssuedPaper(world, supplier, chez, { issuedDaysAgo: 1, dueInDays: 0 })
const others = await anIssuedPaper(world, other, chez)

const idsOf = async (who: typeof supplier | typeof chez, query = '') =>
  (await papersOf(who).list(query)).results.map(({ public_id }: Body) => public_id)
const ids = (...papers: { publicId: string }[]) => papers.map(({ publicId }) => publicId)

test('both sides list their own papers, the last first', async () => {
  expect(await idsOf(supplier)).toEqual(ids(open, overdue, note, paid))
  expect(await idsOf(chez)).toEqual(ids(others, open, note, paid))
  expect(await idsOf(lune)).toEqual(ids(overdue))
})

test('a row says how an invoice stands and which one a credit note corrects', async () => {
  const { results } = await papersOf(supplier).list()
  expect(results.map(({ state, balance }: Body) => [state, balance])).toEqual([
    ['open', '100.00'],
    ['overdue', '100.00'],
    [null, null],
    ['paid', '0.00'],
  ])
  expect(results[2].corrects).toEqual({ public_id: paid.publicId, label: 'AB-000001' })
  expect(results[0].other).toEqual({ public_id: chez.publicId, name: chez.name })
})

test.each([
  ['kind=invoice', () => ids(open, overdue, paid)],
  ['kind=credit_note', () => ids(note)],
  ['state=open', () => ids(open)],
  ['state=overdue', () => ids(overdue)],
  ['state=paid', () => ids(paid)],
  ['search=ab-0', () => ids(paid)],
  ['search=nothing', () => []],
])('%s', async (query, expected) => {
  expect(await idsOf(supplier, query)).toEqual(expected())
})

test('by the other side, by its name, by month, and on from a row', async () => {
  expect(await idsOf(supplier, `other_public_id=${lune.publicId}`)).toEqual(ids(overdue))
  expect(await idsOf(chez, `other_public_id=${other.publicId}`)).toEqual(ids(others))
  expect(await idsOf(supplier, `search=${encodeURIComponent(lune.name)}`)).toContain(
    overdue.publicId,
  )
  const { results } = await papersOf(supplier).list()
  expect(await idsOf(supplier, `month=${results[3].issued_on.slice(0, 7)}`)).toContain(
    paid.publicId,
  )
  expect(await idsOf(supplier, 'month=2020-01')).toEqual([])
  expect(await idsOf(supplier, `cursor=${overdue.publicId}`)).toEqual(ids(note, paid))
  expect(await idsOf(supplier, `cursor=${others.publicId}`)).toEqual([])
})

test('a search finds by number and name, each paper once, within what else is asked, and goes on from a row', async () => {
  const name = encodeURIComponent(chez.name)
  expect(await idsOf(supplier, `search=${name}`)).toEqual(ids(open, note, paid))
  expect(await idsOf(supplier, `search=${name}&state=open`)).toEqual(ids(open))
  expect(await idsOf(supplier, `search=${name}&kind=credit_note`)).toEqual(ids(note))
  expect(await idsOf(supplier, `search=${name}&cursor=${open.publicId}`)).toEqual(ids(note, paid))
  expect(await idsOf(supplier, `search=${name}&other_public_id=${lune.publicId}`)).toEqual([])
  // Its third invoice; names have digits too.
  expect(await idsOf(supplier, 'search=3&kind=invoice')).toContain(open.publicId)
})

test('neither a cook nor a picker lists papers, nor whoever has left', async () => {
  for (const [business, role] of [
    [chez, 'cook'],
    [supplier, 'picker'],
  ] as const) {
    const member = await aMember(world, business, role)
    expect((await member.browser.get('/api/paper-list/')).status).toBe(403)
  }
  const buyer = await aMember(world, chez, 'buyer')
  expect((await buyer.browser.get('/api/paper-list/')).status).toBe(200)
  await chez.browser.post('/api/team-remove/', { person: buyer.person.publicId })
  expect((await buyer.browser.get('/api/paper-list/')).status).toBe(401)
})

test.each([
  ['month=2026-13', 'month'],
  ['kind=receipt', 'kind'],
  ['state=lost', 'state'],
])('%s: the field is named', async (query, field) => {
  const { status, body } = await supplier.browser.get(`/api/paper-list/?${query}`)
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
})
