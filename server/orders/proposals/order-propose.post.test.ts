import { later } from '@halles/domain/holidays.ts'
import { expectConsistent } from '@halles/testing/checks/expect-consistent.ts'
import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aMember, aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { agreeOnDay, changeOf } from '@halles/testing/world/change-order.ts'
import { montrealToday } from '@halles/testing/world/credit.ts'
import { aDeliveryException, aDeliveryZone } from '@halles/testing/world/delivery-zone.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { proposalsOf } from '@halles/testing/world/proposal.ts'
import { threadOf } from '@halles/testing/world/thread.ts'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'

const world = await anOwnApp()
const { database } = world
afterEach(() => expectConsistent(database))

const restaurant = await aRestaurant(world)
const supplier = await aSupplier(world)
const beef = await aProduct(world, supplier, { priceCents: 1_000 })
const veal = await aProduct(world, supplier, { priceCents: 2_000 })
const pork = await aProduct(world, supplier, { priceCents: 500 })
const lamb = await aProduct(world, supplier, { priceCents: 1_155 })

/** 8 × 10.00 $ and 3 × 20.00 $, pending, or accepted with so many minutes to its cut-off. */
async function aPart({ acceptedAt }: { acceptedAt?: number | undefined } = {}) {
  const order = await anOrder(world, restaurant, [
    { product: beef, quantity: 8 },
    { product: veal, quantity: 3 },
  ])
  const calls = proposalsOf(order, restaurant, supplier)
  if (acceptedAt !== undefined) {
    await agreeOnDay(database, order, supplier, acceptedAt)
    await calls.update({ action: 'accepted' })
  }
  const [beefLine = '', vealLine = ''] = calls.lines
  return { order, ...calls, beefLine, vealLine }
}

const entriesOf = async (id: number) => {
  const { rows } = await sql<Record<string, unknown>>`
    select kind, old, new, reason, text, by_account_id as by, proposal_id is not null as "isOfProposal"
    from order_entry left join order_entry_text using (supplier_order_id, number)
    where supplier_order_id = ${id} and kind is not null order by number`.execute(database)
  return rows
}

const inPlaceOfBeef = (line: string, quantity = 4) => ({
  substitutes: [{ public_id: line, product_public_id: lamb.publicId, quantity }],
})

