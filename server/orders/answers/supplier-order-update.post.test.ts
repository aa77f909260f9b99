import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { ledgerWalk } from '@halles/testing/checks/ledger.ts'
import type { Body } from '@halles/testing/client/browser.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { answerOf, readOrder } from '@halles/testing/world/both-sides.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { afterEach, describe, expect, test } from 'vitest'

const world = await anOwnApp()
afterEach(async () => expect(await ledgerWalk(world.database)).toEqual([]))

const restaurant = await aRestaurant(world)
const supplier = await aSupplier(world)
const other = await aSupplier(world)
const beef = await aProduct(world, supplier, { priceCents: 4_850 })
const veal = await aProduct(world, supplier, { priceCents: 1_999 })
const pork = await aProduct(world, supplier, { priceCents: 1 })
const milk = await aProduct(world, other, { priceCents: 10_000 })

/** 5 beef at 48.50, 4 veal at 19.99, 3 pork at 0.01 of one supplier, 1 milk at 100.00 of another: 422.49 in all. */
async function aPlacedOrder() {
  const order = await anOrder(world, restaurant, [
    { product: beef, quantity: 5 },
    { product: veal, quantity: 4 },
    { product: milk, quantity: 1 },
    { product: pork, quantity: 3 },
  ])
  const { lines, ...part } = answerOf(supplier, order)
  const [beefLine = '', vealLine = '', porkLine = ''] = lines
  return { order, ...part, beefLine, vealLine, porkLine }
}

const stepsOf = async (supplierOrderId: number) => {
  const steps = await world.database
    .selectFrom('order_entry')
    .select(['number', 'status', 'by_account_id'])
    .where('supplier_order_id', '=', supplierOrderId)
    .orderBy('number')
    .execute()
  return steps.map((step) => [step.number, step.status, step.by_account_id])
}

