import { atEveryPoint } from '@halles/testing/checks/at-every-point.ts'
import { casesNamed } from '@halles/testing/checks/rounds.ts'
import type { Body } from '@halles/testing/client/browser.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import {
  anOperator,
  aProduct,
  aRestaurant,
  aSupplier,
  signedIn,
} from '@halles/testing/world/builders.ts'
import { montrealToday } from '@halles/testing/world/credit.ts'
import { aDoneOrder, papersOf } from '@halles/testing/world/invoice.ts'
import { aTaxClass, aTaxRegistration } from '@halles/testing/world/tax.ts'
import { expect, test } from 'vitest'

// What operators add holds for everybody.
const world = await anOwnApp()
const { database } = world
const operator = await anOperator(world)
const restaurant = await aRestaurant(world)
const today = montrealToday()

/** 40.00 $ of candy that were delivered, by a supplier that is registered for both taxes. */
async function aDelivery() {
  const supplier = await aSupplier(world)
  const candy = await aProduct(world, supplier, { priceCents: 1_000 })
  await aTaxClass(world, [candy], 'confectionery')
  const registration = await aTaxRegistration(world, supplier)
  const order = await aDoneOrder(world, restaurant, supplier, [{ product: candy, quantity: 4 }])
  const id = order.partOf(supplier).publicId
  // A session does one thing after the other: whoever changes something has one of its own.
  const office = await signedIn(world, supplier)
  return {
    ...papersOf(supplier),
    id,
    issue: (body?: object) => papersOf(supplier).issue([id], body),
    /** Its registration for the GST ended before today. */
    end: () =>
      office.post('/api/tax-registration-end/', {
        public_id: registration,
        until_day: '2020-12-31',
      }),
    renumber: () =>
      office.post('/api/tax-registration-save/', {
        ...{ public_id: registration, tax: 'gst', number: '123456782RT0002' },
        from_day: '2015-01-01',
      }),
  }
}

const addRule = (rule: object) =>
  operator.browser.post('/api/operator/tax-rule-add/', { tax: 'gst', from_day: today, ...rule })

const gstOf = ({ gst, seller, gst_rate }: Body) => [gst, seller.gst_number, gst_rate]

test('what an invoice charges is what holds when it is issued, whatever held when it was ordered or drafted', async () => {
  const { issue, draft, id, end } = await aDelivery()
  const { body: read } = await draft([id])
  expect(gstOf(read)).toEqual(['2.00', '123456782RT0001', '5.000'])
  expect((await end()).status).toBe(200)
  const changed = await issue({ version: read.version })
  expect([changed.status, changed.body.code]).toEqual([409, 'draft_changed'])
  expect(gstOf(changed.body.draft)).toEqual(['0.00', null, '5.000'])
  const { body: issued } = await issue({ version: changed.body.draft.version })
  expect([...gstOf(issued), issued.qst]).toEqual(['0.00', null, '5.000', '3.99'])
})

test('a rate and a rule that an operator adds hold for what was ordered before', async () => {
  const { issue, draft, id } = await aDelivery()
  const { body: read } = await draft([id])
  expect((await addRule({ rate: '7.5' })).status).toBe(204)
  const changed = await issue({ version: read.version })
  expect(gstOf(changed.body.draft)).toEqual(['3.00', '123456782RT0001', '7.500'])
  await addRule({ tax: 'qst', tax_class: 'confectionery', is_taxed: false })
  const { body: issued } = await issue()
  expect([...gstOf(issued), issued.qst]).toEqual(['3.00', '123456782RT0001', '7.500', '0.00'])
  await addRule({ tax: 'qst', tax_class: 'confectionery', is_taxed: true })
  await addRule({ rate: '5' })
})

/** What an invoice charges before and after; once it is known that another holds, none is issued with the former. */
const CHANGES = [
  [
    'a registration that ends',
    'end',
    ['2.00', '123456782RT0001', '5.000'],
    ['0.00', null, '5.000'],
  ],
  [
    'a number that is corrected',
    'renumber',
    ['2.00', '123456782RT0001', '5.000'],
    ['2.00', '123456782RT0002', '5.000'],
  ],
] as const

test.each(casesNamed(CHANGES, 'a registration that ends'))(
  'at every statement of an issue: %s',
  async (_, change, before, after) => {
    const seen = new Set<string>()
    await atEveryPoint(
      database,
      async () => {
        const delivery = await aDelivery()
        return { first: () => delivery.issue(), second: delivery[change] }
      },
      ([issued, changed], { point, isOtherFirst }) => {
        expect([issued.status, changed.status], issued.text).toEqual([201, 200])
        const charged = gstOf(issued.body)
        seen.add(JSON.stringify(charged))
        if (isOtherFirst) expect([point, charged]).toEqual([point, after])
      },
    )
    expect([...seen].toSorted()).toEqual(
      [before, after].map((each) => JSON.stringify(each)).toSorted(),
    )
  },
)

test('at every statement of an issue: a rate that an operator adds is charged whole, or not at all', async () => {
  const rates = [['5.000', '2.00']]
  const seen = new Set<string>()
  await atEveryPoint(
    database,
    async () => {
      const { issue } = await aDelivery()
      const rate = 5 + rates.length / 10
      rates.push([rate.toFixed(3), (rate * 0.4).toFixed(2)])
      return { first: () => issue(), second: () => addRule({ rate: rate.toFixed(3) }) }
    },
    ([issued, added]) => {
      expect([issued.status, added.status], issued.text).toEqual([201, 204])
      const { gst_rate: rate, gst } = issued.body
      expect(rates.slice(-2)).toContainEqual([rate, gst])
      seen.add(rate === rates.at(-1)?.[0] ? 'new' : 'former')
    },
  )
  expect([...seen].toSorted()).toEqual(['former', 'new'])
})