describe('what a restaurant proposes about an accepted order', () => {
  test('before its cut-off is more: its supplier reads it, agrees, and it is changed at once', async () => {
    const part = await aPart({ acceptedAt: 60 })
    const { beefLine } = part
    expect((await part.buyersPart()).may_propose).toEqual(['raise', 'add'])
    const { status, text, body } = await part.propose(restaurant, {
      order_version: 2,
      lines: [{ public_id: beefLine, quantity: 10 }],
      added: [{ product_public_id: pork.publicId, quantity: 2 }],
      reason: 'quantity_mistake',
      note: 'Deux banquets',
    })
    expect(status, text).toBe(200)
    const [own] = body.supplier_products
    expect(own).toMatchObject({ total_price: '140.00', order_version: 3, may_propose: [] })
    const proposal = await part.open()
    expect(proposal).toMatchObject({
      side: 'restaurant',
      status: 'open',
      reason: 'quantity_mistake',
      note: 'Deux banquets',
      lines: [
        {
          kind: 'quantity',
          line_public_id: beefLine,
          product: null,
          quantity: 10,
          difference: '20.00',
          is_agreed: null,
        },
        {
          kind: 'add',
          line_public_id: null,
          product: { public_id: pork.publicId, price: '5.00' },
          quantity: 2,
          difference: '10.00',
        },
      ],
    })
    expect(own.proposal).toEqual(proposal)
    const [lineOfBeef, ofPork] = proposal.lines
    const answered = await part.answer(supplier, proposal.public_id, [
      lineOfBeef.public_id,
      ofPork.public_id,
    ])
    expect(answered.status, answered.text).toBe(200)
    expect(answered.body).toMatchObject({
      proposal: null,
      supplierOrder: { total_price: '170.00' },
      orderProducts: [
        { quantity: 10, first_quantity: 8, edited_quantity: 0 },
        { quantity: 3 },
        { quantity: 2, price: '5.00', replaces: null },
      ],
    })
    expect(await entriesOf(part.id)).toEqual([
      {
        kind: 'proposed',
        old: null,
        new: null,
        reason: 'quantity_mistake',
        text: 'Deux banquets',
        by: restaurant.id,
        isOfProposal: true,
      },
      {
        kind: 'answered',
        old: null,
        new: null,
        reason: null,
        text: null,
        by: supplier.id,
        isOfProposal: true,
      },
      {
        kind: 'line_changed',
        old: { quantity: 8 },
        new: { quantity: 10 },
        reason: 'quantity_mistake',
        text: null,
        by: supplier.id,
        isOfProposal: true,
      },
      {
        kind: 'line_added',
        old: null,
        new: { quantity: 2 },
        reason: null,
        text: null,
        by: supplier.id,
        isOfProposal: true,
      },
    ])
    const { entries } = await threadOf(part.order, supplier).read(restaurant)
    const made = entries.find(({ kind }: { kind: string }) => kind === 'proposed')
    expect(made.proposal).toMatchObject({
      public_id: proposal.public_id,
      status: 'answered',
      by: { first_name: 'Camille' },
      lines: [
        { is_agreed: true, difference: '20.00' },
        { is_agreed: true, difference: '10.00' },
      ],
    })
  })

  test('after its cut-off is anything: what is not agreed to stays as it is', async () => {
    const part = await aPart({ acceptedAt: -60 })
    expect((await part.buyersPart()).may_propose).toEqual(['reduce', 'raise', 'add', 'remove'])
    await part.propose(restaurant, {
      lines: [
        { public_id: part.beefLine, quantity: 5 },
        { public_id: part.vealLine, quantity: 0 },
      ],
      added: [{ product_public_id: pork.publicId, quantity: 20 }],
    })
    const proposal = await part.open()
    expect(proposal.lines.map(({ difference }: { difference: string }) => difference)).toEqual([
      '-30.00',
      '-60.00',
      '100.00',
    ])
    const { body } = await part.answer(supplier, proposal.public_id, [proposal.lines[1].public_id])
    expect(body.orderProducts).toMatchObject([
      { quantity: 8, is_cancelled: false },
      { quantity: 3, is_cancelled: true, cancelled_by: 'restaurant' },
    ])
    expect(body.supplierOrder.total_price).toBe('80.00')
    const { body: thread } = await threadOf(part.order, supplier).get(supplier)
    const made = thread.entries.find(({ kind }: { kind: string }) => kind === 'proposed')
    expect(made.proposal.lines.map(({ is_agreed }: { is_agreed: boolean }) => is_agreed)).toEqual([
      false,
      true,
      false,
    ])
  })
})

