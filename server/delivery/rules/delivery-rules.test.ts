import { later } from '@halles/domain/holidays.ts'
import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import {
  aMember,
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { aDeliveryException, aDeliveryZone } from '@halles/testing/world/delivery-zone.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { readAnswerMinutes } from '../../orders/proposals/answer-minutes-sql.ts'

const world = await aTestApp()
const { database } = world
let supplier: BuiltAccount
let today: string

beforeEach(async () => {
  supplier = await aSupplier(world, {
    serves: ['Montréal', 'Laval', 'Longueuil'],
    minimumOrderCents: 10_000,
  })
  today = (await theRules()).today
})

const MORNING = { days_before: 1, cut_off: '16:00', from: '06:00', to: '11:00' }
const WEEK = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, ...MORNING }))
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, ...MORNING }))
const ISLAND = { name: 'Île de Montréal', cities: ['Montréal'], minimum_order_price: null }

const post = (call: string, body: object) => supplier.browser.post(`/api/delivery-${call}/`, body)
async function theRules() {
  const { status, body } = await supplier.browser.get('/api/delivery-rules/')
  expect(status).toBe(200)
  return body
}
async function saved(call: string, body: object) {
  const answer = await post(call, body)
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}
async function refused(call: string, body: object) {
  const before = await fingerprint(database)
  const answer = await post(call, body)
  expect(await fingerprint(database)).toBe(before)
  return { status: answer.status, ...answer.body }
}
async function actions() {
  return database
    .selectFrom('business_action')
    .select(['action', 'subject', 'detail', 'by_person_id'])
    .where('account_id', '=', supplier.id)
    .orderBy('id')
    .execute()
}

test('a supplier without rules delivers as arranged', async () => {
  expect(await theRules()).toEqual({
    today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    cut_off_rule: 'strict',
    closed_holidays: [],
    minimum_order_price: '100.00',
    answer_minutes: 120,
    credit_hours: 48,
    zones: [],
    other_cities: ['Laval', 'Longueuil', 'Montréal'],
    exceptions: [],
  })
})

