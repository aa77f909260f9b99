import { later } from '@halles/domain/holidays.ts'
import { atEveryPoint } from '@halles/testing/checks/at-every-point.ts'
import type { Body } from '@halles/testing/client/browser.ts'
import { aMovableClock } from '@halles/testing/database/movable-clock.ts'
import { aServerOf } from '@halles/testing/servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { aDoneOrder, papersOf } from '@halles/testing/world/invoice.ts'
import { aTaxClass } from '@halles/testing/world/tax.ts'
import { beforeEach, expect, test } from 'vitest'

const { database, setClock } = await aMovableClock()
const world = await aServerOf(database)
const restaurant = await aRestaurant(world)
const NUMBERS = ['123456782RT0001', '123456782RT0002'] as const

beforeEach(async () => {
  await setClock('now')
  await database.deleteFrom('tax_rule').execute()
})

/** A supplier with another number from a day on, on which the GST rises to 6 % as well; its deliveries of 40.00 $. */
async function aSellerUntil(day: string) {
  const supplier = await aSupplier(world)
  const candy = await aProduct(world, supplier, { priceCents: 1_000 })
  await aTaxClass(world, [candy], 'confectionery')
  const [former, next] = NUMBERS
  const of = { supplier_id: supplier.id, tax: 'gst' }
  await database
    .insertInto('tax_registration')
    .values([
      { ...of, number: former, from_day: '2015-01-01', until_day: later(day, -1) },
      { ...of, number: next, from_day: day },
    ])
    .execute()
  return {
    ...papersOf(supplier),
    delivered: async () =>
      (await aDoneOrder(world, restaurant, supplier, [{ product: candy, quantity: 4 }])).partOf(
        supplier,
      ).publicId,
  }
}

const rise = (day: string) =>
  database.insertInto('tax_rule').values({ tax: 'gst', rate: 6_000, from_day: day }).execute()

const said = ({ issued_on, due_on, seller, gst_rate, gst }: Body) => ({
  ...{ issued_on, due_on, number: seller.gst_number, gst_rate, gst },
})
const before = (day: string) => ({
  ...{ issued_on: later(day, -1), due_on: later(day, 29), number: NUMBERS[0] },
  ...{ gst_rate: '5.000', gst: '2.00' },
})
const from = (day: string) => ({
  ...{ issued_on: day, due_on: later(day, 30), number: NUMBERS[1], gst_rate: '6.000', gst: '2.40' },
})

/** Clocks go forward on 14 March 2027 and back on 7 November 2027, at 2:00: hours from UTC differ by then. */
const DAYS: [string, string, string][] = [
  ['an ordinary day', '2027-07-01', '-04'],
  ['the day on which clocks go forward', '2027-03-14', '-05'],
  ['the day after', '2027-03-15', '-04'],
  ['the day on which they go back', '2027-11-07', '-04'],
  ['the day after that', '2027-11-08', '-05'],
]

test.each(DAYS)(
  'a rate that begins on %s holds from midnight in Montréal on',
  async (_, day, offset) => {
    const { issue, credit, delivered } = await aSellerUntil(day)
    const [one, other] = [await delivered(), await delivered()]
    await rise(day)
    const midnight = new Date(`${day}T00:00:00${offset}:00`)
    await setClock(new Date(midnight.getTime() - 20_000).toISOString())
    const { body: first, text } = await issue([one])
    expect(said(first), text).toEqual(before(day))
    await setClock(midnight.toISOString())
    expect(said((await issue([other])).body)).toEqual(from(day))
    // What is given back is given back as it was charged.
    const { body: note } = await credit(first.public_id, { whole: true })
    expect(said(note)).toEqual({ ...before(day), issued_on: day, due_on: null })
  },
)

test('midnight at any statement of an issue: the invoice is whole of the day before, or whole of the new one', async () => {
  const day = '2027-07-01'
  const midnight = `${day} 00:00:00-04`
  const { issue, delivered } = await aSellerUntil(day)
  await rise(day)
  const days = new Set<string>()
  await atEveryPoint(
    database,
    async () => {
      await setClock('now')
      const id = await delivered()
      await setClock('2027-06-30 23:50:00-04')
      return { first: () => issue([id]), second: () => setClock(midnight) }
    },
    ([issued]) => {
      const { issued_on } = issued.body
      expect(said(issued.body), issued.text).toEqual(issued_on === day ? from(day) : before(day))
      days.add(issued_on)
    },
  )
  expect([...days].toSorted()).toEqual([later(day, -1), day])
})
