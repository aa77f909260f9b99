import { later } from '@halles/domain/holidays.ts'
import { expectConsistent } from '@halles/testing/checks/expect-consistent.ts'
import { casesNamed } from '@halles/testing/checks/rounds.ts'
import type { Answer } from '@halles/testing/client/browser.ts'
import { holding, lockOrder } from '@halles/testing/database/holding-locks.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { agreeOnDay } from '@halles/testing/world/change-order.ts'
import { montrealToday } from '@halles/testing/world/credit.ts'
import { aDeliveryZone } from '@halles/testing/world/delivery-zone.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { endsOfProposals, passAnswerTime, proposalsOf } from '@halles/testing/world/proposal.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { openMailQueue } from '../../mail/mail-queue.ts'
import { lapseProposals } from './lapse-proposals.ts'

const world = await anOwnApp()
const { database } = world
const { queueMail, close } = await openMailQueue(database, readConfig({ DEMO: '0' }), () => {})
afterAll(close)
afterEach(() => expectConsistent(database))

const DAILY = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [day, {}]))
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  days_before: 1,
  cut_off: '12:00',
  from: '07:00',
  to: '12:00',
}))

type State = { status?: 'pending' | 'accepted'; hasProposal?: boolean; isDayReached?: boolean }

/** An order with a day of its supplier's week, and what its supplier has proposed about it. */
async function aPart({ status = 'accepted', hasProposal = false, isDayReached = false }: State) {
  const [restaurant, supplier] = [await aRestaurant(world), await aSupplier(world)]
  const zone = await aDeliveryZone(world, supplier, { runs: DAILY })
  const beef = await aProduct(world, supplier, { priceCents: 1_000 })
  const veal = await aProduct(world, supplier, { priceCents: 2_000 })
  const lamb = await aProduct(world, supplier, { priceCents: 1_155 })
  const order = await anOrder(world, restaurant, [
    { product: beef, quantity: 8 },
    { product: veal, quantity: 3 },
  ])
  const calls = proposalsOf(order, restaurant, supplier)
  await agreeOnDay(database, order, supplier, 60)
  if (status === 'accepted') await calls.update({ action: 'accepted' })
  if (isDayReached)
    await sql`update supplier_order set delivery_day = ${montrealToday()}, window_from = '00:00',
      window_to = '00:01' where id = ${calls.id}`.execute(database)
  const lacking = { public_id: calls.lines[0], product_public_id: lamb.publicId, quantity: 4 }
  const proposed = hasProposal
    ? (await calls.propose(supplier, { substitutes: [lacking] })).body.proposal
    : undefined
  const { supplierOrder } = await calls.sellersOrder()
  const { delivery } = await calls.buyersPart()
  return {
    ...calls,
    order,
    restaurant,
    supplier,
    zone,
    publicId: order.partOf(supplier).publicId,
    version: supplierOrder.order_version as number,
    delivery,
    proposal: proposed?.public_id as string,
    proposed: proposed?.lines[0].public_id as string,
  }
}

type Part = Awaited<ReturnType<typeof aPart>>
type Call = (part: Part) => Promise<Answer>

const ofRestaurant =
  (path: string, body: (lines: string[]) => object): Call =>
  ({ restaurant, publicId, version, lines }) =>
    restaurant.browser.post(path, {
      supplier_order_public_id: publicId,
      order_version: version,
      ...body(lines),
    })
const change = ofRestaurant('/api/restaurant-order-change/', ([line]) => ({
  lines: [{ public_id: line, quantity: 2 }],
}))
const cancel = ofRestaurant('/api/supplier-order-cancel/', () => ({ reason: 'event_cancelled' }))
const receive = ofRestaurant('/api/order-receive/', () => ({ day: montrealToday() }))
const accept: Call = ({ update, version }) => update({ action: 'accepted', order_version: version })
const reduce: Call = ({ update, version, lines }) =>
  update({
    action: 'modified',
    order_version: version,
    products: [{ public_id: lines[0], edited_quantity: 1 }],
    reason: 'limited_quantity',
  })
const agree: Call = ({ answer, restaurant, proposal, proposed }) =>
  answer(restaurant, proposal, [proposed])
const withdraw: Call = ({ withdraw: takeBack, supplier, proposal }) => takeBack(supplier, proposal)

const closeDay: Call = ({ supplier, delivery }) =>
  supplier.browser.post('/api/delivery-exception-save/', {
    zone_public_id: null,
    day: delivery.day,
    kind: 'closed',
    times: null,
    note: '',
    confirm: true,
  })
const changeRules: Call = ({ supplier, zone }) =>
  supplier.browser.post('/api/delivery-run-save/', {
    zone_public_id: zone.publicId,
    runs: EVERY_DAY,
  })

