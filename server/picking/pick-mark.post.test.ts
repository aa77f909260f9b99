import { rounds } from '@halles/testing/checks/rounds.ts'
import type { Body } from '@halles/testing/client/browser.ts'
import { aStream } from '@halles/testing/client/stream.ts'
import { holding, lockOrder } from '@halles/testing/database/holding-locks.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { answerOf } from '@halles/testing/world/both-sides.ts'
import {
  aMember,
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { agreeOnDay } from '@halles/testing/world/change-order.ts'
import { anOrder, type BuiltOrder } from '@halles/testing/world/order.ts'
import { proposalsOf } from '@halles/testing/world/proposal.ts'
import { beforeEach, describe, expect, test } from 'vitest'

const world = await aTestApp()
const restaurant = await aRestaurant(world)
const supplier = await aSupplier(world)
const [ana, luc] = [
  await aMember(world, supplier, 'picker', { firstName: 'Ana' }),
  await aMember(world, supplier, 'picker', { firstName: 'Luc' }),
]
const products = [
  await aProduct(world, supplier),
  await aProduct(world, supplier),
  await aProduct(world, supplier),
]
let lines: string[]
let part: string
let order: BuiltOrder

/** An accepted order of three lines, the only open one. */
async function anAcceptedOrder() {
  if (part !== undefined) {
    await supplier.browser.post('/api/supplier-order-set-to-done/', { supplier_order_id: part })
  }
  order = await anOrder(
    world,
    restaurant,
    products.map((product) => ({ product, quantity: 2 })),
  )
  await agreeOnDay(world.database, order, supplier, 60)
  await answerOf(supplier, order).answer({ action: 'accepted' })
  part = order.partOf(supplier).publicId
  lines = order.partOf(supplier).lines
}
beforeEach(anAcceptedOrder)

const mark = (by: BuiltAccount, picked: boolean, mark: string, of = lines.slice(0, 1)) =>
  by.browser.post('/api/pick-mark/', {
    picked,
    lines: of.map((public_id) => ({ public_id, mark })),
  })

/** The marks of the order's lines, in its order. */
async function marks(): Promise<(string | undefined)[]> {
  const { body } = await ana.browser.get('/api/pick-list/')
  const listed: Body[] = body.products.flatMap((product: Body) => product.lines)
  return lines.map((id) => listed.find((line) => line.public_id === id)?.mark?.id)
}

test('lines of another supplier are not found, like invented ones, and none of the call is marked', async () => {
  const stranger = await aSupplier(world)
  const [first = ''] = lines
  const own = await aProduct(world, stranger)
  const order = await anOrder(world, restaurant, [{ product: own, quantity: 1 }])
  await answerOf(stranger, order).answer({ action: 'accepted' })
  const foreign = order.partOf(stranger).lines
  for (const marked of [foreign, [first, ...foreign], [first, '0'.repeat(32)]]) {
    expect((await mark(ana, true, '1'.repeat(32), marked)).status).toBe(404)
  }
  expect(await marks()).toEqual([undefined, undefined, undefined])
})

describe('a mark', () => {
  test('is of who set it first: the second is told whose it is', async () => {
    const first = await mark(ana, true, 'a')
    expect(first).toMatchObject({ status: 200, body: { others: [] } })
    const second = await mark(luc, true, 'l')
    expect(second.body.others).toEqual([{ public_id: lines[0], by: { first_name: 'Ana' } }])
    expect(await marks()).toEqual(['a', undefined, undefined])
    expect(second.body.number).toBe(first.body.number + 1)
  })

  test('is taken back by whoever saw it, and not where it is another by now', async () => {
    await mark(ana, true, 'a')
    await mark(luc, false, 'a')
    expect(await marks()).toEqual([undefined, undefined, undefined])
    await mark(luc, true, 'l')
    const late = await mark(ana, false, 'a')
    expect(late.body.others).toEqual([{ public_id: lines[0], by: { first_name: 'Luc' } }])
    expect(await marks()).toEqual(['l', undefined, undefined])
  })

  test('is in the list that has its number, and none is set on an order that is done', async () => {
    const { body } = await mark(ana, true, 'a', lines)
    expect((await ana.browser.get('/api/pick-list/')).body.number).toBe(body.number)
    await supplier.browser.post('/api/supplier-order-set-to-done/', { supplier_order_id: part })
    const ended = await mark(ana, false, 'a', lines)
    expect(ended).toMatchObject({ status: 200, body: { others: [] } })
    const stored = await world.database
      .selectFrom('pick_mark')
      .innerJoin('order_line', 'order_line.id', 'order_line_id')
      .where('order_line.public_id', 'in', lines)
      .select('mark')
      .execute()
    expect(stored).toEqual([{ mark: 'a' }, { mark: 'a' }, { mark: 'a' }])
  })

  test('is found at once by colleagues, in whose stream there is no price', async () => {
    const stream = await aStream(luc.browser)
    await stream.until(() => stream.messages.length === 1)
    const { body } = await mark(ana, true, 'a')
    await stream.until(() => stream.messages.at(-1)?.data.own_changes === body.number)
    await anOrder(world, restaurant, [{ product: products[0] ?? { publicId: '' }, quantity: 1 }])
    await stream.until(() => stream.messages.length === 3)
    expect(stream.events()).toEqual([])
    expect(JSON.stringify(stream.messages)).not.toMatch(/price|total/)
  })
})

/** The restaurant asks for 6 cases of the first line instead of 2, and its supplier agrees. */
async function raise() {
  const calls = proposalsOf(order, restaurant, supplier)
  await calls.propose(restaurant, { lines: [{ public_id: lines[0], quantity: 6 }] })
  const { public_id, lines: proposed } = await calls.open()
  const { status } = await calls.answer(supplier, public_id, [proposed[0].public_id])
  expect(status).toBe(200)
}

/** The supplier has only one case of the first line. */
async function reduce() {
  const { status } = await answerOf(supplier, order).answer({
    action: 'modified',
    products: [{ public_id: lines[0], edited_quantity: 1 }],
    reason: 'quality',
  })
  expect(status).toBe(200)
}

const changes = [
  { change: 'raised', cases: 6, happen: raise },
  { change: 'reduced', cases: 1, happen: reduce },
]

describe.each(changes)('once a line is $change', ({ cases, happen }) => {
  const markSeen = (seen: number, mark: string) =>
    luc.browser.post('/api/pick-mark/', {
      picked: true,
      lines: [{ public_id: lines[0], mark, cases: seen }],
    })

  test('it is picked no more, and the other lines still are', async () => {
    await mark(ana, true, 'a', lines)
    await happen()
    expect(await marks()).toEqual([undefined, 'a', 'a'])
    expect((await mark(ana, false, 'a')).body.others).toEqual([])
    await markSeen(cases, 'l')
    expect(await marks()).toEqual(['l', 'a', 'a'])
  })

  test('whoever marks the cases that it had leaves it open', async () => {
    await happen()
    expect(await markSeen(2, 'l')).toMatchObject({ status: 200, body: { others: [] } })
    expect(await marks()).toEqual([undefined, undefined, undefined])
  })
})

test('a mark that meets a change of its line waits for it, and is not set on other cases', async () => {
  const { id } = order.partOf(supplier)
  const calls = [
    () =>
      answerOf(supplier, order).answer({
        action: 'modified',
        products: [{ public_id: lines[0], edited_quantity: 1 }],
        reason: 'quality',
      }),
    () =>
      ana.browser.post('/api/pick-mark/', {
        picked: true,
        lines: lines.map((public_id) => ({ public_id, mark: 'a', cases: 2 })),
      }),
  ]
  const answers = await holding(world.database, (tx) => lockOrder(tx, id), calls)
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await marks()).toEqual([undefined, 'a', 'a'])
})

