import { comesToWait } from '@halles/testing/checks/comes-to-wait.ts'
import { holding, lockOrder } from '@halles/testing/database/holding-locks.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { answerOf } from '@halles/testing/world/both-sides.ts'
import {
  aMember,
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { agreeOnDay, changeOf } from '@halles/testing/world/change-order.ts'
import { anOrderOfLot, aRecall, lotsOf, sendRecall } from '@halles/testing/world/lots.ts'
import { anOrder, type BuiltOrder } from '@halles/testing/world/order.ts'
import { receiptOf } from '@halles/testing/world/receive-order.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'

const world = await anOwnApp()
const { database } = world
let supplier: BuiltAccount
let restaurant: BuiltAccount

beforeEach(async () => {
  supplier = await aSupplier(world)
  restaurant = await aRestaurant(world)
})

/** An accepted order of five cases without lots; with a day, its restaurant may still withdraw it. */
async function anOrderToPick({ isWithDay = true } = {}): Promise<BuiltOrder> {
  const product = await aProduct(world, supplier)
  const order = await anOrder(world, restaurant, [{ product, quantity: 5 }])
  if (isWithDay) await agreeOnDay(database, order, supplier, 60)
  await answerOf(supplier, order).answer({ action: 'accepted' })
  return order
}

const lotsCall = (by: BuiltAccount, order: BuiltOrder, lot: string) => () =>
  by.browser.post('/api/line-lots-set/', {
    lines: [
      {
        public_id: order.partOf(supplier).lines[0],
        cases: 5,
        seen: [],
        lots: [{ lot, cases: 5 }],
      },
    ],
  })

test('two members who acknowledge at once: one is kept, both are answered the same', async () => {
  const cook = await aMember(world, restaurant, 'cook', { firstName: 'Zoé' })
  await anOrderOfLot(world, restaurant, supplier, { lot: 'L-1' })
  const { public_id } = await aRecall(supplier, 'L-1')
  const acknowledge = (by: BuiltAccount) => () =>
    by.browser.post('/api/recall-acknowledge/', { recall_public_id: public_id })
  const [first, second] = await holding(
    database,
    (tx) =>
      sql`select from recall_receiver where restaurant_id = ${restaurant.id} for update`.execute(
        tx,
      ),
    [acknowledge(cook), acknowledge(restaurant)],
  )
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.body.acknowledged).toEqual(first.body.acknowledged)
  const told = await database
    .selectFrom('business_action')
    .select('by_person_id')
    .where('account_id', '=', restaurant.id)
    .where('action', '=', 'recall_acknowledged')
    .execute()
  expect(told).toEqual([{ by_person_id: cook.person.id }])
})

test('two pickers who say the lots of one line at once: the second is shown what the first said', async () => {
  const order = await anOrderToPick()
  const [ana, luc] = [
    await aMember(world, supplier, 'picker'),
    await aMember(world, supplier, 'picker'),
  ]
  const [first, second] = await holding(
    database,
    (tx) => lockOrder(tx, order.partOf(supplier).id),
    [lotsCall(ana, order, 'ANA'), lotsCall(luc, order, 'LUC')],
  )
  expect(first.status).toBe(200)
  expect(second).toMatchObject({
    status: 409,
    body: { code: 'lots_changed', lines: [{ lots: [{ lot: 'ANA' }] }] },
  })
})

describe('lots that are said while the order', () => {
  test('is withdrawn by its restaurant are refused after it, and gone before it', async () => {
    const order = await anOrderToPick()
    const cancel = () => changeOf(restaurant, order, supplier).cancel()
    const [cancelled, said] = await holding(
      database,
      (tx) => lockOrder(tx, order.partOf(supplier).id),
      [cancel, lotsCall(supplier, order, 'L-1')],
    )
    expect([cancelled.status, said.body.code]).toEqual([200, 'lots_closed'])

    const other = await anOrderToPick()
    await lotsCall(supplier, other, 'L-1')()
    expect((await changeOf(restaurant, other, supplier).cancel()).status).toBe(200)
    const left = await database
      .selectFrom('line_lot')
      .select('lot')
      .where('supplier_id', '=', supplier.id)
      .execute()
    expect(left).toEqual([])
  })

  test('is received are kept: what came first does not matter', async () => {
    const order = await anOrderToPick({ isWithDay: false })
    const { receive } = receiptOf(restaurant, order, supplier)
    const [said, received] = await holding(
      database,
      (tx) => lockOrder(tx, order.partOf(supplier).id),
      [lotsCall(supplier, order, 'L-1'), () => receive({})],
    )
    expect([said.status, received.status]).toEqual([200, 200])
    expect(await lotsOf(supplier, order.partOf(supplier).publicId)).toMatchObject([
      { lots: [{ lot: 'L-1', cases: 5 }] },
    ])
  })
})

describe('a recall that is sent while a lot is said', () => {
  test('waits for it and tells its restaurant', async () => {
    await anOrderOfLot(world, restaurant, supplier, { lot: 'BAD' })
    const late = await aRestaurant(world)
    const order = await anOrder(world, late, [
      { product: await aProduct(world, supplier), quantity: 5 },
    ])
    await answerOf(supplier, order).answer({ action: 'accepted' })
    const { said, sent } = await database.transaction().execute(async (tx) => {
      await lockOrder(tx, order.partOf(supplier).id)
      const said = lotsCall(supplier, order, 'BAD')()
      expect(await comesToWait(database, said, 1)).toBe(true)
      const sent = sendRecall(supplier, 'BAD')
      expect(await comesToWait(database, sent, 2)).toBe(true)
      return { said, sent }
    })
    expect((await said).status).toBe(200)
    // What was seen before is not what is so by now: nobody is told unseen, and nobody is left out.
    expect(await sent).toMatchObject({
      status: 409,
      body: { code: 'receivers_changed', receivers: { restaurant_count: 2, cases: 7 } },
    })
  })

  test('that came first keeps the lot out of the order', async () => {
    await anOrderOfLot(world, restaurant, supplier, { lot: 'BAD' })
    const order = await anOrderToPick()
    const { said, sent } = await database.transaction().execute(async (tx) => {
      await sql`insert into last_own_change as last (account_id, number) values (${supplier.id}, 1)
        on conflict (account_id) do update set number = last.number + 1`.execute(tx)
      const sent = sendRecall(supplier, 'BAD')
      expect(await comesToWait(database, sent, 1)).toBe(true)
      const said = lotsCall(supplier, order, 'BAD')()
      expect(await comesToWait(database, said, 2)).toBe(true)
      return { said, sent }
    })
    expect((await sent).status).toBe(201)
    expect((await said).body.code).toBe('lot_recalled')
  })
})

test('of two who tell a recall again at once, one does', async () => {
  await anOrderOfLot(world, restaurant, supplier, { lot: 'L-1' })
  const { public_id } = await aRecall(supplier, 'L-1')
  await sql`update recall set sent_at = now() - interval '2 hours' where public_id = ${public_id}`.execute(
    database,
  )
  const remind = () => supplier.browser.post('/api/recall-remind/', { recall_public_id: public_id })
  const answers = await Promise.all([remind(), remind(), remind()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
})
