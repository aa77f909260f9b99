import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { lastMailQueued, mailsQueuedFor } from '@halles/testing/servers/queued-mails.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import {
  aRestaurant,
  aSupplier,
  aVisitor,
  type BuiltAccount,
  PASSWORD,
  signedIn,
} from '@halles/testing/world/builders.ts'
import { aRestaurantForm } from '@halles/testing/world/sign-up-forms.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'

const world = await aTestApp()
const PATH = '/api/restaurant-account-info/'
const INVALID = { status: 400, body: { code: 'invalid_token' } }

let serial = 0
const freeAddress = () => `nouvelle${++serial}@exemple.test`

const undo = (token: unknown, browser = aVisitor(world)) =>
  browser.post('/api/undo-email-change/', { token })

async function askFor({ browser }: BuiltAccount, email: string): Promise<string> {
  const { user, pending_email: _, ...restaurant } = (await browser.get(PATH)).body
  await browser.post(PATH, { user: { ...user, email }, restaurant })
  return (await lastMailQueued(world, 'email-change-requested')).facts.undoToken
}

/** An account that has just changed its e-mail, with the link in the mailbox that it had. */
async function aChange(account: BuiltAccount, email = freeAddress()) {
  const asked = await askFor(account, email)
  const { token } = (await lastMailQueued(world, 'email-confirmation')).facts
  const link = { token, current_password: PASSWORD }
  expect((await aVisitor(world).post('/api/confirm-email/', link)).status).toBe(204)
  return { asked, done: (await lastMailQueued(world, 'email-changed')).facts.undoToken, email }
}

const login = (email: string) =>
  aVisitor(world).post('/api/auth/login/', { email, password: PASSWORD })

const emailOf = async ({ person }: BuiltAccount) => {
  const row = world.database.selectFrom('person').select('email').where('id', '=', person.id)
  return (await row.executeTakeFirstOrThrow()).email
}

test.for(['asked', 'done'] as const)(
  'the link of the mail that says it was %s brings the address back, and shuts everybody out',
  async (which) => {
    const account = await aRestaurant(world)
    const elsewhere = await signedIn(world, account)
    const change = await aChange(account)
    expect((await undo(change[which])).status).toBe(204)
    expect(await emailOf(account)).toBe(account.email)
    for (const browser of [account.browser, elsewhere]) {
      expect((await browser.get('/api/auth/status/')).status).toBe(401)
    }
    for (const email of [account.email, change.email]) {
      expect((await login(email)).status).toBe(401)
    }
    const { recipient, facts } = await lastMailQueued(world, 'email-change-undone')
    expect(recipient).toBe(account.email)
    const reset = { ...facts, new_password: 'sirop-de-bouleau' }
    const answer = await aVisitor(world).post('/api/password-reset/confirm/', reset)
    expect(answer.status).toBe(204)
    expect(await mailsQueuedFor(world, change.email)).toEqual(['email-confirmation'])
  },
)

test('a change that nobody has confirmed yet ends with it', async () => {
  const account = await aRestaurant(world)
  const undoToken = await askFor(account, freeAddress())
  const { token } = (await lastMailQueued(world, 'email-confirmation')).facts
  expect((await undo(undoToken)).status).toBe(204)
  const link = { token, current_password: PASSWORD }
  expect(await aVisitor(world).post('/api/confirm-email/', link)).toMatchObject(INVALID)
  expect(await emailOf(account)).toBe(account.email)
})

test('the account’s own browser may undo, and is signed out', async () => {
  const account = await aRestaurant(world)
  const { done } = await aChange(account)
  expect((await undo(done, account.browser)).status).toBe(204)
  expect(account.browser.cookies.has('sessionid')).toBe(false)
  expect((await account.browser.get('/api/auth/status/')).status).toBe(401)
})

test('somebody signed in to another account may undo, and stays signed in', async () => {
  const { done } = await aChange(await aRestaurant(world))
  const { browser } = await aSupplier(world)
  expect((await undo(done, browser)).status).toBe(204)
  expect((await browser.get('/api/auth/status/')).status).toBe(200)
})

