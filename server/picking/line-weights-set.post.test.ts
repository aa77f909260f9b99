import { ledgerWalk } from '@halles/testing/checks/ledger.ts'
import type { Answer, Body } from '@halles/testing/client/browser.ts'
import { holding, lockOrder } from '@halles/testing/database/holding-locks.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aMember, aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { markInvoiced } from '@halles/testing/world/mark-invoiced-sql.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { receiptOf } from '@halles/testing/world/receive-order.ts'
import {
  aWeighedOrder,
  type WeighedOrder,
  weighedProducts,
} from '@halles/testing/world/weighed-order.ts'
import { fieldProblems } from '@halles/texts/fr/field-problems.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const world = await anOwnApp()
const restaurant = await aRestaurant(world)
const supplier = await aSupplier(world)
const picker = await aMember(world, supplier, 'picker', { firstName: 'Ana' })
const products = await weighedProducts(world, supplier)
const spare = await aProduct(world, supplier, {
  nameFr: 'Tomme',
  priceCents: 6_000,
  quantityHundredths: 500,
  facts: { soldByWeight: 'weighed' },
})
let order: WeighedOrder

beforeEach(async () => {
  order = await aWeighedOrder(world, restaurant, supplier, products)
})
afterEach(async () => {
  expect(await ledgerWalk(world.database)).toEqual([])
})

/** The same of the supplier's order, the restaurant's and its part of it. */
const costs = (total: string, isEstimate: boolean) => Array(3).fill([total, isEstimate])

async function weighingOfLine(index: number): Promise<Body> {
  return (await order.buyersPart()).products[index].weighing
}

test('until it is weighed an order costs its cases, and that is an estimate; then what it weighs', async () => {
  expect(await order.totals()).toEqual(costs('350.00', true))
  const { status, body, text } = await order.weigh(
    picker,
    { line: 0, packages: ['4.025', '4.1'] },
    { line: 1, packages: [9.8] },
  )
  expect(status).toBe(200)
  expect(body.lines).toEqual([
    { public_id: order.lines[0], cases: 4, net: '8.125', packages: ['4.025', '4.1'] },
    { public_id: order.lines[1], cases: 1, net: '9.8', packages: ['9.8'] },
  ])
  // Whoever picks reads no price.
  expect(text).not.toMatch(/price|total|amount/)
  // 8.125 kg at 25 $ and 9.8 kg at 11 $, half a cent up.
  expect(await order.totals()).toEqual(costs('350.93', false))
  expect(await weighingOfLine(0)).toEqual({
    nominal: '8',
    most: '8.8',
    net: '8.125',
    packages: ['4.025', '4.1'],
  })
  expect(await weighingOfLine(2)).toBeNull()
})

test('a weight may be set right, and taken back', async () => {
  await order.weigh(picker, { line: 0, packages: ['8'] })
  await order.weigh(picker, { line: 0, packages: ['8.5'], seen: '8' })
  expect(await order.totals()).toEqual(costs('362.50', true))
  await order.weigh(picker, { line: 0, packages: [], seen: '8.5' })
  expect(await order.totals()).toEqual(costs('350.00', true))
  const { body } = await restaurant.browser.get(
    `/api/order-thread/?supplier_order_public_id=${order.publicId}`,
  )
  const weighed = body.entries.filter(({ kind }: Body) => kind === 'weighed')
  expect(weighed.map(({ old, new: now }: Body) => [old, now])).toEqual([
    [null, { weight: '8', amount: '200.00' }],
    [
      { weight: '8', amount: '200.00' },
      { weight: '8.5', amount: '212.50' },
    ],
    [{ weight: '8.5', amount: '212.50' }, null],
  ])
  expect(await order.buyersPart()).toMatchObject({ order_version: 5 })
})

