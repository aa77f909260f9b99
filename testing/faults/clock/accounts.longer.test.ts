import { correctMoments } from '@halles/server/clock/correct-moments.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aClockToSet, SILENT } from '../../database/clock-to-set.ts'
import { lastMailQueued, mailsQueuedFor } from '../../servers/queued-mails.ts'
import { aServerOf } from '../../servers/test-app.ts'
import {
  anOperator,
  aRestaurant,
  aSupplier,
  aVisitor,
  type BuiltAccount,
  PASSWORD,
  signedIn,
} from '../../world/builders.ts'
import { oneTimeCode } from '../../world/one-time-code.ts'

const DAY = 24
const YEAR_AND_MORE = 400 * DAY
const HOUR_SECONDS = 3_600
const { database, setClock, ahead } = await aClockToSet()
const world = await aServerOf(database, { rateLimits: true })
const corrected = () => correctMoments(database, SILENT)

const login = ({ email }: BuiltAccount, password = PASSWORD, rest = {}) =>
  aVisitor(world).post('/api/auth/login/', { email, password, ...rest })
const isSignedIn = async ({ browser }: Pick<BuiltAccount, 'browser'>) =>
  (await browser.get('/api/auth/status/')).status === 200

test('a session that was opened while the clock was ahead ends as many days after it was set back as any other', async () => {
  const account = await aRestaurant(world)
  await setClock(YEAR_AND_MORE)
  expect(await isSignedIn(account)).toBe(false)
  const later = { browser: await signedIn(world, account) }
  await setClock(-YEAR_AND_MORE)
  // One from before is as old as it was.
  expect([await isSignedIn(account), await isSignedIn(later)]).toEqual([true, true])
  await corrected()
  await setClock(15 * DAY)
  expect(await isSignedIn(later)).toBe(false)
  await setClock(-15 * DAY)
})

test.for([-1, -YEAR_AND_MORE])(
  'a session goes on when the clock is set back by %i hours',
  async (hours) => {
    const account = await aRestaurant(world)
    await setClock(hours)
    await corrected()
    expect(await isSignedIn(account)).toBe(true)
    expect((await account.browser.post('/api/language/', { lang: 'en' })).status).toBe(204)
    await setClock(-hours)
  },
)

test('a link that was mailed while the clock was ahead works for an hour after it was set back, and no longer', async () => {
  const account = await aRestaurant(world)
  await setClock(YEAR_AND_MORE)
  await aVisitor(world).post('/api/request-password-reset/', { email: account.email })
  const { facts } = await lastMailQueued(world, 'password-reset')
  await setClock(-YEAR_AND_MORE)
  await corrected()
  await setClock(2)
  const confirmed = await aVisitor(world).post('/api/password-reset/confirm/', {
    ...facts,
    new_password: 'sirop-de-bouleau',
  })
  expect([confirmed.status, confirmed.body.code]).toEqual([400, 'invalid_token'])
  await setClock(-2)
})

test('three links in an hour that is ahead leave room for one now', async () => {
  const account = await aRestaurant(world)
  await setClock(YEAR_AND_MORE)
  for (let asked = 0; asked < 4; asked++)
    await aVisitor(world).post('/api/request-password-reset/', { email: account.email })
  expect(await mailsQueuedFor(world, account.email)).toHaveLength(3)
  await setClock(-YEAR_AND_MORE)
  await aVisitor(world).post('/api/request-password-reset/', { email: account.email })
  expect(await mailsQueuedFor(world, account.email)).toHaveLength(4)
})

test.for([1, YEAR_AND_MORE])(
  'an owner who was blocked while the clock was ahead by %i hours gets in a quarter of an hour after',
  async (hours) => {
    const account = await aRestaurant(world)
    await setClock(hours)
    for (let tried = 0; tried < 8; tried++) await login(account, 'pas-le-bon-mot')
    expect((await login(account)).status).toBe(429)
    await setClock(-hours)
    await corrected()
    await setClock(1)
    const answer = await login(account)
    expect(answer.status, answer.text).toBe(200)
    await setClock(-1)
  },
)