describe('what a supplier proposes', () => {
  test('in place of a line is agreed to: the line goes, the substitute comes at the price that was named', async () => {
    const part = await aPart({ acceptedAt: -60 })
    expect((await part.sellersOrder()).may_propose).toEqual(['substitute', 'move'])
    const { status, text } = await part.propose(supplier, {
      substitutes: [
        { public_id: part.beefLine, product_public_id: lamb.publicId, quantity: 7, price: '11.00' },
      ],
      reason: 'out_of_stock',
    })
    expect(status, text).toBe(200)
    const proposal = await part.open()
    expect(proposal.lines).toMatchObject([
      {
        kind: 'substitute',
        line_public_id: part.beefLine,
        product: { public_id: lamb.publicId, price: '11.00' },
        quantity: 7,
        difference: '-3.00',
      },
    ])
    const { body } = await part.answer(restaurant, proposal.public_id, [
      proposal.lines[0].public_id,
    ])
    expect(body.supplier_products[0]).toMatchObject({
      total_price: '137.00',
      proposal: null,
      products: [
        { is_cancelled: true, cancelled_by: 'supplier', reason: 'out_of_stock' },
        { is_cancelled: false },
        { quantity: 7, total_price: '77.00', replaces: part.beefLine },
      ],
    })
  })

  test('with its answer comes besides what it can deliver', async () => {
    const part = await aPart()
    const { status, text } = await part.update({
      action: 'modified',
      products: [{ public_id: part.beefLine, edited_quantity: 5 }],
      ...inPlaceOfBeef(part.beefLine, 3),
    })
    expect(status, text).toBe(200)
    const proposal = await part.open()
    expect(proposal).toMatchObject({
      side: 'supplier',
      lines: [{ kind: 'substitute', quantity: 3, difference: '34.65' }],
    })
    const { body } = await part.answer(restaurant, proposal.public_id, [
      proposal.lines[0].public_id,
    ])
    expect(body.supplier_products[0]).toMatchObject({
      status: 'acknowledged',
      total_price: '144.65',
      products: [
        { quantity: 8, edited_quantity: 5 },
        { quantity: 3 },
        { quantity: 3, replaces: part.beefLine },
      ],
    })
  })

  test('that the order has already becomes more of it', async () => {
    const part = await aPart({ acceptedAt: 60 })
    await part.propose(supplier, {
      substitutes: [{ public_id: part.beefLine, product_public_id: veal.publicId, quantity: 2 }],
    })
    const proposal = await part.open()
    const { body } = await part.answer(restaurant, proposal.public_id, [
      proposal.lines[0].public_id,
    ])
    expect(body.supplier_products[0]).toMatchObject({
      total_price: '100.00',
      products: [{ is_cancelled: true }, { quantity: 5, first_quantity: 3 }],
    })
  })

  test('as another day is agreed to: window, cut-off and zone are those of its rules', async () => {
    const part = await aPart({ acceptedAt: 60 })
    const zone = await aDeliveryZone(world, supplier, {
      name: `Zone ${part.id}`,
      runs: Object.fromEntries(
        [1, 2, 3, 4, 5, 6, 7].map((day) => [day, { from: '09:00', to: '12:00' }]),
      ),
    })
    const day = later(montrealToday(), 4)
    expect((await part.propose(supplier, { day })).status).toBe(200)
    const proposal = await part.open()
    expect(proposal.lines).toMatchObject([{ kind: 'day', day, quantity: null, difference: '0.00' }])
    const { body, text } = await part.answer(restaurant, proposal.public_id, [
      proposal.lines[0].public_id,
    ])
    expect(body.supplier_products?.[0].delivery, text).toMatchObject({
      day,
      from: '09:00',
      to: '12:00',
      is_late: false,
    })
    expect((await entriesOf(part.id)).at(-1)).toMatchObject({
      kind: 'day_changed',
      old: { day: later(montrealToday(), 2) },
      new: { day },
    })
    const stored = await database
      .selectFrom('supplier_order')
      .select('delivery_zone_id')
      .where('id', '=', part.id)
      .executeTakeFirstOrThrow()
    expect(stored.delivery_zone_id).toBe(zone.id)
    await sql`delete from delivery_zone where id = ${zone.id}`.execute(database)
  })
})

test('a restaurant proposes to add a product at the price that it saw, or not at all', async () => {
  const part = await aPart({ acceptedAt: 60 })
  const { publicId: product_public_id } = pork
  const propose = (shown_price: string) =>
    part.propose(restaurant, { added: [{ product_public_id, quantity: 2, shown_price }] })
  const before = await fingerprint(database)
  const { status, body } = await propose('4.99')
  expect([status, body.code]).toEqual([409, 'added_prices_changed'])
  expect(body.prices).toEqual([{ product_public_id, price: '5.00' }])
  expect(await fingerprint(database)).toEqual(before)
  expect((await propose('5.00')).status).toBe(200)
})