describe('a pending order', () => {
  test('is answered in the state that was read, and in another neither answered nor changed', async () => {
    const { answer, read } = await aPlacedOrder()
    const before = await fingerprint(world.database)
    const refused = await answer({ action: 'accepted', order_version: 2 })
    expect(refused).toMatchObject({ status: 409, body: { code: 'order_changed' } })
    expect(refused.body.current).toEqual(await read())
    expect(await fingerprint(world.database)).toBe(before)
    const { order_version } = refused.body.current.supplierOrder
    const accepted = await answer({ action: 'accepted', order_version })
    expect(accepted.body.supplierOrder).toMatchObject({ status: 'acknowledged', order_version: 2 })
  })

  test('is accepted as it is: both sides read it so, and nothing costs more or less', async () => {
    const { order, answer, read } = await aPlacedOrder()
    const accepted = await answer({ action: 'accepted' })
    expect(accepted.status).toBe(200)
    expect(accepted.body.supplierOrder).toMatchObject({
      status: 'acknowledged',
      total_price: '322.49',
    })
    expect(accepted.body).toEqual(await read())
    const followed = await readOrder(restaurant, order)
    expect(followed).toMatchObject({ status: 'active', total_price: '422.49' })
    const [own, others] = followed.supplier_products
    expect([own.status, others.status]).toEqual(['acknowledged', 'pending'])
    const states = own.products.map((line: Body) => [line.status, line.edited_quantity])
    expect(states).toEqual([
      ['accepted', 0],
      ['accepted', 0],
      ['accepted', 0],
    ])
    expect(others.products[0].status).toBe('pending')
    expect(await stepsOf(order.partOf(supplier).id)).toEqual([
      [1, 'pending', restaurant.id],
      [2, 'acknowledged', supplier.id],
    ])
  })

  test('is accepted with changes: fewer cases and lines removed count in every total', async () => {
    const { order, answer, read, beefLine, vealLine } = await aPlacedOrder()
    const modified = await answer({
      action: 'modified',
      products: [{ public_id: beefLine, edited_quantity: 2 }],
      removed_products: [vealLine],
    })
    expect(modified.status).toBe(200)
    expect(modified.body).toEqual(await read())
    const { supplierOrder, orderProducts } = modified.body
    expect(supplierOrder).toMatchObject({ status: 'acknowledged', total_price: '97.03' })
    expect(orderProducts).toMatchObject([
      { quantity: 5, edited_quantity: 2, is_cancelled: false, total_price: '97.00' },
      { quantity: 4, edited_quantity: 0, is_cancelled: true, total_price: '0.00' },
      { quantity: 3, edited_quantity: 0, is_cancelled: false, total_price: '0.03' },
    ])
    const followed = await readOrder(restaurant, order)
    expect(followed.total_price).toBe('197.03')
    const [own, others] = followed.supplier_products
    expect([own.total_price, others.total_price]).toEqual(['97.03', '100.00'])
    expect(own.products).toMatchObject([
      { status: 'modified', quantity: 5, edited_quantity: 2, total_price: '97.00' },
      { status: 'cancelled', quantity: 4, edited_quantity: 0, total_price: '0.00' },
      { status: 'accepted', quantity: 3, edited_quantity: 0, total_price: '0.03' },
    ])
    expect(await stepsOf(order.partOf(supplier).id)).toEqual([
      [1, 'pending', restaurant.id],
      [2, 'acknowledged', supplier.id],
      [3, null, supplier.id],
      [4, null, supplier.id],
    ])
  })

  test('is cancelled: every line with it, and it costs nothing', async () => {
    const { order, answer, read } = await aPlacedOrder()
    const cancelled = await answer({ action: 'cancelled' })
    expect(cancelled.status).toBe(200)
    expect(cancelled.body).toEqual(await read())
    const { supplierOrder, orderProducts } = cancelled.body
    expect(supplierOrder).toMatchObject({ status: 'cancelled', total_price: '0.00' })
    for (const line of orderProducts) {
      expect(line).toMatchObject({ is_cancelled: true, edited_quantity: 0, total_price: '0.00' })
    }
    expect(orderProducts.map((line: Body) => line.quantity)).toEqual([5, 4, 3])
    const followed = await readOrder(restaurant, order)
    expect(followed).toMatchObject({ status: 'active', total_price: '100.00' })
    expect(followed.supplier_products[0].status).toBe('cancelled')
    const states = followed.supplier_products[0].products.map((line: Body) => line.status)
    expect(states).toEqual(['cancelled', 'cancelled', 'cancelled'])
    expect(await stepsOf(order.partOf(supplier).id)).toEqual([
      [1, 'pending', restaurant.id],
      [2, 'cancelled', supplier.id],
    ])
  })

  test('cancelled by each of its suppliers costs nothing at all, and stays the restaurant’s to close', async () => {
    const { order, answer } = await aPlacedOrder()
    await answer({ action: 'cancelled' })
    await answerOf(other, order).answer({ action: 'cancelled' })
    expect(await readOrder(restaurant, order)).toMatchObject({
      status: 'active',
      total_price: '0.00',
    })
  })

  test('named with its original quantity is accepted there, where another line changes', async () => {
    const { answer, beefLine, vealLine } = await aPlacedOrder()
    const { status, body } = await answer({
      action: 'modified',
      products: [
        { public_id: beefLine, edited_quantity: 5 },
        { public_id: vealLine, edited_quantity: 1 },
      ],
    })
    expect(status).toBe(200)
    const edited = body.orderProducts.map((line: Body) => line.edited_quantity)
    expect(edited).toEqual([0, 1, 0])
  })

  test('may fall below the supplier’s minimum by the supplier’s own change, and stays valid [A170]', async () => {
    const strict = await aSupplier(world, { minimumOrderCents: 10_000 })
    const cheese = await aProduct(world, strict, { priceCents: 5_000 })
    const order = await anOrder(world, restaurant, [{ product: cheese, quantity: 2 }])
    const { answer, lines } = answerOf(strict, order)
    const modified = await answer({
      action: 'modified',
      products: [{ public_id: lines[0], edited_quantity: 1 }],
    })
    expect(modified.status).toBe(200)
    expect(modified.body.supplierOrder.total_price).toBe('50.00')
    const done = await strict.browser.post('/api/supplier-order-set-to-done/', {
      supplier_order_id: order.partOf(strict).publicId,
    })
    expect(done.status).toBe(200)
    expect((await readOrder(restaurant, order)).total_price).toBe('50.00')
  })

  test('takes from its lines only what may change [A164]', async () => {
    const { answer, beefLine } = await aPlacedOrder()
    const { status, body } = await answer({
      action: 'modified',
      status: 'done',
      total_price: '0.01',
      products: [
        {
          public_id: beefLine,
          edited_quantity: 4,
          price: '0.01',
          total_price: '0.01',
          status: 'cancelled',
          is_cancelled: true,
          quantity: 1,
        },
      ],
    })
    expect(status).toBe(200)
    expect(body.supplierOrder).toMatchObject({ status: 'acknowledged', total_price: '273.99' })
    expect(body.orderProducts[0]).toMatchObject({
      price: '48.50',
      quantity: 5,
      edited_quantity: 4,
      is_cancelled: false,
    })
  })
})