test('whoever signed in while the clock was ahead has not just reset the password', async () => {
  const account = await aRestaurant(world)
  await setClock(YEAR_AND_MORE)
  await login(account)
  await setClock(-YEAR_AND_MORE)
  await corrected()
  const addresses = await database
    .selectFrom('known_address')
    .select(['reset_at', sql<boolean>`used_at <= now()`.as('is_past')])
    .where('person_id', '=', account.person.id)
    .execute()
  expect(addresses).toEqual([{ reset_at: null, is_past: true }])
})

test('a limit of a minute or an hour that was used up while the clock was ahead begins anew', async () => {
  const ask = () =>
    aVisitor(world).post('/api/contact-us/', {
      first_name: 'Luc',
      last_name: 'Roy',
      email: 'luc@exemple.test',
      question: 'Livrez-vous à Laval ?',
    })
  await setClock(YEAR_AND_MORE)
  const statuses = []
  for (let asked = 0; asked < 4; asked++) statuses.push((await ask()).status)
  expect(statuses.at(-1)).toBe(429)
  await setClock(-YEAR_AND_MORE)
  const answer = await ask()
  expect(answer.status, answer.text).toBe(204)
})

test('links that lead nowhere, tried while the clock was ahead, block nobody after', async () => {
  const confirm = () =>
    aVisitor(world).post('/api/password-reset/confirm/', {
      uidb64: 'bm9ib2R5',
      token: 'x'.repeat(43),
      new_password: 'sirop-de-bouleau',
    })
  await setClock(YEAR_AND_MORE)
  for (let tried = 0; tried < 11; tried++) await confirm()
  expect((await confirm()).status).toBe(429)
  await setClock(-YEAR_AND_MORE)
  expect((await confirm()).status).toBe(400)
})

async function aPromotion({ browser }: BuiltAccount) {
  const answer = await browser.post('/api/send-promotion/', { message: 'Bavette en rabais.' })
  return { status: answer.status, wait: Number(answer.headers.get('Retry-After') ?? 0) }
}

test.for([-1, -YEAR_AND_MORE])(
  'a promotion sent before the clock is set back by %i hours is the only one of its hour, and the next comes within one [A198]',
  async (hours) => {
    const supplier = await aSupplier(world)
    expect((await aPromotion(supplier)).status).toBe(201)
    await setClock(hours)
    const refused = await aPromotion(supplier)
    expect(refused.status).toBe(429)
    expect(refused.wait).toBeLessThanOrEqual(HOUR_SECONDS)
    await corrected()
    // Of true time nearly nothing has passed.
    expect((await aPromotion(supplier)).wait).toBeGreaterThan(HOUR_SECONDS - 600)
    await setClock(1)
    expect((await aPromotion(supplier)).status).toBe(201)
    await setClock(-hours - 1)
  },
)

test('a promotion is sent within the hour after the clock went ahead by one: an hour of the database’s clock is all that is known', async () => {
  const supplier = await aSupplier(world)
  expect((await aPromotion(supplier)).status).toBe(201)
  await setClock(1)
  expect((await aPromotion(supplier)).status).toBe(201)
  expect((await aPromotion(supplier)).status).toBe(429)
  await setClock(-1)
})

test('a code that was taken while the clock was ahead does not keep an operator out after', async () => {
  const operator = await anOperator(world)
  const path = (call: string) => `/api/operator/second-factor-${call}/`
  const { body } = await operator.browser.post(path('start'), { current_password: PASSWORD })
  /** What an authenticator shows whose clock is the database's. */
  const code = () => oneTimeCode(body.secret, (ahead() * HOUR_SECONDS) / 30)
  await operator.browser.post(path('confirm'), { code: code() })
  await setClock(YEAR_AND_MORE)
  expect((await login(operator, PASSWORD, { one_time_code: code() })).status).toBe(200)
  await setClock(-YEAR_AND_MORE)
  await corrected()
  // One that may have been seen is not taken again: some minutes later there are others.
  await setClock(1)
  const answer = await login(operator, PASSWORD, { one_time_code: code() })
  expect(answer.status, answer.text).toBe(200)
  await setClock(-1)
})
