import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { Browser } from '@halles/testing/client/browser.ts'
import { mailsQueuedFor } from '@halles/testing/servers/queued-mails.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aRestaurant, aSupplier, type BuiltAccount } from '@halles/testing/world/builders.ts'
import { sql } from 'kysely'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { inTransaction } from '../database/transaction.ts'
import type { SupplierId } from '../platform/access/viewer.ts'
import { getSecondsToWait, updatePromotionHour } from './promotions-sql.ts'

const world = await anOwnApp()
const message = 'La bavette est à 12 $ le kilo\njusqu’à jeudi.'

const send = (by: BuiltAccount, sent: unknown = { message }) =>
  by.browser.post('/api/send-promotion/', sent)
const shown = async ({ browser }: BuiltAccount) => (await browser.get('/api/promotion-list/')).body
const received = (restaurant: BuiltAccount) => mailsQueuedFor(world, restaurant.email)

let cities = 0
/** A city of a test's own, and a restaurant in it. */
async function aTown() {
  const city = `Saint-Clin-${++cities}`
  return { city, restaurant: await aRestaurant(world, { city }) }
}

/** As if the supplier had sent its last promotion so long ago. */
const sentAgo = ({ id }: BuiltAccount, ago: string) =>
  sql`update supplier set promotion_sent_at = now() - ${ago}::interval where account_id = ${id}`.execute(
    world.database,
  )

afterEach(() => {
  vi.useRealTimers()
})

test('a promotion goes to every restaurant of the cities served, a mail each, and is listed', async () => {
  const [one, other] = [await aTown(), await aTown()]
  const third = await aRestaurant(world, { city: other.city })
  const supplier = await aSupplier(world, { serves: [one.city, other.city] })
  expect(await shown(supplier)).toEqual({ recipients: 3, specials: [], promotions: [] })

  const answer = await send(supplier)
  expect([answer.status, answer.body]).toEqual([201, { recipients: 3 }])
  for (const restaurant of [one.restaurant, other.restaurant, third])
    expect(await received(restaurant)).toEqual(['promotion'])
  const { promotions } = await shown(supplier)
  expect(promotions).toEqual([
    { message, recipients: 3, specials: [], sent_at: expect.any(String) },
  ])
  expect(Math.abs(Date.parse(promotions[0].sent_at) - Date.now())).toBeLessThan(60_000)
})

describe('one an hour', () => {
  test('a second one is refused, in words and with the time to wait, and changes nothing', async () => {
    const { city } = await aTown()
    const supplier = await aSupplier(world, { serves: [city] })
    await send(supplier)
    await sentAgo(supplier, '20 minutes')
    const before = await fingerprint(world.database)
    const answer = await send(supplier)
    expect(answer).toMatchObject({ status: 429, body: { code: 'promotion_too_soon' } })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(39 * 60)
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(40 * 60)
    expect(await fingerprint(world.database)).toBe(before)
  })

  test('59:59 after the last is too soon, 60:00 is not [A197]', async () => {
    const supplier = await aSupplier(world)
    const supplierId = supplier.id as SupplierId
    // Within one transaction the database's clock stands still.
    const taken = (ago: string) =>
      inTransaction(world.database, async (tx) => {
        await sql`update supplier set promotion_sent_at = now() - ${ago}::interval
          where account_id = ${supplierId}`.execute(tx)
        const wait = await getSecondsToWait(tx, supplierId)
        return { wait, taken: await updatePromotionHour(tx, supplierId) }
      })
    expect(await taken('59 minutes 59 seconds')).toEqual({ wait: 1, taken: false })
    expect(await taken('59 minutes 59.999999 seconds')).toEqual({ wait: 1, taken: false })
    expect(await taken('60 minutes')).toMatchObject({ taken: true })
  })

  test('an hour later the next one goes out [A197]', async () => {
    const { city, restaurant } = await aTown()
    const supplier = await aSupplier(world, { serves: [city] })
    await send(supplier)
    await sentAgo(supplier, '60 minutes')
    expect((await send(supplier)).status).toBe(201)
    expect(await received(restaurant)).toEqual(['promotion', 'promotion'])
  })

  test.for([-1, 1])(
    'a server whose clock is %i h off, or that was started since, keeps the same hour [A198]',
    async (hours) => {
      const { city } = await aTown()
      const supplier = await aSupplier(world, { serves: [city] })
      expect((await send(supplier)).status).toBe(201)
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 })
      expect((await send(supplier)).status).toBe(429)

      const config = readConfig({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent', DEMO: '0' })
      const restarted = await buildApp({ config, database: world.database })
      const browser = new Browser(await restarted.listen({ port: 0, host: '127.0.0.1' }))
      browser.cookies.set('sessionid', supplier.browser.cookies.get('sessionid') ?? '')
      const answer = await browser.post('/api/send-promotion/', { message })
      await restarted.close()
      expect(answer.status).toBe(429)
    },
  )

  test('every supplier has an hour of its own [A204]', async () => {
    const { city, restaurant } = await aTown()
    for (const supplier of [
      await aSupplier(world, { serves: [city] }),
      await aSupplier(world, { serves: [city] }),
    ])
      expect((await send(supplier)).status).toBe(201)
    expect(await received(restaurant)).toEqual(['promotion', 'promotion'])
  })

  test('what reaches nobody does not use it up [A201]', async () => {
    const city = `Saint-Loin-${++cities}`
    const supplier = await aSupplier(world, { serves: [city] })
    for (const by of [supplier, await aSupplier(world, { serves: [] })]) {
      const answer = await send(by)
      expect([answer.status, answer.body]).toEqual([201, { recipients: 0 }])
    }
    expect(await shown(supplier)).toEqual({ recipients: 0, specials: [], promotions: [] })
    await aRestaurant(world, { city })
    expect((await send(supplier)).body).toEqual({ recipients: 1 })
  })
})

