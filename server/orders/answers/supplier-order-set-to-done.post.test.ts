import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { ledgerWalk } from '@halles/testing/checks/ledger.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { afterEach, describe, expect, test } from 'vitest'

const world = await anOwnApp()
afterEach(async () => expect(await ledgerWalk(world.database)).toEqual([]))
const CALL = '/api/supplier-order-set-to-done/'

const restaurant = await aRestaurant(world)
const supplier = await aSupplier(world)
const beef = await aProduct(world, supplier)

async function aPart(...actions: ('accepted' | 'cancelled' | 'done')[]) {
  const order = await anOrder(world, restaurant, [{ product: beef, quantity: 2 }])
  const part = order.partOf(supplier)
  for (const action of actions) {
    const answer =
      action === 'done'
        ? await supplier.browser.post(CALL, { supplier_order_id: part.publicId })
        : await supplier.browser.post('/api/supplier-order-update/', {
            supplier_order_id: part.publicId,
            action,
          })
    expect(answer.status).toBe(200)
  }
  return {
    order,
    part,
    done: () => supplier.browser.post(CALL, { supplier_order_id: part.publicId }),
  }
}

describe('a delivered order', () => {
  test('is done, keeps its lines, and its history says who did what when', async () => {
    const { order, part, done } = await aPart('accepted')
    const { status, body } = await done()
    expect(status).toBe(200)
    expect(body.supplierOrder).toMatchObject({ status: 'done', total_price: '100.00' })
    const read = await supplier.browser.get(
      `/api/supplier-order-list/?supplier_order_public_id=${part.publicId}`,
    )
    expect(read.body).toEqual(body)
    const restaurants = await restaurant.browser.get(
      `/api/restaurant-order-list/?order_public_id=${order.publicId}`,
    )
    expect(restaurants.body.status).toBe('active')
    expect(restaurants.body.supplier_products[0].status).toBe('done')
    expect(restaurants.body.supplier_products[0].products[0].status).toBe('accepted')

    const steps = await world.database
      .selectFrom('order_entry')
      .select(['number', 'status', 'by_account_id', 'at'])
      .where('supplier_order_id', '=', part.id)
      .orderBy('number')
      .execute()
    expect(steps.map(({ at, ...step }) => step)).toEqual([
      { number: 1, status: 'pending', by_account_id: restaurant.id },
      { number: 2, status: 'acknowledged', by_account_id: supplier.id },
      { number: 3, status: 'done', by_account_id: supplier.id },
    ])
    const moments = steps.map(({ at }) => at.getTime())
    expect(moments).toEqual(moments.toSorted((a, b) => a - b))
  })

  test('is done once, however often it is asked for at once', async () => {
    const { part, done } = await aPart('accepted')
    const answers = await Promise.all(Array.from({ length: 20 }, done))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
    const first = answers.find(({ status }) => status === 200)
    for (const { body } of answers.filter(({ status }) => status === 409)) {
      expect(body).toMatchObject({ code: 'order_not_acknowledged', current: first?.body })
    }
    const { count } = await world.database
      .selectFrom('order_entry')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('supplier_order_id', '=', part.id)
      .executeTakeFirstOrThrow()
    expect(count).toBe(3)
  })
})

describe('an order cannot be done', () => {
  test.each([
    ['pending', []],
    ['cancelled', ['cancelled']],
    ['done', ['accepted', 'done']],
  ] as const)('while it is %s [A168]', async (status, actions) => {
    const { done } = await aPart(...actions)
    const before = await fingerprint(world.database)
    const answer = await done()
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({
      code: 'order_not_acknowledged',
      current: { supplierOrder: { status } },
    })
    expect(await fingerprint(world.database)).toBe(before)
  })

  test('by another supplier, to whom it does not exist [A157]', async () => {
    const { order, part } = await aPart('accepted')
    const other = await aSupplier(world)
    const before = await fingerprint(world.database)
    const unknown = await other.browser.post(CALL, { supplier_order_id: 'f'.repeat(32) })
    expect(unknown.status).toBe(404)
    for (const id of [part.publicId, order.publicId]) {
      const answer = await other.browser.post(CALL, { supplier_order_id: id })
      expect([answer.status, answer.text]).toEqual([404, unknown.text])
    }
    expect(await fingerprint(world.database)).toBe(before)
  })

  test.each([
    [{}],
    [{ supplier_order_id: '' }],
    [{ supplier_order_id: null }],
    [{ supplier_order_id: ['a'] }],
  ])('without its id: %j', async (body) => {
    const answer = await supplier.browser.post(CALL, body)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.fields)).toEqual(['supplier_order_id'])
  })
})
