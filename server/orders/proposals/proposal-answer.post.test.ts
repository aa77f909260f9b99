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
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { readMailContent } from '../../mail/content/mail-content.ts'
import { openMailQueue } from '../../mail/mail-queue.ts'
import { lapseProposals } from './lapse-proposals.ts'

const world = await anOwnApp()
const { database } = world
const { queueMail, close } = await openMailQueue(database, readConfig({ DEMO: '0' }), () => {})
afterAll(close)
afterEach(() => expectConsistent(database))

const restaurant = await aRestaurant(world, { name: 'Bistro Ancre' })
const supplier = await aSupplier(world, { name: 'Ferme du Rang' })
const beef = await aProduct(world, supplier, { priceCents: 1_000 })
const veal = await aProduct(world, supplier, { priceCents: 2_000 })
const lamb = await aProduct(world, supplier, { priceCents: 1_155 })

/** An accepted order past its cut-off, of 8 × 10.00 $ and 3 × 20.00 $, about which its supplier has proposed lamb for beef. */
async function aProposal() {
  const order = await anOrder(world, restaurant, [
    { product: beef, quantity: 8 },
    { product: veal, quantity: 3 },
  ])
  const calls = proposalsOf(order, restaurant, supplier)
  await agreeOnDay(database, order, supplier, -60)
  await calls.update({ action: 'accepted' })
  const [beefLine = '', vealLine = ''] = calls.lines
  const made = await calls.propose(supplier, {
    substitutes: [{ public_id: beefLine, product_public_id: lamb.publicId, quantity: 4 }],
    reason: 'out_of_stock',
    note: 'Rupture chez nous',
  })
  const proposal = made.body.proposal.public_id as string
  const [line] = made.body.proposal.lines
  return { order, ...calls, beefLine, vealLine, proposal, line: line.public_id as string }
}

const anyDay = { runs: Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [day, {}])) }

/** Of what is open about an order, its time has passed. */
async function passTime(id: number) {
  await sql`alter table proposal disable trigger proposal_stays`.execute(database)
  await sql`update proposal set answer_by = clock_timestamp() - interval '1 second'
    where supplier_order_id = ${id} and status = 'open'`.execute(database)
  await sql`alter table proposal enable trigger proposal_stays`.execute(database)
}

const kindsOf = async (id: number) => {
  const { rows } = await sql<{ kind: string; by: number | null }>`
    select kind, by_account_id as by from order_entry
    where supplier_order_id = ${id} and kind is not null order by number`.execute(database)
  return rows.map(({ kind, by }) => [kind, by])
}

const eventsOf = async (id: number) => {
  const { rows } = await sql<{ kind: string; account_id: number }>`
    select kind, account_id from order_event where supplier_order_id = ${id}
      and kind in ('proposed', 'proposal_withdrawn', 'answered', 'lapsed') order by at, account_id`.execute(
    database,
  )
  return rows.map(({ kind, account_id }) => [kind, account_id])
}

/** Mails about proposals of an order, each as it would be read now. */
async function mailsOf(id: number) {
  const { rows } = await sql<{
    kind: 'proposal-made' | 'proposal-ended'
    recipient: string
    person_id: number
    account_id: number
    facts: { proposalId: number }
  }>`
    select outbox.kind, recipient, person_id, account_id, facts from outbox
    where outbox.kind like 'proposal-%' and (facts ->> 'proposalId')::integer in (
      select id from proposal where supplier_order_id = ${id})
    order by created_at, person_id`.execute(database)
  return Promise.all(
    rows.map(async (mail) => ({ ...mail, content: await readMailContent(database, mail) })),
  )
}

