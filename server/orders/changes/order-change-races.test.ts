import { expectConsistent } from '@halles/testing/checks/expect-consistent.ts'
import { casesOf, pairsOf, rounds } from '@halles/testing/checks/rounds.ts'
import type { Answer } from '@halles/testing/client/browser.ts'
import { holding, lockOrder } from '@halles/testing/database/holding-locks.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { answerOf, readOrder } from '@halles/testing/world/both-sides.ts'
import { aProduct, aRestaurant, aSupplier, signedIn } from '@halles/testing/world/builders.ts'
import { agreeOnDay } from '@halles/testing/world/change-order.ts'
import { anOrder, type BuiltOrder } from '@halles/testing/world/order.ts'
import { afterEach, describe, expect, test } from 'vitest'

const world = await anOwnApp()
afterEach(() => expectConsistent(world.database))

const restaurant = await aRestaurant(world)
const supplier = await aSupplier(world)
const beef = await aProduct(world, supplier, { priceCents: 1_000 })
const veal = await aProduct(world, supplier, { priceCents: 2_000 })
const pork = await aProduct(world, supplier, { priceCents: 500 })
const [kitchen, office] = [await signedIn(world, restaurant), await signedIn(world, restaurant)]
const [desk, counter] = [await signedIn(world, supplier), await signedIn(world, supplier)]

type Call = (order: BuiltOrder, at: 'first' | 'second') => Promise<Answer>

function ofRestaurant(path: string, body: (lines: string[]) => object): Call {
  return (order, at) => {
    const { publicId, lines } = order.partOf(supplier)
    const part = { supplier_order_public_id: publicId, order_version: versionOf(order) }
    return (at === 'first' ? kitchen : office).post(path, { ...part, ...body(lines) })
  }
}

function ofSupplier(path: string, body: (lines: string[]) => object): Call {
  return (order, at) => {
    const { publicId, lines } = order.partOf(supplier)
    const part = { supplier_order_id: publicId, order_version: versionOf(order) }
    return (at === 'first' ? desk : counter).post(path, { ...part, ...body(lines) })
  }
}

const versions = new WeakMap<BuiltOrder, number>()
const versionOf = (order: BuiltOrder) => versions.get(order)

const CHANGE = '/api/restaurant-order-change/'
const UPDATE = '/api/supplier-order-update/'
const change = ofRestaurant(CHANGE, ([line]) => ({ lines: [{ public_id: line, quantity: 2 }] }))
const remove = ofRestaurant(CHANGE, ([, line]) => ({ removed: [line] }))
const add = ofRestaurant(CHANGE, () => ({
  added: [{ product_public_id: pork.publicId, quantity: 1 }],
}))
const cancel = ofRestaurant('/api/supplier-order-cancel/', () => ({ reason: 'event_cancelled' }))
const accept = ofSupplier(UPDATE, () => ({ action: 'accepted' }))
const modify = ofSupplier(UPDATE, ([line]) => ({
  action: 'modified',
  products: [{ public_id: line, edited_quantity: 1 }],
}))
const refuse = ofSupplier(UPDATE, () => ({ action: 'cancelled' }))
const reduce = ofSupplier(UPDATE, ([, line]) => ({
  action: 'modified',
  products: [{ public_id: line, edited_quantity: 1 }],
  reason: 'out_of_stock',
}))
const done: Call = (order, at) =>
  (at === 'first' ? desk : counter).post('/api/supplier-order-set-to-done/', {
    supplier_order_id: order.partOf(supplier).publicId,
  })
const close: Call = (order, at) =>
  (at === 'first' ? kitchen : office).post('/api/restaurant-order-set-to-done/', {
    order_public_id: order.publicId,
  })

const PENDING = { change, remove, add, cancel, accept, modify, refuse }
const ACCEPTED = { change, remove, cancel, reduce, done }

async function aPart(status: 'pending' | 'accepted') {
  const order = await anOrder(world, restaurant, [
    { product: beef, quantity: 8 },
    { product: veal, quantity: 3 },
  ])
  versions.set(order, 1)
  if (status === 'accepted') {
    await agreeOnDay(world.database, order, supplier, 60)
    await answerOf(supplier, order).answer({ action: 'accepted' })
    versions.set(order, 2)
  }
  return order
}

const REFUSED = [
  'order_changed',
  'order_not_pending',
  'order_not_acknowledged',
  'order_not_active',
  'too_late_to_change',
]

/** What was done before an order was done stays. */
function isIndependent(one: string, other: string): boolean {
  return other === 'done' && ['change', 'remove', 'reduce'].includes(one)
}

describe.each([
  ['pending', PENDING],
  ['accepted', ACCEPTED],
] as const)('while the first holds the lock of an order that is %s', (status, calls) => {
  test.each(pairsOf(calls))('%s, then %s', async (one, other, first, second) => {
    const order = await aPart(status)
    const [won, lost] = await oneAfterTheOther(order, first, second)
    expect(won.status, won.text).toBe(200)
    if (isIndependent(one, other)) {
      expect(lost.status, lost.text).toBe(200)
    } else {
      expect([lost.status, lost.text]).toEqual([409, expect.anything()])
      expect(REFUSED).toContain(lost.body.code)
      const current =
        'supplierOrder' in lost.body.current
          ? await answerOf(supplier, order).read()
          : await readOrder(restaurant, order)
      expect(lost.body.current).toEqual(current)
    }
  })
})

function oneAfterTheOther(order: BuiltOrder, first: Call, second: Call) {
  const { id } = order.partOf(supplier)
  return holding(world.database, (tx) => lockOrder(tx, id), [
    () => first(order, 'first'),
    () => second(order, 'second'),
  ])
}

describe('while the restaurant closes its order', () => {
  const CALLS = [
    ...Object.entries(PENDING).map(([name, call]) => ['pending', name, call] as const),
    ...Object.entries(ACCEPTED).map(([name, call]) => ['accepted', name, call] as const),
  ]
  test.each(casesOf(CALLS, ([, name]) => ['change', 'accept', 'done'].includes(name)))(
    '%s: %s is done before, or refused, and its supplier’s answer counts either way',
    async (status, name, call) => {
      for (const isFirst of [true, false]) {
        const order = await aPart(status)
        const calls = isFirst ? [call, close] : [close, call]
        const answers = await Promise.all(
          calls.map((one, index) => one(order, index === 0 ? 'first' : 'second')),
        )
        const [closed, other] = isFirst ? answers.toReversed() : answers
        expect(closed?.status, closed?.text).toBe(200)
        if (['accept', 'modify', 'refuse', 'reduce', 'done'].includes(name))
          expect(other?.status, other?.text).toBe(200)
        else if (other?.status !== 200)
          expect([other?.status, other?.body.code]).toEqual([409, 'order_not_active'])
      }
    },
  )
})

test('at once, from four devices: one wins, the others see what it did', {
  timeout: 600_000,
}, async () => {
  for (let round = 0; round < rounds(6); round++) {
    const order = await aPart('pending')
    const calls = [change, cancel, accept, modify]
    const turned = [...calls.slice(round % 4), ...calls.slice(0, round % 4)]
    const answers = await Promise.all(
      turned.map((call, index) => call(order, index % 2 ? 'second' : 'first')),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    for (const { status, body } of answers) if (status === 409) expect(REFUSED).toContain(body.code)
  }
})
