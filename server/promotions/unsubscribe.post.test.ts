import { randomBytes } from 'node:crypto'
import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { lastMailQueued } from '@halles/testing/servers/queued-mails.ts'
import { aServerOf, aTestApp } from '@halles/testing/servers/test-app.ts'
import {
  aRestaurant,
  aSupplier,
  aVisitor,
  type BuiltAccount,
  type World,
} from '@halles/testing/world/builders.ts'
import { anUnsubscribeToken } from '@halles/testing/world/unsubscribe-token.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createLoadShedding } from '../platform/limits/load-shedding.ts'
import { createUnsubscribeTokens } from './unsubscribe-tokens.ts'

const world = await aTestApp()
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
const ONE_CLICK = 'List-Unsubscribe=One-Click'

let cities = 0
/** A restaurant and a supplier of its city, which is nobody else's. */
async function aSubscription() {
  const city = `Saint-Clin-${++cities}`
  const restaurant = await aRestaurant(world, { city })
  const supplier = await aSupplier(world, { serves: [city] })
  return {
    city,
    restaurant,
    supplier,
    token: await anUnsubscribeToken(world, restaurant, supplier),
  }
}

const look = (token: string) => aVisitor(world).get(`/api/unsubscribe/?token=${token}`)
const end = (token: string, from?: string) =>
  aVisitor(world).post('/api/unsubscribe/', { token, from })
const click = (token: string, body = ONE_CLICK, headers: object = FORM) =>
  aVisitor(world).send('POST', `/unsubscribe/${token}`, { body, headers: { ...headers } })
const choicesOf = async ({ browser }: BuiltAccount) =>
  (await browser.get('/api/promotion-choices/')).body

test('the link in a mail ends its supplier’s promotions, without signing in, and again does no harm [A205]', async () => {
  const { restaurant, supplier } = await aSubscription()
  await supplier.browser.post('/api/send-promotion/', { message: 'Rabais.' })
  const { recipient, facts } = await lastMailQueued(world, 'promotion')
  expect(recipient).toBe(restaurant.email)
  const { unsubscribeToken: token } = facts
  const named = { supplier_name: supplier.name }

  expect((await look(token)).body).toEqual({ ...named, from_supplier: false, from_all: false })
  const ended = await end(token)
  expect([ended.status, ended.body]).toEqual([
    200,
    { ...named, from_supplier: true, from_all: false },
  ])
  const before = await fingerprint(world.database)
  expect((await end(token)).body).toEqual(ended.body)
  expect((await click(token)).status).toBe(204)
  expect((await look(token)).body).toEqual(ended.body)
  expect(await fingerprint(world.database)).toBe(before)
  expect(await choicesOf(restaurant)).toEqual({
    consent: { answer: true, answered_at: expect.any(String) },
    suppliers: [{ public_id: supplier.publicId, name: supplier.name }],
  })
})

test('the same link withdraws consent to those of all suppliers, once', async () => {
  const { restaurant, token } = await aSubscription()
  expect((await end(token, 'all')).body).toMatchObject({ from_supplier: false, from_all: true })
  expect(await choicesOf(restaurant)).toMatchObject({ consent: { answer: false }, suppliers: [] })
  const before = await fingerprint(world.database)
  expect((await end(token, 'all')).body).toMatchObject({ from_all: true })
  expect((await look(token)).body).toMatchObject({ from_all: true })
  expect(await fingerprint(world.database)).toBe(before)
})

test('the link of a mail from before consent was asked says that none come, and stores a no', async () => {
  const city = `Saint-Clin-${++cities}`
  const restaurant = await aRestaurant(world, { city, promotionConsent: undefined })
  const supplier = await aSupplier(world, { serves: [city] })
  const token = await anUnsubscribeToken(world, restaurant, supplier)
  expect((await look(token)).body).toMatchObject({ from_supplier: false, from_all: true })
  await end(token, 'all')
  expect(await choicesOf(restaurant)).toMatchObject({ consent: { answer: false } })
})

test('looking changes nothing, however often a mail scanner looks [A205]', async () => {
  const { token } = await aSubscription()
  const before = await fingerprint(world.database)
  for (const path of [`/api/unsubscribe/?token=${token}`, `/unsubscribe/${token}`])
    for (const method of ['GET', 'HEAD']) await aVisitor(world).send(method, path)
  expect(await fingerprint(world.database)).toBe(before)
})

test('a link works for as long as the accounts do: on day 61, and for a restaurant that was suspended', async () => {
  const { restaurant, token } = await aSubscription()
  // Nothing of a link is stored, so it cannot expire.
  await sql`update account set created_at = created_at - interval '61 days', status = 'suspended'
    where id = ${restaurant.id}`.execute(world.database)
  expect((await end(token)).status).toBe(200)
})

