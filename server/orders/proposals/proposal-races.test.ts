import { later } from '@halles/domain/holidays.ts'
import { expectConsistent } from '@halles/testing/checks/expect-consistent.ts'
import { casesNamed, rounds } from '@halles/testing/checks/rounds.ts'
import type { Answer, Browser } from '@halles/testing/client/browser.ts'
import { areWaiting, holding, lockOrder } from '@halles/testing/database/holding-locks.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import {
  aMember,
  aProduct,
  aRestaurant,
  aSupplier,
  signedIn,
} from '@halles/testing/world/builders.ts'
import { agreeOnDay } from '@halles/testing/world/change-order.ts'
import { montrealToday } from '@halles/testing/world/credit.ts'
import { aDeliveryZone } from '@halles/testing/world/delivery-zone.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { endsOfProposals, passAnswerTime, proposalsOf } from '@halles/testing/world/proposal.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { readConfig } from '../../config.ts'
import { openMailQueue } from '../../mail/mail-queue.ts'
import { lapseProposals } from './lapse-proposals.ts'

const world = await anOwnApp()
const { database } = world
const { queueMail, close } = await openMailQueue(database, readConfig({ DEMO: '0' }), () => {})
afterAll(close)
afterEach(() => expectConsistent(database))

const restaurant = await aRestaurant(world)
const supplier = await aSupplier(world)
const beef = await aProduct(world, supplier, { priceCents: 1_000 })
const veal = await aProduct(world, supplier, { priceCents: 2_000 })
const lamb = await aProduct(world, supplier, { priceCents: 1_155 })
const devices = {
  restaurant: [await signedIn(world, restaurant), await signedIn(world, restaurant)],
  supplier: [await signedIn(world, supplier), await signedIn(world, supplier)],
}

type Part = Awaited<ReturnType<typeof aProposal>>
type Call = (part: Part, device: 0 | 1) => Promise<Answer>

const by = (side: keyof typeof devices, device: 0 | 1): Browser =>
  devices[side][device] ?? restaurant.browser

/** An order about which its supplier has proposed lamb for beef. */
async function aProposal(status: 'pending' | 'accepted' = 'accepted') {
  const order = await anOrder(world, restaurant, [
    { product: beef, quantity: 8 },
    { product: veal, quantity: 3 },
  ])
  const calls = proposalsOf(order, restaurant, supplier)
  await agreeOnDay(database, order, supplier, 60)
  if (status === 'accepted') await calls.update({ action: 'accepted' })
  const { body } = await calls.propose(supplier, substituteFor(calls.lines[0]))
  const proposal = body.proposal.public_id as string
  return {
    order,
    ...calls,
    publicId: order.partOf(supplier).publicId,
    version: body.supplierOrder.order_version as number,
    proposal,
    line: body.proposal.lines[0].public_id as string,
  }
}

const substituteFor = (line: string | undefined) => ({
  substitutes: [{ public_id: line, product_public_id: lamb.publicId, quantity: 4 }],
})

const agree: Call = ({ proposal, line }, device) =>
  by('restaurant', device).post('/api/proposal-answer/', {
    proposal_public_id: proposal,
    agreed: [line],
  })
const refuseAll: Call = ({ proposal }, device) =>
  by('restaurant', device).post('/api/proposal-answer/', { proposal_public_id: proposal })
const withdraw: Call = ({ proposal }, device) =>
  by('supplier', device).post('/api/proposal-withdraw/', { proposal_public_id: proposal })
const changeOfRestaurant =
  (body: (lines: string[]) => object): Call =>
  ({ publicId, version, lines }, device) =>
    by('restaurant', device).post('/api/restaurant-order-change/', {
      supplier_order_public_id: publicId,
      order_version: version,
      ...body(lines),
    })
const change = changeOfRestaurant(([line]) => ({ lines: [{ public_id: line, quantity: 2 }] }))
const remove = changeOfRestaurant(([line]) => ({ removed: [line] }))
const cancel: Call = ({ publicId, version }, device) =>
  by('restaurant', device).post('/api/supplier-order-cancel/', {
    supplier_order_public_id: publicId,
    order_version: version,
    reason: 'event_cancelled',
  })
