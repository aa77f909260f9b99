import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { ledgerWalk } from '@halles/testing/checks/ledger.ts'
import type { Body } from '@halles/testing/client/browser.ts'
import { lastMailQueued } from '@halles/testing/servers/queued-mails.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { answerOf } from '@halles/testing/world/both-sides.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { papersOf } from '@halles/testing/world/invoice.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { receiptOf } from '@halles/testing/world/receive-order.ts'
import { aTaxClass, aTaxRegistration } from '@halles/testing/world/tax.ts'
import { afterEach, expect, test } from 'vitest'

const world = await anOwnApp()
afterEach(async () => expect(await ledgerWalk(world.database)).toEqual([]))

const restaurant = await aRestaurant(world)
const supplier = await aSupplier(world)
const other = await aSupplier(world)
await aTaxRegistration(world, supplier)
const candy = await aProduct(world, supplier, { priceCents: 1_250 })
const milk = await aProduct(world, supplier, { priceCents: 400 })
await aTaxClass(world, [candy], 'confectionery')
await aTaxClass(world, [milk], 'basic_groceries')
const { issue, credit, read, toIssue } = papersOf(supplier)

/** Three cases of candy and two of milk, received with one case of candy missing, for which a credit is asked. */
async function anAskedCredit() {
  const order = await anOrder(world, restaurant, [
    { product: candy, quantity: 3 },
    { product: milk, quantity: 2 },
  ])
  await answerOf(supplier, order).answer({ action: 'accepted' })
  const receipt = receiptOf(restaurant, order, supplier)
  const [line] = receipt.lines
  const received = await receipt.receive({
    lines: [{ public_id: line, cases: 2, reason: 'missing' }],
    ask_credit: true,
  })
  expect(received.status, received.text).toBe(200)
  const part = order.partOf(supplier)
  const grant = (granted: string) =>
    receipt.answerCredit({ lines: [{ public_id: line, granted }], reason: 'Un peu' })
  return { order, part, line, grant, receipt }
}

async function anInvoice() {
  const asked = await anAskedCredit()
  const { body, text } = await issue([asked.part.publicId])
  expect(body.public_id, text).toBeDefined()
  return { ...asked, invoice: body as Body }
}

test('what was granted after the invoice is given back with its taxes, once', async () => {
  const { invoice, line, grant, receipt } = await anInvoice()
  // 37.50 and 8.00; 1.88 and 3.74 of taxes.
  expect(invoice.total).toBe('51.12')
  await grant('12.50')
  expect(await read(invoice.public_id)).toMatchObject({
    credit_to_issue: '12.50',
    balance: '51.12',
  })
  expect((await toIssue()).credits).toContainEqual({
    paper: expect.objectContaining({ public_id: invoice.public_id }),
    restaurant: { public_id: restaurant.publicId, name: restaurant.name },
    granted: '12.50',
  })
  expect((await papersOf(other).toIssue()).credits).toEqual([])
  const { status, body, text } = await credit(invoice.public_id)
  expect(status, text).toBe(201)
  expect(body).toMatchObject({
    kind: 'credit_note',
    due_on: null,
    corrects: { public_id: invoice.public_id, label: invoice.label, issued_on: invoice.issued_on },
    goods: '12.50',
    gst_base: '12.50',
    gst: '0.63',
    qst: '1.25',
    total: '14.38',
    lines: [{ public_id: line, amount: '12.50', credited: '0.00', deposit: '0.00' }],
  })
  expect(await read(invoice.public_id)).toMatchObject({
    credit_to_issue: '0.00',
    balance: '36.74',
    is_taken_back: false,
    credited_by: [{ public_id: body.public_id, label: body.label, total: '14.38' }],
  })
  const listed = (await toIssue()).credits.map(({ paper }: Body) => paper.public_id)
  expect(listed).not.toContain(invoice.public_id)
  expect(await lastMailQueued(world, 'credit-note-issued')).toMatchObject({
    recipient: restaurant.email,
  })
  const before = await fingerprint(world.database)
  const again = await credit(invoice.public_id)
  expect([again.status, again.body.code]).toEqual([409, 'nothing_to_credit'])
  expect(await fingerprint(world.database)).toBe(before)
  const { papers } = await receipt.readPart()
  expect(papers).toEqual([
    { public_id: invoice.public_id, kind: 'invoice', label: invoice.label },
    { public_id: body.public_id, kind: 'credit_note', label: body.label },
  ])
  expect((await receipt.readSupplier()).papers).toEqual(papers)
})

test('what a credit note has is on no later one of the same invoice', async () => {
  const [one, another] = [await anAskedCredit(), await anAskedCredit()]
  const { body: invoice } = await issue([one.part.publicId, another.part.publicId])
  const labels: string[] = []
  for (const { grant } of [one, another]) {
    await grant('12.50')
    labels.push((await credit(invoice.public_id)).body.label)
  }
  const notesOf = async ({ receipt }: typeof one) =>
    (await receipt.readPart()).papers.flatMap(({ kind, label }: Body) =>
      kind === 'credit_note' ? [label] : [],
    )
  expect([await notesOf(one), await notesOf(another)]).toEqual(labels.map((label) => [label]))
})

test('what was granted before the invoice is on it, and gives no credit note', async () => {
  const { part, grant } = await anAskedCredit()
  await grant('12.50')
  const { body } = await issue([part.publicId])
  expect(body.lines[0]).toMatchObject({ credited: '12.50', amount: '25.00' })
  expect((await credit(body.public_id)).body.code).toBe('nothing_to_credit')
})

test('an invoice that is taken back whole releases its orders: the new one has all that was granted', async () => {
  const { part, grant, invoice } = await anInvoice()
  await grant('12.50')
  const note = await credit(invoice.public_id)
  const { status, body } = await credit(invoice.public_id, { whole: true })
  expect([status, body.total]).toEqual([201, '36.74'])
  expect(await read(invoice.public_id)).toMatchObject({
    balance: '0.00',
    state: 'paid',
    is_taken_back: true,
  })
  expect((await credit(invoice.public_id, { whole: true })).body.code).toBe('nothing_to_credit')
  const again = await issue([part.publicId])
  expect(again.status, again.text).toBe(201)
  expect(again.body).toMatchObject({ total: '36.74', lines: [{ credited: '12.50' }, {}] })
  expect(note.body.label).not.toBe(body.label)
})

test('a receipt that is corrected after the invoice changes no paper', async () => {
  const { invoice, receipt, line } = await anInvoice()
  await receipt.receive({ lines: [{ public_id: line, cases: 1, reason: 'damaged' }] })
  expect((await read(invoice.public_id)).lines).toEqual(invoice.lines)
})

test.each([
  ['another supplier', (id: string) => papersOf(other).credit(id)],
  ['its restaurant', (id: string) => papersOf(restaurant).credit(id)],
])('%s credits nothing', async (_, call) => {
  const { invoice } = await anInvoice()
  expect([403, 404]).toContain((await call(invoice.public_id)).status)
})

test('a credit note is no invoice', async () => {
  const { invoice } = await anInvoice()
  const { body } = await credit(invoice.public_id, { whole: true })
  expect((await credit(body.public_id, { whole: true })).status).toBe(404)
})

test('sent twice under one key it is credited once', async () => {
  const { invoice } = await anInvoice()
  const headers = { 'idempotency-key': 'credit-once' }
  const first = await credit(invoice.public_id, { whole: true }, headers)
  const second = await credit(invoice.public_id, { whole: true }, headers)
  expect([second.status, second.body]).toEqual([201, first.body])
})
