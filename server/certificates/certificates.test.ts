import { later } from '@halles/domain/holidays.ts'
import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aRestaurant, aSupplier, type BuiltAccount } from '@halles/testing/world/builders.ts'
import { aCertificate } from '@halles/testing/world/certificate.ts'
import { beforeEach, describe, expect, test } from 'vitest'

const world = await aTestApp()
const { database } = world
let supplier: BuiltAccount
let today: string

beforeEach(async () => {
  supplier = await aSupplier(world)
  today = (await list()).today
})

async function list({ browser } = supplier) {
  const { status, body } = await browser.get('/api/certificate-list/')
  expect(status).toBe(200)
  return body
}
const ORGANIC = { mark: 'organic', body: 'Écocert Canada', number: 'QC-1042' }
const organic = (days = 365) => ({ ...ORGANIC, until_day: later(today, days) })
const save = (body: object, headers = {}) =>
  supplier.browser.post('/api/certificate-save/', body, headers)
const remove = (mark: string, { browser } = supplier) =>
  browser.post('/api/certificate-remove/', { mark })
const actions = () =>
  database
    .selectFrom('business_action')
    .select(['action', 'subject', 'detail', 'by_person_id'])
    .where('account_id', '=', supplier.id)
    .orderBy('id')
    .execute()

test('a supplier without certificates has none', async () => {
  expect(await list()).toEqual({
    today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    certificates: [],
  })
})

describe('a certificate', () => {
  test('is added, replaced by its mark, and removed, and who did so is recorded', async () => {
    const added = await save({ ...organic(), body: '  Écocert Canada ' })
    expect([added.status, added.body]).toEqual([200, { today, certificates: [organic()] }])
    const kosher = { mark: 'kosher', body: 'MK', number: '7', until_day: today }
    await save(kosher)
    const halal = { mark: 'halal', body: 'HMA', number: 'A-1', until_day: today }
    await save(halal)
    const renewed = { ...organic(500), number: 'QC-2001' }
    expect((await save(renewed)).body.certificates).toEqual([renewed, halal, kosher])
    const removed = await remove('kosher')
    expect([removed.status, removed.body]).toEqual([200, await list()])
    expect((await list()).certificates).toEqual([renewed, halal])
    const [first, , , replaced, gone] = await actions()
    const by_person_id = supplier.person.id
    expect(first).toEqual({
      action: 'certificate_saved',
      subject: '',
      by_person_id,
      detail: [
        { field: 'mark', to: 'organic' },
        { field: 'certificate_body' },
        { field: 'certificate_number' },
        { field: 'until_day', from: null, to: later(today, 365) },
      ],
    })
    expect(replaced?.detail).toEqual([
      { field: 'mark', to: 'organic' },
      { field: 'certificate_number' },
      { field: 'until_day', from: later(today, 365), to: later(today, 500) },
    ])
    expect(gone).toEqual({
      action: 'certificate_removed',
      subject: '',
      by_person_id,
      detail: [{ field: 'mark', to: 'kosher' }],
    })
  })

  test.each([
    [{ mark: 'fair_trade' }, { mark: 'invalid' }],
    [{ mark: 'Organic' }, { mark: 'invalid' }],
    [{ body: '' }, { body: 'required' }],
    [{ body: ' \u00a0 ' }, { body: 'required' }],
    [{ body: 'b'.repeat(101) }, { body: 'text_too_long' }],
    [{ body: 'a\nb' }, { body: 'characters_refused' }],
    [{ number: '' }, { number: 'required' }],
    [{ number: 'n'.repeat(61) }, { number: 'text_too_long' }],
    [{ until_day: '2027-02-29' }, { until_day: 'date_invalid' }],
    [{ until_day: '27 novembre' }, { until_day: 'date_invalid' }],
    [
      { mark: undefined, until_day: undefined },
      { mark: 'required', until_day: 'required' },
    ],
  ])('with %j is refused, and nothing changes', async (wrong, problems) => {
    const before = await fingerprint(database)
    const { status, body } = await save({ ...organic(), ...wrong })
    expect([status, Object.keys(body.fields)]).toEqual([400, Object.keys(problems)])
    expect(await fingerprint(database)).toBe(before)
  })

  test('of the longest texts is taken, and in force through today', async () => {
    const longest = { ...organic(0), body: 'é'.repeat(100), number: 'n'.repeat(60) }
    expect((await save(longest)).body.certificates).toEqual([longest])
  })

  test('whose last day is past is refused, naming the day', async () => {
    const before = await fingerprint(database)
    const { status, body } = await save(organic(-1))
    expect([status, Object.keys(body.fields)]).toEqual([400, ['until_day']])
    expect(await fingerprint(database)).toBe(before)
  })

  test('that is not there is not removed', async () => {
    await save(organic())
    expect((await remove('halal')).status).toBe(404)
    expect((await list()).certificates).toHaveLength(1)
  })

  test('is saved once under its key', async () => {
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    const first = await save(organic(), key)
    await remove('organic')
    const again = await save(organic(), key)
    expect([again.status, again.text]).toEqual([200, first.text])
    expect((await list()).certificates).toEqual([])
  })

  test('saved twice at once is one, and each change is recorded from what was there', async () => {
    const [one, other] = [organic(100), organic(200)]
    const [first, second] = await Promise.all([save(one), save(other)])
    expect([first.status, second.status]).toEqual([200, 200])
    const { certificates } = await list()
    expect(certificates).toHaveLength(1)
    const [earlier, last] = await actions()
    const dayOf = (action: NonNullable<typeof earlier>) =>
      (action.detail as { field: string; from: string | null; to: string }[]).find(
        ({ field }) => field === 'until_day',
      )
    if (!earlier || !last) throw new Error('both are recorded')
    expect(dayOf(earlier)?.from).toBeNull()
    expect(dayOf(last)).toMatchObject({
      from: dayOf(earlier)?.to,
      to: certificates[0].until_day,
    })
  })
})

test('one of another supplier stays as it is, and is not listed', async () => {
  await save(organic())
  const other = await aSupplier(world)
  expect((await list(other)).certificates).toEqual([])
  expect((await remove('organic', other)).status).toBe(404)
  expect((await list()).certificates).toEqual([organic()])
})

test('a restaurant reads those in force on the page of their supplier', async () => {
  const restaurant = await aRestaurant(world)
  const shown = async () => {
    const path = `/api/supplier-info/?supplier_public_id=${supplier.publicId}`
    return (await restaurant.browser.get(path)).body.certificates
  }
  await save(organic(0))
  await aCertificate(world, supplier, { mark: 'halal', daysLeft: -1 })
  await aCertificate(world, await aSupplier(world), { mark: 'kosher' })
  expect(await shown()).toEqual([organic(0)])
  await aCertificate(world, supplier, { mark: 'organic', daysLeft: -1 })
  expect(await shown()).toEqual([])
  expect((await list()).certificates).toHaveLength(2)
})
