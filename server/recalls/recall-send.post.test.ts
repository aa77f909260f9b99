import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { mailsQueuedFor } from '@halles/testing/servers/queued-mails.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aMember, aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { anOrderOfLot, aRecall, sendRecall, setLots } from '@halles/testing/world/lots.ts'
import { describe, expect, test } from 'vitest'

const world = await aTestApp()
const supplier = await aSupplier(world)
const restaurant = await aRestaurant(world)
const cook = await aMember(world, restaurant, 'cook', { firstName: 'Zoé' })

const record = async (id: string, by = supplier) =>
  (await by.browser.get(`/api/recall/?recall_public_id=${id}`)).body

test('each restaurant that received the lot is told what it received, and the record says who knows', async () => {
  const order = await anOrderOfLot(world, restaurant, supplier, { lot: 'L-1', cases: 3 })
  const other = await aRestaurant(world)
  await anOrderOfLot(world, other, supplier, { lot: 'l-1', cases: 4 })
  const sent = await aRecall(supplier, 'L-1', { reason: 'Verre possible.\n\nMettez de côté.' })
  expect(sent).toMatchObject({
    lot: 'L-1',
    product: null,
    reason: 'Verre possible.\n\nMettez de côté.',
    is_exercise: false,
    cases: 7,
    untold: 0,
    reminded_at: null,
    receivers: [{ acknowledged: null }, { acknowledged: null }],
  })
  const { body: notices } = await cook.browser.get('/api/recalls/')
  expect(notices).toMatchObject([
    {
      public_id: sent['public_id'],
      supplier: { name: supplier.name },
      cases: 3,
      lines: [{ order_public_id: order.publicId, lot: 'L-1', cases: 3 }],
      acknowledged: null,
    },
  ])
  expect(JSON.stringify(notices)).not.toContain(other.name)
  await cook.browser.post('/api/recall-acknowledge/', { recall_public_id: sent['public_id'] })
  const known = (await record(sent['public_id'])).receivers
  expect(known.filter((one: { acknowledged: unknown }) => one.acknowledged !== null)).toMatchObject(
    [{ restaurant: { name: restaurant.name }, acknowledged: { by: { first_name: 'Zoé' } } }],
  )
})

test('what was told stays as it was told, whatever becomes of the lots', async () => {
  const order = await anOrderOfLot(world, restaurant, supplier, { lot: 'L-2', cases: 3 })
  const { public_id } = await aRecall(supplier, 'L-2', { is_exercise: true })
  await setLots(supplier, order, supplier, [{ lot: 'L-3', cases: 3 }])
  expect(await record(public_id)).toMatchObject({
    cases: 3,
    receivers: [{ cases: 3, lines: [{ lot: 'L-2', cases: 3 }] }],
  })
})

describe('refused, and nothing is sent:', () => {
  test.for([
    ['nobody received it', { lot: 'NOBODY' }, 409, 'no_receivers'],
    ['other receivers were seen', { seen: { restaurants: 2, cases: 9 } }, 409, 'receivers_changed'],
    ['no reason', { reason: ' ' }, 400, 'invalid_input'],
    ['too long a reason', { reason: 'x'.repeat(1_001) }, 400, 'invalid_input'],
    ['not said whether it is an exercise', { is_exercise: undefined }, 400, 'invalid_input'],
    ["another supplier's product", { product_public_id: '0'.repeat(32) }, 404, 'not_found'],
  ] as const)('%s', async ([, wrong, status, code]) => {
    await anOrderOfLot(world, restaurant, supplier, { lot: 'L-4' })
    const before = await fingerprint(world.database)
    const answer = await sendRecall(supplier, 'L-4', wrong)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(await fingerprint(world.database)).toBe(before)
  })
})

test('who is refused for other receivers is shown them', async () => {
  await anOrderOfLot(world, restaurant, supplier, { lot: 'L-5' })
  const answer = await sendRecall(supplier, 'L-5', { seen: { restaurants: 0, cases: 0 } })
  expect(answer.body.receivers).toMatchObject({ restaurant_count: 1, cases: 2 })
})

