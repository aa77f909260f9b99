import { aStream } from '@halles/testing/client/stream.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { answerOf } from '@halles/testing/world/both-sides.ts'
import { aMember, aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { anOrderOfLot, aRecall, lotsOf, setLots } from '@halles/testing/world/lots.ts'
import { anOrder, type BuiltOrder } from '@halles/testing/world/order.ts'
import { receiptOf } from '@halles/testing/world/receive-order.ts'
import { fieldProblems } from '@halles/texts/fr/field-problems.ts'
import { beforeEach, describe, expect, test } from 'vitest'

const world = await aTestApp()
const restaurant = await aRestaurant(world)
const supplier = await aSupplier(world)
const ana = await aMember(world, supplier, 'picker', { firstName: 'Ana' })
const products = [await aProduct(world, supplier), await aProduct(world, supplier)]

let order: BuiltOrder
const part = () => order.partOf(supplier).publicId
type Said = Parameters<typeof setLots>
const set = (lots: Said[3], said?: Said[4]) => setLots(ana, order, supplier, lots, said)
const done = () =>
  supplier.browser.post('/api/supplier-order-set-to-done/', { supplier_order_id: part() })
const lots = async (line = 0) => (await lotsOf(ana, part()))[line]?.['lots']

beforeEach(async () => {
  order = await anOrder(
    world,
    restaurant,
    products.map((product) => ({ product, quantity: 5 })),
  )
  await answerOf(supplier, order).answer({ action: 'accepted' })
})

test('a picker says the lots of a line, which the lists of what to pick then have', async () => {
  const said = await set([
    { lot: 'L-2412A', expires_on: '2026-12-04', cases: 3 },
    { lot: 'l-2412b', cases: 2 },
  ])
  const stored = [
    { lot: 'L-2412A', expires_on: '2026-12-04', cases: 3 },
    { lot: 'l-2412b', expires_on: null, cases: 2 },
  ]
  expect(said).toMatchObject({ status: 200, body: { lines: [{ cases: 5, lots: stored }] } })
  expect(await lots()).toEqual(stored)
  const { body } = await ana.browser.get('/api/pick-list/')
  const [line] = order.partOf(supplier).lines
  const listed = body.products
    .flatMap((product: { lines: object[] }) => product.lines)
    .find(({ public_id }: { public_id: string }) => public_id === line)
  expect(listed.lots).toEqual(stored)
  expect(body.number).toBe(said.body.number)
})

test('what is said again in other letters is the same lot, as it was written last', async () => {
  await set([{ lot: 'l-7', cases: 2 }])
  await set([{ lot: 'L-7', cases: 5 }])
  expect(await lots()).toEqual([{ lot: 'L-7', expires_on: null, cases: 5 }])
  await set([])
  expect(await lots()).toEqual([])
})

describe.for([
  [
    'twice the same',
    [
      { lot: 'L1', cases: 1 },
      { lot: 'l1', cases: 1 },
    ],
    'lines.0.lots.1.lot',
    'lot_twice',
  ],
  [
    'more cases than the line',
    [{ lot: 'L1', cases: 6 }],
    'lines.0.lots.0.cases',
    'lots_above_cases',
  ],
  ['no case', [{ lot: 'L1', cases: 0 }], 'lines.0.lots.0.cases', 'line_quantity_invalid'],
  ['no lot', [{ lot: ' ', cases: 1 }], 'lines.0.lots.0.lot', 'required'],
  [
    'what no label prints',
    [{ lot: 'Lot é', cases: 1 }],
    'lines.0.lots.0.lot',
    'characters_refused',
  ],
  [
    'a control character',
    [{ lot: 'L\u001d1', cases: 1 }],
    'lines.0.lots.0.lot',
    'characters_refused',
  ],
  ['too long', [{ lot: 'L'.repeat(41), cases: 1 }], 'lines.0.lots.0.lot', 'text_too_long'],
  [
    'no day',
    [{ lot: 'L1', cases: 1, expires_on: '2026-02-30' }],
    'lines.0.lots.0.expires_on',
    'date_invalid',
  ],
  [
    'too many',
    Array.from({ length: 21 }, (_, at) => ({ lot: `L${at}`, cases: 1 })),
    'lines.0.lots',
    'too_many_lots',
  ],
] as const)('lots of a line: %s', ([, given, field, problem]) => {
  test('are refused at their field, and nothing changes', async () => {
    await set([{ lot: 'KEPT', cases: 1 }])
    const { status, body } = await set(given)
    expect([status, body.fields]).toEqual([400, { [field]: fieldProblems[problem] }])
    expect(await lots()).toEqual([{ lot: 'KEPT', expires_on: null, cases: 1 }])
  })
})

test('what a colleague said meanwhile is not written over; who comes second is shown it', async () => {
  await set([{ lot: 'ANA', cases: 5 }])
  const late = await setLots(supplier, order, supplier, [{ lot: 'DESK', cases: 5 }], { seen: [] })
  expect(late).toMatchObject({
    status: 409,
    body: { code: 'lots_changed', lines: [{ lots: [{ lot: 'ANA', cases: 5 }] }] },
  })
  expect(await set([{ lot: 'ANA', cases: 4 }], { cases: 4 })).toMatchObject({
    status: 409,
    body: { code: 'lots_changed', lines: [{ cases: 5 }] },
  })
  expect(await lots()).toEqual([{ lot: 'ANA', expires_on: null, cases: 5 }])
})

test('lines of another supplier are not found, like invented ones, and none of the call is written', async () => {
  const stranger = await aSupplier(world)
  const foreign = await anOrderOfLot(world, restaurant, stranger, { lot: 'L-9' })
  const [own] = order.partOf(supplier).lines
  for (const other of [foreign.partOf(stranger).lines[0], '0'.repeat(32)]) {
    const answer = await ana.browser.post('/api/line-lots-set/', {
      lines: [own, other].map((public_id, at) => ({
        public_id,
        cases: at === 0 ? 5 : 2,
        seen: at === 0 ? [] : [{ lot: 'L-9', expires_on: null, cases: 2 }],
        lots: [{ lot: 'L-1', cases: 1 }],
      })),
    })
    expect(answer.status).toBe(404)
  }
  expect(await lots()).toEqual([])
})

test('a line is named once in a call', async () => {
  const [line] = order.partOf(supplier).lines
  const one = { public_id: line, cases: 5, seen: [], lots: [] }
  expect(await ana.browser.post('/api/line-lots-set/', { lines: [one, one] })).toMatchObject({
    status: 400,
    body: { fields: { lines: fieldProblems.line_twice } },
  })
})

test('an order that still waits for an answer has no lots', async () => {
  order = await anOrder(world, restaurant, [
    { product: products[0] ?? { publicId: '' }, quantity: 2 },
  ])
  expect(await set([{ lot: 'L1', cases: 2 }])).toMatchObject({
    status: 409,
    body: { code: 'lots_closed' },
  })
})

test('a line that gets fewer cases than its lots have has none; one that gets more keeps them', async () => {
  await set([{ lot: 'L1', cases: 4 }])
  await set([{ lot: 'L2', cases: 4 }], { line: 1 })
  const { lines } = order.partOf(supplier)
  await reduce({
    products: [
      { public_id: lines[0], edited_quantity: 3 },
      { public_id: lines[1], edited_quantity: 4 },
    ],
  })
  expect([await lots(0), await lots(1)]).toEqual([[], [{ lot: 'L2', expires_on: null, cases: 4 }]])
})

test('a removed line has no lots', async () => {
  await set([{ lot: 'L1', cases: 5 }])
  const [first = ''] = order.partOf(supplier).lines
  await reduce({ removed_products: [first] })
  expect(
    await ana.browser.post('/api/line-lots-set/', {
      lines: [{ public_id: first, cases: 5, seen: [], lots: [] }],
    }),
  ).toMatchObject({ status: 409, body: { code: 'lots_closed' } })
})

describe('once an order is delivered', () => {
  test('its lots are corrected, which the activity of the business says', async () => {
    await set([{ lot: 'WRONG', cases: 5 }])
    await done()
    expect((await set([{ lot: 'RIGHT', cases: 5 }])).status).toBe(200)
    const { body } = await supplier.browser.get('/api/business-activity/')
    expect(body.entries[0]).toMatchObject({
      kind: 'lots_corrected',
      changes: [{ field: 'lots', from: 'WRONG (5)', to: 'RIGHT (5)' }],
    })
  })

  test('a lot that is called back stays; another is still found to have been delivered', async () => {
    await set([{ lot: 'BAD', cases: 5 }])
    await set([{ lot: 'GOOD', cases: 4 }], { line: 1 })
    await done()
    await aRecall(supplier, 'BAD')
    expect(await set([])).toMatchObject({
      status: 409,
      body: { code: 'lot_recalled', lots: ['BAD'] },
    })
    const found = [
      { lot: 'GOOD', cases: 4 },
      { lot: 'bad', cases: 1 },
    ]
    expect((await set(found, { line: 1 })).status).toBe(200)
    expect((await set([{ lot: 'GOOD', cases: 4 }], { line: 1 })).status).toBe(409)
  })
})

describe('while it is picked', () => {
  test('a lot that is called back goes into no order, and out of those that it is in', async () => {
    await set([{ lot: 'BAD-2', cases: 5 }])
    await aRecall(supplier, 'bad-2')
    expect(await set([{ lot: 'Bad-2', cases: 1 }], { line: 1 })).toMatchObject({
      status: 409,
      body: { code: 'lot_recalled', lots: ['Bad-2'] },
    })
    expect((await set([{ lot: 'L-NEW', cases: 5 }])).status).toBe(200)
  })

  test('a received order counts as delivered', async () => {
    await set([{ lot: 'BAD-3', cases: 5 }])
    await receiptOf(restaurant, order, supplier).receive({})
    await aRecall(supplier, 'BAD-3')
    expect((await set([])).body.code).toBe('lot_recalled')
  })

  test('a recall of one product leaves the same lot of another, and an exercise leaves all', async () => {
    await set([{ lot: 'BAD-4', cases: 1 }])
    await set([{ lot: 'TRY', cases: 1 }], { line: 1 })
    await aRecall(supplier, 'TRY', { is_exercise: true })
    const product = products[0]?.publicId ?? ''
    await aRecall(supplier, 'BAD-4', { product_public_id: product })
    const both = [
      { lot: 'TRY', cases: 2 },
      { lot: 'BAD-4', cases: 2 },
    ]
    expect((await set(both, { line: 1 })).status).toBe(200)
    expect((await set(both)).body.code).toBe('lot_recalled')
  })
})

test('colleagues learn of it at once', async () => {
  const stream = await aStream(supplier.browser)
  await stream.until(() => stream.messages.length === 1)
  const { body } = await set([{ lot: 'L1', cases: 1 }])
  await stream.until(() => stream.messages.at(-1)?.data.own_changes === body.number)
})

/** Its supplier reduces or removes lines of the accepted order. */
async function reduce(change: object): Promise<void> {
  const { status, text } = await answerOf(supplier, order).answer({
    action: 'modified',
    reason: 'limited_quantity',
    ...change,
  })
  if (status !== 200) throw new Error(text)
}
