import { roundTripsOf } from '@halles/testing/checks/round-trips.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { anExtraDelivery, aZone, dayAhead } from '@halles/testing/world/deliver-rules.ts'
import { expect, test } from 'vitest'

const world = await anOwnApp()
const restaurant = await aRestaurant(world)

const read = (...publicIds: string[]) =>
  restaurant.browser.get(`/api/next-deliveries/?supplier_public_ids=${publicIds.join(',')}`)

test('names the next day of each supplier that delivers by day to the city', async () => {
  const [byDay, arranged, without, elsewhere] = [
    await aSupplier(world),
    await aSupplier(world),
    await aSupplier(world),
    await aSupplier(world, { serves: ['Montréal', 'Laval'] }),
  ]
  await aZone(world, byDay, { runs: {} })
  await anExtraDelivery(world, byDay, { days: 4, cutOffIn: 3_600 })
  const day = await anExtraDelivery(world, byDay, { days: 3, cutOffIn: 3_600 })
  await aZone(world, without, { runs: {} })
  await aZone(world, elsewhere, { cities: ['Laval'] })
  const { status, body } = await read(
    ...[byDay, arranged, without, elsewhere].map(({ publicId }) => publicId),
    'unknown',
  )
  expect(status).toBe(200)
  expect(body.deliveries).toEqual([
    {
      supplier_public_id: byDay.publicId,
      day,
      from: '23:00',
      to: '23:30',
      is_late: false,
      weekdays: [],
      cut_off_at: expect.any(String),
      at: expect.any(String),
    },
  ])
  const [{ at, cut_off_at }] = body.deliveries
  expect(Date.parse(cut_off_at) - Date.parse(at)).toBeGreaterThan(3_500_000)
  expect(day).toBe(await dayAhead(world, 3))
})

test('names the weekdays of an ordinary week beside the next day', async () => {
  const supplier = await aSupplier(world)
  await aZone(world, supplier, { runs: { 2: {}, 5: {} } })
  const { body } = await read(supplier.publicId)
  expect(body.deliveries).toMatchObject([{ weekdays: [2, 5] }])
})

test('a suspended supplier is left out', async () => {
  const supplier = await aSupplier(world, { status: 'suspended' })
  await aZone(world, supplier)
  expect((await read(supplier.publicId)).body.deliveries).toEqual([])
})

test('sixty suppliers are read in three round trips, a sixty-first is refused', async () => {
  const suppliers = await Promise.all(Array.from({ length: 60 }, () => aSupplier(world)))
  for (const supplier of suppliers) await aZone(world, supplier)
  const ids = suppliers.map(({ publicId }) => publicId)
  expect((await read(...ids)).body.deliveries).toHaveLength(60)
  expect(await roundTripsOf(() => read(...ids))).toEqual([
    'find_live_session',
    'list_zones_of_suppliers',
    'list_candidate_days',
  ])
  expect((await read(...ids, 'one-more')).status).toBe(400)
})