describe('nothing is changed, and it is said why:', () => {
  const unknown = '0'.repeat(32)
  const refused = async (
    part: Awaited<ReturnType<typeof aPart>>,
    by: typeof restaurant,
    body: object,
  ) => {
    const before = await fingerprint(database)
    const answer = await part.propose(by, body)
    expect(await fingerprint(database)).toEqual(before)
    return answer
  }
  const fields = async (by: typeof restaurant, body: object, acceptedAt = -60) => {
    const part = await aPart({ acceptedAt })
    const named = JSON.parse(
      JSON.stringify(body).replace(/BEEF/g, part.beefLine).replace(/VEAL/g, part.vealLine),
    )
    const { status, body: answer } = await refused(part, by, named)
    expect(status, JSON.stringify(answer)).toBe(400)
    return Object.keys(answer.fields)
  }

  test.for([
    ['nothing is proposed', {}, 'lines'],
    ['a line stays as it is', { lines: [{ public_id: 'BEEF', quantity: 8 }] }, 'lines'],
    [
      'a line is of no order',
      { lines: [{ public_id: unknown, quantity: 8 }] },
      'lines.0.public_id',
    ],
    [
      'a line is named twice',
      {
        lines: [
          { public_id: 'BEEF', quantity: 1 },
          { public_id: 'BEEF', quantity: 2 },
        ],
      },
      'lines.1.public_id',
    ],
    ['10,000 cases', { lines: [{ public_id: 'BEEF', quantity: 10_000 }] }, 'lines.0.quantity'],
    [
      'nothing would be left',
      {
        lines: [
          { public_id: 'BEEF', quantity: 0 },
          { public_id: 'VEAL', quantity: 0 },
        ],
      },
      'lines',
    ],
    [
      'a product is unknown',
      { added: [{ product_public_id: unknown, quantity: 1 }] },
      'added.0.product_public_id',
    ],
    [
      'a product is in the order',
      { added: [{ product_public_id: beef.publicId, quantity: 1 }] },
      'added.0.product_public_id',
    ],
    [
      'a product is added twice',
      {
        added: [
          { product_public_id: pork.publicId, quantity: 1 },
          { product_public_id: pork.publicId, quantity: 1 },
        ],
      },
      'added.1.product_public_id',
    ],
    ['a restaurant names a substitute', inPlaceOfBeef('BEEF'), 'substitutes'],
    ['a restaurant names a day', { day: later(montrealToday(), 3) }, 'day'],
    [
      'its reason is a supplier’s',
      { lines: [{ public_id: 'BEEF', quantity: 1 }], reason: 'out_of_stock' },
      'reason',
    ],
    [
      'another reason without a note',
      { lines: [{ public_id: 'BEEF', quantity: 1 }], reason: 'other' },
      'note',
    ],
  ] as const)('%s (by a restaurant)', async ([, body, field]) => {
    expect(await fields(restaurant, body)).toEqual([field])
  })

  test('what a restaurant does at once is no proposal', async () => {
    const lines = [{ public_id: 'BEEF', quantity: 7 }]
    expect(await fields(restaurant, { lines }, 60)).toEqual(['lines.0.quantity'])
  })

  test.for([
    ['nothing is proposed', {}, 'lines'],
    ['a supplier names quantities', { lines: [{ public_id: 'BEEF', quantity: 1 }] }, 'lines'],
    ['a supplier adds', { added: [{ product_public_id: pork.publicId, quantity: 1 }] }, 'added'],
    ['a line is of no order', inPlaceOfBeef(unknown), 'substitutes.0.public_id'],
    [
      'a line is named twice',
      {
        substitutes: [
          ...inPlaceOfBeef('BEEF').substitutes,
          { public_id: 'BEEF', product_public_id: pork.publicId, quantity: 1 },
        ],
      },
      'substitutes.1.public_id',
    ],
    [
      'one product for two lines',
      { substitutes: [...inPlaceOfBeef('BEEF').substitutes, ...inPlaceOfBeef('VEAL').substitutes] },
      'substitutes.1.product_public_id',
    ],
    [
      'a line is replaced by itself',
      { substitutes: [{ public_id: 'BEEF', product_public_id: beef.publicId, quantity: 1 }] },
      'substitutes.0.product_public_id',
    ],
    [
      'what the order has already, at another price',
      {
        substitutes: [
          { public_id: 'BEEF', product_public_id: veal.publicId, quantity: 1, price: '19.00' },
        ],
      },
      'substitutes.0.product_public_id',
    ],
    [
      'what the order has already, and is replaced as well',
      {
        substitutes: [
          { public_id: 'BEEF', product_public_id: veal.publicId, quantity: 1 },
          { public_id: 'VEAL', product_public_id: pork.publicId, quantity: 1 },
        ],
      },
      'substitutes.0.product_public_id',
    ],
    [
      'more than 9,999 cases of what the order has',
      { substitutes: [{ public_id: 'BEEF', product_public_id: veal.publicId, quantity: 9_999 }] },
      'substitutes.0.quantity',
    ],
    ['a day that is past', { day: later(montrealToday(), -1) }, 'day'],
    ['the day that was agreed', { day: later(montrealToday(), 2) }, 'day'],
    [
      'its reason is a restaurant’s',
      { ...inPlaceOfBeef('BEEF'), reason: 'event_cancelled' },
      'reason',
    ],
  ] as const)('%s (by a supplier)', async ([, body, field]) => {
    expect(await fields(supplier, body)).toEqual([field])
  })

  test('a product of another supplier, or one that is out', async () => {
    const stranger = await aProduct(world, await aSupplier(world))
    const out = await aProduct(world, supplier)
    await sql`update product set available = false where id = ${out.id}`.execute(database)
    for (const { publicId } of [stranger, out]) {
      const substitutes = [{ public_id: 'BEEF', product_public_id: publicId, quantity: 1 }]
      const added = [{ product_public_id: publicId, quantity: 1 }]
      expect(await fields(supplier, { substitutes })).toEqual(['substitutes.0.product_public_id'])
      expect(await fields(restaurant, { added })).toEqual(['added.0.product_public_id'])
    }
  })

  test('before the order is answered, its day is not the supplier’s to move', async () => {
    const part = await aPart()
    const { status, body } = await refused(part, supplier, { day: later(montrealToday(), 3) })
    expect([status, Object.keys(body.fields)]).toEqual([400, ['day']])
  })

  test('a day that is not offered is refused with those that are', async () => {
    const part = await aPart({ acceptedAt: 60 })
    const day = later(montrealToday(), 3)
    const { status, body } = await refused(part, supplier, { day })
    expect([status, body.code]).toEqual([409, 'delivery_day_closed'])
    expect(body.deliveries).toMatchObject([{ public_id: supplier.publicId, day }])
    const zone = await aDeliveryZone(world, supplier, { name: `Fermé ${part.id}`, runs: {} })
    await aDeliveryException(world, supplier, { day: later(montrealToday(), 5), extra: {} })
    await aDeliveryException(world, supplier, { day })
    const closed = await refused(part, supplier, { day })
    expect(closed.body.deliveries[0].delivery.days).toMatchObject([
      { day: later(montrealToday(), 5) },
    ])
    await sql`delete from delivery_exception`.execute(database)
    await sql`delete from delivery_zone where id = ${zone.id}`.execute(database)
  })

  test('while another proposal waits', async () => {
    const part = await aPart({ acceptedAt: 60 })
    await part.propose(supplier, inPlaceOfBeef(part.beefLine))
    expect((await part.sellersOrder()).may_propose).toEqual([])
    for (const [by, body] of [
      [supplier, inPlaceOfBeef(part.vealLine)],
      [restaurant, { lines: [{ public_id: part.beefLine, quantity: 9 }] }],
    ] as const) {
      const { status, body: answer } = await refused(part, by, body)
      expect([status, answer.code]).toEqual([409, 'proposal_open'])
      expect(answer.current).toBeTruthy()
    }
  })

  test('when the order has changed since it was read', async () => {
    const part = await aPart({ acceptedAt: 60 })
    const body = { order_version: 1, ...inPlaceOfBeef(part.beefLine) }
    const { status, body: answer } = await refused(part, supplier, body)
    expect([status, answer.code]).toEqual([409, 'order_changed'])
  })

  test.for(['done', 'cancelled', 'received'] as const)('of an order that is %s', async (state) => {
    const part = await aPart({ acceptedAt: 60 })
    const { publicId } = part.order.partOf(supplier)
    if (state === 'done')
      await supplier.browser.post('/api/supplier-order-set-to-done/', {
        supplier_order_id: publicId,
      })
    else if (state === 'cancelled') await changeOf(restaurant, part.order, supplier).cancel()
    else {
      await sql`update supplier_order set delivery_day = delivery_day - 2 where id = ${part.id}`.execute(
        database,
      )
      const day = montrealToday()
      const body = { supplier_order_public_id: publicId, day }
      expect((await restaurant.browser.post('/api/order-receive/', body)).status).toBe(200)
    }
    for (const [by, body] of [
      [supplier, inPlaceOfBeef(part.beefLine)],
      [restaurant, { lines: [{ public_id: part.beefLine, quantity: 9 }] }],
    ] as const) {
      const { status, body: answer } = await refused(part, by, body)
      expect([status, answer.code]).toEqual([409, 'too_late_to_change'])
    }
    expect((await part.buyersPart()).may_propose).toEqual([])
    expect((await part.sellersOrder()).may_propose).toEqual([])
  })

  test('of an order that the restaurant has closed', async () => {
    const part = await aPart({ acceptedAt: 60 })
    await restaurant.browser.post('/api/restaurant-order-set-to-done/', {
      order_public_id: part.order.publicId,
    })
    const lines = [{ public_id: part.beefLine, quantity: 9 }]
    expect((await refused(part, restaurant, { lines })).body.code).toBe('order_not_active')
    const own = await refused(part, supplier, inPlaceOfBeef(part.beefLine))
    expect(own.body.code).toBe('too_late_to_change')
  })

  test('with the answer to an order that the restaurant has closed; the answer alone counts', async () => {
    const part = await aPart()
    await restaurant.browser.post('/api/restaurant-order-set-to-done/', {
      order_public_id: part.order.publicId,
    })
    const answer = { action: 'modified', removed_products: [part.beefLine] }
    const before = await fingerprint(database)
    const { body } = await part.update({ ...answer, ...inPlaceOfBeef(part.beefLine) })
    expect(body.code).toBe('too_late_to_change')
    expect(await fingerprint(database)).toBe(before)
    expect((await part.sellersOrder()).may_propose).toEqual([])
    expect((await part.update(answer)).status).toBe(200)
  })

  test.for([
    [74, 'too_late_to_propose'],
    [77, undefined],
  ] as const)('when the delivery begins in %i minutes: %s', async ([minutes, code]) => {
    const part = await aPart({ acceptedAt: 60 })
    await sql`update supplier_order set
        delivery_day = (window_at at time zone 'America/Toronto')::date,
        window_from = (window_at at time zone 'America/Toronto')::time, window_to = '23:59:59'
      from (select clock_timestamp() + ${sql.lit(`${minutes} minutes`)}::interval as window_at) moment
      where id = ${part.id}`.execute(database)
    expect((await part.sellersOrder()).may_propose).toEqual(code ? [] : ['substitute', 'move'])
    const { body, text } = await part.propose(supplier, inPlaceOfBeef(part.beefLine))
    expect(body.code, text).toBe(code)
    const call = /Téléphonez à .+, au 514 555-0100\. /
    if (code) expect(body.message).toMatch(call)
    const reduced = { action: 'modified', reason: 'out_of_stock' }
    if (code) {
      const update = await part.update({
        ...reduced,
        removed_products: [part.beefLine],
        ...inPlaceOfBeef(part.beefLine),
      })
      expect(update.body.code).toBe(code)
      expect(update.body.message).toMatch(call)
    }
  })
})

