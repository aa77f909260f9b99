import { later } from '@halles/domain/holidays.ts'
import { expectConsistent } from '@halles/testing/checks/expect-consistent.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier, cityId } from '@halles/testing/world/builders.ts'
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

/** An accepted order to Montréal, of the supplier's zone unless none was agreed on, whose restaurant has moved to Longueuil since. */
async function aMovedPart({ hasZone = true } = {}) {
  const mover = await aRestaurant(world)
  const seller = await aSupplier(world, { serves: ['Montréal', 'Longueuil'] })
  const product = await aProduct(world, seller)
  const montreal = await aDeliveryZone(world, seller, { runs: DAILY('09:00') })
  await aDeliveryZone(world, seller, {
    name: 'Longueuil',
    cities: ['Longueuil'],
    runs: DAILY('14:00'),
  })
  const order = await anOrder(world, mover, [{ product, quantity: 4 }])
  const calls = proposalsOf(order, mover, seller)
  await agreeOnDay(database, order, seller, 60)
  await zoneOf(calls.id, hasZone ? montreal.id : null)
  await calls.update({ action: 'accepted' })
  await database
    .updateTable('restaurant')
    .set({ city_id: await cityId(world, 'Longueuil') })
    .where('account_id', '=', mover.id)
    .execute()
  return { ...calls, mover, seller, montreal }
}

const DAILY = (from: string) =>
  Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [day, { from, to: '17:00' }]))

const zoneOf = (id: number, zoneId: number | null) =>
  database
    .updateTable('supplier_order')
    .set({ delivery_zone_id: zoneId })
    .where('id', '=', id)
    .execute()

/** Another day is proposed and agreed to: its window, and the order's zone then. */
async function moved({ id, mover, seller, propose, open, answer }: Moved) {
  const proposed = await propose(seller, { day: later(montrealToday(), 4) })
  expect(proposed.status, proposed.text).toBe(200)
  const proposal = await open()
  const agreed = await answer(mover, proposal.public_id, [proposal.lines[0].public_id])
  expect(agreed.status, agreed.text).toBe(200)
  return database
    .selectFrom('supplier_order')
    .select(['window_from as from', 'delivery_zone_id as zone'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}
type Moved = Awaited<ReturnType<typeof aMovedPart>>

test.for([true, false])(
  'another day is one of the place that the order goes to, though its restaurant has moved, with a zone agreed on: %s',
  async (hasZone) => {
    const part = await aMovedPart({ hasZone })
    expect(await moved(part)).toEqual({ from: '09:00:00', zone: part.montreal.id })
  },
)

test('so it is when its supplier serves that city no more', async () => {
  const part = await aMovedPart()
  await sql`delete from supplier_city where supplier_id = ${part.seller.id}`.execute(database)
  expect(await moved(part)).toEqual({ from: '09:00:00', zone: part.montreal.id })
})