describe('an answer', () => {
  test('that agrees to nothing refuses all: the order stays, and who proposed is told', async () => {
    const part = await aProposal()
    const { status, body } = await part.answer(restaurant, part.proposal)
    expect(status).toBe(200)
    expect(body.supplier_products[0]).toMatchObject({
      total_price: '140.00',
      proposal: null,
      products: [{ quantity: 8, is_cancelled: false }, { quantity: 3 }],
    })
    expect(await kindsOf(part.id)).toEqual([
      ['proposed', supplier.id],
      ['answered', restaurant.id],
    ])
    expect(await eventsOf(part.id)).toEqual([
      ['proposed', restaurant.id],
      ['answered', supplier.id],
    ])
    const [made, ended] = await mailsOf(part.id)
    expect(made).toMatchObject({ kind: 'proposal-made', recipient: restaurant.email })
    expect(made?.content).toBeUndefined()
    expect(ended).toMatchObject({
      kind: 'proposal-ended',
      recipient: supplier.email,
      content: { outcome: 'refused', businessName: 'Bistro Ancre', isToSupplier: true },
    })
  })

  test('is the other side’s alone: nobody agrees to what it proposed itself', async () => {
    const part = await aProposal()
    const strangers = [supplier, await aRestaurant(world), await aSupplier(world)]
    for (const by of strangers) {
      const before = await fingerprint(database)
      expect((await part.answer(by, part.proposal, [part.line])).status).toBe(404)
      expect(await fingerprint(database)).toEqual(before)
    }
    for (const by of [restaurant, ...strangers.slice(1)])
      expect((await part.withdraw(by, part.proposal)).status).toBe(404)
  })

  test('names lines of the proposal, each once', async () => {
    const part = await aProposal()
    const before = await fingerprint(database)
    for (const [agreed, field] of [
      [['0'.repeat(32)], 'agreed.0'],
      [[part.line, part.line], 'agreed.1'],
    ] as const) {
      const { status, body } = await part.answer(restaurant, part.proposal, [...agreed])
      expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
    }
    expect(await fingerprint(database)).toEqual(before)
  })

  test('is given once: a second one, or one after it was taken back, is refused with the order', async () => {
    const part = await aProposal()
    await part.answer(restaurant, part.proposal, [part.line])
    const again = await part.answer(restaurant, part.proposal)
    expect([again.status, again.body.code]).toEqual([409, 'proposal_over'])
    expect(again.body.current.supplier_products[0].total_price).toBe('106.20')
    const late = await part.withdraw(supplier, part.proposal)
    expect([late.status, late.body.code]).toEqual([409, 'proposal_over'])
    expect(late.body.current.supplierOrder.total_price).toBe('106.20')
    const other = await aProposal()
    await other.withdraw(supplier, other.proposal)
    const over = await other.answer(restaurant, other.proposal, [other.line])
    expect(over.body.code).toBe('proposal_over')
    expect(await eventsOf(other.id)).toEqual([
      ['proposed', restaurant.id],
      ['proposal_withdrawn', restaurant.id],
    ])
    expect(await kindsOf(other.id)).toEqual([
      ['proposed', supplier.id],
      ['withdrawn', supplier.id],
    ])
    expect((await mailsOf(other.id))[0]?.content).toBeUndefined()
  })

  test('repeated under its key is the same answer', async () => {
    const part = await aProposal()
    const key = { 'Idempotency-Key': `answer-${part.id}-00000000` }
    const first = await part.answer(restaurant, part.proposal, [part.line], key)
    const second = await part.answer(restaurant, part.proposal, [part.line], key)
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.text).toBe(first.text)
    expect((await kindsOf(part.id)).filter(([kind]) => kind === 'answered')).toHaveLength(1)
  })

  test('to a line that has changed since changes nothing', async () => {
    const part = await aProposal()
    await part.update({
      action: 'modified',
      products: [{ public_id: part.beefLine, edited_quantity: 6 }],
      reason: 'limited_quantity',
    })
    const before = await fingerprint(database)
    const { status, body } = await part.answer(restaurant, part.proposal, [part.line])
    expect([status, body.code]).toEqual([409, 'order_changed'])
    expect(body.current.supplier_products[0].products[0].edited_quantity).toBe(6)
    expect(await fingerprint(database)).toEqual(before)
    expect((await part.answer(restaurant, part.proposal)).status).toBe(200)
  })

  test('that would leave nothing changes nothing', async () => {
    const part = await aProposal()
    await part.withdraw(supplier, part.proposal)
    await part.propose(restaurant, { lines: [{ public_id: part.beefLine, quantity: 0 }] })
    await part.update({
      action: 'modified',
      removed_products: [part.vealLine],
      reason: 'out_of_stock',
    })
    const { public_id: proposal, lines } = await part.open()
    const { status, body } = await part.answer(supplier, proposal, [lines[0].public_id])
    expect([status, body.code]).toEqual([409, 'order_changed'])
  })

  test('to another day that has been closed since changes nothing', async () => {
    const part = await aProposal()
    await part.withdraw(supplier, part.proposal)
    const zone = await aDeliveryZone(world, supplier, { name: `Zone ${part.id}`, ...anyDay })
    const day = later(montrealToday(), 4)
    const made = await part.propose(supplier, { day })
    const { public_id: proposal, lines } = made.body.proposal
    await aDeliveryException(world, supplier, { day })
    const { status, body } = await part.answer(restaurant, proposal, [lines[0].public_id])
    expect([status, body.code]).toEqual([409, 'delivery_day_closed'])
    expect(body.deliveries).toMatchObject([{ name: 'Ferme du Rang', day }])
    expect((await part.buyersPart()).delivery.day).toBe(later(montrealToday(), 2))
    await sql`delete from delivery_exception`.execute(database)
    await sql`delete from delivery_zone where id = ${zone.id}`.execute(database)
  })
})