test('the pick order and the pick list say what to weigh, what it should weigh and what it does', async () => {
  await order.weigh(picker, { line: 1, packages: ['10.5'] })
  const one = await picker.browser.get(
    `/api/pick-order/?supplier_order_public_id=${order.publicId}`,
  )
  const weighed = { nominal: '10', most: '11', net: '10.5', packages: ['10.5'] }
  expect(one.body.lines.map(({ weighing }: Body) => weighing)).toEqual([
    { nominal: '8', most: '8.8', net: null, packages: [] },
    weighed,
    null,
  ])
  const list = await picker.browser.get('/api/pick-list/')
  const lines = list.body.products.flatMap((product: Body) => product.lines)
  expect(lines.find(({ public_id }: Body) => public_id === order.lines[1]).weighing).toEqual(
    weighed,
  )
  expect(one.text + list.text).not.toMatch(/"(price|total|amount)/)
})

test.each([
  ['no weight', ['0'], 'packages.0', 'weight_invalid'],
  ['four decimals', ['1.2345'], 'packages.0', 'weight_invalid'],
  ['a word', ['lourd'], 'packages.0', 'weight_invalid'],
  ['a negative one', [-1], 'packages.0', 'weight_invalid'],
  ['a comma', ['1,5'], 'packages.0', 'weight_invalid'],
  ['a hundred packages', Array(100).fill('0.01'), 'packages', 'too_many_packages'],
  ['ten times what it should and more', ['80.001'], 'packages', 'weight_implausible'],
] as const)('%s is refused by field and changes nothing', async (_, packages, field, problem) => {
  const { status, body } = await order.weigh(picker, { line: 0, packages: [...packages] })
  expect([status, body.fields]).toEqual([400, { [`lines.0.${field}`]: fieldProblems[problem] }])
  expect(await order.totals()).toEqual(costs('350.00', true))
})

test('a line that is not sold by weight, one that is named twice and one of another order are refused by field', async () => {
  const eggs = await order.weigh(picker, { line: 2, packages: ['10'] })
  expect(eggs.body.fields).toEqual({ 'lines.0.public_id': fieldProblems.line_not_weighed })
  const twice = await order.weigh(
    picker,
    { line: 0, packages: ['8'] },
    { line: 0, packages: ['8'] },
  )
  expect(twice.body.fields).toEqual({ 'lines.1.public_id': fieldProblems.line_twice })
  const other = await aWeighedOrder(world, restaurant, supplier, products)
  const foreign = { ...order.body([]), lines: other.body([{ line: 0, packages: ['8'] }]).lines }
  const { body } = await picker.browser.post('/api/line-weights-set/', foreign)
  expect(body.fields).toEqual({ 'lines.0.public_id': fieldProblems.line_unknown })
})

describe('a tenth above what its cases are said to hold', () => {
  test('may be written down, and a gram more is refused with what it may weigh', async () => {
    const refused = await order.weigh(
      picker,
      { line: 0, packages: ['8.801'] },
      { line: 1, packages: ['10'] },
    )
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'weight_above_agreed', above: [{ public_id: order.lines[0], most: '8.8' }] },
    })
    expect(await order.totals()).toEqual(costs('350.00', true))
    expect((await order.weigh(picker, { line: 0, packages: ['8.8'] })).status).toBe(200)
  })

  const weights = (line: number, ...packages: string[]) => ({
    weights: [{ public_id: order.lines[line], packages }],
  })

  test('more is proposed, and comes to be what it costs once its restaurant agrees', async () => {
    await order.weigh(picker, { line: 0, packages: ['8.5'] })
    const proposed = await order.propose(supplier, weights(0, '4.5', '4.5'))
    expect(proposed.status).toBe(200)
    const waiting = await order.open()
    // 9 kg instead of the 8.5 kg that were weighed.
    expect(waiting.lines).toEqual([
      expect.objectContaining({ kind: 'weight', net: '9', quantity: 4, difference: '12.50' }),
    ])
    expect(await order.totals()).toEqual(costs('362.50', true))
    const meanwhile = await order.weigh(picker, { line: 0, packages: ['8'], seen: '8.5' })
    expect([meanwhile.status, meanwhile.body.code]).toEqual([409, 'line_in_proposal'])
    expect((await order.weigh(picker, { line: 1, packages: ['10'] })).status).toBe(200)
    const agreed = await order.answer(restaurant, waiting.public_id, [waiting.lines[0].public_id])
    expect(agreed.status).toBe(200)
    expect(await order.totals()).toEqual(costs('375.00', false))
    expect(await weighingOfLine(0)).toMatchObject({ net: '9', packages: ['4.5', '4.5'] })
  })

  test('what its restaurant refuses is not written down', async () => {
    await order.propose(supplier, weights(0, '9'))
    const { public_id } = await order.open()
    expect((await order.answer(restaurant, public_id)).status).toBe(200)
    expect(await order.totals()).toEqual(costs('350.00', true))
    expect((await order.weigh(picker, { line: 0, packages: ['8'] })).status).toBe(200)
  })

  test.each([
    ['no more than a tenth', 0, '8.8', 'packages', 'invalid'],
    ['ten times and more', 0, '80.001', 'packages', 'weight_implausible'],
    ['of a line by the case', 2, '99', 'public_id', 'line_not_weighed'],
  ] as const)('%s is no proposal', async (_, line, net, field, problem) => {
    const { status, body } = await order.propose(supplier, weights(line, net))
    expect([status, body.fields]).toEqual([400, { [`weights.0.${field}`]: fieldProblems[problem] }])
  })

  test('a restaurant proposes no weight, and a picker nothing', async () => {
    const { body } = await order.propose(restaurant, weights(0, '9'))
    expect(body.fields).toEqual({ weights: fieldProblems.invalid })
    expect((await order.propose(picker, weights(0, '9'))).status).toBe(403)
  })

  test('an order that changes meanwhile is not weighed by what was proposed before', async () => {
    await order.propose(supplier, weights(0, '9'))
    const { public_id, lines } = await order.open()
    await order.update({
      action: 'modified',
      products: [{ public_id: order.lines[0], edited_quantity: 3 }],
      reason: 'out_of_stock',
    })
    const { status, body } = await order.answer(restaurant, public_id, [lines[0].public_id])
    expect([status, body.code]).toEqual([409, 'order_changed'])
    expect(await order.totals()).toEqual(costs('300.00', true))
  })
})