type Race = [string, Call, State]

/** All that may be done to an order with a day, each in a state in which it may. */
const CALLS: Race[] = [
  ['change', change, {}],
  ['change of a pending order', change, { status: 'pending' }],
  ['accept', accept, { status: 'pending' }],
  ['reduce', reduce, {}],
  ['cancel', cancel, {}],
  ['receive', receive, { isDayReached: true }],
  ['agree', agree, { hasProposal: true }],
  ['withdraw', withdraw, { hasProposal: true }],
]

const locked = (part: Part) => (tx: Parameters<typeof lockOrder>[0]) => lockOrder(tx, part.id)
const outcome = ({ status, body }: Answer) => (status === 200 ? 200 : body.code)

describe('its day is closed', () => {
  test.each(casesNamed(CALLS, 'change', 'cancel', 'agree'))(
    'after %s that waits: both stand',
    async (_, call, state) => {
      const part = await aPart(state)
      const [done, closed] = await holding(database, locked(part), [
        () => call(part),
        () => closeDay(part),
      ])
      expect([done, closed].map(outcome)).toEqual([200, 200])
      // What is proposed in its place is about the order as it is by then.
      const isOpen = call !== cancel && call !== receive && !(await isPending(part))
      expect(closed.body.orders).toMatchObject([
        { proposed_day: isOpen ? later(part.delivery.day, 1) : null },
      ])
      expect(await openProposals(part.id)).toBe(isOpen ? 1 : 0)
      await expectSameDelivery(part)
    },
  )

  test.each(casesNamed(CALLS, 'change', 'accept'))(
    'before %s that waits: whoever saw another order is refused',
    async (_, call, state) => {
      const part = await aPart(state)
      const [closed, done] = await holding(database, locked(part), [
        () => closeDay(part),
        () => call(part),
      ])
      expect(outcome(closed)).toBe(200)
      const isProposed = closed.body.orders[0].proposed_day !== null
      // About what is pending, already proposed about, or on its way nothing is proposed: it is as it was seen.
      expect(isProposed).toBe([change, reduce, cancel].includes(call) && state.status !== 'pending')
      expect(outcome(done)).toBe(isProposed ? 'order_changed' : 200)
      await expectSameDelivery(part)
    },
  )

  test('while a proposal lapses: that is marked once, another day is proposed', async () => {
    const part = await aPart({ hasProposal: true })
    const [closed] = await holding(database, locked(part), [() => closeDay(part)], async () => {
      await passAnswerTime(database, part.id)
      expect(await lapseProposals(database, queueMail)).toBe(0)
    })
    expect(closed.body.orders).toMatchObject([{ proposed_day: later(part.delivery.day, 1) }])
    expect(await lapseProposals(database, queueMail)).toBe(0)
    expect(await endsOfProposals(database, part.id)).toEqual(['lapsed'])
    expect(await openProposals(part.id)).toBe(1)
  })
})

describe('the rules of its zone change', () => {
  test.each(casesNamed(CALLS, 'change', 'agree'))(
    'while %s waits: neither waits for the other, what was agreed stays',
    async (_, call, state) => {
      const part = await aPart(state)
      const [done] = await holding(database, locked(part), [() => call(part)], async () =>
        expect(outcome(await changeRules(part))).toBe(200),
      )
      expect(outcome(done)).toBe(200)
      await expectSameDelivery(part)
    },
  )

  test('while another day waits to be agreed to: by the rules of before, or of after', async () => {
    for (const isAnswerFirst of [true, false]) {
      const made = await aPart({})
      const day = later(made.delivery.day, 2)
      const { body } = await made.propose(made.supplier, { day })
      const part = {
        ...made,
        proposal: body.proposal.public_id as string,
        proposed: body.proposal.lines[0].public_id as string,
      }
      const calls = [() => agree(part), () => changeRules(part)]
      const answers = await holding(
        database,
        (tx) =>
          sql`select from supplier where account_id = ${part.supplier.id} for update`.execute(tx),
        isAnswerFirst ? calls : calls.toReversed(),
      )
      expect(answers.map(outcome)).toEqual([200, 200])
      const { delivery } = await part.buyersPart()
      expect([delivery.day, delivery.from]).toEqual([day, isAnswerFirst ? '06:00' : '07:00'])
    }
  })
})

describe('its cut-off passes', () => {
  test.each(casesNamed(CALLS, 'change', 'reduce'))(
    'while %s waits: that is decided by then',
    async (_, call, state) => {
      const part = await aPart(state)
      const [done] = await holding(database, locked(part), [() => call(part)], (tx) =>
        sql`update supplier_order set cut_off_at = clock_timestamp() where id = ${part.id}`.execute(
          tx,
        ),
      )
      const isTooLate = [change, cancel].includes(call) && state.status !== 'pending'
      expect(outcome(done)).toBe(isTooLate ? 'too_late_to_change' : 200)
    },
  )
})

