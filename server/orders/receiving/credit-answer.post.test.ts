import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { ledgerWalk } from '@halles/testing/checks/ledger.ts'
import { lastMailQueued } from '@halles/testing/servers/queued-mails.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { answerOf } from '@halles/testing/world/both-sides.ts'
import { aProduct, aRestaurant, aSupplier, PASSWORD } from '@halles/testing/world/builders.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { receiptOf } from '@halles/testing/world/receive-order.ts'
import { afterEach, expect, test } from 'vitest'

const world = await anOwnApp()
afterEach(async () => expect(await ledgerWalk(world.database)).toEqual([]))

const restaurant = await aRestaurant(world)
const supplier = await aSupplier(world)
const other = await aSupplier(world)
const beef = await aProduct(world, supplier, { priceCents: 1_250 })
const milk = await aProduct(world, supplier, { priceCents: 400 })

/** One case of beef and one of milk are missing: 12.50 $ and 4 $. */
async function aCredit({ by = restaurant, of = supplier } = {}) {
  const products = of === supplier ? [beef, milk] : [await aProduct(world, of)]
  const order = await anOrder(
    world,
    by,
    products.map((product) => ({ product, quantity: 3 })),
  )
  await answerOf(of, order).answer({ action: 'accepted' })
  const receipt = receiptOf(by, order, of)
  const { status, text } = await receipt.receive({
    lines: receipt.lines.map((public_id) => ({ public_id, cases: 2, reason: 'missing' })),
    ask_credit: true,
  })
  expect(status, text).toBe(200)
  return { order, id: order.partOf(of).id, ...receipt }
}

test.each([
  ['granted', ['12.50', '4.00'], ''],
  ['partly', ['12.50', '0'], 'Le lait a été livré'],
  ['partly', ['6.25'], 'La moitié chacun'],
  ['refused', [], 'Tout a été livré'],
])('%s: %j', async (status, granted, reason) => {
  const { answerCredit, lines, readPart, readSupplier, id } = await aCredit()
  const before = await readPart()
  const answer = await answerCredit({
    lines: granted.map((amount, index) => ({ public_id: lines[index], granted: amount })),
    reason,
    order_version: before.order_version,
  })
  expect(answer.status, answer.text).toBe(200)
  expect(answer.body).toEqual(await readSupplier())
  const { credit, total_price: total } = await readPart()
  const amounts = lines.map((_, index) => Number(granted[index] ?? 0).toFixed(2))
  expect(credit).toMatchObject({
    status,
    asked: '16.50',
    granted: amounts.reduce((sum, amount) => sum + Number(amount), 0).toFixed(2),
    answer: { at: null, note: reason, by: { first_name: expect.any(String) } },
  })
  expect(credit.lines.map((line: { granted: string }) => line.granted)).toEqual(amounts)
  expect(answer.body.credit).toEqual({
    ...credit,
    asked_at: null,
    answer: { ...credit.answer, at: expect.any(String) },
  })
  // What was agreed costs what it did.
  expect(total).toBe(before.total_price)
  const told = await world.database
    .selectFrom('order_event')
    .select('kind')
    .where('supplier_order_id', '=', id)
    .where('account_id', '=', restaurant.id)
    .orderBy('number', 'desc')
    .executeTakeFirst()
  expect(told?.kind).toBe('credit_answered')
  expect(await lastMailQueued(world, 'credit-answered')).toEqual({
    recipient: restaurant.email,
    facts: { supplierOrderId: id },
  })
})

test('it is answered once', async () => {
  const { answerCredit, lines } = await aCredit()
  await answerCredit({ reason: 'Non' })
  const before = await fingerprint(world.database)
  const all = lines.map((public_id, index) => ({ public_id, granted: index ? '4' : '12.50' }))
  const { status, body } = await answerCredit({ lines: all })
  expect([status, body.code]).toEqual([409, 'credit_answered'])
  expect(body.current.credit.status).toBe('refused')
  expect(await fingerprint(world.database)).toBe(before)
})

