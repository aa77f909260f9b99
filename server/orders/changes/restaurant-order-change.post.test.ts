import { expectConsistent } from '@halles/testing/checks/expect-consistent.ts'
import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { answerOf, readOrder } from '@halles/testing/world/both-sides.ts'
import { aMember, aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import {
  agreeOnDay,
  answersWithin,
  changeOf,
  passMinutes,
} from '@halles/testing/world/change-order.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'

const world = await anOwnApp()
afterEach(() => expectConsistent(world.database))

const restaurant = await aRestaurant(world)
const supplier = await aSupplier(world)
const beef = await aProduct(world, supplier, { priceCents: 1_000 })
const veal = await aProduct(world, supplier, { priceCents: 2_000 })
const pork = await aProduct(world, supplier, { priceCents: 500 })

/** 8 × 10.00 $ and 3 × 20.00 $, waiting, or accepted with so many minutes to its cut-off. */
async function aPart({ acceptedAt }: { acceptedAt?: number | undefined } = {}) {
  const order = await anOrder(world, restaurant, [
    { product: beef, quantity: 8 },
    { product: veal, quantity: 3 },
  ])
  if (acceptedAt !== undefined) {
    await agreeOnDay(world.database, order, supplier, acceptedAt)
    await answerOf(supplier, order).answer({ action: 'accepted' })
  }
  const calls = changeOf(restaurant, order, supplier)
  const [beefLine = '', vealLine = ''] = calls.lines
  const read = async () => (await readOrder(restaurant, order)).supplier_products[0]
  return { order, ...calls, ...answerOf(supplier, order), beefLine, vealLine, read }
}

const entriesOf = async (id: number) => {
  const { rows } = await sql<Record<string, unknown>>`
    select number, status, kind, old, new, reason, text, by_account_id as by
    from order_entry left join order_entry_text using (supplier_order_id, number)
    where supplier_order_id = ${id} order by number`.execute(world.database)
  return rows
}

test('a pending order is reduced, raised, extended and shortened at once; both sides read it, and the trail says it', async () => {
  const { order, change, beefLine, vealLine, read } = await aPart()
  const { status, body } = await change({
    order_version: 1,
    lines: [{ public_id: beefLine, quantity: 6 }],
    removed: [vealLine],
    added: [{ product_public_id: pork.publicId, quantity: 4 }],
    reason: 'other',
    note: 'Moins de couverts',
  })
  expect(status).toBe(200)
  expect(body.total_price).toBe('80.00')
  const part = await read()
  expect(part).toMatchObject({
    order_version: 4,
    total_price: '80.00',
    products: [
      {
        quantity: 6,
        first_quantity: 8,
        edited_quantity: 0,
        reason: 'other',
        note: 'Moins de couverts',
      },
      { quantity: 3, is_cancelled: true, cancelled_by: 'restaurant', status: 'cancelled' },
      { quantity: 4, first_quantity: 4, total_price: '20.00', product: { price: '5.00' } },
    ],
  })
  const sellers = await answerOf(supplier, order).read()
  expect(sellers.supplierOrder).toMatchObject({ order_version: 4, total_price: '80.00' })
  expect(sellers.orderProducts).toMatchObject([
    { quantity: 6, first_quantity: 8 },
    { is_cancelled: true, cancelled_by: 'restaurant' },
    { quantity: 4 },
  ])
  const said = { status: null, reason: 'other', text: 'Moins de couverts', by: restaurant.id }
  expect(await entriesOf(order.partOf(supplier).id)).toEqual([
    expect.objectContaining({ number: 1, status: 'pending' }),
    { number: 2, kind: 'line_changed', old: { quantity: 8 }, new: { quantity: 6 }, ...said },
    { number: 3, kind: 'line_removed', old: { quantity: 3 }, new: null, ...said },
    { number: 4, kind: 'line_added', old: null, new: { quantity: 4 }, ...said },
  ])
})

test('a raised line keeps its price, an added product has today’s', async () => {
  const { change, beefLine, read } = await aPart()
  const fish = await aProduct(world, supplier, { priceCents: 700 })
  await world.database
    .updateTable('product')
    .set({ price_cents: sql`price_cents + 100` })
    .where('id', 'in', [beef.id, fish.id])
    .execute()
  const { status } = await change({
    lines: [{ public_id: beefLine, quantity: 10 }],
    added: [{ product_public_id: fish.publicId, quantity: 1 }],
  })
  await world.database
    .updateTable('product')
    .set({ price_cents: 1_000 })
    .where('id', '=', beef.id)
    .execute()
  expect(status).toBe(200)
  expect((await read()).products).toMatchObject([
    { quantity: 10, total_price: '100.00' },
    { quantity: 3 },
    { total_price: '8.00' },
  ])
})

test('a product is added at the price that was seen, or not at all: what it costs by now is answered', async () => {
  const { change, read } = await aPart()
  const fish = await aProduct(world, supplier, { priceCents: 700 })
  const { publicId: product_public_id } = fish
  const add = (shown_price: string) =>
    change({ added: [{ product_public_id, quantity: 2, shown_price }] })
  await world.database
    .updateTable('product')
    .set({ price_cents: 800 })
    .where('id', '=', fish.id)
    .execute()
  const before = await fingerprint(world.database)
  const { status, body } = await add('7.00')
  expect([status, body.code]).toEqual([409, 'added_prices_changed'])
  expect(body.prices).toEqual([{ product_public_id, price: '8.00' }])
  expect(await fingerprint(world.database)).toBe(before)
  expect((await add('8.00')).status).toBe(200)
  expect((await read()).products).toContainEqual(expect.objectContaining({ total_price: '16.00' }))
})

test('a product that was removed is added again, as a line of its own', async () => {
  const { change, vealLine, read } = await aPart()
  await change({ removed: [vealLine] })
  const { status } = await change({ added: [{ product_public_id: veal.publicId, quantity: 2 }] })
  expect(status).toBe(200)
  expect((await read()).products).toMatchObject([
    { quantity: 8 },
    { is_cancelled: true },
    { quantity: 2, is_cancelled: false },
  ])
})

test('an accepted order is reduced and shortened until its cut-off, and neither raised nor extended', async () => {
  const { order, change, beefLine, vealLine, read } = await aPart({ acceptedAt: 60 })
  expect((await read()).changes).toEqual(['reduce', 'remove', 'cancel'])
  const raised = await change({ lines: [{ public_id: beefLine, quantity: 9 }] })
  expect([raised.status, raised.body.code]).toEqual([409, 'too_late_to_change'])
  expect(raised.body.current.supplier_products[0].changes).toEqual(['reduce', 'remove', 'cancel'])
  const extended = await change({ added: [{ product_public_id: pork.publicId, quantity: 1 }] })
  expect(extended.body.code).toBe('too_late_to_change')
  const reduced = await change({
    lines: [{ public_id: beefLine, quantity: 5 }],
    removed: [vealLine],
  })
  expect(reduced.status).toBe(200)
  expect(await read()).toMatchObject({ status: 'acknowledged', total_price: '50.00' })
  expect((await answerOf(supplier, order).read()).orderProducts[0].quantity).toBe(5)
})

test.each([['after its cut-off', { acceptedAt: -1 }]])(
  'an accepted order is not changed %s',
  async (_, when) => {
    const { change, cancel, beefLine, read } = await aPart(when)
    expect((await read()).changes).toEqual([])
    const before = await fingerprint(world.database)
    const answers = [
      await change({ lines: [{ public_id: beefLine, quantity: 7 }] }),
      await cancel(),
    ]
    expect(answers.map(({ body }) => body.code)).toEqual([
      'too_late_to_change',
      'too_late_to_change',
    ])
    expect(await fingerprint(world.database)).toBe(before)
  },
)

test('one without a delivery day is changed until it is answered, and not after', async () => {
  const { change, answer, beefLine, read } = await aPart()
  await answer({ action: 'accepted' })
  expect(await read()).toMatchObject({ delivery: null, changes: [] })
  const { body } = await change({ lines: [{ public_id: beefLine, quantity: 7 }] })
  expect(body.code).toBe('too_late_to_change')
})

test('a line that the supplier reduced after accepting may be dropped past the cut-off, another one may not', async () => {
  const { change, answer, beefLine, vealLine, read } = await aPart({ acceptedAt: -1 })
  const reduced = await answer({
    action: 'modified',
    products: [{ public_id: beefLine, edited_quantity: 2 }],
    reason: 'out_of_stock',
  })
  expect(reduced.status).toBe(200)
  expect((await read()).products.map((line: { may_drop: boolean }) => line.may_drop)).toEqual([
    true,
    false,
  ])
  expect((await change({ removed: [vealLine] })).body.code).toBe('too_late_to_change')
  expect((await change({ lines: [{ public_id: beefLine, quantity: 1 }] })).body.code).toBe(
    'too_late_to_change',
  )
  expect((await change({ removed: [beefLine] })).status).toBe(200)
  expect(await read()).toMatchObject({
    total_price: '60.00',
    products: [{ cancelled_by: 'restaurant' }, {}],
  })
})

test.each([
  [15, 14, true],
  [15, 16, false],
  [240, 180, true],
])(
  'of %i minutes to answer, %i later it may be dropped: %s',
  async (answerMinutes, minutes, mayDrop) => {
    const { order, change, answer, beefLine, read } = await aPart({ acceptedAt: -1 })
    await answer({
      action: 'modified',
      products: [{ public_id: beefLine, edited_quantity: 2 }],
      reason: 'out_of_stock',
    })
    await answersWithin(world.database, supplier, answerMinutes)
    await passMinutes(world.database, order.partOf(supplier).id, minutes)
    expect((await read()).products[0].may_drop).toBe(mayDrop)
    const { body } = await change({ removed: [beefLine] })
    expect(body.code).toBe(mayDrop ? undefined : 'too_late_to_change')
    await answersWithin(world.database, supplier, 120)
  },
)

test('what was changed meanwhile is shown in place of a second change', async () => {
  const { change, answer, beefLine, vealLine } = await aPart()
  expect((await change({ order_version: 1, removed: [vealLine] })).status).toBe(200)
  const late = await answer({ action: 'accepted', order_version: 1 })
  expect([late.status, late.body.code]).toEqual([409, 'order_changed'])
  expect(late.body.current.orderProducts[1]).toMatchObject({ cancelled_by: 'restaurant' })
  expect((await answer({ action: 'accepted', order_version: 2 })).status).toBe(200)
  const stale = await change({ order_version: 2, lines: [{ public_id: beefLine, quantity: 1 }] })
  expect(stale.body.code).toBe('order_changed')
  expect(stale.body.current.supplier_products[0]).toMatchObject({
    status: 'acknowledged',
    order_version: 3,
  })
})

test('an order that the restaurant closed is not changed', async () => {
  const { order, change, beefLine } = await aPart()
  await restaurant.browser.post('/api/restaurant-order-set-to-done/', {
    order_public_id: order.publicId,
  })
  const { status, body } = await change({ lines: [{ public_id: beefLine, quantity: 1 }] })
  expect([status, body.code, body.current.status]).toEqual([409, 'order_not_active', 'done'])
})

describe('the minimum that was agreed', () => {
  async function aPartWithMinimum(cents: number) {
    const part = await aPart({ acceptedAt: 60 })
    await world.database
      .updateTable('supplier_order')
      .set({ minimum_cents: cents })
      .where('id', '=', part.order.partOf(supplier).id)
      .execute()
    return part
  }

  test('is met by what is left, to the cent, or nothing changes', async () => {
    const { change, beefLine } = await aPartWithMinimum(10_000)
    const { status, body } = await change({ lines: [{ public_id: beefLine, quantity: 3 }] })
    expect([status, body.code]).toEqual([409, 'minimum_not_met'])
    expect(body.suppliers).toEqual([
      { public_id: supplier.publicId, name: supplier.name, amount_missing: '10.00' },
    ])
    expect((await change({ lines: [{ public_id: beefLine, quantity: 4 }] })).status).toBe(200)
  })

  test('counts what the supplier could not deliver as asked for', async () => {
    const { change, answer, beefLine, vealLine } = await aPartWithMinimum(11_000)
    await answer({
      action: 'modified',
      products: [{ public_id: beefLine, edited_quantity: 1 }],
      reason: 'limited_quantity',
    })
    expect((await change({ lines: [{ public_id: vealLine, quantity: 2 }] })).status).toBe(200)
  })
})

describe('what a change adds counts like an order', () => {
  async function aBuyer(limits: { order_limit_cents?: number; week_limit_cents?: number }) {
    const kitchen = await aRestaurant(world)
    const buyer = await aMember(world, kitchen, 'buyer')
    const order = await anOrder(world, kitchen, [{ product: beef, quantity: 8 }])
    await world.database
      .updateTable('membership')
      .set(limits)
      .where('person_id', '=', buyer.person.id)
      .execute()
    return { kitchen, buyer, order, ...changeOf(buyer, order, supplier) }
  }

  test('against the limit of one order, however it is divided', async () => {
    const { change, lines } = await aBuyer({ order_limit_cents: 3_000 })
    expect((await change({ lines: [{ public_id: lines[0], quantity: 10 }] })).status).toBe(200)
    const { status, body } = await change({
      added: [{ product_public_id: veal.publicId, quantity: 1 }],
    })
    expect([status, body.code]).toEqual([409, 'approval_needed'])
    expect(body.message).toMatch(/Demandez à Camille Tremblay .*\(propriétaire\)/)
    expect(body.exceeded).toEqual({
      per: 'order',
      limit: '30.00',
      ordered: '20.00',
      total: '20.00',
    })
    expect((await change({ lines: [{ public_id: lines[0], quantity: 1 }] })).status).toBe(200)
  })

  test('against the limit of the week, with the orders placed in it', async () => {
    const { buyer, change, lines } = await aBuyer({ week_limit_cents: 3_000 })
    await change({ lines: [{ public_id: lines[0], quantity: 10 }] })
    await anOrder(world, buyer, [{ product: pork, quantity: 1 }])
    const { body } = await change({ added: [{ product_public_id: pork.publicId, quantity: 2 }] })
    expect(body.exceeded).toEqual({ per: 'week', limit: '30.00', ordered: '25.00', total: '10.00' })
  })

  test('and counts for who added it, not for who placed the order', async () => {
    const { kitchen, order, change } = await aBuyer({ week_limit_cents: 100_000 })
    expect(
      (await change({ added: [{ product_public_id: veal.publicId, quantity: 2 }] })).status,
    ).toBe(200)
    await world.database
      .updateTable('membership')
      .set({ week_limit_cents: 8_500, role: 'buyer' })
      .where('person_id', '=', kitchen.person.id)
      .execute()
    const own = changeOf(kitchen, order, supplier)
    const { body } = await own.change({
      added: [{ product_public_id: pork.publicId, quantity: 2 }],
    })
    expect(body.exceeded).toMatchObject({ per: 'week', ordered: '80.00', total: '10.00' })
  })
})

describe('a change that cannot be is refused by field', () => {
  test.each([
    ['nothing', () => ({}), 'lines'],
    [
      'the same quantity',
      (line: string) => ({ lines: [{ public_id: line, quantity: 8 }] }),
      'lines',
    ],
    [
      'an unknown line',
      () => ({ lines: [{ public_id: 'unknown', quantity: 1 }] }),
      'lines.0.public_id',
    ],
    [
      'a line twice',
      (line: string) => ({ lines: [{ public_id: line, quantity: 1 }], removed: [line] }),
      'removed.0',
    ],
    [
      '0 cases',
      (line: string) => ({ lines: [{ public_id: line, quantity: 0 }] }),
      'lines.0.quantity',
    ],
    [
      '10,000 cases',
      (line: string) => ({ lines: [{ public_id: line, quantity: 10_000 }] }),
      'lines.0.quantity',
    ],
    [
      'a product of the order',
      () => ({ added: [{ product_public_id: beef.publicId, quantity: 1 }] }),
      'added.0.product_public_id',
    ],
    [
      'a product that is not',
      () => ({ added: [{ product_public_id: 'unknown', quantity: 1 }] }),
      'added.0.product_public_id',
    ],
    [
      'a reason of the other side',
      (line: string) => ({ removed: [line], reason: 'out_of_stock' }),
      'reason',
    ],
    ['an unexplained reason', (line: string) => ({ removed: [line], reason: 'other' }), 'note'],
  ])('%s', async (_, body, field) => {
    const { change, beefLine } = await aPart()
    const before = await fingerprint(world.database)
    const answer = await change(body(beefLine))
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]])
    expect(await fingerprint(world.database)).toBe(before)
  })

  test('every line removed: the order is to be cancelled', async () => {
    const { change, lines } = await aPart()
    const { body } = await change({ removed: lines })
    expect(Object.keys(body.fields)).toEqual(['removed'])
  })

  test('a product of another supplier, one that is not sold now, and one that takes longer than the day agreed', async () => {
    const other = await aProduct(world, await aSupplier(world))
    const gone = await aProduct(world, supplier)
    const slow = await aProduct(world, supplier)
    await world.database
      .updateTable('product')
      .set({ available: false })
      .where('id', '=', gone.id)
      .execute()
    await world.database
      .updateTable('product')
      .set({ lead_days: 3 })
      .where('id', '=', slow.id)
      .execute()
    const { order, change } = await aPart()
    await agreeOnDay(world.database, order, supplier, 60)
    for (const { publicId } of [other, gone, slow]) {
      const { status, body } = await change({
        added: [{ product_public_id: publicId, quantity: 1 }],
      })
      expect([status, Object.keys(body.fields)]).toEqual([400, ['added.0.product_public_id']])
    }
  })
})

test('asked again under its key, it is done once', async () => {
  const { change, beefLine, read } = await aPart()
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  const body = { lines: [{ public_id: beefLine, quantity: 6 }] }
  const [first, second] = [await change(body, headers), await change(body, headers)]
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.body).toEqual(first.body)
  expect((await read()).order_version).toBe(2)
})
