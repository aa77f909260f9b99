import { later } from '@halles/domain/holidays.ts'
import { comesToWait } from '@halles/testing/checks/comes-to-wait.ts'
import { expectConsistent } from '@halles/testing/checks/expect-consistent.ts'
import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { lastMailQueued } from '@halles/testing/servers/queued-mails.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { agreeOnDay } from '@halles/testing/world/change-order.ts'
import { montrealToday } from '@halles/testing/world/credit.ts'
import { aDeliveryZone } from '@halles/testing/world/delivery-zone.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { proposalsOf } from '@halles/testing/world/proposal.ts'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'

const world = await anOwnApp()
const { database } = world
afterEach(() => expectConsistent(database))

const DAILY = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [day, {}]))
const closedDay = () => later(montrealToday(), 2)

/** A supplier with a week, and an order of it for the day after tomorrow, pending or accepted. */
async function aDueOrder({ isAccepted = true, hasOtherDays = true } = {}) {
  const restaurant = await aRestaurant(world)
  const supplier = await aSupplier(world)
  const zone = await aDeliveryZone(world, supplier, { runs: DAILY })
  const product = await aProduct(world, supplier)
  const order = await anOrder(world, restaurant, [{ product, quantity: 4 }])
  await agreeOnDay(database, order, supplier, -1)
  if (!hasOtherDays)
    await database.deleteFrom('delivery_run').where('zone_id', '=', zone.id).execute()
  const calls = proposalsOf(order, restaurant, supplier)
  if (isAccepted) await calls.update({ action: 'accepted' })
  const close = (more = {}) =>
    supplier.browser.post('/api/delivery-exception-save/', {
      zone_public_id: null,
      day: closedDay(),
      kind: 'closed',
      times: null,
      note: '',
      ...more,
    })
  return { order, restaurant, supplier, product, close, ...calls }
}

test('a day that is closed with an accepted order proposes the next one to its restaurant', async () => {
  const part = await aDueOrder()
  const before = await fingerprint(database)
  const asked = await part.close()
  expect([asked.status, asked.body.code]).toEqual([409, 'day_has_orders'])
  expect(asked.body.orders).toMatchObject([{ status: 'acknowledged', proposed_day: null }])
  expect(await fingerprint(database)).toBe(before)

  const next = later(closedDay(), 1)
  const { status, body, text } = await part.close({ confirm: true })
  expect(status, text).toBe(200)
  expect(body.orders).toMatchObject([{ day: closedDay(), proposed_day: next }])
  expect((await part.buyersPart()).delivery.day).toBe(closedDay())
  const proposal = await part.open()
  expect(proposal).toMatchObject({ side: 'supplier', lines: [{ kind: 'day', day: next }] })
  expect((await lastMailQueued(world, 'proposal-made')).recipient).toBe(part.restaurant.email)
  const told = await database
    .selectFrom('order_event')
    .select('kind')
    .where('account_id', '=', part.restaurant.id)
    .orderBy('number')
    .execute()
  expect(told.at(-1)).toEqual({ kind: 'proposed' })

  await part.answer(part.restaurant, proposal.public_id, [proposal.lines[0].public_id])
  expect((await part.buyersPart()).delivery.day).toBe(next)
})

test('days that are closed lock their orders by id, as all do who lock several: nobody waits for each other', async () => {
  const part = await aDueOrder()
  const second = await anOrder(world, part.restaurant, [{ product: part.product, quantity: 1 }])
  const { id } = second.partOf(part.supplier)
  await agreeOnDay(database, second, part.supplier, -1)
  await database
    .updateTable('supplier_order')
    .set({ delivery_day: later(closedDay(), 1) })
    .where('id', '=', part.id)
    .execute()
  const closing = await database.transaction().execute(async (tx) => {
    await sql`select from supplier_order where id = ${part.id} for share`.execute(tx)
    const closed = part.close({ last_day: later(closedDay(), 1), confirm: true })
    expect(await comesToWait(database, closed, 1)).toBe(true)
    await sql`select from supplier_order where id = ${id} for share nowait`.execute(tx)
    return { closed }
  })
  expect((await closing.closed).status).toBe(200)
})

test('a day before is proposed where none is offered after it', async () => {
  const part = await aDueOrder({ hasOtherDays: false })
  await sql`insert into delivery_exception (supplier_id, day, kind, days_before, cut_off, window_from, window_to, note)
    values (${part.supplier.id}, ${later(closedDay(), -1)}, 'extra', 0, '23:00', '23:30', '23:45', '')`.execute(
    database,
  )
  const { body } = await part.close({ confirm: true })
  expect(body.orders).toMatchObject([{ proposed_day: later(closedDay(), -1) }])
})

const LEFT_ALONE: [string, () => ReturnType<typeof aDueOrder>][] = [
  ['pending', () => aDueOrder({ isAccepted: false })],
  ['without another day', () => aDueOrder({ hasOtherDays: false })],
  [
    'about which something waits',
    async () => {
      const part = await aDueOrder()
      await part.propose(part.restaurant, { lines: [{ public_id: part.lines[0], quantity: 5 }] })
      return part
    },
  ],
  [
    'that the restaurant closed',
    async () => {
      const part = await aDueOrder()
      await part.restaurant.browser.post('/api/restaurant-order-set-to-done/', {
        order_public_id: part.order.publicId,
      })
      return part
    },
  ],
]
test.each(LEFT_ALONE)('an order %s is named, and stays as it is', async (_, make) => {
  const part = await make()
  const count = async () =>
    (
      await database
        .selectFrom('proposal')
        .select('id')
        .where('supplier_order_id', '=', part.id)
        .execute()
    ).length
  const before = await count()
  const { status, body } = await part.close({ confirm: true })
  expect([status, body.orders]).toMatchObject([200, [{ proposed_day: null }]])
  expect(await count()).toBe(before)
})

test('closed again, it proposes nothing twice', async () => {
  const part = await aDueOrder()
  await part.close({ confirm: true })
  const again = await part.close({ confirm: true })
  expect(again.body.orders).toMatchObject([{ proposed_day: null }])
  expect((await part.open()).lines).toHaveLength(1)
})