const update =
  (body: (lines: string[]) => object): Call =>
  ({ publicId, version, lines }, device) =>
    by('supplier', device).post('/api/supplier-order-update/', {
      supplier_order_id: publicId,
      order_version: version,
      ...body(lines),
    })
const reduce = update(([line]) => ({
  action: 'modified',
  products: [{ public_id: line, edited_quantity: 1 }],
  reason: 'limited_quantity',
}))
const accept = update(() => ({ action: 'accepted' }))
const refuseOrder = update(() => ({ action: 'cancelled' }))
const done: Call = ({ publicId }, device) =>
  by('supplier', device).post('/api/supplier-order-set-to-done/', { supplier_order_id: publicId })
const closeOrder: Call = ({ order }, device) =>
  by('restaurant', device).post('/api/restaurant-order-set-to-done/', {
    order_public_id: order.publicId,
  })
const receive: Call = ({ publicId }, device) =>
  by('restaurant', device).post('/api/order-receive/', {
    supplier_order_public_id: publicId,
    day: montrealToday(),
  })

type Outcome = 200 | string

describe('while both wait for the order', () => {
  const PAIRS: [string, 'pending' | 'accepted', Call, Call, Outcome, Outcome][] = [
    ['agree, refuse', 'accepted', agree, refuseAll, 'proposal_over', 'proposal_over'],
    ['agree, agree', 'accepted', agree, agree, 'proposal_over', 'proposal_over'],
    ['agree, withdraw', 'accepted', agree, withdraw, 'proposal_over', 'proposal_over'],
    ['agree, change', 'accepted', agree, change, 'order_changed', 'order_changed'],
    ['agree, remove', 'accepted', agree, remove, 'order_changed', 'order_changed'],
    ['agree, reduce', 'accepted', agree, reduce, 'order_changed', 'order_changed'],
    ['refuse, reduce', 'accepted', refuseAll, reduce, 'order_changed', 200],
    ['agree, cancel', 'accepted', agree, cancel, 'order_changed', 'proposal_lapsed'],
    ['withdraw, cancel', 'accepted', withdraw, cancel, 'order_changed', 'proposal_lapsed'],
    ['agree, done', 'accepted', agree, done, 200, 'proposal_lapsed'],
    ['agree, receive', 'accepted', agree, receive, 200, 'proposal_lapsed'],
    ['agree, close', 'accepted', agree, closeOrder, 200, 'proposal_lapsed'],
    ['agree, accept', 'pending', agree, accept, 'order_changed', 200],
    ['agree, refuse the order', 'pending', agree, refuseOrder, 'order_changed', 'proposal_lapsed'],
    ['agree, change', 'pending', agree, change, 'order_changed', 'order_changed'],
    ['refuse, change', 'accepted', refuseAll, change, 'order_changed', 200],
    ['refuse, cancel', 'accepted', refuseAll, cancel, 'order_changed', 'proposal_lapsed'],
    ['refuse, withdraw', 'accepted', refuseAll, withdraw, 'proposal_over', 'proposal_over'],
    ['refuse, done', 'accepted', refuseAll, done, 200, 'proposal_lapsed'],
    ['refuse, receive', 'accepted', refuseAll, receive, 200, 'proposal_lapsed'],
    ['refuse, accept', 'pending', refuseAll, accept, 'order_changed', 200],
    ['withdraw, withdraw', 'accepted', withdraw, withdraw, 'proposal_over', 'proposal_over'],
    ['withdraw, change', 'accepted', withdraw, change, 'order_changed', 200],
    ['withdraw, reduce', 'accepted', withdraw, reduce, 'order_changed', 200],
    ['withdraw, done', 'accepted', withdraw, done, 200, 'proposal_lapsed'],
    ['withdraw, receive', 'accepted', withdraw, receive, 200, 'proposal_lapsed'],
    ['withdraw, close', 'accepted', withdraw, closeOrder, 200, 'proposal_lapsed'],
    ['withdraw, accept', 'pending', withdraw, accept, 'order_changed', 200],
    [
      'withdraw, refuse the order',
      'pending',
      withdraw,
      refuseOrder,
      'order_changed',
      'proposal_lapsed',
    ],
  ]
  // One of each two outcomes.
  test.each(
    casesNamed(
      PAIRS,
      'agree, agree',
      'agree, change',
      'refuse, reduce',
      'agree, cancel',
      'withdraw, receive',
      'agree, refuse the order',
    ),
  )('%s (%s), and the other way round', async (_, status, one, other, after, before) => {
    for (const [first, second, expected] of [
      [one, other, after],
      [other, one, before],
    ] as const) {
      const part = await aProposal(status)
      if ([one, other].includes(receive)) await reachDay(part.id)
      const [won, lost] = await oneAfterTheOther(part, first, second)
      expect(won.status, won.text).toBe(200)
      expect(lost.status === 200 ? 200 : lost.body.code, lost.text).toBe(expected)
      if (lost.status === 409) expect(lost.body.current).toBeTruthy()
      const isAgreed = [won, lost].some(
        (answer, index) => [first, second][index] === agree && answer.status === 200,
      )
      expect(await comingLines(part.id)).toBe(isAgreed ? 1 : 0)
    }
  })

  test('two sides propose: one is open, the other is refused with it', async () => {
    for (const order of [0, 1]) {
      const part = await aProposal()
      await part.withdraw(supplier, part.proposal)
      const calls: Call[] = [
        ({ lines }) => part.propose({ browser: by('supplier', 0) }, substituteFor(lines[0])),
        ({ lines }) =>
          part.propose(
            { browser: by('restaurant', 0) },
            { lines: [{ public_id: lines[0], quantity: 9 }] },
          ),
      ]
      const [first = agree, second = agree] = order === 0 ? calls : calls.toReversed()
      const [won, lost] = await oneAfterTheOther(part, first, second)
      expect([won.status, lost.status, lost.body.code]).toEqual([200, 409, 'proposal_open'])
    }
  })

  test('one proposes of a line what the other changes: the later is refused', async () => {
    const raise: Call = ({ publicId, version, lines }, device) =>
      by('restaurant', device).post('/api/order-propose/', {
        supplier_order_public_id: publicId,
        order_version: version,
        lines: [{ public_id: lines[0], quantity: 9 }],
      })
    for (const [first, second] of [
      [raise, reduce],
      [reduce, raise],
    ] as const) {
      const made = await aProposal()
      const { body } = await made.withdraw(supplier, made.proposal)
      const part = { ...made, version: body.supplierOrder.order_version }
      const [won, lost] = await oneAfterTheOther(part, first, second)
      expect([won.status, lost.status, lost.body.code]).toEqual([200, 409, 'order_changed'])
    }
  })
})

