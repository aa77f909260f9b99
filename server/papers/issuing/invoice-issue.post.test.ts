import { createHash } from 'node:crypto'
import { canonicalJson } from '@halles/domain/papers/canonical-json.ts'
import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { ledgerWalk } from '@halles/testing/checks/ledger.ts'
import { lastMailQueued } from '@halles/testing/servers/queued-mails.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { answerOf } from '@halles/testing/world/both-sides.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { aDoneOrder, papersOf } from '@halles/testing/world/invoice.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { receiptOf } from '@halles/testing/world/receive-order.ts'
import { aTaxClass, aTaxRegistration, TAX_NUMBERS } from '@halles/testing/world/tax.ts'
import { afterEach, expect, test } from 'vitest'
import { findFrozenPaper } from '../frozen-papers-sql.ts'

const world = await anOwnApp()
afterEach(async () => expect(await ledgerWalk(world.database)).toEqual([]))

const restaurant = await aRestaurant(world)
const otherRestaurant = await aRestaurant(world)
const supplier = await aSupplier(world)
const registered = await aSupplier(world)
await aTaxRegistration(world, registered)
const beef = await aProduct(world, supplier, { priceCents: 1_250 })
const milk = await aProduct(world, supplier, { priceCents: 400 })
const candy = await aProduct(world, registered, { priceCents: 2_000 })
const bread = await aProduct(world, registered, { priceCents: 500 })
await aTaxClass(world, [candy], 'confectionery')
await aTaxClass(world, [bread], 'basic_groceries')

const aDone = (
  lines = [
    { product: beef, quantity: 3 },
    { product: milk, quantity: 2 },
  ],
  by = restaurant,
) => aDoneOrder(world, by, supplier, lines)
const { issue, draft, read } = papersOf(supplier)

test('a done order is invoiced: what was sent at its frozen price, frozen with both businesses', async () => {
  const order = await aDone()
  const part = order.partOf(supplier)
  const drafted = await draft([part.publicId])
  expect(drafted.status, drafted.text).toBe(200)
  const { status, body, text } = await issue([part.publicId], { version: drafted.body.version })
  expect(status, text).toBe(201)
  const { version: _, ...same } = drafted.body
  expect(body).toMatchObject(same)
  expect(body).toMatchObject({
    kind: 'invoice',
    corrects: null,
    goods: '45.50',
    gst: '0.00',
    total: '45.50',
    seller: { name: supplier.name, gst_number: null, qst_number: null },
    buyer: { name: restaurant.name, code: '' },
    orders: [{ public_id: part.publicId }],
    lines: [
      {
        public_id: part.lines[0],
        asked: 3,
        sent: 3,
        received: null,
        amount: '37.50',
        tax_class: null,
      },
      { public_id: part.lines[1], amount: '8.00' },
    ],
  })
  expect(await read(body.public_id)).toMatchObject({
    ...body,
    state: 'open',
    balance: '45.50',
    credited_by: [],
    credit_to_issue: '0.00',
    is_taken_back: false,
  })
})

test('what is kept has the digest of what it says', async () => {
  const { body } = await issue([(await aDone()).partOf(supplier).publicId])
  const viewer = { kind: 'supplier', accountId: supplier.id as never } as const
  const paper = await findFrozenPaper(world.database, viewer, body.public_id)
  const digest = createHash('sha256').update(canonicalJson(paper?.content)).digest('hex')
  expect(paper?.digest).toBe(digest)
  await expect(
    world.database
      .updateTable('paper')
      .set({ goods_cents: 1 })
      .where('id', '=', paper?.id ?? 0)
      .execute(),
  ).rejects.toThrow()
})

test('its restaurant is told by mail and reads it, nobody else does', async () => {
  const { body } = await issue([(await aDone()).partOf(supplier).publicId])
  expect(await lastMailQueued(world, 'invoice-issued')).toMatchObject({
    recipient: restaurant.email,
  })
  const address = `/api/paper/?paper_public_id=${body.public_id}`
  expect((await restaurant.browser.get(address)).body).toMatchObject(body)
  for (const other of [otherRestaurant, registered])
    expect((await other.browser.get(address)).status).toBe(404)
})

test('numbers count without a hole, each supplier its own', async () => {
  const { body: first } = await issue([(await aDone()).partOf(supplier).publicId])
  const { status } = await issue(['another'])
  expect(status).toBe(404)
  const { body: second } = await issue([(await aDone()).partOf(supplier).publicId])
  expect(Number(second.label)).toBe(Number(first.label) + 1)
})

test('taxes are charged under the numbers in force, over goods and fees, once over the whole', async () => {
  const order = await aDoneOrder(world, restaurant, registered, [
    { product: candy, quantity: 3 },
    { product: bread, quantity: 2 },
  ])
  const { body } = await papersOf(registered).issue([order.partOf(registered).publicId])
  expect(body).toMatchObject({
    seller: { gst_number: TAX_NUMBERS.gst, qst_number: TAX_NUMBERS.qst },
    goods: '70.00',
    gst_rate: '5.000',
    qst_rate: '9.975',
    gst_base: '60.00',
    gst: '3.00',
    qst: '5.99',
    total: '78.99',
    lines: [
      { tax_class: 'confectionery', gst: true, qst: true },
      { tax_class: 'basic_groceries', gst: false, qst: false },
    ],
  })
})