describe('a line that was weighed', () => {
  beforeEach(async () => {
    await order.weigh(picker, { line: 0, packages: ['8.5'] }, { line: 1, packages: ['10'] })
  })
  const said = async () => {
    const { body } = await supplier.browser.get(
      `/api/order-thread/?supplier_order_public_id=${order.publicId}`,
    )
    return body.entries.slice(-2).map(({ kind, new: now }: Body) => [kind, now])
  }

  test('is to be weighed again once its supplier reduced it, and its trail says so', async () => {
    await order.update({
      action: 'modified',
      products: [{ public_id: order.lines[0], edited_quantity: 3 }],
      reason: 'out_of_stock',
    })
    expect(await order.totals()).toEqual(costs('300.00', true))
    expect(await said()).toEqual([
      ['line_changed', { quantity: 3 }],
      ['weighed', null],
    ])
    expect(await weighingOfLine(0)).toEqual({ nominal: '6', most: '6.6', net: null, packages: [] })
    const late = await order.weigh(picker, { line: 0, packages: ['8.5'], cases: 4 })
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: 'weight_changed',
        weights: [{ public_id: order.lines[0], cases: 3, net: null, packages: [] }],
      },
    })
    await order.weigh(picker, { line: 0, packages: ['6.2'], cases: 3 })
    expect(await order.totals()).toEqual(costs('305.00', false))
  })

  test('is to be weighed again once its restaurant took cases away', async () => {
    const { status } = await restaurant.browser.post('/api/restaurant-order-change/', {
      supplier_order_public_id: order.publicId,
      lines: [{ public_id: order.lines[0], quantity: 2 }],
      reason: 'quantity_mistake',
    })
    expect(status).toBe(200)
    expect(await order.totals()).toEqual(costs('250.00', true))
    expect(await said()).toEqual([
      ['line_changed', { quantity: 2 }],
      ['weighed', null],
    ])
  })

  test('costs nothing once it is removed, and is weighed no more', async () => {
    await order.update({
      action: 'modified',
      removed_products: [order.lines[0]],
      reason: 'out_of_stock',
    })
    expect(await order.totals()).toEqual(costs('150.00', false))
    expect(await said()).toEqual([
      ['line_removed', null],
      ['weighed', null],
    ])
    const { body } = await order.weigh(picker, { line: 0, packages: ['8'] })
    expect(body.code).toBe('weight_changed')
  })

  test('costs nothing with its order', async () => {
    await restaurant.browser.post('/api/supplier-order-cancel/', {
      supplier_order_public_id: order.publicId,
      reason: 'event_cancelled',
    })
    expect(await order.totals()).toEqual(costs('0.00', false))
    const { body } = await order.weigh(picker, { line: 0, packages: ['8'], seen: '8.5' })
    expect(body.code).toBe('not_to_weigh')
  })

  test('gives way to a substitute that is weighed itself', async () => {
    await order.propose(supplier, {
      substitutes: [{ public_id: order.lines[0], product_public_id: spare.publicId, quantity: 2 }],
    })
    const { public_id, lines } = await order.open()
    expect(lines[0].difference).toBe('-92.50')
    await order.answer(restaurant, public_id, [lines[0].public_id])
    expect(await order.totals()).toEqual(costs('270.00', true))
    expect(await weighingOfLine(3)).toEqual({ nominal: '10', most: '11', net: null, packages: [] })
  })

  test('is credited for what did not come of it by what it costs', async () => {
    await supplier.browser.post('/api/supplier-order-set-to-done/', {
      supplier_order_id: order.publicId,
    })
    const { receive, readPart } = receiptOf(restaurant, order.order, supplier)
    const received = await receive({
      lines: [{ public_id: order.lines[0], cases: '3', reason: 'damaged' }],
      ask_credit: true,
    })
    expect(received.status).toBe(200)
    // A quarter of 212.50 $, half a cent up.
    expect((await readPart()).credit.lines[0].asked).toBe('53.13')
  })
})

