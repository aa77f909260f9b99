import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { lastMailQueued, mailsQueuedFor } from '@halles/testing/servers/queued-mails.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import {
  aRestaurant,
  aSupplier,
  aVisitor,
  type BuiltAccount,
  PASSWORD,
  type World,
} from '@halles/testing/world/builders.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'

const world = await anOwnApp()
const PATH = '/api/restaurant-account-info/'

let serial = 0
const freeAddress = () => `libre${++serial}@exemple.test`

async function askFor({ browser }: BuiltAccount, email: string) {
  const { body } = await browser.get(PATH)
  const { user, pending_email: _, ...restaurant } = body
  return browser.post(PATH, { user: { ...user, email }, restaurant })
}

async function aToken(account: BuiltAccount, email: string): Promise<string> {
  await askFor(account, email)
  const { recipient, facts } = await lastMailQueued(world, 'email-confirmation')
  expect(recipient).toBe(email)
  return facts.token
}

const confirm = (token: unknown, browser = aVisitor(world), current_password: unknown = PASSWORD) =>
  browser.post('/api/confirm-email/', { token, current_password })

const login = (email: string, at: World = world) =>
  aVisitor(at).post('/api/auth/login/', { email, password: PASSWORD })

const INVALID = { status: 400, body: { code: 'invalid_token' } }

test('a new login e-mail waits for its mailbox, then opens the account; the old mailbox is told both', async () => {
  const account = await aRestaurant(world)
  const email = freeAddress()
  const token = await aToken(account, email)
  expect((await account.browser.get(PATH)).body).toMatchObject({
    user: { email: account.email },
    pending_email: email,
  })
  expect((await login(account.email)).status).toBe(200)
  expect((await login(email)).status).toBe(401)

  expect((await confirm(token)).status).toBe(204)
  expect((await account.browser.get(PATH)).body).toMatchObject({
    user: { email },
    pending_email: null,
  })
  expect((await login(email)).status).toBe(200)
  expect((await login(account.email)).status).toBe(401)
  expect(await mailsQueuedFor(world, account.email)).toEqual([
    'email-change-requested',
    'email-changed',
  ])
  for (const kind of ['email-change-requested', 'email-changed'] as const) {
    const { recipient, facts } = await lastMailQueued(world, kind)
    expect([recipient, facts.newEmail]).toEqual([account.email, email])
  }
})

test('the account’s own browser may open the link', async () => {
  const account = await aRestaurant(world)
  const token = await aToken(account, freeAddress())
  expect((await confirm(token, account.browser)).status).toBe(204)
})

describe('the password of the account', () => {
  test.for([
    ['tarte-au-sucre', 'wrong_password'],
    ['', 'invalid_input'],
    [undefined, 'invalid_input'],
    [['a'], 'invalid_input'],
  ] as const)('is needed with the link: not %j', async ([password, code]) => {
    const token = await aToken(await aRestaurant(world), freeAddress())
    const before = await fingerprint(world.database)
    expect(await confirm(token, aVisitor(world), password ?? null)).toMatchObject({
      status: 400,
      body: { code },
    })
    expect(await fingerprint(world.database)).toBe(before)
    expect((await confirm(token)).status).toBe(204)
  })

  test('is guessed five times, from wherever, and its owner signs in as before', async () => {
    const limited = await anOwnApp({ rateLimits: true, trustProxy: ['127.0.0.1'] })
    const account = await aRestaurant(limited)
    await askFor(account, freeAddress())
    const { token } = (await lastMailQueued(limited, 'email-confirmation')).facts
    const guess = (attempt: number, current_password = 'tarte-au-sucre') =>
      aVisitor(limited).post(
        '/api/confirm-email/',
        { token, current_password },
        { 'X-Forwarded-For': `203.0.113.${attempt}` },
      )
    const codes: unknown[] = []
    for (let attempt = 0; attempt < 7; attempt++) codes.push((await guess(attempt)).body.code)
    expect(codes).toEqual([
      ...Array(5).fill('wrong_password'),
      ...Array(2).fill('too_many_requests'),
    ])
    expect((await guess(7, PASSWORD)).status).toBe(429)
    expect((await login(account.email, limited)).status).toBe(200)
    const change = { current_password: PASSWORD, new_password: 'sirop-de-bouleau' }
    expect((await account.browser.post('/api/change-password/', change)).status).toBe(204)
  })
})

test('the address that waits, saved once more, keeps its link and mails nobody', async () => {
  const account = await aRestaurant(world)
  const email = freeAddress()
  const token = await aToken(account, email)
  expect((await askFor(account, email)).body.pending_email).toBe(email)
  expect(await mailsQueuedFor(world, email)).toEqual(['email-confirmation'])
  expect((await confirm(token)).status).toBe(204)
})

test('a profile saved with the e-mail it has changes none and mails nobody', async () => {
  const account = await aRestaurant(world)
  await askFor(account, account.email.toUpperCase())
  expect((await account.browser.get(PATH)).body.pending_email).toBeNull()
  expect(await mailsQueuedFor(world, account.email)).toEqual([])
})