describe('the time to answer what is proposed passes', () => {
  const ABOUT = CALLS.filter(([, , state]) => !state.hasProposal)

  async function aPartWithProposal(state: State) {
    const part = await aPart({ ...state, isDayReached: false, hasProposal: true })
    if (state.isDayReached)
      await sql`update supplier_order set delivery_day = ${montrealToday()} where id = ${part.id}`.execute(
        database,
      )
    return part
  }

  test.each(casesNamed(ABOUT, 'change', 'receive'))(
    'while %s waits: it stands, and the proposal lapses once',
    async (_, call, state) => {
      const part = await aPartWithProposal(state)
      const [done] = await holding(database, locked(part), [() => call(part)], async () => {
        await passAnswerTime(database, part.id)
        expect(await lapseProposals(database, queueMail)).toBe(0)
      })
      expect(outcome(done)).toBe(200)
      await lapseProposals(database, queueMail)
      expect(await lapseProposals(database, queueMail)).toBe(0)
      expect(await endsOfProposals(database, part.id)).toEqual(['lapsed'])
      expect(await openProposals(part.id)).toBe(0)
    },
  )

  test.each(casesNamed(ABOUT, 'change'))(
    'and is marked before %s: whoever has not seen that is refused',
    async (_, call, state) => {
      const part = await aPartWithProposal(state)
      await passAnswerTime(database, part.id)
      expect(await lapseProposals(database, queueMail)).toBe(1)
      expect(outcome(await call(part))).toBe('order_changed')
      expect(await endsOfProposals(database, part.id)).toEqual(['lapsed'])
    },
  )
})

describe('it is received', () => {
  const SEEN: [string, Call, string][] = [
    ['change', change, 'order_changed'],
    ['cancel', cancel, 'order_changed'],
    ['reduce', reduce, 'order_changed'],
  ]
  test.each(casesNamed(SEEN, 'change', 'cancel'))(
    'before or after %s: the second sees what the first did',
    async (_, call, code) => {
      for (const isReceivedFirst of [true, false]) {
        const part = await aPart({ isDayReached: true })
        const calls = [() => receive(part), () => call(part)]
        const answers = await holding(
          database,
          locked(part),
          isReceivedFirst ? calls : calls.toReversed(),
        )
        const isCancelled = call === cancel && !isReceivedFirst
        expect(answers.map(outcome)).toEqual([200, isCancelled ? 'not_to_receive' : code])
      }
    },
  )

  test('before it is accepted it is not, after it is', async () => {
    for (const isReceivedFirst of [true, false]) {
      const part = await aPart({ status: 'pending', isDayReached: true })
      const unseen: Part = { ...part, version: undefined as unknown as number }
      const calls = [() => receive(unseen), () => accept(part)]
      const answers = await holding(
        database,
        locked(part),
        isReceivedFirst ? calls : calls.toReversed(),
      )
      expect(answers.map(outcome)).toEqual(isReceivedFirst ? ['not_to_receive', 200] : [200, 200])
    }
  })
})

const isPending = async (part: Part) =>
  (await part.sellersOrder()).supplierOrder.status === 'pending'

/** No rule that changes later moves what was agreed. */
async function expectSameDelivery(part: Part) {
  const { day, from, to } = part.delivery
  expect((await part.buyersPart()).delivery).toMatchObject({ day, from, to })
}

async function openProposals(id: number): Promise<number> {
  const { rows } = await sql`
    select from proposal where supplier_order_id = ${id} and status = 'open'`.execute(database)
  return rows.length
}

test('a proposal that fails to lapse holds up none behind it, and is tried again', async () => {
  const parts = [await aPart({ hasProposal: true }), await aPart({ hasProposal: true })]
  for (const { id } of parts) await passAnswerTime(database, id)
  const failing: typeof queueMail = (tx, ...mails) => {
    const isFirst = mails.some(
      ({ to }) => 'accountId' in to && to.accountId === parts[0]?.supplier.id,
    )
    return isFirst ? Promise.reject(new Error('no mail today')) : queueMail(tx, ...mails)
  }
  await expect(lapseProposals(database, failing)).rejects.toMatchObject({
    errors: [{ message: 'no mail today' }],
  })
  const open = parts.map(({ id }) => openProposals(id))
  expect(await Promise.all(open)).toEqual([1, 0])
  expect(await lapseProposals(database, queueMail)).toBe(1)
})