test.each([0, 1.5, '2'])('cases that no line has are refused by field: %j', async (cases) => {
  const { status, body } = await ana.browser.post('/api/pick-mark/', {
    picked: true,
    lines: [{ public_id: lines[0], mark: 'a', cases }],
  })
  expect([status, body.fields]).toEqual([400, { 'lines.0.cases': expect.anything() }])
  expect(await marks()).toEqual([undefined, undefined, undefined])
})

test('two pickers who mark and take back at once agree on who has each line', {
  timeout: 600_000,
}, async () => {
  for (let round = 0; round < rounds(6); round++) {
    await anAcceptedOrder()
    const reversed = lines.toReversed()
    const both = await Promise.all([
      mark(ana, true, 'a', lines),
      mark(luc, true, 'l', reversed),
      mark(ana, true, 'a', lines.slice(1)),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200])
    const [anas, lucs] = both.map(({ body }) => body.others.length)
    const held = await marks()
    expect(held.filter((id) => id === 'a')).toHaveLength(lucs)
    expect(held.filter((id) => id === 'l')).toHaveLength(anas)
    expect(held).not.toContain(undefined)
    const after = await Promise.all([
      mark(ana, false, 'l', lines),
      mark(luc, false, 'a', reversed),
      mark(luc, true, 'again', reversed),
    ])
    expect(after.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await marks()).every((id) => id === undefined || id === 'again')).toBe(true)
  }
})
