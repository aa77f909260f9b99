import { comesToWait } from '@halles/testing/checks/comes-to-wait.ts'
import type { Answer } from '@halles/testing/client/browser.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import {
  aMember,
  anOperator,
  aRestaurant,
  aVisitor,
  type BuiltAccount,
  PASSWORD,
  signedIn,
} from '@halles/testing/world/builders.ts'
import { accept, anInvitation } from '@halles/testing/world/invitation.ts'
import { oneTimeCode } from '@halles/testing/world/one-time-code.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '../database/transaction.ts'
import { hashSecretToken } from '../platform/access/secret-token.ts'

const world = await aTestApp()
const { database } = world
const operator = await anOperator(world)

const current_password = PASSWORD
const new_password = 'tourtière-du-lac'

const CALLS: Record<string, (account: BuiltAccount) => Promise<Answer>> = {
  'a suspension': ({ publicId }) =>
    operator.browser.post('/api/operator/account-suspend/', { public_id: publicId }),
  'the closing of the account': ({ browser }) =>
    browser.post('/api/close-account/', { current_password }),
  'another password from another device': async ({ email }) => {
    const elsewhere = aVisitor(world)
    await elsewhere.post('/api/auth/login/', { email, password: PASSWORD })
    return elsewhere.post('/api/change-password/', { current_password, new_password })
  },
  'a password reset': async ({ person: { id, publicId } }) => {
    const token = 'a'.repeat(43)
    await database
      .insertInto('password_reset')
      .values({ person_id: id, token_hash: hashSecretToken(token) })
      .execute()
    const uidb64 = Buffer.from(publicId).toString('base64url')
    return aVisitor(world).post('/api/password-reset/confirm/', { uidb64, token, new_password })
  },
  'the removal of an owner by another': async (account) => {
    const partner = await aMember(world, account, 'owner')
    return partner.browser.post('/api/team-remove/', { person: account.person.publicId })
  },
  'leaving the team': async (account) => {
    await aMember(world, account, 'owner')
    return account.browser.post('/api/team-leave/')
  },
  'an invitation to another business that is accepted': async ({ browser, email }) => {
    const { token } = await anInvitation(world, await aRestaurant(world), { email })
    return accept(browser, token)
  },
  'a switch of the business': ({ browser, publicId }) =>
    browser.post('/api/business-switch/', { business: publicId }),
  'a log-in in the same browser': ({ browser, email }) =>
    browser.post('/api/auth/login/', { email, password: PASSWORD }),
}

test.for(Object.entries(CALLS))(
  '%s and a call that writes to the account lock the session before the account and the person',
  async ([, call]) => {
    const account = await aRestaurant(world)
    const [answer] = await inTransaction(database, async (tx) => {
      await sql`select from session where account_id = ${account.id} for share`.execute(tx)
      const answer = call(account)
      expect(await comesToWait(database, answer, 1)).toBe(true)
      // What it holds of the account by now would end one of both here as a deadlock.
      await sql`update account set terms_version = '2' where id = ${account.id}`.execute(tx)
      await sql`update person set first_name = 'Maude' where id = ${account.person.id}`.execute(tx)
      return [answer]
    })
    expect((await answer)?.status).toBeLessThan(300)
  },
)

test('who reads waits for nobody that locks the session: not a call that writes, not one that ends it', async () => {
  const { id, browser } = await aRestaurant(world)
  const [answer] = await inTransaction(database, async (tx) => {
    await sql`select from session where account_id = ${id} for update`.execute(tx)
    const writing = browser.post('/api/cart-add/', { productId: 'x', quantity: 1 })
    expect(await comesToWait(database, writing, 1)).toBe(true)
    for (const path of ['auth/status', 'cart', 'checkout', 'product-list']) {
      expect((await browser.get(`/api/${path}/`)).status).toBe(200)
    }
    return [writing]
  })
  expect((await answer)?.status).toBe(404)
})

test('a session whose business is suspended while its status is read is over', async () => {
  const { id, browser } = await aRestaurant(world)
  const [answer] = await inTransaction(database, async (tx) => {
    // The name of the business is read once the session was found.
    await sql`lock table restaurant in access exclusive mode`.execute(tx)
    const answer = browser.get('/api/auth/status/')
    expect(await comesToWait(database, answer, 1)).toBe(true)
    await sql`update account set status = 'suspended' where id = ${id}`.execute(tx)
    return [answer]
  })
  expect(await answer).toMatchObject({ status: 401, body: { code: 'not_authenticated' } })
})

test('a password reset locks its link after the person, as a request for another link does', async () => {
  const { id, publicId } = (await aRestaurant(world)).person
  const token = 'b'.repeat(43)
  const link = { person_id: id, token_hash: hashSecretToken(token) }
  await database.insertInto('password_reset').values(link).execute()
  const uidb64 = Buffer.from(publicId).toString('base64url')
  const [answer] = await inTransaction(database, async (tx) => {
    await sql`select from person where id = ${id} for no key update`.execute(tx)
    const answer = aVisitor(world).post('/api/password-reset/confirm/', {
      uidb64,
      token,
      new_password,
    })
    expect(await comesToWait(database, answer, 1)).toBe(true)
    await sql`update password_reset set created_at = now() where person_id = ${id}`.execute(tx)
    return [answer]
  })
  expect((await answer)?.status).toBe(204)
})

test('two undo one e-mail change at once, both signed in: neither waits for the session of the other', async () => {
  const { id, person, email, browser } = await aRestaurant(world)
  const token = 'c'.repeat(43)
  const undo = { person_id: person.id, old_email: email, token_hash: hashSecretToken(token) }
  await database.insertInto('email_undo').values(undo).execute()
  await browser.fetchToken()
  const [answers] = await inTransaction(database, async (tx) => {
    await sql`select from session where account_id = ${id} for share`.execute(tx)
    const calls = [1, 2].map(() => browser.post('/api/undo-email-change/', { token }))
    const answers = Promise.all(calls)
    expect(await comesToWait(database, answers, 2)).toBe(true)
    return [answers]
  })
  const statuses = (await answers)?.map(({ status }) => status)
  expect(statuses?.toSorted()).toEqual([204, 400])
})

test('two devices confirm one second factor at once: the second is signed out by the first', async () => {
  const operator = await anOperator(world)
  const { browser, person } = operator
  const elsewhere = await signedIn(world, operator)
  const start = { current_password: PASSWORD }
  const { body } = await browser.post('/api/operator/second-factor-start/', start)
  const code = oneTimeCode(body.secret)
  await elsewhere.fetchToken()
  const [answers] = await inTransaction(database, async (tx) => {
    await sql`select from second_factor where person_id = ${person.id} for update`.execute(tx)
    const calls = [browser, elsewhere].map((each) =>
      each.post('/api/operator/second-factor-confirm/', { code }),
    )
    const answers = Promise.all(calls)
    expect(await comesToWait(database, answers, 2)).toBe(true)
    return [answers]
  })
  const statuses = (await answers)?.map(({ status }) => status)
  expect(statuses?.toSorted()).toEqual([200, 401])
})