describe('an address that opens another account', () => {
  test('gets the answer of a free one; its owner alone is told, once an hour [A172]', async () => {
    const [account, owner] = [await aRestaurant(world), await aSupplier(world)]
    const free = freeAddress()
    const ofFree = await askFor(account, free)
    const ofTaken = await askFor(account, owner.email)
    expect(ofTaken.text.replaceAll(owner.email, free)).toBe(ofFree.text)
    const names = ({ headers }: typeof ofFree) => [...headers.keys()].sort()
    expect([ofTaken.status, names(ofTaken)]).toEqual([ofFree.status, names(ofFree)])
    await askFor(account, free)
    await askFor(account, owner.email)
    expect(await mailsQueuedFor(world, owner.email)).toEqual(['email-in-use'])
    expect(await mailsQueuedFor(world, account.email)).toEqual(
      Array(4).fill('email-change-requested'),
    )
    expect((await login(owner.email)).body.user.is_supplier).toBe(true)
  })

  test('by the time its link is opened stays that account’s', async () => {
    const account = await aRestaurant(world)
    const email = freeAddress()
    const token = await aToken(account, email)
    await aSupplier(world, { email })
    const before = await fingerprint(world.database)
    expect(await confirm(token)).toMatchObject(INVALID)
    expect(await fingerprint(world.database)).toBe(before)
  })

  test('is given to one of two who open their links at once', async () => {
    const [one, other] = [await aRestaurant(world), await aRestaurant(world)]
    const email = freeAddress()
    const tokens = [await aToken(one, email), await aToken(other, email)]
    const answers = await Promise.all(tokens.map((token) => confirm(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400])
  })
})

describe('a link', () => {
  test('works once', async () => {
    const token = await aToken(await aRestaurant(world), freeAddress())
    expect((await confirm(token)).status).toBe(204)
    const before = await fingerprint(world.database)
    expect(await confirm(token)).toMatchObject(INVALID)
    expect(await fingerprint(world.database)).toBe(before)
  })

  test('is not opened from a second account’s session, and keeps working [A180]', async () => {
    const [account, other] = [await aRestaurant(world), await aRestaurant(world)]
    const token = await aToken(account, freeAddress())
    const before = await fingerprint(world.database)
    expect(await confirm(token, other.browser)).toMatchObject(INVALID)
    expect(await fingerprint(world.database)).toBe(before)
    expect((await confirm(token)).status).toBe(204)
  })

  test('of yesterday is too old, and nothing waits any more', async () => {
    const account = await aRestaurant(world)
    const token = await aToken(account, freeAddress())
    await world.database
      .updateTable('email_change')
      .set({ created_at: sql`now() - interval '25 hours'` })
      .where('person_id', '=', account.person.id)
      .execute()
    expect((await account.browser.get(PATH)).body.pending_email).toBeNull()
    expect(await confirm(token)).toMatchObject(INVALID)
  })

  test('is replaced when another address is asked for', async () => {
    const account = await aRestaurant(world)
    const [first, second] = [
      await aToken(account, freeAddress()),
      await aToken(account, freeAddress()),
    ]
    expect(await confirm(first)).toMatchObject(INVALID)
    expect((await confirm(second)).status).toBe(204)
  })

  test('opens nothing while the account is suspended', async () => {
    const account = await aRestaurant(world)
    const token = await aToken(account, freeAddress())
    const { id } = account
    await world.database
      .updateTable('account')
      .set({ status: 'suspended' })
      .where('id', '=', id)
      .execute()
    const before = await fingerprint(world.database)
    expect(await confirm(token)).toMatchObject(INVALID)
    expect(await fingerprint(world.database)).toBe(before)
  })

  test('ends when the password is changed', async () => {
    const account = await aRestaurant(world)
    const token = await aToken(account, freeAddress())
    await account.browser.post('/api/change-password/', {
      current_password: PASSWORD,
      new_password: 'sirop-de-bouleau',
    })
    expect(await confirm(token)).toMatchObject(INVALID)
  })

  test.for(['', null, 0, undefined, [], 'A'.repeat(43), 'x'.repeat(5_000)])(
    'is not %j [A095]',
    async (token) => {
      await aToken(await aRestaurant(world), freeAddress())
      const before = await fingerprint(world.database)
      expect((await confirm(token)).status).toBe(400)
      expect(await fingerprint(world.database)).toBe(before)
    },
  )
})

test('once the e-mail has changed a reset link mailed to the old one is dead [A069] [A179]', async () => {
  const account = await aRestaurant(world)
  const token = await aToken(account, freeAddress())
  await aVisitor(world).post('/api/request-password-reset/', { email: account.email })
  const reset = (await lastMailQueued(world, 'password-reset')).facts
  await confirm(token)
  const answer = await aVisitor(world).post('/api/password-reset/confirm/', {
    ...reset,
    new_password: 'sirop-de-bouleau',
  })
  expect(answer).toMatchObject(INVALID)
})

test('nobody has strangers mailed without end', async () => {
  const limited = await anOwnApp({ rateLimits: true })
  const account = await aRestaurant(limited)
  const statuses: number[] = []
  for (let asked = 0; asked < 6; asked++) {
    statuses.push((await askFor(account, freeAddress())).status)
  }
  expect(statuses).toEqual([...Array(5).fill(200), 429])
})
