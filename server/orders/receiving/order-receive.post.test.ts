import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { ledgerWalk } from '@halles/testing/checks/ledger.ts'
import { lastMailQueued } from '@halles/testing/servers/queued-mails.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { answerOf, readOrder } from '@halles/testing/world/both-sides.ts'
import { aMember, aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { changeOf } from '@halles/testing/world/change-order.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { agreeOnWindowEnd, receiptOf } from '@halles/testing/world/receive-order.ts'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'

const world = await anOwnApp()
afterEach(async () => expect(await ledgerWalk(world.database)).toEqual([]))

const restaurant = await aRestaurant(world)
const cook = await aMember(world, restaurant, 'cook')
const supplier = await aSupplier(world)
const beef = await aProduct(world, supplier, { priceCents: 1_250 })
const milk = await aProduct(world, supplier, { priceCents: 333 })

/** An order of ten cases of beef and one of milk, accepted unless said. */
async function aPart({ accepted = true, done = false, windowEnd }: When = {}) {
  const order = await anOrder(world, restaurant, [
    { product: beef, quantity: 10 },
    { product: milk, quantity: 1 },
  ])
  const part = order.partOf(supplier)
  if (windowEnd !== undefined) await agreeOnWindowEnd(world, part, windowEnd)
  if (accepted) await answerOf(supplier, order).answer({ action: 'accepted' })
  const setToDone = () =>
    supplier.browser.post('/api/supplier-order-set-to-done/', { supplier_order_id: part.publicId })
  if (done) await setToDone()
  return { order, id: part.id, setToDone, ...receiptOf(restaurant, order, supplier) }
}
type When = { accepted?: boolean; done?: boolean; windowEnd?: number }

const entriesOf = async (id: number) =>
  (
    await sql<{ kind: string; old: unknown; new: unknown; reason: string | null; text: string }>`
      select kind, old, new, reason, text from order_entry left join order_entry_text using (supplier_order_id, number)
      where supplier_order_id = ${id} and kind is not null order by number`.execute(world.database)
  ).rows

test('lines that are left out came as agreed, and nothing of the order changes', async () => {
  const { order, receive, readPart, readSupplier } = await aPart()
  const before = await readPart()
  const { status, body } = await receive({ note: 'Par la ruelle' })
  expect(status).toBe(200)
  expect(body).toEqual(await readOrder(restaurant, order))
  const { receipt, ...part } = await readPart()
  expect(receipt).toEqual({
    day: before.receiving.today,
    at: expect.any(String),
    by: { first_name: expect.any(String) },
    note: 'Par la ruelle',
    lines: [],
  })
  const { order_version, receipt: none, changes, may_propose, ...same } = before
  expect(none).toBeNull()
  const over = { changes: [], may_propose: [], order_version: order_version + 1 }
  expect(part).toEqual({ ...same, ...over })
  expect((await readSupplier()).receipt).toEqual({ ...receipt, at: null })
})

test('a case missing and half a case damaged: the credit is asked to the cent, and both sides read it', async () => {
  const { receive, lines, readPart, readSupplier, id } = await aPart()
  const [beefLine, milkLine] = lines
  const { status } = await receive({
    lines: [
      { public_id: beefLine, cases: 9, reason: 'missing' },
      { public_id: milkLine, cases: '0.5', reason: 'damaged', note: 'Percé' },
    ],
    ask_credit: true,
  })
  expect(status).toBe(200)
  const { receipt, credit, total_price: total } = await readPart()
  expect(receipt.lines).toEqual([
    { public_id: beefLine, cases: '9', reason: 'missing', note: '' },
    { public_id: milkLine, cases: '0.5', reason: 'damaged', note: 'Percé' },
  ])
  expect(credit).toEqual({
    public_id: expect.any(String),
    status: 'asked',
    asked: '14.17',
    granted: null,
    asked_at: expect.any(String),
    answer: null,
    lines: [
      { public_id: beefLine, asked: '12.50', granted: null },
      { public_id: milkLine, asked: '1.67', granted: null },
    ],
  })
  expect(total).toBe('128.33')
  const sellers = await readSupplier()
  expect(sellers.credit).toEqual({ ...credit, asked_at: null })
  expect(sellers.supplierOrder.total_price).toBe('128.33')
  expect(await entriesOf(id)).toEqual([
    { kind: 'received', old: null, new: { day: receipt.day }, reason: null, text: null },
    { kind: 'received', old: null, new: { cases: 900 }, reason: 'missing', text: null },
    { kind: 'received', old: null, new: { cases: 50 }, reason: 'damaged', text: 'Percé' },
    { kind: 'credit_asked', old: null, new: { amount: 1_417 }, reason: null, text: null },
  ])
})

test('the supplier reads of it at once; a mail says only that a credit is asked for', async () => {
  const plain = await aPart()
  await plain.receive()
  const asking = await aPart()
  const missing = [{ public_id: asking.lines[0], cases: 9, reason: 'missing' }]
  await asking.receive({ lines: missing, ask_credit: true })
  const kinds = async (id: number) =>
    (
      await world.database
        .selectFrom('order_event')
        .select('kind')
        .where('supplier_order_id', '=', id)
        .where('account_id', '=', supplier.id)
        .orderBy('number')
        .execute()
    ).map(({ kind }) => kind)
  expect(await kinds(plain.id)).toEqual(['placed', 'received'])
  expect(await kinds(asking.id)).toEqual(['placed', 'credit_asked'])
  expect(await lastMailQueued(world, 'credit-asked')).toEqual({
    recipient: supplier.email,
    facts: { supplierOrderId: asking.id },
  })
  const mails = await world.database
    .selectFrom('outbox')
    .select('facts')
    .where('kind', '=', 'credit-asked')
    .execute()
  const ofPlain = mails.filter(({ facts }) => JSON.stringify(facts).includes(`${plain.id}`))
  expect(ofPlain).toEqual([])
})

test('the list of each side names what became of the credit', async () => {
  const { order, receive, lines, answerCredit } = await aPart()
  const ofRestaurant = async () =>
    (await restaurant.browser.get('/api/restaurant-order-list/?status=active')).body.find(
      (one: { public_id: string }) => one.public_id === order.publicId,
    ).suppliers[0].credit
  const ofSupplier = async () =>
    (await supplier.browser.get('/api/supplier-order-list/?status=acknowledged')).body.find(
      (one: { public_id: string }) => one.public_id === order.partOf(supplier).publicId,
    ).credit
  expect([await ofRestaurant(), await ofSupplier()]).toEqual([null, null])
  const counted = async () =>
    (await supplier.browser.get('/api/supplier-order-counts/')).body.credits
  const before = await counted()
  await receive({
    lines: [{ public_id: lines[0], cases: 0, reason: 'late' }],
    ask_credit: true,
  })
  expect([await ofRestaurant(), await ofSupplier()]).toEqual(['asked', 'asked'])
  expect(await counted()).toBe(before + 1)
  const open = (await supplier.browser.get('/api/credit-list/')).body
  expect(open).toHaveLength(before + 1)
  expect(open.at(-1)).toMatchObject({
    order_public_id: order.partOf(supplier).publicId,
    restaurant: { name: restaurant.name },
    asked: '125.00',
    lines: 1,
  })
  await answerCredit({ reason: 'Livré à temps' })
  expect([await ofRestaurant(), await ofSupplier(), await counted()]).toEqual([
    'refused',
    'refused',
    before,
  ])
})

test('again is a correction, with old and new; the same again is nothing', async () => {
  const { receive, lines, readPart, id } = await aPart()
  const [beefLine, milkLine] = lines
  const first = {
    lines: [
      { public_id: beefLine, cases: 9, reason: 'missing' },
      { public_id: milkLine, cases: 0, reason: 'quality' },
    ],
    ask_credit: true,
  }
  await receive(first)
  const { day } = (await readPart()).receipt
  const before = await fingerprint(world.database)
  expect((await receive(first)).status).toBe(200)
  expect(await fingerprint(world.database)).toBe(before)

  const creditId = (await readPart()).credit.public_id
  await receive({ lines: [{ public_id: beefLine, cases: 8, reason: 'damaged' }], ask_credit: true })
  const part = await readPart()
  expect(part.receipt.lines).toEqual([
    { public_id: beefLine, cases: '8', reason: 'damaged', note: '' },
  ])
  expect(part.credit).toMatchObject({ public_id: creditId, asked: '25.00', status: 'asked' })
  expect((await entriesOf(id)).slice(4)).toEqual([
    { kind: 'received', old: { day }, new: { day }, reason: null, text: null },
    {
      kind: 'received',
      old: { cases: 900 },
      new: { cases: 800 },
      reason: 'damaged',
      text: null,
    },
    {
      kind: 'received',
      old: { cases: 0 },
      new: { cases: 100 },
      reason: null,
      text: null,
    },
    {
      kind: 'credit_asked',
      old: { amount: 1_583 },
      new: { amount: 2_500 },
      reason: null,
      text: null,
    },
  ])
})

test('what is asked no more is withdrawn, and may be asked for anew', async () => {
  const { receive, lines, readPart, readSupplier, id } = await aPart()
  const missing = [{ public_id: lines[0], cases: 9, reason: 'missing' }]
  await receive({ lines: missing, ask_credit: true })
  const withdrawn = (await readPart()).credit.public_id
  await receive({ lines: missing })
  expect([(await readPart()).credit, (await readSupplier()).credit]).toEqual([null, null])
  expect((await entriesOf(id)).at(-1)).toMatchObject({
    kind: 'credit_asked',
    old: { amount: 1_250 },
    new: null,
  })
  const late = await supplier.browser.post('/api/credit-answer/', {
    credit_public_id: withdrawn,
    reason: 'Non',
  })
  expect([late.status, late.body.code]).toEqual([409, 'order_changed'])
  await receive({ lines: missing, ask_credit: true })
  expect((await readPart()).credit.public_id).not.toBe(withdrawn)
})

test('once the credit is answered nothing is corrected any more', async () => {
  const { order, receive, lines, answerCredit, readPart } = await aPart()
  const missing = [{ public_id: lines[0], cases: 9, reason: 'missing' }]
  await receive({ lines: missing, ask_credit: true })
  await answerCredit({ lines: [{ public_id: lines[0], granted: '12.50' }] })
  expect((await readPart()).receiving).toBeNull()
  const before = await fingerprint(world.database)
  const { status, body } = await receive({ lines: [] })
  expect([status, body.code]).toEqual([409, 'credit_answered'])
  expect(body.current).toEqual(await readOrder(restaurant, order))
  expect(await fingerprint(world.database)).toBe(before)
})

test.each<[string, When]>([
  ['pending', { accepted: false }],
  ['accepted, its delivery day ahead', { windowEnd: 48 }],
])('an order that is %s is not received', async (_, when) => {
  const { receive, readPart } = await aPart(when)
  expect((await readPart()).receiving).toBeNull()
  const { status, body } = await receive()
  expect([status, body.code]).toEqual([409, 'not_to_receive'])
})

test('nor is one that was refused', async () => {
  const { order, receive } = await aPart({ accepted: false })
  await answerOf(supplier, order).answer({ action: 'cancelled' })
  expect((await receive()).body.code).toBe('not_to_receive')
})

test.each<[string, When, string | undefined]>([
  ['accepted and arranged between the two', {}, undefined],
  ['done, its day ahead', { windowEnd: 48, done: true }, undefined],
  ['47 hours after its delivery', { windowEnd: -47 }, undefined],
  ['49 hours after its delivery', { windowEnd: -49 }, 'credit_too_late'],
  ['49 hours after its delivery, but done only now', { windowEnd: -49, done: true }, undefined],
])('a credit is asked for an order that is %s', async (_, when, refused) => {
  // The window of a day ends on that day: an hour that falls before 0:01 moves by a minute at most.
  const { receive, lines, readPart } = await aPart(when)
  expect((await readPart()).receiving).toMatchObject({ may_ask_credit: refused === undefined })
  const missing = [{ public_id: lines[0], cases: 9, reason: 'missing' }]
  const asking = await receive({ lines: missing, ask_credit: true })
  expect([asking.status, asking.body.code]).toEqual(refused ? [409, refused] : [200, undefined])
  // What came can be recorded either way.
  expect((await receive({ lines: missing })).status).toBe(200)
})

test('a supplier may give more time than two days', async () => {
  const { receive, lines } = await aPart({ windowEnd: -49 })
  await sql`update supplier set credit_hours = 72 where account_id = ${supplier.id}`.execute(
    world.database,
  )
  const missing = [{ public_id: lines[0], cases: 9, reason: 'missing' }]
  expect((await receive({ lines: missing, ask_credit: true })).status).toBe(200)
  await sql`update supplier set credit_hours = 48 where account_id = ${supplier.id}`.execute(
    world.database,
  )
})

test('a cook receives and asks for a credit', async () => {
  const { order, lines } = await aPart()
  const byCook = receiptOf(cook, order, supplier)
  const missing = [{ public_id: lines[0], cases: 9, reason: 'missing' }]
  expect((await byCook.receive({ lines: missing, ask_credit: true })).status).toBe(200)
})

test('what was received is changed by neither side any more', async () => {
  const { order, receive, lines, readPart, id } = await aPart({ windowEnd: 0 })
  // Its cut-off is still ahead: without the receipt its restaurant could change and cancel it.
  await sql`update supplier_order set cut_off_at = clock_timestamp() + interval '1 hour' where id = ${id}`.execute(
    world.database,
  )
  expect((await readPart()).changes).not.toEqual([])
  await receive()
  expect((await readPart()).changes).toEqual([])
  const reduced = await answerOf(supplier, order).answer({
    action: 'modified',
    reason: 'out_of_stock',
    products: [{ public_id: lines[0], edited_quantity: 9 }],
  })
  expect([reduced.status, reduced.body.code]).toEqual([409, 'too_late_to_change'])
  const { change, cancel } = changeOf(restaurant, order, supplier)
  expect((await change({ removed: [lines[0]] })).body.code).toBe('too_late_to_change')
  expect((await cancel()).body.code).toBe('too_late_to_change')
})

test('what was changed meanwhile is not received unseen', async () => {
  const { order, receive, readPart, lines } = await aPart()
  const seen = (await readPart()).order_version
  await answerOf(supplier, order).answer({
    action: 'modified',
    reason: 'out_of_stock',
    products: [{ public_id: lines[0], edited_quantity: 9 }],
  })
  const { status, body } = await receive({ order_version: seen })
  expect([status, body.code]).toEqual([409, 'order_changed'])
  expect((await receive({ order_version: seen + 1 })).status).toBe(200)
})

test.each([
  ['more than agreed', { cases: 10.01 }, 'lines.0.cases'],
  ['fewer than none', { cases: -1 }, 'lines.0.cases'],
  ['a thousandth of a case', { cases: '0.001' }, 'lines.0.cases'],
  ['fewer without a reason', { cases: 9 }, 'lines.0.reason'],
  ['an unknown reason', { cases: 9, reason: 'eaten' }, 'lines.0.reason'],
  ['a line of nobody', { public_id: 'nobody', cases: 1 }, 'lines.0.public_id'],
])('%s is refused', async (_, line, field) => {
  const { receive, lines } = await aPart()
  const { status, body } = await receive({ lines: [{ public_id: lines[0], ...line }] })
  expect(status).toBe(400)
  expect(Object.keys(body.fields)).toEqual([field])
})

test('a day ahead, one before the order, and a credit for nothing are refused', async () => {
  const { receive, lines } = await aPart()
  expect((await receive({ day: '2100-01-01' })).body.fields).toHaveProperty('day')
  expect((await receive({ day: '2020-01-01' })).body.fields).toHaveProperty('day')
  expect((await receive({ ask_credit: true })).body.fields).toHaveProperty('ask_credit')
  const late = [{ public_id: lines[0], cases: 10, reason: 'late' }]
  const { body } = await receive({ lines: late, ask_credit: true })
  expect(body.fields).toHaveProperty('ask_credit')
})

test('sent twice under its key it is done once', async () => {
  const { receive, lines, id } = await aPart()
  const body = { lines: [{ public_id: lines[0], cases: 9, reason: 'missing' }], ask_credit: true }
  const key = { 'idempotency-key': 'receive-once-0001' }
  const [one, other] = await Promise.all([receive(body, key), receive(body, key)])
  expect([one.status, other.status]).toEqual([200, 200])
  expect(one.body).toEqual(other.body)
  expect(await entriesOf(id)).toHaveLength(3)
})