test('a link carries at least 128 bits that nobody can guess, and each part of it counts [A205]', async () => {
  const { restaurant, token, supplier } = await aSubscription()
  const other = await aRestaurant(world)
  expect(Buffer.from(token, 'base64url')).toHaveLength(48)
  expect(await anUnsubscribeToken(world, other, supplier)).not.toBe(token)
  const strangers = createUnsubscribeTokens(randomBytes(32))
  const bytes = Buffer.from(token, 'base64url')
  const others = Buffer.from(await anUnsubscribeToken(world, other, supplier), 'base64url')
  const guesses = [
    strangers.tokenFor({ restaurant: restaurant.publicId, supplier: supplier.publicId }),
    // The ids of one, the seal of another.
    Buffer.concat([bytes.subarray(0, 32), others.subarray(32)]).toString('base64url'),
    ...[0, 16, 32, 47].map((place) => {
      const changed = Buffer.from(bytes)
      changed[place] = (changed[place] ?? 0) ^ 1
      return changed.toString('base64url')
    }),
    token.slice(0, -2),
    `${token}AA`,
    'A',
    'é'.repeat(48),
  ]
  const before = await fingerprint(world.database)
  for (const guess of guesses) {
    for (const answer of [await look(guess), await end(guess), await click(guess)])
      expect([guess, answer.status, answer.body.code]).toEqual([guess, 400, 'invalid_token'])
  }
  expect(await fingerprint(world.database)).toBe(before)
})

describe('one click in a mail program', () => {
  test.for([
    ['a form', ONE_CLICK, FORM],
    [
      'a form in parts',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      { 'Content-Type': 'multipart/form-data; boundary=x' },
    ],
  ] as const)('ends that supplier’s promotions by %s', async ([, body, headers]) => {
    const { restaurant, supplier, token } = await aSubscription()
    const answer = await click(token, body, headers)
    expect([answer.status, answer.text]).toEqual([204, ''])
    expect((await choicesOf(restaurant)).suppliers).toMatchObject([{ name: supplier.name }])
  })

  test('stands by its token alone: whose cookies come with it does not count', async () => {
    const { restaurant, token } = await aSubscription()
    const other = await aRestaurant(world)
    const answer = await other.browser.send('POST', `/unsubscribe/${token}`, {
      body: ONE_CLICK,
      headers: { ...FORM, Origin: 'https://mail.example' },
    })
    expect(answer.status).toBe(204)
    expect((await choicesOf(restaurant)).suppliers).toHaveLength(1)
    expect((await choicesOf(other)).suppliers).toEqual([])
  })

  test.for([
    ['JSON', ONE_CLICK, { 'Content-Type': 'application/json' }, 415],
    ['text', ONE_CLICK, { 'Content-Type': 'text/plain' }, 415],
    ['another form', 'from=all', FORM, 400],
    ['an empty form', '', FORM, 400],
    ['a book', `${ONE_CLICK}${'&a=b'.repeat(1_000)}`, FORM, 413],
  ] as const)('takes nothing else: %s', async ([, body, headers, status]) => {
    const { restaurant, token } = await aSubscription()
    expect((await click(token, body, headers)).status).toBe(status)
    expect((await choicesOf(restaurant)).suppliers).toEqual([])
  })

  test('is the only door that takes a form or does without a token of the session [A011] [A019]', async () => {
    const { restaurant, supplier, token } = await aSubscription()
    const before = await fingerprint(world.database)
    for (const path of ['/api/unsubscribe/', '/api/promotion-choices/', '/api/cart-add/']) {
      const form = { body: `token=${token}`, headers: { ...FORM } }
      expect((await restaurant.browser.send('POST', path, form)).status).toBe(415)
    }
    const bare = { body: { token } }
    expect((await supplier.browser.send('POST', '/api/unsubscribe/', bare)).status).toBe(403)
    expect(await fingerprint(world.database)).toBe(before)
  })
})

test('a restaurant that ends a supplier’s promotions gets the next one of another', async () => {
  const { city, restaurant, supplier, token } = await aSubscription()
  const other = await aSupplier(world, { serves: [city] })
  await click(token)
  await supplier.browser.post('/api/send-promotion/', { message: 'Non.' })
  await other.browser.post('/api/send-promotion/', { message: 'Oui.' })
  const mails = world.database
    .selectFrom('outbox')
    .select('kind')
    .where('recipient', '=', restaurant.email)
  expect(await mails.execute()).toHaveLength(1)
})

describe('one click counts as the call does', () => {
  const click = (to: World, token: string) =>
    aVisitor(to).send('POST', `/unsubscribe/${token}`, { body: ONE_CLICK, headers: { ...FORM } })

  test('a link that leads nowhere: ten a minute from one address', async () => {
    const limited = await aServerOf(world.database, { rateLimits: true })
    const statuses: number[] = []
    for (let time = 0; time < 11; time++) statuses.push((await click(limited, 'a-token')).status)
    expect(new Set(statuses.slice(0, 10)).size).toBe(1)
    expect(statuses.at(-1)).toBe(429)
  })

  test('where too many requests are at work it is told to come back', async () => {
    const { token } = await aSubscription()
    const shedding = createLoadShedding({ ordinary: 0, critical: 0 })
    const busy = await aServerOf(world.database, {}, { shedding })
    const refused = await click(busy, token)
    expect([refused.status, refused.body.code]).toEqual([503, 'unavailable'])
    expect(refused.headers.get('Retry-After')).toMatch(/^[1-5]$/)
  })
})