describe('when its time passes', () => {
  test.each([
    ['answer', agree],
    ['withdraw', withdraw],
  ])('while somebody waits to %s it, that is too late', async (_, call) => {
    const part = await aProposal()
    let answer: Promise<Answer> | undefined
    await database.transaction().execute(async (tx) => {
      await sql`select from supplier_order where id = ${part.id} for update`.execute(tx)
      answer = call(part, 0)
      await vi.waitUntil(() => areWaiting(database, 1), { timeout: 60_000, interval: 5 })
      await passAnswerTime(database, part.id)
      // Whoever marks it waits for nobody: it is left to the next time.
      expect(await lapseProposals(database, queueMail)).toBe(0)
    })
    const late = await answer
    expect([late?.status, late?.body.code]).toEqual([409, 'proposal_lapsed'])
    expect(await lapseProposals(database, queueMail)).toBe(1)
    expect(await comingLines(part.id)).toBe(0)
  })

  test('at any moment: it is answered, or it has lapsed, never both', {
    timeout: 600_000,
  }, async () => {
    for (let round = 0; round < rounds(5); round++) {
      const part = await aProposal()
      const call = round % 2 ? withdraw : agree
      const [answer] = await Promise.all([
        call(part, 0),
        passAnswerTime(database, part.id).then(() => lapseProposals(database, queueMail)),
      ])
      await lapseProposals(database, queueMail)
      const ends = await endsOfProposals(database, part.id)
      if (answer.status === 200) expect(ends).toEqual([round % 2 ? 'withdrawn' : 'answered'])
      else {
        expect(answer.body.code).toBe('proposal_lapsed')
        expect(ends).toEqual(['lapsed'])
      }
    }
  })
})