test('what was corrected meanwhile is not answered unseen', async () => {
  const { answerCredit, receive, lines, readPart } = await aCredit()
  const { order_version } = await readPart()
  await receive({
    lines: [{ public_id: lines[0], cases: 2, reason: 'missing' }],
    ask_credit: true,
  })
  const { status, body } = await answerCredit({ reason: 'Non', order_version })
  expect([status, body.code]).toEqual([409, 'order_changed'])
  expect(body.current.credit.asked).toBe('12.50')
})

test.each([
  ['more than asked', [{ granted: '12.51' }], 'x', 'lines.0.granted'],
  ['less than nothing', [{ granted: '-1' }], 'x', 'lines.0.granted'],
  [
    'a line of which nothing is asked',
    [{ public_id: 'other', granted: '1' }],
    'x',
    'lines.0.public_id',
  ],
  ['a line twice', [{ granted: '1' }, { granted: '1' }], 'x', 'lines.1.public_id'],
  ['less than all without a reason', [{ granted: '12.50' }], '', 'reason'],
])('%s is refused', async (_, granted, reason, field) => {
  const { answerCredit, lines, readPart } = await aCredit()
  const { status, body } = await answerCredit({
    lines: granted.map((line) => ({ public_id: lines[0], ...line })),
    reason,
  })
  expect(status).toBe(400)
  expect(Object.keys(body.fields)).toEqual([field])
  expect((await readPart()).credit.status).toBe('asked')
})

test('another supplier neither answers nor reads it', async () => {
  const { readPart } = await aCredit()
  const { public_id: credit_public_id } = (await readPart()).credit
  const { status } = await other.browser.post('/api/credit-answer/', {
    credit_public_id,
    reason: 'x',
  })
  expect(status).toBe(404)
  expect((await other.browser.get('/api/credit-list/')).body).toEqual([])
})

test('neither business is closed while a credit is open', async () => {
  const [by, of] = [await aRestaurant(world), await aSupplier(world)]
  const { order, answerCredit } = await aCredit({ by, of })
  await of.browser.post('/api/supplier-order-set-to-done/', {
    supplier_order_id: order.partOf(of).publicId,
  })
  await by.browser.post('/api/restaurant-order-set-to-done/', { order_public_id: order.publicId })
  const close = (who: typeof by) =>
    who.browser.post('/api/close-account/', { current_password: PASSWORD })
  for (const who of [by, of]) expect((await close(who)).body.code).toBe('orders_open')
  expect((await answerCredit({ reason: 'Non' })).status).toBe(200)
  for (const who of [by, of]) expect((await close(who)).status).toBe(204)
})

test('both read it in the copy of their data, and each person its own part', async () => {
  const { answerCredit, lines } = await aCredit()
  await answerCredit({ lines: [{ public_id: lines[0], granted: '12.50' }], reason: 'Une sur deux' })
  for (const [who, parts] of [
    [restaurant, (data: Data) => data.orders_placed.at(-1)?.parts?.[0]],
    [supplier, (data: Data) => data.orders_received.at(-1)],
  ] as const) {
    const data = (await who.browser.get('/api/account-data/')).body
    const part = parts(data)
    expect(part?.receipt.lines).toMatchObject([
      { cases: '2.00', reason: 'missing' },
      { cases: '2.00', reason: 'missing' },
    ])
    expect(part?.credits).toMatchObject([
      {
        status: 'partly',
        answer: 'Une sur deux',
        lines: [{ granted: '12.50' }, { granted: '0.00' }],
      },
    ])
    expect(data.receipts_and_credits.length).toBeGreaterThan(0)
  }
})
type Part = { receipt: { lines: unknown[] }; credits: unknown[] }
type Data = { orders_placed: { parts: Part[] }[]; orders_received: Part[] }