describe('a change is refused as a whole, naming the line', async () => {
  const { answer, beefLine, vealLine, porkLine } = await aPlacedOrder()
  const otherOrder = await aPlacedOrder()
  const milkLine = answerOf(other, otherOrder.order).lines[0]
  const fair = { public_id: vealLine, edited_quantity: 2 }
  const beefAs = (edited_quantity: unknown) => ({
    products: [fair, { public_id: beefLine, edited_quantity }],
  })
  const SECOND = 'products.1.edited_quantity'

  test.each([
    ['above the original [A158]', beefAs(6), SECOND],
    ['far above the original [A158]', beefAs(1_000_000_000), SECOND],
    ['of none [A158]', beefAs(0), SECOND],
    ['below none [A158]', beefAs(-1), SECOND],
    ['of half a case [A158]', beefAs(1.5), SECOND],
    ['in text [A158]', beefAs('3'), SECOND],
    ['of null [A158]', beefAs(null), SECOND],
    ['left out [A158]', { products: [fair, { public_id: beefLine }] }, SECOND],
  ])('a quantity %s', refused)

  test.each([
    [
      'a line of another order [A159]',
      { products: [fair, { public_id: otherOrder.beefLine, edited_quantity: 1 }] },
      'products.1.public_id',
    ],
    [
      'a line removed from another order [A159]',
      { products: [fair], removed_products: [otherOrder.vealLine] },
      'removed_products.0',
    ],
    [
      'a line of another supplier [A159]',
      { products: [fair], removed_products: [milkLine] },
      'removed_products.0',
    ],
    [
      'a line that is none [A159]',
      { products: [{ public_id: 'f'.repeat(32), edited_quantity: 1 }] },
      'products.0.public_id',
    ],
    [
      'a line without its id [A159]',
      { products: [{ edited_quantity: 1 }] },
      'products.0.public_id',
    ],
    [
      'a line changed and removed [A160]',
      { products: [fair], removed_products: [porkLine, vealLine] },
      'removed_products.1',
    ],
    ['a line changed twice [A160]', { products: [fair, fair] }, 'products.1.public_id'],
    [
      'a line removed twice [A160]',
      { removed_products: [vealLine, vealLine] },
      'removed_products.1',
    ],
    [
      'every line removed [A161]',
      { removed_products: [beefLine, vealLine, porkLine] },
      'removed_products',
    ],
    ['nothing named [A162]', {}, 'products'],
    ['nothing in its lists [A162]', { products: [], removed_products: [] }, 'products'],
    [
      'nothing but original quantities [A162]',
      { products: [{ public_id: beefLine, edited_quantity: 5 }] },
      'products',
    ],
    ['a list that is none', { products: { 0: fair } }, 'products'],
    ['more lines than an order has [A169]', { products: Array(201).fill(fair) }, 'products'],
  ])('%s', refused)

  async function refused(_case: string, change: object, field: string) {
    const before = await fingerprint(world.database)
    const { status, body } = await answer({ action: 'modified', ...change })
    expect(status).toBe(400)
    expect(body.code).toBe('invalid_input')
    expect(Object.keys(body.fields)).toEqual([field])
    expect(await fingerprint(world.database)).toBe(before)
  }

  test('ten thousand lines are not even read [A169]', async () => {
    const before = await fingerprint(world.database)
    const { status, body } = await answer({
      action: 'modified',
      products: Array(10_000).fill(fair),
    })
    expect(status).toBe(413)
    expect(body.code).toBe('too_large')
    expect(await fingerprint(world.database)).toBe(before)
  })
})