describe('a link', () => {
  test('works once, and the other of the same change not after it', async () => {
    const { asked, done } = await aChange(await aRestaurant(world))
    expect((await undo(done)).status).toBe(204)
    const before = await fingerprint(world.database)
    for (const token of [done, asked]) expect(await undo(token)).toMatchObject(INVALID)
    expect(await fingerprint(world.database)).toBe(before)
  })

  test('used twice at once works once', async () => {
    const { done } = await aChange(await aRestaurant(world))
    const answers = await Promise.all([undo(done), undo(done)])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400])
  })

  test('of the first of two changes undoes both; that of the second leaves the first its own', async () => {
    const account = await aRestaurant(world)
    const [first, second] = [await aChange(account), await aChange(account)]
    expect((await undo(second.done)).status).toBe(204)
    expect(await emailOf(account)).toBe(first.email)
    expect((await undo(first.done)).status).toBe(204)
    expect(await emailOf(account)).toBe(account.email)

    const other = await aRestaurant(world)
    const [one, two] = [await aChange(other), await aChange(other)]
    expect((await undo(one.done)).status).toBe(204)
    expect(await undo(two.done)).toMatchObject(INVALID)
    expect(await emailOf(other)).toBe(other.email)
  })

  test('works for seven days, and outlives changes of the password', async () => {
    const [account, late] = [await aRestaurant(world), await aRestaurant(world)]
    const [change, lateChange] = [await aChange(account), await aChange(late)]
    const passwords = { current_password: PASSWORD, new_password: 'sirop-de-bouleau' }
    expect((await account.browser.post('/api/change-password/', passwords)).status).toBe(204)
    const made = async ({ person }: BuiltAccount, age: string) =>
      world.database
        .updateTable('email_undo')
        .set({ created_at: sql`now() - ${age}::interval` })
        .where('person_id', '=', person.id)
        .execute()
    await made(account, '6 days 23 hours')
    await made(late, '7 days 1 minute')
    expect((await undo(change.done)).status).toBe(204)
    expect(await undo(lateChange.done)).toMatchObject(INVALID)
  })

  test('brings the address of a suspended account back, which stays suspended', async () => {
    const account = await aRestaurant(world)
    const { done } = await aChange(account)
    const suspended = { status: 'suspended' } as const
    const { id } = account
    await world.database.updateTable('account').set(suspended).where('id', '=', id).execute()
    expect((await undo(done)).status).toBe(204)
    expect(await emailOf(account)).toBe(account.email)
    expect((await login(account.email)).status).toBe(401)
  })

  test('does nothing once its address opens another account', async () => {
    const account = await aRestaurant(world)
    const { done } = await aChange(account)
    await aChange(await aRestaurant(world), account.email)
    const before = await fingerprint(world.database)
    expect(await undo(done)).toMatchObject(INVALID)
    expect(await fingerprint(world.database)).toBe(before)
  })

  test('goes when the account is closed', async () => {
    const account = await aRestaurant(world)
    const { done } = await aChange(account)
    await account.browser.post('/api/close-account/', { current_password: PASSWORD })
    expect(await undo(done)).toMatchObject(INVALID)
  })

  test.for(['', null, 0, undefined, [], 'A'.repeat(43), 'x'.repeat(5_000)])(
    'is not %j [A095]',
    async (token) => {
      await aChange(await aRestaurant(world))
      const before = await fingerprint(world.database)
      expect((await undo(token)).status).toBe(400)
      expect(await fingerprint(world.database)).toBe(before)
    },
  )
})

test('while it may come back nobody signs up with the address; its mailbox is told', async () => {
  const account = await aRestaurant(world)
  const { done } = await aChange(account)
  const form = aRestaurantForm({ user: { email: account.email } })
  const answer = await aVisitor(world).post('/api/restaurant-signup/', form)
  expect([answer.status, answer.body]).toEqual([201, {}])
  expect((await mailsQueuedFor(world, account.email)).at(-1)).toBe('address-in-use')
  expect((await undo(done)).status).toBe(204)
})

test('one confirmed while it is undone is undone, or never done', async () => {
  for (let round = 0; round < 10; round++) {
    const account = await aRestaurant(world)
    const undoToken = await askFor(account, freeAddress())
    const { token } = (await lastMailQueued(world, 'email-confirmation')).facts
    const link = { token, current_password: PASSWORD }
    const [undone] = await Promise.all([
      undo(undoToken),
      aVisitor(world).post('/api/confirm-email/', link),
    ])
    expect(undone.status).toBe(204)
    expect(await emailOf(account)).toBe(account.email)
  }
})
