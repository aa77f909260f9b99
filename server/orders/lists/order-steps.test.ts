import type { Body } from '@halles/testing/client/browser.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import {
  aMember,
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

const world = await anOwnApp()
const BY_RESTAURANT = { side: 'restaurant', reason: null, note: '' }
const BY_SUPPLIER = { ...BY_RESTAURANT, side: 'supplier' }
const AT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d/)

async function named(first_name: string, { person }: BuiltAccount) {
  await world.database
    .updateTable('person')
    .set({ first_name })
    .where('id', '=', person.id)
    .execute()
}

/** An order that Alice of a restaurant placed, and Luc of the supplier accepted. */
async function anAcceptedOrder() {
  const [restaurant, supplier] = [await aRestaurant(world), await aSupplier(world)]
  const alice = await aMember(world, restaurant, 'buyer')
  const luc = await aMember(world, supplier, 'desk')
  await named('Alice', alice)
  await named('Luc', luc)
  const product = await aProduct(world, supplier)
  const order = await anOrder(world, alice, [{ product, quantity: 2 }])
  const supplier_order_id = order.partOf(supplier).publicId
  await luc.browser.post('/api/supplier-order-update/', { supplier_order_id, action: 'accepted' })
  const ofRestaurant = `/api/restaurant-order-list/?order_public_id=${order.publicId}`
  const ofSupplier = `/api/supplier-order-list/?supplier_order_public_id=${supplier_order_id}`
  return {
    restaurant,
    alice,
    luc,
    order,
    readByRestaurant: async (): Promise<Body> => (await restaurant.browser.get(ofRestaurant)).body,
    readBySupplier: async (): Promise<Body> => (await supplier.browser.get(ofSupplier)).body,
  }
}

test('each side reads who took its own steps and when, and of the other side the first name', async () => {
  const { restaurant, order, readByRestaurant, readBySupplier } = await anAcceptedOrder()
  expect((await readBySupplier()).steps).toEqual([
    { ...BY_RESTAURANT, status: 'pending', at: null, by: { first_name: 'Alice' } },
    { ...BY_SUPPLIER, status: 'acknowledged', at: AT, by: { first_name: 'Luc' } },
  ])
  await named('Rose', restaurant)
  const order_public_id = order.publicId
  await restaurant.browser.post('/api/restaurant-order-set-to-done/', { order_public_id })
  const { steps, supplier_products } = await readByRestaurant()
  expect(steps).toEqual([
    { status: 'active', at: AT, by: { first_name: 'Alice' } },
    { status: 'done', at: AT, by: { first_name: 'Rose' } },
  ])
  expect(supplier_products.map(({ steps }: Body) => steps)).toEqual([
    [{ ...BY_SUPPLIER, status: 'acknowledged', at: null, by: { first_name: 'Luc' } }],
  ])
})

test('of a person whose name was erased a step names nobody, and of one before there were persons neither', async () => {
  const { alice, luc, readBySupplier } = await anAcceptedOrder()
  await named('', luc)
  await world.database.transaction().execute(async (tx) => {
    await sql`alter table order_entry disable trigger user`.execute(tx)
    await tx
      .updateTable('order_entry')
      .set({ by_person_id: null })
      .where('by_person_id', '=', alice.person.id)
      .execute()
    await sql`alter table order_entry enable trigger user`.execute(tx)
  })
  expect((await readBySupplier()).steps).toEqual([
    { ...BY_RESTAURANT, status: 'pending', at: null, by: null },
    { ...BY_SUPPLIER, status: 'acknowledged', at: AT, by: { first_name: null } },
  ])
})