test('a product without a class is named, and nothing is numbered', async () => {
  const unknown = await aProduct(world, registered)
  const order = await aDoneOrder(world, restaurant, registered, [{ product: unknown, quantity: 1 }])
  const orders = [order.partOf(registered).publicId]
  const before = await fingerprint(world.database)
  for (const { status, body } of [
    await papersOf(registered).draft(orders),
    await papersOf(registered).issue(orders),
  ]) {
    expect([status, body.code]).toEqual([409, 'tax_class_missing'])
    expect(body.products).toMatchObject([{ public_id: unknown.publicId }])
  }
  expect(await fingerprint(world.database)).toBe(before)
})

test('an order is on one invoice alone', async () => {
  const orders = [(await aDone()).partOf(supplier).publicId]
  const { body: invoice } = await issue(orders)
  const { status, body } = await issue(orders)
  expect([status, body.code]).toEqual([409, 'paper_exists'])
  expect(body.papers).toEqual([
    { public_id: invoice.public_id, kind: 'invoice', label: invoice.label },
  ])
})

test('a received order is invoiced, one that is only accepted is not', async () => {
  const order = await anOrder(world, restaurant, [{ product: beef, quantity: 3 }])
  await answerOf(supplier, order).answer({ action: 'accepted' })
  const part = order.partOf(supplier)
  const { status, body } = await issue([part.publicId])
  expect([status, body.code]).toEqual([409, 'not_to_invoice'])
  expect(body.not_ready).toEqual([part.publicId])
  await receiptOf(restaurant, order, supplier).receive({
    lines: [{ public_id: part.lines[0], cases: 2.5, reason: 'missing' }],
  })
  const issued = await issue([part.publicId])
  expect(issued.body.lines).toMatchObject([{ asked: 3, sent: 3, received: '2.5', amount: '37.50' }])
})

test('several orders of one restaurant are one invoice; those of two are none', async () => {
  const [first, second] = [await aDone(), await aDone()]
  const other = await aDone(undefined, otherRestaurant)
  const ids = [first, second].map((order) => order.partOf(supplier).publicId)
  const refused = await issue([...ids, other.partOf(supplier).publicId])
  expect([refused.status, refused.body.fields]).toEqual([400, { orders: expect.any(String) }])
  const { body } = await issue(ids.toReversed())
  expect(body.orders.map(({ public_id }: { public_id: string }) => public_id)).toEqual(ids)
  expect(body.lines.map(({ order }: { order: number }) => order)).toEqual([0, 0, 1, 1])
  expect(body.total).toBe('91.00')
})

test('all that is ready of some days of a restaurant is one invoice', async () => {
  const alone = await aRestaurant(world)
  const [first, second] = [await aDone(undefined, alone), await aDone(undefined, alone)]
  await anOrder(world, alone, [{ product: beef, quantity: 3 }])
  const { body: drafted } = await draft([first.partOf(supplier).publicId])
  const day = drafted.orders[0].placed_on
  const days = { restaurant_public_id: alone.publicId, from: day, to: day }
  const { status, text, body } = await supplier.browser.post('/api/invoice-issue/', days)
  expect(status, text).toBe(201)
  expect(body.orders).toHaveLength(2)
  expect(body.orders[1].public_id).toBe(second.partOf(supplier).publicId)
  const again = await supplier.browser.post('/api/invoice-issue/', days)
  expect([again.status, again.body.code]).toEqual([409, 'not_to_invoice'])
})

test('a draft that is not the one that was read is refused, with what it says now', async () => {
  const order = await aDone()
  const part = order.partOf(supplier)
  const { body: drafted } = await draft([part.publicId])
  const receipt = receiptOf(restaurant, order, supplier)
  await receipt.receive({
    lines: [{ public_id: part.lines[0], cases: 2, reason: 'missing' }],
    ask_credit: true,
  })
  await receipt.answerCredit({ lines: [{ public_id: part.lines[0], granted: '12.50' }] })
  const { status, body } = await issue([part.publicId], { version: drafted.version })
  expect([status, body.code]).toEqual([409, 'draft_changed'])
  expect(body.draft).toMatchObject({
    total: '33.00',
    lines: [{ credited: '12.50', amount: '25.00', received: '2' }, { amount: '8.00' }],
  })
  expect((await issue([part.publicId], { version: body.draft.version })).status).toBe(201)
})

test.each([
  ['neither orders nor days', {}, 'orders'],
  ['both', { orders: ['a'], from: '2026-01-01' }, 'orders'],
  ['a restaurant without days', { restaurant_public_id: 'a' }, 'orders'],
  ['reversed days', { restaurant_public_id: 'a', from: '2026-02-01', to: '2026-01-01' }, 'to'],
  ['too many orders', { orders: Array.from({ length: 63 }, (_, index) => `a${index}`) }, 'orders'],
])('%s: the field is named', async (_, input, field) => {
  const { status, body } = await supplier.browser.post('/api/invoice-issue/', input)
  expect(status).toBe(400)
  expect(Object.keys(body.fields)).toEqual([field])
})

test('sent twice under one key it is issued once', async () => {
  const orders = [(await aDone()).partOf(supplier).publicId]
  const headers = { 'idempotency-key': 'issue-once' }
  const [first, second] = [await issue(orders, {}, headers), await issue(orders, {}, headers)]
  expect([second.status, second.body]).toEqual([201, first.body])
})