describe('silence refuses', () => {
  test('from the last moment on nobody answers or takes back, whether it is marked or not', async () => {
    const part = await aProposal()
    await passTime(part.id)
    for (const marked of [false, true]) {
      if (marked) expect(await lapseProposals(database, queueMail)).toBe(1)
      const before = await fingerprint(database)
      const late = await part.answer(restaurant, part.proposal, [part.line])
      expect([late.status, late.body.code]).toEqual([409, 'proposal_lapsed'])
      expect(late.body.current.supplier_products[0]).toMatchObject({ proposal: null })
      const back = await part.withdraw(supplier, part.proposal)
      expect([back.status, back.body.code]).toEqual([409, 'proposal_lapsed'])
      expect(await fingerprint(database)).toEqual(before)
      expect((await part.sellersOrder()).may_propose).toEqual(['substitute', 'move'])
    }
    expect(await lapseProposals(database, queueMail)).toBe(0)
    expect(await kindsOf(part.id)).toEqual([
      ['proposed', supplier.id],
      ['lapsed', null],
    ])
    expect((await eventsOf(part.id)).slice(1).toSorted()).toEqual(
      [
        ['lapsed', restaurant.id],
        ['lapsed', supplier.id],
      ].toSorted(),
    )
    expect((await mailsOf(part.id))[1]).toMatchObject({
      kind: 'proposal-ended',
      recipient: supplier.email,
      content: { outcome: 'lapsed', businessName: 'Bistro Ancre' },
    })
    const { entries } = await threadOf(part.order, supplier).read(restaurant)
    const made = entries.find(({ kind }: { kind: string }) => kind === 'proposed')
    expect(made.proposal).toMatchObject({ status: 'lapsed', lines: [{ is_agreed: null }] })
  })

  test('what has lapsed and is not marked yet is no obstacle to the next proposal', async () => {
    const part = await aProposal()
    await passTime(part.id)
    const { status, text } = await part.propose(restaurant, {
      lines: [{ public_id: part.beefLine, quantity: 9 }],
    })
    expect(status, text).toBe(200)
    expect(await kindsOf(part.id)).toEqual([
      ['proposed', supplier.id],
      ['lapsed', null],
      ['proposed', restaurant.id],
    ])
    expect((await mailsOf(part.id)).map(({ kind }) => kind)).toContain('proposal-ended')
    await part.withdraw(restaurant, (await part.open()).public_id)
  })

  test('several processes mark each once', async () => {
    const parts = [await aProposal(), await aProposal(), await aProposal()]
    for (const { id } of parts) await passTime(id)
    const marked = await Promise.all([1, 2, 3].map(() => lapseProposals(database, queueMail)))
    await lapseProposals(database, queueMail)
    expect(marked.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(3)
    for (const { id } of parts) {
      expect((await kindsOf(id)).filter(([kind]) => kind === 'lapsed')).toHaveLength(1)
      expect((await mailsOf(id)).filter(({ kind }) => kind === 'proposal-ended')).toHaveLength(1)
    }
  })
})

describe('a proposal is over with its order:', () => {
  test.for(['done', 'received', 'closed', 'refused', 'cancelled'] as const)(
    'once it is %s nothing waits, and nobody is mailed that it lapsed',
    async (state) => {
      const part = await aProposal()
      const { publicId } = part.order.partOf(supplier)
      if (state === 'done')
        await supplier.browser.post('/api/supplier-order-set-to-done/', {
          supplier_order_id: publicId,
        })
      if (state === 'received') {
        await sql`update supplier_order set delivery_day = ${montrealToday()} where id = ${part.id}`.execute(
          database,
        )
        const body = { supplier_order_public_id: publicId, day: montrealToday() }
        await restaurant.browser.post('/api/order-receive/', body)
      }
      if (state === 'closed')
        await restaurant.browser.post('/api/restaurant-order-set-to-done/', {
          order_public_id: part.order.publicId,
        })
      if (state === 'cancelled' || state === 'refused') {
        await part.withdraw(supplier, part.proposal)
        const order = await anOrder(world, restaurant, [
          { product: beef, quantity: 1 },
          { product: veal, quantity: 1 },
        ])
        const other = proposalsOf(order, restaurant, supplier)
        await other.propose(supplier, {
          substitutes: [
            { public_id: other.lines[0], product_public_id: lamb.publicId, quantity: 1 },
          ],
        })
        if (state === 'refused') await other.update({ action: 'cancelled' })
        else await changeOf(restaurant, order, supplier).cancel()
        part.id = other.id
      }
      expect((await kindsOf(part.id)).map(([kind]) => kind)).toContain('lapsed')
      expect(await lapseProposals(database, queueMail)).toBe(0)
      expect((await mailsOf(part.id)).map(({ kind }) => kind)).toEqual(['proposal-made'])
    },
  )

  test('an order that is accepted keeps it', async () => {
    const order = await anOrder(world, restaurant, [
      { product: beef, quantity: 1 },
      { product: veal, quantity: 1 },
    ])
    const part = proposalsOf(order, restaurant, supplier)
    await part.propose(supplier, {
      substitutes: [{ public_id: part.lines[0], product_public_id: lamb.publicId, quantity: 1 }],
    })
    const { public_id: proposal, lines } = await part.open()
    expect((await part.update({ action: 'accepted' })).status).toBe(200)
    const { status, text } = await part.answer(restaurant, proposal, [lines[0].public_id])
    expect(status, text).toBe(200)
  })

  test('while it is pending, what is agreed to is in what is accepted', async () => {
    const order = await anOrder(world, restaurant, [
      { product: beef, quantity: 1 },
      { product: veal, quantity: 1 },
    ])
    const part = proposalsOf(order, restaurant, supplier)
    await part.propose(supplier, {
      substitutes: [{ public_id: part.lines[0], product_public_id: lamb.publicId, quantity: 1 }],
    })
    const { public_id: proposal, lines } = await part.open()
    await part.answer(restaurant, proposal, [lines[0].public_id])
    const { body } = await part.update({ action: 'accepted' })
    expect(body.supplierOrder).toMatchObject({ status: 'acknowledged', total_price: '31.55' })
  })
})

describe('mails and lists', () => {
  test('tell who may trade, each in its language, as long as it waits', async () => {
    const buyer = await aMember(world, restaurant, 'buyer')
    const cook = await aMember(world, restaurant, 'cook')
    const part = await aProposal()
    const mails = await mailsOf(part.id)
    expect(mails.map(({ recipient }) => recipient)).toEqual([restaurant.email, buyer.email])
    expect(mails.map(({ recipient }) => recipient)).not.toContain(cook.email)
    expect(mails[0]?.content).toMatchObject({
      isToSupplier: false,
      businessName: 'Ferme du Rang',
      publicId: part.order.publicId,
      delivery: { day: later(montrealToday(), 2), from: '06:00', to: '10:00' },
      reason: 'out_of_stock',
      note: 'Rupture chez nous',
      lines: [{ kind: 'substitute', quantity: 4, priceCents: 1_155, oldCases: 8, newCases: 0 }],
    })
    const active = await restaurant.browser.get('/api/restaurant-order-list/?status=active')
    const listed = active.body.find(
      ({ public_id }: { public_id: string }) => public_id === part.order.publicId,
    )
    expect(listed.suppliers[0].proposal).toMatchObject({ side: 'supplier' })
    const { body } = await supplier.browser.get('/api/supplier-order-list/?status=acknowledged')
    const row = body.find(
      ({ public_id }: { public_id: string }) => public_id === part.order.partOf(supplier).publicId,
    )
    expect(row.proposal).toEqual(listed.suppliers[0].proposal)
    await part.withdraw(supplier, part.proposal)
    const after = await supplier.browser.get('/api/supplier-order-list/?status=acknowledged')
    expect(
      after.body.find(({ public_id }: { public_id: string }) => public_id === row.public_id)
        .proposal,
    ).toBeNull()
  })
})
