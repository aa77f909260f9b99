import type { Body } from '@halles/testing/client/browser.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import {
  aMember,
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { beforeAll, describe, expect, test } from 'vitest'

const world = await aTestApp()
let supplier: BuiltAccount
let picker: BuiltAccount

beforeAll(async () => {
  supplier = await aSupplier(world)
  picker = await aMember(world, supplier, 'picker')
})

const answer = (supplier_order_id: string, body: object) =>
  supplier.browser.post('/api/supplier-order-update/', { supplier_order_id, ...body })

async function listed(): Promise<Body[]> {
  return (await picker.browser.get('/api/pick-orders/')).body
}

const one = (publicId: string) =>
  picker.browser.get(`/api/pick-order/?supplier_order_public_id=${publicId}`)

describe('orders to pick', () => {
  test('an order keeps the name and the city that were agreed on when its restaurant moves', async () => {
    const seller = await aSupplier(world)
    const restaurant = await aRestaurant(world, { name: 'Bistro du Marché' })
    const product = await aProduct(world, seller)
    const order = await anOrder(world, restaurant, [{ product, quantity: 1 }])
    const { publicId } = order.partOf(seller)
    await seller.browser.post('/api/supplier-order-update/', {
      supplier_order_id: publicId,
      action: 'accepted',
    })
    const elsewhere = await world.database
      .insertInto('city')
      .values({ name: 'Rimouski' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await world.database
      .updateTable('restaurant')
      .set({ name: 'Bistro du Pont', city_id: elsewhere.id })
      .where('account_id', '=', restaurant.id)
      .execute()
    const [listedOrders, single, list] = await Promise.all([
      seller.browser.get('/api/pick-orders/'),
      seller.browser.get(`/api/pick-order/?supplier_order_public_id=${publicId}`),
      seller.browser.get('/api/pick-list/'),
    ])
    const agreed = { restaurant: { name: 'Bistro du Marché', city: 'Montréal' } }
    expect(listedOrders.body).toMatchObject([agreed])
    expect(single.body).toMatchObject(agreed)
    expect(list.body.orders).toMatchObject([agreed])
  })

  test('accepted orders come first, then those that wait for an answer, each with its lines and cases', async () => {
    const montreal = await aRestaurant(world, { name: 'Bistro du Marché' })
    const leeks = await aProduct(world, supplier, { nameFr: 'Poireaux', nameEn: 'Leeks' })
    const beets = await aProduct(world, supplier, { nameFr: 'Betteraves', nameEn: 'Beets' })
    const kale = await aProduct(world, supplier)
    const waiting = await anOrder(world, montreal, [{ product: kale, quantity: 7 }])
    const order = await anOrder(world, montreal, [
      { product: leeks, quantity: 5 },
      { product: beets, quantity: 4 },
      { product: kale, quantity: 9 },
    ])
    const part = order.partOf(supplier)
    const [first = '', , last = ''] = part.lines
    await answer(part.publicId, {
      action: 'modified',
      products: [{ public_id: first, edited_quantity: 3 }],
      removed_products: [last],
    })
    const where = { name: 'Bistro du Marché', city: 'Montréal' }
    const placed_at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
    expect(await listed()).toEqual([
      {
        public_id: part.publicId,
        number: 2,
        status: 'acknowledged',
        placed_at,
        restaurant: where,
        lines: 2,
        cases: 7,
      },
      {
        public_id: waiting.partOf(supplier).publicId,
        number: 1,
        status: 'pending',
        placed_at,
        restaurant: where,
        lines: 1,
        cases: 7,
      },
    ])
    expect((await one(part.publicId)).body).toEqual({
      public_id: part.publicId,
      number: 2,
      status: 'acknowledged',
      placed_at,
      restaurant: where,
      lines: [
        {
          public_id: first,
          item_code: '',
          gtin: '',
          weighing: null,
          name_fr: 'Poireaux',
          name_en: 'Leeks',
          unit: 'kg',
          quantity_per_case: '10',
          cases: 3,
          lots: [],
        },
        expect.objectContaining({ name_fr: 'Betteraves', cases: 4 }),
      ],
    })

    const supplier_order_id = part.publicId
    await supplier.browser.post('/api/supplier-order-set-to-done/', { supplier_order_id })
    await answer(waiting.partOf(supplier).publicId, { action: 'cancelled' })
    expect(await listed()).toEqual([])
    expect((await one(part.publicId)).body).toMatchObject({ status: 'done', lines: [{}, {}] })
  })

  test("another supplier's order and an invented one are not found, in the same bytes", async () => {
    const other = await aSupplier(world)
    const product = await aProduct(world, other)
    const theirs = (
      await anOrder(world, await aRestaurant(world), [{ product, quantity: 1 }])
    ).partOf(other)
    const answers = [await one(theirs.publicId), await one('0'.repeat(32))]
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  })
})