describe('an order', () => {
  test('that waits for an answer is not weighed yet', async () => {
    const pending = await anOrder(world, restaurant, [{ product: products.cheese, quantity: 1 }])
    const { publicId, lines } = pending.partOf(supplier)
    const { status, body } = await picker.browser.post('/api/line-weights-set/', {
      supplier_order_public_id: publicId,
      lines: [{ public_id: lines[0], cases: 1, seen: null, packages: ['2'] }],
    })
    expect([status, body.code]).toEqual([409, 'not_to_weigh'])
  })

  test('that is done is weighed as far as it was not, so that it can be invoiced', async () => {
    await order.weigh(picker, { line: 0, packages: ['8'] })
    await supplier.browser.post('/api/supplier-order-set-to-done/', {
      supplier_order_id: order.publicId,
    })
    const again = await order.weigh(picker, { line: 0, packages: ['8.1'], seen: '8' })
    expect([again.status, again.body.code]).toEqual([409, 'not_to_weigh'])
    expect((await order.weigh(picker, { line: 1, packages: ['10.5'] })).status).toBe(200)
    expect(await order.totals()).toEqual(costs('355.50', false))
  })

  test('that is on an invoice is weighed no more', async () => {
    await markInvoiced(world.database, order.id)
    const { status, body } = await order.weigh(picker, { line: 0, packages: ['8'] })
    expect([status, body.code]).toEqual([409, 'not_to_weigh'])
  })

  test('of another supplier, or none, is not found', async () => {
    const stranger = await aSupplier(world)
    const foreign = await order.weigh(stranger, { line: 0, packages: ['8'] })
    const unknown = await stranger.browser.post('/api/line-weights-set/', {
      ...order.body([{ line: 0, packages: ['8'] }]),
      supplier_order_public_id: '0'.repeat(32),
    })
    expect([foreign.status, unknown.status]).toEqual([404, 404])
    expect(foreign.body).toEqual(unknown.body)
  })
})

describe('at once', () => {
  const lock = (calls: (() => Promise<Answer>)[]) =>
    holding(world.database, (tx) => lockOrder(tx, order.id), calls)

  test('of two who weigh a line one is told what the other has written', async () => {
    const answers = await lock([
      () => order.weigh(picker, { line: 0, packages: ['8'] }),
      () => order.weigh(supplier, { line: 0, packages: ['8.2'] }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [told] = answers.filter(({ status }) => status === 409)
    const [written] = answers.filter(({ status }) => status === 200)
    expect(told?.body).toMatchObject({ code: 'weight_changed', weights: written?.body.lines })
  })

  test('a weight and a reduction: no weight stays that is of other cases', async () => {
    const answers = await lock([
      () => order.weigh(picker, { line: 0, packages: ['8.5'] }),
      () =>
        order.update({
          action: 'modified',
          products: [{ public_id: order.lines[0], edited_quantity: 3 }],
          reason: 'out_of_stock',
        }),
    ])
    expect(answers.map(({ status }) => status)).toContain(200)
    expect(await weighingOfLine(0)).toMatchObject({ net: null })
    expect(await order.totals()).toEqual(costs('300.00', true))
  })

  test('a weight and the order taken back: nothing is left to pay', async () => {
    const [, cancelled] = await lock([
      () => order.weigh(picker, { line: 0, packages: ['8.5'] }),
      () =>
        restaurant.browser.post('/api/supplier-order-cancel/', {
          supplier_order_public_id: order.publicId,
          reason: 'event_cancelled',
        }),
    ])
    expect(cancelled?.status).toBe(200)
    expect(await order.totals()).toEqual(costs('0.00', false))
  })

  test('a weight that is set again and the order that is done: it is the one or the other', async () => {
    await order.weigh(picker, { line: 0, packages: ['8'] }, { line: 1, packages: ['10'] })
    const [weighed, done] = await lock([
      () => order.weigh(picker, { line: 0, packages: ['8.5'], seen: '8' }),
      () =>
        supplier.browser.post('/api/supplier-order-set-to-done/', {
          supplier_order_id: order.publicId,
        }),
    ])
    expect(done?.status).toBe(200)
    expect(await order.totals()).toEqual(
      costs(weighed?.status === 200 ? '362.50' : '350.00', false),
    )
  })

  test('a retry under its key writes once', async () => {
    const headers = { 'Idempotency-Key': 'weigh-once' }
    const body = order.body([{ line: 0, packages: ['8.5'] }])
    const first = await picker.browser.post('/api/line-weights-set/', body, headers)
    const second = await picker.browser.post('/api/line-weights-set/', body, headers)
    expect([second.status, second.body]).toEqual([200, first.body])
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from order_entry
      where supplier_order_id = ${order.id} and kind = 'weighed'`.execute(world.database)
    expect(rows).toEqual([{ count: 1 }])
  })
})
