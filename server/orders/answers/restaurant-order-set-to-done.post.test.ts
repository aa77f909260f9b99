import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { ledgerWalk } from '@halles/testing/checks/ledger.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { afterEach, describe, expect, test } from 'vitest'

const world = await anOwnApp()
afterEach(async () => expect(await ledgerWalk(world.database)).toEqual([]))
const CALL = '/api/restaurant-order-set-to-done/'

const restaurant = await aRestaurant(world)
const supplier = await aSupplier(world)
const beef = await aProduct(world, supplier)

const steps = (orderId: number) =>
  world.database
    .selectFrom('restaurant_order_step')
    .select(['status', 'by_account_id', 'at'])
    .where('restaurant_order_id', '=', orderId)
    .orderBy('at')
    .execute()

describe('closing an order', () => {
  test('answers the order, moves it to the done ones, and keeps who did it', async () => {
    const order = await anOrder(world, restaurant, [{ product: beef, quantity: 2 }])
    const { status, body } = await restaurant.browser.post(CALL, {
      order_public_id: order.publicId,
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ public_id: order.publicId, status: 'done', total_price: '100.00' })
    const read = await restaurant.browser.get(
      `/api/restaurant-order-list/?order_public_id=${order.publicId}`,
    )
    expect(body).toEqual(read.body)
    const history = await steps(order.id)
    expect(history.map((step) => [step.status, step.by_account_id])).toEqual([
      ['active', restaurant.id],
      ['done', restaurant.id],
    ])
  })

  test('leaves the supplier’s own order as it is, which may still be answered', async () => {
    const order = await anOrder(world, restaurant, [{ product: beef, quantity: 2 }])
    const part = order.partOf(supplier)
    const { body } = await restaurant.browser.post(CALL, { order_public_id: order.publicId })
    expect(body.supplier_products[0].status).toBe('pending')
    const answer = await supplier.browser.post('/api/supplier-order-update/', {
      supplier_order_id: part.publicId,
      action: 'modified',
      products: [{ public_id: part.lines[0], edited_quantity: 1 }],
    })
    expect(answer.status).toBe(200)
    const read = await restaurant.browser.get(
      `/api/restaurant-order-list/?order_public_id=${order.publicId}`,
    )
    expect(read.body).toMatchObject({ status: 'done', total_price: '50.00' })
  })

  test('happens once, however often it is asked for at once [A155]', async () => {
    const order = await anOrder(world, restaurant, [{ product: beef, quantity: 1 }])
    await restaurant.browser.fetchToken()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        restaurant.browser.post(CALL, { order_public_id: order.publicId }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
    const closed = answers.find(({ status }) => status === 200)
    for (const { body } of answers.filter(({ status }) => status === 409)) {
      expect(body.code).toBe('order_not_active')
      expect(body.current).toEqual(closed?.body)
    }
    expect((await steps(order.id)).map((step) => step.status)).toEqual(['active', 'done'])
  })

  test('is refused the second time, with the order as it is [A155]', async () => {
    const order = await anOrder(world, restaurant, [{ product: beef, quantity: 1 }])
    const first = await restaurant.browser.post(CALL, { order_public_id: order.publicId })
    const before = await fingerprint(world.database)
    const again = await restaurant.browser.post(CALL, { order_public_id: order.publicId })
    expect(again.status).toBe(409)
    expect(again.body).toMatchObject({ code: 'order_not_active', current: first.body })
    expect(await fingerprint(world.database)).toBe(before)
  })

  test('of somebody else’s order answers as of one that never was [A154]', async () => {
    const others = await anOrder(world, await aRestaurant(world), [{ product: beef, quantity: 1 }])
    const before = await fingerprint(world.database)
    const unknown = await restaurant.browser.post(CALL, { order_public_id: 'f'.repeat(32) })
    expect(unknown.status).toBe(404)
    for (const id of [others.publicId, others.partOf(supplier).publicId]) {
      const answer = await restaurant.browser.post(CALL, { order_public_id: id })
      expect([answer.status, answer.text]).toEqual([404, unknown.text])
    }
    expect(await fingerprint(world.database)).toBe(before)
  })

  test.each([
    ['no id', {}],
    ['an empty id', { order_public_id: '' }],
    ['null', { order_public_id: null }],
    ['an array', { order_public_id: ['a'] }],
    ['a number', { order_public_id: 1 }],
  ])('refuses %s [A150]', async (_case, body) => {
    const before = await fingerprint(world.database)
    const answer = await restaurant.browser.post(CALL, body)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.fields)).toEqual(['order_public_id'])
    expect(await fingerprint(world.database)).toBe(before)
  })
})