describe('nothing goes out', () => {
  test.for([
    ['nothing', {}],
    ['an empty message', { message: '' }],
    ['blanks', { message: ' \n\t ' }],
    ['zero-width characters', { message: '\u200b\u200d\u2060' }],
    ['Braille without dots', { message: '\u200b\u2800' }],
    ['Hangul fillers', { message: '\u3164\u115f\u1160' }],
    ['5,001 characters', { message: 'a'.repeat(5_001) }],
    ['a list', { message: ['a'] }],
    ['a null character', { message: 'a\u0000b' }],
    ['half an emoji', { message: 'a\ud83e' }],
  ] as const)('of %s [A199]', async ([, sent]) => {
    const { city } = await aTown()
    const supplier = await aSupplier(world, { serves: [city] })
    const before = await fingerprint(world.database)
    const answer = await send(supplier, sent)
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(Object.keys(answer.body.fields)).toEqual(['message'])
    expect(await fingerprint(world.database)).toBe(before)
    expect((await send(supplier, { message: 'a'.repeat(5_000) })).status).toBe(201)
  })

  test('to a restaurant that is elsewhere, not active, was not asked, said no or has ended them [A202]', async () => {
    const { city, restaurant } = await aTown()
    const supplier = await aSupplier(world, { serves: [city] })
    const other = await aSupplier(world)
    const unasked = await aRestaurant(world, { city, promotionConsent: undefined })
    const unwilling = await aRestaurant(world, { city, promotionConsent: false })
    const [fromThis, fromAll, fromOther] = [
      await aRestaurant(world, { city }),
      await aRestaurant(world, { city }),
      await aRestaurant(world, { city }),
    ]
    await end(fromThis, supplier)
    await end(fromAll, undefined)
    await end(fromOther, other)
    const silent = [
      await aRestaurant(world),
      await aRestaurant(world, { city, status: 'pending' }),
      await aRestaurant(world, { city, status: 'suspended' }),
      unasked,
      unwilling,
      fromThis,
      fromAll,
    ]
    expect((await shown(supplier)).recipients).toBe(2)
    expect((await send(supplier)).body).toEqual({ recipients: 2 })
    for (const one of silent) expect(await received(one)).toEqual([])
    for (const one of [restaurant, fromOther]) expect(await received(one)).toEqual(['promotion'])
  })
})

test('a supplier sees its own promotions only, newest first', async () => {
  const { city } = await aTown()
  const supplier = await aSupplier(world, { serves: [city] })
  await send(await aSupplier(world, { serves: [city] }), { message: 'D’un autre.' })
  await send(supplier, { message: 'Première.' })
  await sentAgo(supplier, '2 hours')
  await send(supplier, { message: 'Deuxième.' })
  const { promotions } = await shown(supplier)
  expect(promotions.map((promotion: { message: string }) => promotion.message)).toEqual([
    'Deuxième.',
    'Première.',
  ])
})

const end = (restaurant: BuiltAccount, supplier: BuiltAccount | undefined) =>
  restaurant.browser.post('/api/promotion-choices/', {
    wanted: false,
    ...(supplier && { supplier_public_id: supplier.publicId }),
  })