test('a member’s limit counts what it proposes of two orders at once', async () => {
  const kitchen = await aRestaurant(world)
  const buyer = await aMember(world, kitchen, 'buyer')
  const other = await signedIn(world, buyer)
  const parts: ReturnType<typeof proposalsOf>[] = []
  for (let count = 0; count < 2; count++) {
    const order = await anOrder(world, kitchen, [{ product: beef, quantity: 8 }])
    const calls = proposalsOf(order, kitchen, supplier)
    await agreeOnDay(database, order, supplier, 60)
    await calls.update({ action: 'accepted' })
    parts.push(calls)
  }
  await database
    .updateTable('membership')
    .set({ week_limit_cents: 3_000 })
    .where('person_id', '=', buyer.person.id)
    .execute()
  const raise = (index: number, browser: Browser) => async () => {
    const part = parts[index]
    if (!part) throw new Error('there are two')
    return part.propose({ browser }, { lines: [{ public_id: part.lines[0], quantity: 10 }] })
  }
  const [won, lost] = await holding(
    database,
    (tx) =>
      sql`select from supplier_order where id = any(${parts.map(({ id }) => id)}) for update`.execute(
        tx,
      ),
    [raise(0, buyer.browser), raise(1, other)],
  )
  expect([won.status, lost.status, lost.body.code]).toEqual([200, 409, 'approval_needed'])
})

test('a price that changes meanwhile is the one that is proposed', async () => {
  const part = await aProposal()
  await part.withdraw(supplier, part.proposal)
  let answer: Promise<Answer> | undefined
  await database.transaction().execute(async (tx) => {
    await sql`update product set price_cents = 1200 where id = ${lamb.id}`.execute(tx)
    answer = part.propose(supplier, substituteFor(part.lines[0]))
    await vi.waitUntil(() => areWaiting(database, 1), { timeout: 60_000, interval: 5 })
  })
  expect((await answer)?.body.proposal.lines[0].product.price).toBe('12.00')
  await sql`update product set price_cents = 1155 where id = ${lamb.id}`.execute(database)
})

test('a day is agreed to, or closed before: the supplier learns of the order on it', async () => {
  const zone = await aDeliveryZone(world, supplier, {
    runs: Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [day, {}])),
  })
  for (const [index, isAnswerFirst] of [true, false].entries()) {
    const made = await aProposal()
    await made.withdraw(supplier, made.proposal)
    const day = later(montrealToday(), 5 + index)
    const { body } = await made.propose(supplier, { day })
    const { public_id: proposal, lines } = body.proposal
    const part = { ...made, proposal, line: lines[0].public_id }
    const closeDay: Call = () =>
      by('supplier', 0).post('/api/delivery-exception-save/', {
        zone_public_id: null,
        day,
        kind: 'closed',
        times: null,
        note: '',
      })
    const calls = isAnswerFirst ? ([agree, closeDay] as const) : ([closeDay, agree] as const)
    const [won, lost] = await holding(
      database,
      (tx) => sql`select from supplier where account_id = ${supplier.id} for update`.execute(tx),
      [() => calls[0](part, 0), () => calls[1](part, 0)],
    )
    expect(won.status, won.text).toBe(200)
    expect([lost.status, lost.body.code], lost.text).toEqual([
      409,
      isAnswerFirst ? 'day_has_orders' : 'delivery_day_closed',
    ])
    const agreed = (await part.buyersPart()).delivery.day
    expect(agreed).toBe(isAnswerFirst ? day : later(montrealToday(), 2))
  }
  await sql`delete from delivery_exception`.execute(database)
  await sql`update supplier_order set delivery_zone_id = null`.execute(database)
  await sql`delete from delivery_zone where id = ${zone.id}`.execute(database)
})

function oneAfterTheOther(part: Part, first: Call, second: Call) {
  return holding(database, (tx) => lockOrder(tx, part.id), [
    () => first(part, 0),
    () => second(part, 1),
  ])
}

const reachDay = (id: number) =>
  sql`update supplier_order set delivery_day = ${montrealToday()} where id = ${id}`.execute(
    database,
  )

async function comingLines(id: number): Promise<number> {
  const { rows } = await sql`
    select from order_line where supplier_order_id = ${id} and product_id = ${lamb.id}`.execute(
    database,
  )
  return rows.length
}
