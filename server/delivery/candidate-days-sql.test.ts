import { offeredDays } from '@halles/domain/delivery-days.ts'
import { aMovableClock } from '@halles/testing/database/movable-clock.ts'
import { aRestaurant, aSupplier, type BuiltAccount } from '@halles/testing/world/builders.ts'
import { aDeliveryException, aDeliveryZone } from '@halles/testing/world/delivery-zone.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction, type Reader } from '../database/transaction.ts'
import type { RestaurantId, SupplierId } from '../platform/access/viewer.ts'
import { listCandidateDays } from './candidate-days-sql.ts'
import { listZonesOf } from './next-deliveries-sql.ts'
import { getRules } from './rules/delivery-rules-sql.ts'

const { database, setClock } = await aMovableClock()
const world = { database, origin: '' }
let restaurant: BuiltAccount
let supplier: BuiltAccount

beforeEach(async () => {
  restaurant = await aRestaurant(world)
  supplier = await aSupplier(world, { serves: ['Montréal', 'Laval'] })
})

async function readFrom(reader: Reader, { id }: BuiltAccount) {
  const zones = await listZonesOf(reader, id as RestaurantId, [supplier.publicId])
  return listCandidateDays(
    reader,
    zones.map(({ zoneId }) => zoneId),
  )
}
async function theCandidates(of = restaurant) {
  const [found] = await readFrom(database, of)
  return found
}
async function theOffers(of = restaurant) {
  const found = await theCandidates(of)
  return found ? offeredDays(found.candidates, found.terms, 0) : undefined
}
const days = async (of = restaurant) => (await theOffers(of))?.map(({ day }) => day)
const instant = (text = '') => new Date(text).toISOString()

describe.each([
  ['the spring of 2026', '2026-03-08', '05:30', '07:00', '2026-03-08T04:59', '2026-03-09T03:59'],
  ['the autumn of 2026', '2026-11-01', '04:30', '08:00', '2026-11-01T03:59', '2026-11-02T04:59'],
  ['the spring of 2027', '2027-03-14', '05:30', '07:00', '2027-03-14T04:59', '2027-03-15T03:59'],
  ['the autumn of 2027', '2027-11-07', '04:30', '08:00', '2027-11-07T03:59', '2027-11-08T04:59'],
])('at the change of clocks in %s', (_name, day, halfPastMidnight, three, before, after) => {
  test.each([
    ['00:30 on the day', { 7: { daysBefore: 0, cutOff: '00:30' } }, `${day}T${halfPastMidnight}`],
    ['03:00 on the day', { 7: { daysBefore: 0, cutOff: '03:00' } }, `${day}T${three}`],
    ['23:59 the day before', { 7: { cutOff: '23:59' } }, before],
    ['23:59 for the day after', { 1: { cutOff: '23:59' } }, after],
  ])('a cut-off at %s passes at its instant', async (_when, runs, utc) => {
    await aDeliveryZone(world, supplier, { runs })
    const cutOff = Date.parse(`${utc}:00Z`)
    await setClock(new Date(cutOff - 5_000).toISOString())
    const [offer] = (await theOffers()) ?? []
    expect(instant(offer?.cutOffAt)).toBe(instant(`${utc}:00Z`))
    await setClock(new Date(cutOff).toISOString())
    expect(await days()).not.toContain(offer?.day)
    const candidate = (await theCandidates())?.candidates.find(({ day }) => day === offer?.day)
    expect(candidate?.run).toMatchObject({ isBeforeCutOff: false, isBeforeWindow: true })
  })

  test('the window begins at its local time', async () => {
    await aDeliveryZone(world, supplier, { runs: { 7: { daysBefore: 0, cutOff: '00:30' } } })
    const isBefore = async () =>
      (await theCandidates())?.candidates.find((candidate) => candidate.day === day)?.run
        ?.isBeforeWindow
    await setClock(`${day} 05:59:50 America/Toronto`)
    expect(await isBefore()).toBe(true)
    await setClock(`${day} 06:00 America/Toronto`)
    expect(await isBefore()).toBe(false)
  })
})

test.each([
  ['before midnight', '2026-11-23 23:59:50', '2026-11-23'],
  ['after midnight', '2026-11-24 00:00:00', '2026-11-24'],
  ['on the long night of autumn', '2026-11-01 23:59:50', '2026-11-01'],
  ['on the short night of spring', '2027-03-14 00:00:00', '2027-03-14'],
  ['at the end of a year', '2026-12-31 23:59:50', '2026-12-31'],
  ['on 29 February', '2028-02-29 12:00:00', '2028-02-29'],
])('today is Montréal’s %s', async (_name, moment, today) => {
  await aDeliveryZone(world, supplier)
  await setClock(`${moment} America/Toronto`)
  expect((await theCandidates())?.terms.today).toBe(today)
})

test('a transaction that began before midnight and waited reads the new day', async () => {
  await aDeliveryZone(world, supplier)
  await setClock('2026-11-23 23:59:59 America/Toronto')
  await inTransaction(database, async (tx) => {
    const read = () => readFrom(tx, restaurant)
    expect((await read())[0]?.terms.today).toBe('2026-11-23')
    await setClock('2026-11-24 00:00:01 America/Toronto')
    expect((await read())[0]?.terms.today).toBe('2026-11-24')
  })
})