describe('how long it waits', () => {
  const waits = async (id: number) => {
    const { rows } = await sql<{ minutes: number }>`
      select round(extract(epoch from answer_by - clock_timestamp()) / 60)::integer as minutes
      from proposal where supplier_order_id = ${id}`.execute(database)
    return rows[0]?.minutes
  }

  test('is two hours, or what its supplier says', async () => {
    const part = await aPart({ acceptedAt: 60 })
    await part.propose(supplier, inPlaceOfBeef(part.beefLine))
    expect(await waits(part.id)).toBe(120)
    await sql`update supplier set answer_minutes = 30 where account_id = ${supplier.id}`.execute(
      database,
    )
    const other = await aPart({ acceptedAt: 60 })
    await other.propose(restaurant, { lines: [{ public_id: other.beefLine, quantity: 9 }] })
    expect(await waits(other.id)).toBe(30)
    await sql`update supplier set answer_minutes = 120`.execute(database)
  })
})

describe('a member’s limit', () => {
  async function aBuyer(limits: { order_limit_cents?: number; week_limit_cents?: number }) {
    const kitchen = await aRestaurant(world)
    const buyer = await aMember(world, kitchen, 'buyer')
    const order = await anOrder(world, buyer, [{ product: beef, quantity: 8 }])
    const calls = proposalsOf(order, kitchen, supplier)
    await agreeOnDay(database, order, supplier, 60)
    await calls.update({ action: 'accepted' })
    await database
      .updateTable('membership')
      .set(limits)
      .where('person_id', '=', buyer.person.id)
      .execute()
    const [line = ''] = calls.lines
    return { kitchen, buyer, order, ...calls, line }
  }

  test('is checked when more is proposed, and counts it while it waits', async () => {
    const part = await aBuyer({ order_limit_cents: 10_000 })
    const over = await part.propose(part.buyer, { lines: [{ public_id: part.line, quantity: 11 }] })
    expect([over.status, over.body.code]).toEqual([409, 'approval_needed'])
    expect(over.body.message).toMatch(/Demandez à Camille Tremblay .*\(propriétaire\)/)
    expect(over.body.exceeded).toEqual({
      per: 'order',
      limit: '100.00',
      ordered: '80.00',
      total: '30.00',
    })
    const within = { lines: [{ public_id: part.line, quantity: 10 }] }
    expect((await part.propose(part.buyer, within)).status).toBe(200)
    const { public_id: proposal, lines } = await part.open()
    expect((await part.answer(supplier, proposal, [lines[0].public_id])).status).toBe(200)
    const more = await part.propose(part.buyer, { lines: [{ public_id: part.line, quantity: 11 }] })
    expect(more.body.exceeded).toMatchObject({ ordered: '100.00', total: '10.00' })
  })

  test('of the week counts what waits, until it is over', async () => {
    const part = await aBuyer({ week_limit_cents: 10_000 })
    await part.propose(part.buyer, { lines: [{ public_id: part.line, quantity: 10 }] })
    const cart = await part.buyer.browser.post('/api/cart-add/', {
      productId: pork.publicId,
      quantity: 1,
    })
    expect(cart.status, cart.text).toBe(200)
    const refusal = await part.buyer.browser.post('/api/checkout/', {})
    expect(refusal.body.exceeded, refusal.text).toMatchObject({ per: 'week', ordered: '100.00' })
    await part.withdraw(part.buyer, (await part.open()).public_id)
    expect((await part.buyer.browser.post('/api/checkout/', {})).status).toBe(200)
  })

  test('counts the net of a substitute that its member agrees to', async () => {
    const part = await aBuyer({ order_limit_cents: 8_000 })
    await part.propose(supplier, {
      substitutes: [
        { public_id: part.line, product_public_id: lamb.publicId, quantity: 7, price: '11.50' },
      ],
    })
    const { public_id: dear, lines } = await part.open()
    const over = await part.answer(part.buyer, dear, [lines[0].public_id])
    expect(over.body.exceeded).toEqual({
      per: 'order',
      limit: '80.00',
      ordered: '80.00',
      total: '0.50',
    })
    await part.withdraw(supplier, dear)
    await part.propose(supplier, {
      substitutes: [
        { public_id: part.line, product_public_id: lamb.publicId, quantity: 7, price: '11.40' },
      ],
    })
    const cheap = await part.open()
    const { status, text } = await part.answer(part.buyer, cheap.public_id, [
      cheap.lines[0].public_id,
    ])
    expect(status, text).toBe(200)
  })
})