describe('a zone', () => {
  test('is made of all served cities with its week in one call', async () => {
    const cities = ['Laval', 'Longueuil', 'Montréal']
    const body = await saved('zone-save', {
      name: 'Grand Montréal',
      cities,
      minimum_order_price: '150',
      runs: EVERY_DAY,
    })
    expect(body).toEqual(await theRules())
    expect(body).toMatchObject({
      other_cities: [],
      zones: [{ name: 'Grand Montréal', cities, minimum_order_price: '150.00', runs: EVERY_DAY }],
    })
    const { next_days } = body.zones[0]
    expect(next_days).toHaveLength(7)
    expect(next_days[6]).toEqual({
      day: later(next_days[0].day, 6),
      cut_off_at: expect.any(String),
      from: '06:00',
      to: '11:00',
      is_late: false,
    })
    expect(await actions()).toEqual([
      {
        action: 'delivery_zone_saved',
        subject: 'Grand Montréal',
        by_person_id: supplier.person.id,
        detail: [
          { field: 'minimum_order_price', from: null, to: '150.00' },
          { field: 'zone_cities' },
          { field: 'delivery_runs' },
        ],
      },
    ])
  })

  test('asks a fee for a delivery, from so many goods on none, and keeps both unless others are given', async () => {
    const { zones } = await saved('zone-save', ISLAND)
    expect(zones).toMatchObject([{ delivery_fee: '0.00', fee_waived_from: null }])
    const zone_public_id = zones[0].public_id
    const asked = { delivery_fee: '15', fee_waived_from: 500 }
    const shown = { delivery_fee: '15.00', fee_waived_from: '500.00' }
    const { zones: after } = await saved('zone-save', { zone_public_id, ...ISLAND, ...asked })
    expect(after).toMatchObject([shown])
    const renamed = { zone_public_id, ...ISLAND, name: 'Île' }
    expect((await saved('zone-save', renamed)).zones).toMatchObject([shown])
    const { zones: last } = await saved('zone-save', { ...renamed, fee_waived_from: null })
    expect(last).toMatchObject([{ delivery_fee: '15.00', fee_waived_from: null }])
    expect((await actions()).map(({ detail }) => detail)).toEqual([
      [{ field: 'zone_cities' }],
      [
        { field: 'delivery_fee', from: '0.00', to: '15.00' },
        { field: 'fee_waived_from', from: null, to: '500.00' },
      ],
      [],
      [{ field: 'fee_waived_from', from: '500.00', to: null }],
    ])
  })

  test.each([
    ['delivery_fee', '-1'],
    ['delivery_fee', '1000.01'],
    ['delivery_fee', '1.005'],
    ['delivery_fee', null],
    ['fee_waived_from', '0'],
    ['fee_waived_from', '100000'],
    ['fee_waived_from', 'beaucoup'],
  ])('with %s %j is refused', async (field, value) => {
    const { status, fields } = await refused('zone-save', { ...ISLAND, [field]: value })
    expect([status, Object.keys(fields)]).toEqual([400, [field]])
  })

  test('that is changed keeps its week, unless another is given', async () => {
    const { zones } = await saved('zone-save', { ...ISLAND, runs: WEEK })
    const zone_public_id = zones[0].public_id
    const renamed = { zone_public_id, ...ISLAND, name: 'Île', minimum_order_price: '80.00' }
    const { zones: after } = await saved('zone-save', renamed)
    expect(after).toMatchObject([
      { public_id: zone_public_id, name: 'Île', minimum_order_price: '80.00', runs: WEEK },
    ])
    const { zones: last } = await saved('zone-save', { ...renamed, runs: [] })
    expect(last).toMatchObject([{ runs: [], next_days: [] }])
    expect((await actions()).map(({ detail }) => detail).slice(1)).toEqual([
      [{ field: 'minimum_order_price', from: null, to: '80.00' }],
      [{ field: 'delivery_runs' }],
    ])
  })

  test('takes a city from the zone that it was in', async () => {
    await saved('zone-save', { ...ISLAND, cities: ['Montréal', 'Laval'] })
    const { zones, other_cities } = await saved('zone-save', {
      ...ISLAND,
      name: 'Laval',
      cities: ['Laval'],
    })
    expect(zones.map(({ cities }: { cities: string[] }) => cities)).toEqual([
      ['Montréal'],
      ['Laval'],
    ])
    expect(other_cities).toEqual(['Longueuil'])
  })

  test.each([
    ['a name of another, in other case', { name: 'LAVAL' }, 'name'],
    ['no name', { name: ' ' }, 'name'],
    ['a long name', { name: 'x'.repeat(61) }, 'name'],
    ['a city that is not served', { cities: ['Gatineau'] }, 'cities'],
    ['a city that is none', { cities: ['Atlantide'] }, 'cities'],
    ['a city twice', { cities: ['Laval', 'Laval'] }, 'cities'],
    ['a negative minimum', { minimum_order_price: '-1' }, 'minimum_order_price'],
  ])('with %s is refused by name', async (_name, given, field) => {
    await aSupplier(world, { serves: ['Gatineau'] })
    await saved('zone-save', { name: 'Laval', cities: ['Laval'], minimum_order_price: null })
    const answer = await refused('zone-save', { ...ISLAND, ...given })
    expect(answer).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(Object.keys(answer.fields)).toEqual([field])
  })

  test('of two with the same name at once one is saved', async () => {
    const answers = await Promise.all([post('zone-save', ISLAND), post('zone-save', ISLAND)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  test('is the fiftieth at most', async () => {
    await database
      .insertInto('delivery_zone')
      .values(
        Array.from({ length: 49 }, (_, at) => ({ supplier_id: supplier.id, name: `Zone ${at}` })),
      )
      .execute()
    const { zones } = await saved('zone-save', ISLAND)
    expect(zones).toHaveLength(50)
    const another = { ...ISLAND, name: 'Une autre' }
    expect(await refused('zone-save', another)).toMatchObject({ status: 409, code: 'zones_full' })
    await saved('zone-save', { ...ISLAND, zone_public_id: zones[49].public_id })
  })

  test('that is removed takes its week and exceptions along; its cities are arranged', async () => {
    const zone = await aDeliveryZone(world, supplier)
    await aDeliveryException(world, supplier, { day: later(today, 3), zone })
    await aDeliveryException(world, supplier, { day: later(today, 4) })
    const body = await saved('zone-remove', { zone_public_id: zone.publicId })
    expect(body).toMatchObject({
      zones: [],
      other_cities: ['Laval', 'Longueuil', 'Montréal'],
      exceptions: [{ day: later(today, 4) }],
    })
    expect(await actions()).toMatchObject([
      { action: 'delivery_zone_removed', subject: 'Montréal' },
    ])
  })
})

describe('a week', () => {
  let zone_public_id: string
  beforeEach(async () => {
    zone_public_id = (await aDeliveryZone(world, supplier)).publicId
  })

  test('is replaced whole', async () => {
    const runs = [{ weekday: 6, days_before: 2, cut_off: '10:30', from: '08:00', to: '09:15' }]
    const { zones } = await saved('run-save', { zone_public_id, runs })
    expect(zones).toMatchObject([{ runs }])
    expect(await actions()).toMatchObject([{ action: 'delivery_week_saved', subject: 'Montréal' }])
  })

  test.each([
    ['a cut-off while clocks change', { cut_off: '01:30' }, 'runs.1.cut_off'],
    ['a cut-off after the window begins', { days_before: 0 }, 'runs.1.cut_off'],
    ['a window that ends before it begins', { to: '05:00' }, 'runs.1.to'],
    ['an hour that is none', { cut_off: '24:00' }, 'runs.1.cut_off'],
    ['an hour as a number', { from: 6 }, 'runs.1.from'],
    ['more than a week before', { days_before: 8 }, 'runs.1.days_before'],
    ['half a day before', { days_before: 0.5 }, 'runs.1.days_before'],
    ['a weekday that is none', { weekday: 8 }, 'runs.1.weekday'],
    ['a weekday twice', { weekday: 1 }, 'runs'],
  ])('with %s is refused by name', async (_name, given, field) => {
    const runs = [WEEK[0], { ...WEEK[1], ...given }]
    const answer = await refused('run-save', { zone_public_id, runs })
    expect(answer).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(Object.keys(answer.fields)).toEqual([field])
  })

  test('of two saved at once is one of them, never a mixture', async () => {
    const evenings = WEEK.map((run) => ({ ...run, from: '17:00', to: '20:00' }))
    await Promise.all([
      saved('run-save', { zone_public_id, runs: WEEK }),
      saved('run-save', { zone_public_id, runs: evenings }),
    ])
    const { zones } = await theRules()
    expect([WEEK, evenings]).toContainEqual(zones[0].runs)
  })

  test('asked for twice under one key is recorded once', async () => {
    const options = { 'Idempotency-Key': 'a-week' }
    const body = { zone_public_id, runs: WEEK }
    const first = await supplier.browser.post('/api/delivery-run-save/', body, options)
    const second = await supplier.browser.post('/api/delivery-run-save/', body, options)
    expect(second.body).toEqual(first.body)
    expect(await actions()).toHaveLength(1)
  })
})

describe('an exception', () => {
  let zone: { id: number; publicId: string }
  beforeEach(async () => {
    zone = await aDeliveryZone(world, supplier)
  })
  const closed = { zone_public_id: null, kind: 'closed' as const }

  test('closes days, or adds a delivery with its own times', async () => {
    await saved('exception-save', {
      ...closed,
      day: later(today, 2),
      last_day: later(today, 4),
      note: 'Inventaire',
    })
    const times = { days_before: 2, cut_off: '10:00', from: '09:00', to: '12:00' }
    const extra = { zone_public_id: zone.publicId, day: today, kind: 'extra', times }
    const body = await saved('exception-save', extra)
    const closure = { zone_public_id: null, kind: 'closed', times: null, note: 'Inventaire' }
    expect(body.exceptions).toEqual([
      { public_id: expect.any(String), ...extra, note: '' },
      ...[2, 3, 4].map((days) => ({
        public_id: expect.any(String),
        day: later(today, days),
        ...closure,
      })),
    ])
    expect(body.orders).toEqual([])
    expect(await actions()).toMatchObject([
      {
        action: 'delivery_day_closed',
        subject: '',
        detail: [2, 3, 4].map((days) => ({ field: 'delivery_day', to: later(today, days) })),
      },
      { action: 'delivery_day_added', subject: 'Montréal' },
    ])
  })

  test('replaces what was said of the day in the same zone', async () => {
    const day = later(today, 2)
    await saved('exception-save', { ...closed, day, kind: 'extra', times: MORNING })
    await saved('exception-save', { ...closed, day, zone_public_id: zone.publicId })
    const { exceptions } = await saved('exception-save', { ...closed, day, note: 'Panne' })
    expect(exceptions).toMatchObject([
      { zone_public_id: zone.publicId, kind: 'closed' },
      { zone_public_id: null, kind: 'closed', times: null, note: 'Panne' },
    ])
  })

  test.each([
    ['yesterday', () => ({ day: later(today, -1) }), 'day'],
    ['more than a year ahead', () => ({ day: later(today, 367) }), 'day'],
    ['a day that is none', () => ({ day: '2027-02-29' }), 'day'],
    ['an end before its beginning', () => ({ last_day: later(today, 1) }), 'last_day'],
    ['63 days', () => ({ last_day: later(today, 65) }), 'last_day'],
    ['an extra delivery without times', () => ({ kind: 'extra' }), 'times'],
    ['a closure with times', () => ({ times: MORNING }), 'times'],
    [
      'an extra cut-off after the window begins',
      () => ({ kind: 'extra', times: { ...MORNING, days_before: 0 } }),
      'times.cut_off',
    ],
    ['a long note', () => ({ note: 'x'.repeat(201) }), 'note'],
  ])('%s is refused by name', async (_name, given, field) => {
    const answer = await refused('exception-save', { ...closed, day: later(today, 3), ...given() })
    expect(answer).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(Object.keys(answer.fields)).toEqual([field])
  })

  test('is one of 200 ahead at most, those of the past aside', async () => {
    await database
      .insertInto('delivery_exception')
      .values(
        Array.from({ length: 203 }, (_, at) => ({
          supplier_id: supplier.id,
          day: later(today, at - 3),
          kind: 'closed',
        })),
      )
      .execute()
    await saved('exception-save', { ...closed, day: later(today, 100), note: 'Encore' })
    expect(await refused('exception-save', { ...closed, day: later(today, 300) })).toMatchObject({
      status: 409,
      code: 'exceptions_full',
    })
  })

  test('is taken back by name; with one that is gone none is', async () => {
    const { exceptions } = await saved('exception-save', {
      ...closed,
      day: later(today, 2),
      last_day: later(today, 3),
    })
    const ids = exceptions.map((one: { public_id: string }) => one.public_id)
    expect(await refused('exception-remove', { exceptions: [...ids, 'gone'] })).toMatchObject({
      status: 404,
    })
    expect(await saved('exception-remove', { exceptions: ids })).toMatchObject({ exceptions: [] })
  })

  describe('on a day with open orders', () => {
    let restaurant: BuiltAccount
    let day: string
    beforeEach(async () => {
      restaurant = await aRestaurant(world, { name: 'Chez Manon' })
      day = later(today, 2)
      await agreedOrder(day, zone.id)
    })

    async function agreedOrder(on: string, zoneId: number | null, status = 'pending') {
      const product = await aProduct(world, supplier, { priceCents: 10_000 })
      const order = await anOrder(world, restaurant, [{ product, quantity: 1 }])
      const part = order.partOf(supplier)
      await sql`
        update supplier_order set delivery_day = ${on}::date, window_from = '06:00', window_to = '11:00',
          cut_off_at = now(), delivery_zone_id = ${zoneId} where public_id = ${part.publicId}`.execute(
        database,
      )
      if (status !== 'pending') {
        await database
          .updateTable('supplier_order')
          .set({ status: status as 'done' })
          .where('public_id', '=', part.publicId)
          .execute()
      }
      return part.publicId
    }

    test('is refused with their numbers and restaurants until it is confirmed', async () => {
      const closure = { ...closed, day, last_day: later(day, 1) }
      const laterOrder = await agreedOrder(later(day, 1), null)
      const answer = await refused('exception-save', closure)
      expect(answer).toMatchObject({ status: 409, code: 'day_has_orders' })
      expect(answer.orders).toEqual([
        {
          order_public_id: expect.any(String),
          number: 1,
          restaurant: 'Chez Manon',
          day,
          status: 'pending',
          proposed_day: null,
        },
        {
          order_public_id: laterOrder,
          number: 2,
          restaurant: 'Chez Manon',
          day: later(day, 1),
          status: 'pending',
          proposed_day: null,
        },
      ])
      const { orders, exceptions } = await saved('exception-save', { ...closure, confirm: true })
      expect(orders).toEqual(answer.orders)
      expect(exceptions).toHaveLength(2)
    })

    test('is free when they are of another zone, closed, or of another day', async () => {
      const { publicId } = await aDeliveryZone(world, supplier, {
        name: 'Laval',
        cities: ['Laval'],
      })
      await saved('exception-save', { ...closed, day, zone_public_id: publicId })
      const other = later(today, 5)
      await agreedOrder(other, zone.id, 'cancelled')
      await saved('exception-save', { ...closed, day: other })
      await saved('exception-save', { ...closed, day: later(day, 1) })
      expect(
        await refused('exception-save', { ...closed, day, zone_public_id: zone.publicId }),
      ).toMatchObject({ code: 'day_has_orders', orders: [{ day }] })
    })

    test('is not asked about for an extra delivery', async () => {
      await saved('exception-save', { ...closed, day, kind: 'extra', times: MORNING })
    })
  })
})

test('holidays and the rule after the cut-off are saved together', async () => {
  const body = await saved('settings-save', {
    closed_holidays: ['christmas', 'easter-monday', 'new-year'],
    cut_off_rule: 'ask',
  })
  expect(body).toMatchObject({
    closed_holidays: ['new-year', 'easter-monday', 'christmas'],
    cut_off_rule: 'ask',
  })
  expect(await actions()).toMatchObject([
    {
      action: 'settings_changed',
      detail: [{ field: 'closed_holidays' }, { field: 'cut_off_rule' }],
    },
  ])
  for (const wrong of [
    { closed_holidays: ['halloween'], cut_off_rule: 'ask' },
    { closed_holidays: ['christmas', 'christmas'], cut_off_rule: 'ask' },
    { closed_holidays: [], cut_off_rule: 'never' },
  ]) {
    expect(await refused('settings-save', wrong)).toMatchObject({ status: 400 })
  }
})

describe('how long the other side has', () => {
  const deadlines = { answer_minutes: 45, credit_hours: 72 }

  test('is two hours to answer and two days to ask for a credit, until the supplier says otherwise', async () => {
    expect(await theRules()).toMatchObject({ answer_minutes: 120, credit_hours: 48 })
    expect(await saved('deadlines-save', deadlines)).toMatchObject(deadlines)
    expect(await theRules()).toMatchObject(deadlines)
    expect(await readAnswerMinutes(database, supplier.id)).toBe(45)
    expect(await actions()).toMatchObject([
      {
        action: 'settings_changed',
        detail: [
          { field: 'answer_minutes', from: '120', to: '45' },
          { field: 'credit_hours', from: '48', to: '72' },
        ],
      },
    ])
  })

  test.each([15, 1440])('may be %d minutes', async (answer_minutes) => {
    expect(await saved('deadlines-save', { ...deadlines, answer_minutes })).toMatchObject({
      answer_minutes,
    })
  })

  test.each([24, 168])('may be %d hours', async (credit_hours) => {
    expect(await saved('deadlines-save', { ...deadlines, credit_hours })).toMatchObject({
      credit_hours,
    })
  })

  test.each([
    ['answer_minutes', [14, 1441, 20.5, '120', null], 'Entrez de 15 à 1\u00a0440 minutes.'],
    ['credit_hours', [23, 169, 48.5, '48', null], 'Entrez de 24 à 168 heures.'],
  ])('is refused by name where %s is none', async (field, values, sentence) => {
    for (const value of values) {
      const answer = await refused('deadlines-save', { ...deadlines, [field]: value })
      expect(answer).toMatchObject({ status: 400, code: 'invalid_input' })
      expect(answer.fields).toEqual({ [field]: sentence })
    }
  })

  test('of two saved at once is one of them, never a mixture, and both are recorded in turn', async () => {
    const other = { answer_minutes: 240, credit_hours: 24 }
    await Promise.all([saved('deadlines-save', deadlines), saved('deadlines-save', other)])
    const { answer_minutes, credit_hours } = await theRules()
    expect([deadlines, other]).toContainEqual({ answer_minutes, credit_hours })
    const [first, second] = (await actions()).map(({ detail }) => detail)
    const values = (side: 'from' | 'to') =>
      Object.values({ first, second }).map((detail) => {
        const [change] = detail as unknown as { from: string; to: string }[]
        return change?.[side]
      })
    expect(values('from')).toEqual(['120', values('to')[0]])
  })
})

test('the desk changes rules, a picker reads none', async () => {
  const desk = await aMember(world, supplier, 'desk')
  const picker = await aMember(world, supplier, 'picker')
  expect((await desk.browser.post('/api/delivery-zone-save/', ISLAND)).status).toBe(200)
  expect(await picker.browser.get('/api/delivery-rules/')).toMatchObject({
    status: 403,
    body: { code: 'not_permitted' },
  })
})

test('a change tells the supplier’s other open screens', async () => {
  const count = async () =>
    (
      await database
        .selectFrom('last_own_change')
        .select('number')
        .where('account_id', '=', supplier.id)
        .executeTakeFirst()
    )?.number ?? 0
  await saved('zone-save', ISLAND)
  expect(Number(await count())).toBe(1)
})

test('the account’s data copy has zones, weeks and exceptions', async () => {
  const zone = await aDeliveryZone(world, supplier, { runs: { 2: {} } })
  await aDeliveryException(world, supplier, { day: later(today, 2), zone })
  const { body } = await supplier.browser.get('/api/account-data/')
  expect(body).toMatchObject({
    delivery_settings: {
      closed_holidays: [],
      cut_off_rule: 'strict',
      answer_minutes: 120,
      credit_hours: 48,
    },
    delivery_zones: [{ name: 'Montréal', cities: ['Montréal'], week: [{ weekday: 2 }] }],
    delivery_exceptions: [{ zone: 'Montréal', day: later(today, 2), kind: 'closed' }],
  })
})

test('a zone that is changed waits for a checkout, and the other way round', async () => {
  // A checkout holds the supplier's row FOR SHARE until it commits.
  const { publicId: zone_public_id } = await aDeliveryZone(world, supplier)
  let isSaved = false
  let saving: Promise<unknown> = Promise.resolve()
  await database.transaction().execute(async (tx) => {
    await sql`select from supplier where account_id = ${supplier.id} for share`.execute(tx)
    saving = saved('run-save', { zone_public_id, runs: [] }).then(() => {
      isSaved = true
    })
    const waits = sql<{ waits: boolean }>`
      select exists (select from pg_locks where not granted and pid in (
        select pid from pg_stat_activity where datname = current_database())) as waits`
    await expect.poll(async () => (await waits.execute(database)).rows[0]?.waits).toBe(true)
    expect(isSaved).toBe(false)
  })
  await saving
  expect((await theRules()).zones[0].runs).toEqual([])
})