test('days go over 29 February and 31 December, each weekday as itself', async () => {
  await aDeliveryZone(world, supplier, { runs: { 2: {}, 5: {} } })
  await setClock('2028-02-21 12:00 America/Toronto')
  expect(await days()).toEqual([
    '2028-02-22',
    '2028-02-25',
    '2028-02-29',
    '2028-03-03',
    '2028-03-07',
    '2028-03-10',
  ])
  await setClock('2026-12-28 17:00 America/Toronto')
  expect(await days()).toEqual([
    '2027-01-01',
    '2027-01-05',
    '2027-01-08',
    '2027-01-12',
    '2027-01-15',
  ])
})

describe('exceptions', () => {
  beforeEach(() => setClock('2026-11-23 12:00 America/Toronto'))
  const wednesdays = { runs: { 3: {} } }

  test('a closure of the supplier is one of each zone, that of a zone its own alone', async () => {
    const neighbour = await aRestaurant(world, { city: 'Laval' })
    const zone = await aDeliveryZone(world, supplier, wednesdays)
    await aDeliveryZone(world, supplier, { name: 'Laval', cities: ['Laval'], ...wednesdays })
    await aDeliveryException(world, supplier, { day: '2026-11-25' })
    await aDeliveryException(world, supplier, { day: '2026-12-02', zone })
    expect(await days()).toEqual(['2026-12-09'])
    expect(await days(neighbour)).toEqual(['2026-12-02', '2026-12-09'])
  })

  test('an extra day of a zone goes before the supplier’s, and a closure before both', async () => {
    const neighbour = await aRestaurant(world, { city: 'Laval' })
    const zone = await aDeliveryZone(world, supplier, { runs: {} })
    await aDeliveryZone(world, supplier, { name: 'Laval', cities: ['Laval'], runs: {} })
    await aDeliveryException(world, supplier, { day: '2026-11-28', extra: { from: '07:00' } })
    await aDeliveryException(world, supplier, {
      day: '2026-11-28',
      zone,
      extra: { daysBefore: 2, cutOff: '10:00', from: '08:30', to: '09:45' },
    })
    await aDeliveryException(world, supplier, { day: '2026-11-29', extra: {} })
    await aDeliveryException(world, supplier, { day: '2026-11-29', zone })
    expect(await theOffers()).toEqual([
      {
        day: '2026-11-28',
        cutOffAt: expect.any(String),
        from: '08:30',
        to: '09:45',
        isLate: false,
      },
    ])
    expect(instant((await theOffers())?.[0]?.cutOffAt)).toBe('2026-11-26T15:00:00.000Z')
    expect((await theOffers(neighbour))?.map(({ day, from }) => [day, from])).toEqual([
      ['2026-11-28', '07:00'],
      ['2026-11-29', '06:00'],
    ])
  })

  test('of another supplier change nothing', async () => {
    const other = await aSupplier(world)
    await aDeliveryZone(world, supplier, { runs: { 3: {} } })
    await aDeliveryException(world, other, { day: '2026-11-25' })
    expect(await days()).toContain('2026-11-25')
  })
})

describe('the zone of a city', () => {
  beforeEach(() => setClock('2026-11-23 12:00 America/Toronto'))

  test('a city in no zone has no rules, one of a zone without runs has no days', async () => {
    expect(await theCandidates()).toBeUndefined()
    await aDeliveryZone(world, supplier, { runs: {} })
    expect(await theCandidates()).toMatchObject({ candidates: [] })
  })

  test('a city that is moved between zones has the days of its new one', async () => {
    await aDeliveryZone(world, supplier, { runs: { 2: {} } })
    const other = await aDeliveryZone(world, supplier, {
      name: 'Nord',
      cities: [],
      runs: { 4: {} },
    })
    expect(await days()).toEqual(['2026-11-24', '2026-12-01', '2026-12-08'])
    await database
      .updateTable('delivery_zone_city')
      .set({ zone_id: other.id })
      .where('supplier_id', '=', supplier.id)
      .execute()
    expect(await theCandidates()).toMatchObject({ zoneId: other.id })
    expect(await days()).toEqual(['2026-11-26', '2026-12-03', '2026-12-10'])
  })

  test('a city that the supplier does not serve any more leaves its zone', async () => {
    await aDeliveryZone(world, supplier, { cities: ['Montréal', 'Laval'] })
    const laval = await aRestaurant(world, { city: 'Laval' })
    await database
      .deleteFrom('supplier_city')
      .where('supplier_id', '=', supplier.id)
      .where('city_id', '=', (eb) => eb.selectFrom('city').select('id').where('name', '=', 'Laval'))
      .execute()
    expect(await theCandidates(laval)).toBeUndefined()
    expect(await days()).toContain('2026-11-24')
  })

  test('a supplier sees of each zone what its restaurants see', async () => {
    const laval = await aRestaurant(world, { city: 'Laval' })
    const zone = await aDeliveryZone(world, supplier)
    await aDeliveryZone(world, supplier, { name: 'Laval', cities: ['Laval'], runs: { 6: {} } })
    await aDeliveryException(world, supplier, { day: '2026-11-24', zone })
    const { zones } = await getRules(database, supplier.id as SupplierId)
    const seen = zones.map((shown) => shown.next_days.map(({ day, from, to }) => [day, from, to]))
    const offers = [await theOffers(), await theOffers(laval)]
    expect(seen).toEqual(
      offers.map((days) => days?.slice(0, 7).map(({ day, from, to }) => [day, from, to])),
    )
    expect(seen.map(([first]) => first?.[0])).toEqual(['2026-11-25', '2026-11-28'])
  })
})
