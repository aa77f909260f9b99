import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aMember, aSupplier, type BuiltAccount } from '@halles/testing/world/builders.ts'
import { aTaxRegistration, TAX_NUMBERS } from '@halles/testing/world/tax.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await aTestApp()
const { database } = world
let supplier: BuiltAccount

beforeEach(async () => {
  supplier = await aSupplier(world)
})

const GST = { tax: 'gst', number: '123456782 RT0001', from_day: '2020-01-01' }
const save = (body: object, { browser } = supplier) =>
  browser.post('/api/tax-registration-save/', body)
const end = (body: object, { browser } = supplier) =>
  browser.post('/api/tax-registration-end/', body)
async function numbers({ browser } = supplier) {
  const { status, body } = await browser.get('/api/tax-settings/')
  expect(status).toBe(200)
  return body.registrations
}
const kept = (over: object = {}) => ({
  public_id: expect.any(String),
  tax: 'gst',
  number: TAX_NUMBERS.gst,
  from_day: '2020-01-01',
  until_day: null,
  ...over,
})

test('a supplier charges no tax until it has stated its numbers, and who did so is recorded', async () => {
  const desk = await aMember(world, supplier, 'desk')
  expect(await numbers()).toEqual([])
  const added = await save(GST, desk)
  expect([added.status, added.body.registrations]).toEqual([200, [kept()]])
  await save({ tax: 'qst', number: '1234567890tq0001', from_day: '2021-07-01' })
  const qst = { tax: 'qst', number: TAX_NUMBERS.qst, from_day: '2021-07-01' }
  expect(await numbers()).toEqual([kept(), kept(qst)])
  const actions = await database
    .selectFrom('business_action')
    .select(['action', 'detail', 'by_person_id'])
    .where('account_id', '=', supplier.id)
    .orderBy('id')
    .execute()
  expect(actions[0]).toEqual({
    action: 'tax_registration_saved',
    detail: [
      { field: 'tax', to: 'gst' },
      { field: 'tax_number', from: null, to: TAX_NUMBERS.gst },
      { field: 'from_day', from: null, to: '2020-01-01' },
    ],
    by_person_id: desk.person.id,
  })
})

test('one is corrected, ended, and goes on again', async () => {
  const [{ public_id }] = (await save(GST)).body.registrations
  await save({ ...GST, public_id, number: '123456782RT0002', from_day: '2019-06-01' })
  const corrected = { number: '123456782RT0002', from_day: '2019-06-01' }
  expect(await numbers()).toEqual([kept(corrected)])
  const ended = await end({ public_id, until_day: '2025-12-31' })
  expect(ended.body.registrations).toEqual([kept({ ...corrected, until_day: '2025-12-31' })])
  await end({ public_id, until_day: null })
  expect(await numbers()).toEqual([kept(corrected)])
})

async function expectRefused(refused: Promise<{ status: number; body: object }>, said: object) {
  const before = await fingerprint(database)
  const { status, body } = await refused
  expect({ status, body }).toMatchObject(said)
  expect(await fingerprint(database)).toBe(before)
}

test('two numbers for one tax do not hold on one day', async () => {
  const [{ public_id: first }] = (await save(GST)).body.registrations
  const overlaps = { status: 409, body: { code: 'tax_registration_overlaps' } }
  await expectRefused(save({ ...GST, from_day: '2024-01-01' }), overlaps)
  await end({ public_id: first, until_day: '2023-12-31' })
  expect((await save({ ...GST, from_day: '2024-01-01' })).status).toBe(200)
  await expectRefused(end({ public_id: first, until_day: '2024-01-01' }), overlaps)
  await expectRefused(end({ public_id: first, until_day: null }), overlaps)
  const [{ public_id: second }] = await numbers()
  await expectRefused(save({ ...GST, public_id: second, from_day: '2023-12-31' }), overlaps)
})

test.each([
  ['number', { number: '123456789RT0001' }, 'tax_number_invalid'],
  ['number', { number: TAX_NUMBERS.qst }, 'tax_number_invalid'],
  ['number', { number: '' }, 'required'],
  ['tax', { tax: 'hst' }, 'invalid'],
  ['from_day', { from_day: '2020-02-30' }, 'date_invalid'],
  ['from_day', { from_day: '1919-01-01' }, 'date_invalid'],
])('%s is named where the input is %j', async (field, over, problem) => {
  const { text: message } = await save({ ...GST, ...over })
  const { fields } = JSON.parse(message)
  expect(Object.keys(fields)).toEqual([field])
  expect(problem).toBeDefined()
  expect(await numbers()).toEqual([])
})

test('a number does not end before it begins', async () => {
  const [{ public_id }] = (await save(GST)).body.registrations
  const reversed = (field: string) => ({
    status: 400,
    body: { fields: { [field]: expect.any(String) } },
  })
  await expectRefused(end({ public_id, until_day: '2019-12-31' }), reversed('until_day'))
  await end({ public_id, until_day: '2020-12-31' })
  const later = { ...GST, public_id, from_day: '2021-01-01' }
  await expectRefused(save(later), reversed('from_day'))
})

test('another supplier’s number, one for the other tax and an unknown one are none', async () => {
  const other = await aSupplier(world)
  await aTaxRegistration(world, other)
  const [{ public_id }] = await numbers(other)
  const none = { status: 404, body: { code: 'not_found' } }
  await expectRefused(save({ ...GST, public_id }), none)
  await expectRefused(end({ public_id, until_day: '2025-12-31' }), none)
  await expectRefused(end({ public_id: '0'.repeat(32), until_day: null }), none)
  const own = (await save(GST)).body.registrations[0]
  const qst = { tax: 'qst', number: TAX_NUMBERS.qst, from_day: '2020-01-01' }
  await expectRefused(save({ ...qst, public_id: own.public_id }), none)
})

test('of ten that state a number at once one does so', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => save(GST)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
  expect(await numbers()).toEqual([kept()])
})
