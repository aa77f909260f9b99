import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { agreeOnDay } from '@halles/testing/world/change-order.ts'
import { anOrder, type BuiltOrder } from '@halles/testing/world/order.ts'
import { threadOf } from '@halles/testing/world/thread.ts'
import { beforeEach, expect, test } from 'vitest'
import { readMailContent } from './mail-content.ts'
import type { MailKind } from './mail-kinds.ts'

const world = await aTestApp()
const { database } = world
const supplier = await aSupplier(world, { name: 'Ferme du Rang' })
const baker = await aSupplier(world, { name: 'Boulangerie du Coin' })
const restaurant = await aRestaurant(world)
const [carrots, bread] = [await aProduct(world, supplier), await aProduct(world, baker)]
let order: BuiltOrder

beforeEach(async () => {
  order = await anOrder(world, restaurant, [
    { product: carrots, quantity: 2 },
    { product: bread, quantity: 1 },
  ])
})

/** What a mail that leaves now says, to the restaurant unless its kind goes to suppliers. */
function mailOf<Kind extends MailKind>(kind: Kind, to = restaurant) {
  const facts = {
    supplierOrderId: order.partOf(supplier).id,
    restaurantOrderId: order.id,
    from: 1,
  }
  return readMailContent(database, {
    kind,
    facts: facts as never,
    person_id: to.person.id,
    account_id: to.id,
  })
}

const update = (changes: object) =>
  database
    .updateTable('supplier_order')
    .set(changes)
    .where('id', '=', order.partOf(supplier).id)
    .execute()

const CHANGEABLE = {
  day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  from: '06:00',
  to: '10:00',
  cutOffAt: expect.any(String),
  isChangeable: true,
  isToConfirm: false,
}
const SETTLED = { ...CHANGEABLE, isChangeable: false }

test('every mail about an order reads the delivery of its part; one that is arranged has none', async () => {
  await threadOf(order, supplier).write(restaurant, 'Par la porte de côté')
  expect(await mailOf('order-message', supplier)).toMatchObject({ delivery: null })
  await agreeOnDay(database, order, supplier, 60)
  const parts = [
    { supplierName: 'Ferme du Rang', delivery: CHANGEABLE },
    { supplierName: 'Boulangerie du Coin', delivery: null },
  ]
  expect(await mailOf('order-placed')).toMatchObject({ parts })
  expect(await mailOf('approval-placed')).toMatchObject({ parts })
  for (const kind of ['order-accepted', 'order-changed', 'order-reduced'] as const)
    expect(await mailOf(kind)).toMatchObject({ delivery: CHANGEABLE })
  for (const kind of ['order-received', 'order-edited', 'order-message'] as const)
    expect(await mailOf(kind, supplier)).toMatchObject({ delivery: CHANGEABLE })
})

test('a mail that leaves after the cut-off names none to change it by', async () => {
  await agreeOnDay(database, order, supplier, -1)
  expect(await mailOf('order-accepted')).toMatchObject({ delivery: SETTLED })
})

test('a late day is to confirm until the order is answered', async () => {
  await agreeOnDay(database, order, supplier, -1)
  await update({ is_late: true })
  expect(await mailOf('order-received', supplier)).toMatchObject({
    delivery: { ...SETTLED, isToConfirm: true },
  })
  await update({ status: 'acknowledged' })
  expect(await mailOf('order-accepted')).toMatchObject({ delivery: SETTLED })
})

test('an order that was refused or taken back names its day, and nothing to change', async () => {
  await agreeOnDay(database, order, supplier, 60)
  const cancel = { supplier_order_public_id: order.partOf(supplier).publicId }
  const { status } = await restaurant.browser.post('/api/supplier-order-cancel/', {
    ...cancel,
    reason: 'event_cancelled',
  })
  expect(status).toBe(200)
  expect(await mailOf('order-withdrawn', supplier)).toMatchObject({ delivery: SETTLED })
  expect(await mailOf('order-rejected')).toMatchObject({ delivery: SETTLED })
  expect(await mailOf('approval-placed')).toMatchObject({
    parts: [{ supplierName: 'Boulangerie du Coin', delivery: null }],
  })
})