describe('the minimum that was agreed', () => {
  const withMinimum = async (cents: number) => {
    const part = await aPart({ acceptedAt: -60 })
    await database
      .updateTable('supplier_order')
      .set({ minimum_cents: cents })
      .where('id', '=', part.id)
      .execute()
    return part
  }

  test('is met by what a restaurant proposes, and by what its supplier agrees to of it', async () => {
    const part = await withMinimum(12_000)
    const less = { public_id: part.beefLine, quantity: 5 }
    const refusal = await part.propose(restaurant, { lines: [less] })
    expect([refusal.status, refusal.body.code]).toEqual([409, 'minimum_not_met'])
    expect(refusal.body.suppliers).toMatchObject([{ amount_missing: '10.00' }])
    await part.propose(restaurant, { lines: [less, { public_id: part.vealLine, quantity: 4 }] })
    const { public_id: proposal, lines } = await part.open()
    const half = await part.answer(supplier, proposal, [lines[0].public_id])
    expect([half.status, half.body.code]).toEqual([409, 'minimum_not_met'])
    const both = await part.answer(
      supplier,
      proposal,
      lines.map((line: { public_id: string }) => line.public_id),
    )
    expect(both.body.supplierOrder.total_price).toBe('130.00')
  })

  test('does not bind what a supplier proposes', async () => {
    const part = await withMinimum(14_000)
    await part.propose(supplier, {
      substitutes: [{ public_id: part.beefLine, product_public_id: pork.publicId, quantity: 2 }],
    })
    const { public_id: proposal, lines } = await part.open()
    const { body } = await part.answer(restaurant, proposal, [lines[0].public_id])
    expect(body.supplier_products[0].total_price).toBe('70.00')
  })
})