test('of one product, the others of the same lot are left alone', async () => {
  const [beef, veal] = [await aProduct(world, supplier), await aProduct(world, supplier)]
  const other = await aRestaurant(world)
  await anOrderOfLot(world, restaurant, supplier, { lot: 'L-6', product: beef })
  await anOrderOfLot(world, other, supplier, { lot: 'L-6', product: veal })
  const sent = await aRecall(supplier, 'L-6', { product_public_id: beef.publicId })
  expect(sent).toMatchObject({ product: { public_id: beef.publicId }, receivers: [{ cases: 2 }] })
  expect((await other.browser.get('/api/recalls/')).body).toEqual([])
})

test('the same call with its key sends once', async () => {
  const own = await aSupplier(world)
  await anOrderOfLot(world, restaurant, own, { lot: 'L-7' })
  const call = () =>
    own.browser.post(
      '/api/recall-send/',
      { lot: 'L-7', reason: 'R', is_exercise: false, seen: { restaurants: 1, cases: 2 } },
      { 'Idempotency-Key': 'a'.repeat(36) },
    )
  const [first, again] = [await call(), await call()]
  expect([first.status, again.text]).toEqual([201, first.text])
  expect((await own.browser.get('/api/recall-list/')).body.count).toBe(1)
})

test('recalls are listed newest first, with the day of the last exercise', async () => {
  const own = await aSupplier(world)
  await anOrderOfLot(world, restaurant, own, { lot: 'L-8' })
  expect((await own.browser.get('/api/recall-list/')).body).toEqual({
    results: [],
    count: 0,
    last_exercise: null,
  })
  await aRecall(own, 'L-8', { is_exercise: true })
  await aRecall(own, 'L-8')
  const { body } = await own.browser.get('/api/recall-list/')
  expect(body).toMatchObject({
    count: 2,
    results: [{ is_exercise: false, told: 1, acknowledged: 0, cases: 2 }, { is_exercise: true }],
    last_exercise: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
  expect((await supplier.browser.get('/api/recall-list/')).body.results).not.toContainEqual(
    expect.objectContaining({ lot: 'L-8' }),
  )
})

test('another supplier does not read the record', async () => {
  await anOrderOfLot(world, restaurant, supplier, { lot: 'L-9' })
  const { public_id } = await aRecall(supplier, 'L-9')
  expect(await record(public_id, await aSupplier(world))).toMatchObject({ code: 'not_found' })
})

describe('told again', () => {
  test('within the hour nobody is; who turns out to have received the lot is, at once', async () => {
    const late = await aRestaurant(world)
    await anOrderOfLot(world, restaurant, supplier, { lot: 'L-10' })
    const { public_id } = await aRecall(supplier, 'L-10')
    const remind = () =>
      supplier.browser.post('/api/recall-remind/', { recall_public_id: public_id })
    expect((await remind()).body.code).toBe('recall_reminded')
    const order = await anOrderOfLot(world, late, supplier, { lot: 'OTHER' })
    await supplier.browser.post('/api/supplier-order-set-to-done/', {
      supplier_order_id: order.partOf(supplier).publicId,
    })
    await setLots(supplier, order, supplier, [{ lot: 'L-10', cases: 2 }])
    expect(await record(public_id)).toMatchObject({ untold: 1, receivers: [{}] })
    expect(await remind()).toMatchObject({
      status: 200,
      body: { untold: 0, reminded_at: null, receivers: [{}, {}] },
    })
    expect((await late.browser.get('/api/recalls/')).body).toMatchObject([{ lot: 'L-10' }])
  })

  test('after an hour those are who have not acknowledged it', async () => {
    const [knowing, silent] = [await aRestaurant(world), await aRestaurant(world)]
    for (const receiver of [knowing, silent])
      await anOrderOfLot(world, receiver, supplier, { lot: 'L-11' })
    const { public_id } = await aRecall(supplier, 'L-11')
    await knowing.browser.post('/api/recall-acknowledge/', { recall_public_id: public_id })
    await world.database
      .updateTable('recall')
      .set({ sent_at: new Date(Date.now() - 3_601_000) })
      .where('public_id', '=', public_id)
      .execute()
    const remind = () =>
      supplier.browser.post('/api/recall-remind/', { recall_public_id: public_id })
    expect(await remind()).toMatchObject({ status: 200, body: { reminded_at: expect.any(String) } })
    expect((await remind()).status).toBe(409)
    const noticesTo = async ({ email }: typeof silent) =>
      (await mailsQueuedFor(world, email)).filter((kind) => kind === 'recall-notice').length
    expect([await noticesTo(knowing), await noticesTo(silent)]).toEqual([1, 2])
  })
})