describe('an answer is refused', () => {
  test.each([
    ['done', { action: 'done' }, 'action'],
    ['pending', { action: 'pending' }, 'action'],
    ['accepted in capitals', { action: 'ACCEPTED' }, 'action'],
    ['a list of actions', { action: ['accepted'] }, 'action'],
    ['no action', {}, 'action'],
    ['accepted with lines', { action: 'accepted', products: [{}] }, 'products'],
    [
      'cancelled with lines removed',
      { action: 'cancelled', removed_products: ['a'] },
      'removed_products',
    ],
  ])('for its action: %s [A163]', async (_case, body, field) => {
    const { answer } = await aPlacedOrder()
    const before = await fingerprint(world.database)
    const refused = await answer(body)
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.body.fields)).toEqual([field])
    expect(await fingerprint(world.database)).toBe(before)
  })

  test('to somebody else’s order as to one that never was, whatever the action [A157]', async () => {
    const { order, beefLine } = await aPlacedOrder()
    const before = await fingerprint(world.database)
    for (const action of [
      { action: 'accepted' },
      { action: 'cancelled' },
      { action: 'modified', products: [{ public_id: beefLine, edited_quantity: 1 }] },
      // The order is looked for before its lines: nothing says that only the line is unknown.
      { action: 'modified', products: [{ public_id: 'f'.repeat(32), edited_quantity: 1 }] },
    ]) {
      const send = (id: string) =>
        other.browser.post('/api/supplier-order-update/', { supplier_order_id: id, ...action })
      const unknown = await send('f'.repeat(32))
      expect(unknown.status).toBe(404)
      for (const id of [order.partOf(supplier).publicId, order.publicId]) {
        const refused = await send(id)
        expect([refused.status, refused.text]).toEqual([404, unknown.text])
      }
    }
    expect(await fingerprint(world.database)).toBe(before)
  })

  test.each([
    ['acknowledged', ['accepted']],
    ['cancelled', ['cancelled']],
    ['done', ['accepted', 'done']],
  ])('once the order is %s, with the order as it is [A165]', async (status, before) => {
    const { order, answer, read, beefLine } = await aPlacedOrder()
    for (const action of before) {
      const supplier_order_id = order.partOf(supplier).publicId
      if (action !== 'done') await answer({ action })
      else await supplier.browser.post('/api/supplier-order-set-to-done/', { supplier_order_id })
    }
    const current = await read()
    expect(current.supplierOrder.status).toBe(status)
    const unchanged = await fingerprint(world.database)
    for (const body of [
      { action: 'accepted' },
      { action: 'cancelled' },
      { action: 'modified', products: [{ public_id: beefLine, edited_quantity: 1 }] },
      { action: 'modified', removed_products: ['f'.repeat(32)] },
    ]) {
      const refused = await answer(body)
      expect(refused.status).toBe(409)
      expect(refused.body).toMatchObject({ code: 'order_not_pending', current })
    }
    expect(await fingerprint(world.database)).toBe(unchanged)
  })
})
