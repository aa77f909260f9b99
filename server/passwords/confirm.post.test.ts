import { comesToWait } from '@halles/testing/checks/comes-to-wait.ts'
import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import type { Answer } from '@halles/testing/client/browser.ts'
import { expectTooMany } from '@halles/testing/client/expect-too-many.ts'
import { lastMailQueued, mailsQueuedFor } from '@halles/testing/servers/queued-mails.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import {
  aRestaurant,
  aSupplier,
  aVisitor,
  type BuiltAccount,
  PASSWORD,
  signedIn,
  type World,
} from '@halles/testing/world/builders.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '../database/transaction.ts'
import { hashSecretToken } from '../platform/access/secret-token.ts'
import type { AccountId, PersonId } from '../platform/access/viewer.ts'
import { lockCredentials, replaceSession } from '../session/session-sql.ts'

const world = await anOwnApp()
const CHOSEN = 'sirop-de-bouleau'

type Link = { uidb64: string; token: string }

/** The link of a mail that was just asked for. */
async function aLink({ email }: BuiltAccount): Promise<Link> {
  await aVisitor(world).post('/api/request-password-reset/', { email })
  return (await lastMailQueued(world, 'password-reset')).facts
}

const confirm = (link: unknown, chosen: unknown = CHOSEN, at: World = world) =>
  aVisitor(at).post('/api/password-reset/confirm/', {
    ...(link as Link),
    new_password: chosen,
  })

const login = ({ email }: BuiltAccount, password: string) =>
  aVisitor(world).post('/api/auth/login/', { email, password })

const INVALID = { status: 400, body: { code: 'invalid_token' } }

test('a link gives the account another password, ends every session and tells the owner [A072] [A029]', async () => {
  const account = await aRestaurant(world)
  const elsewhere = await signedIn(world, account)
  const link = await aLink(account)
  const browser = aVisitor(world)
  const answer = await browser.post('/api/password-reset/confirm/', {
    ...link,
    new_password: CHOSEN,
  })
  expect([answer.status, answer.text]).toEqual([204, ''])
  for (const each of [account.browser, elsewhere, browser]) {
    expect((await each.get('/api/auth/status/')).status).toBe(401)
  }
  expect((await login(account, PASSWORD)).status).toBe(401)
  expect((await login(account, CHOSEN)).status).toBe(200)
  expect(await mailsQueuedFor(world, account.email)).toEqual(['password-reset', 'password-changed'])
})

test('a link ends the session that a login opens while the password is changed', async () => {
  const account = await aRestaurant(world)
  const link = await aLink(account)
  const owner = {
    personId: account.person.id as PersonId,
    accountId: account.id as AccountId,
  }
  const opened = aVisitor(world)
  const token = 'L'.repeat(43)
  opened.cookies.set('sessionid', token)
  const { changing } = await inTransaction(world.database, async (tx) => {
    await lockCredentials(tx, owner)
    await replaceSession(tx, owner, { tokenHash: hashSecretToken(token), replaces: undefined })
    const changing = confirm(link)
    expect(await comesToWait(world.database, changing, 1)).toBe(true)
    return { changing }
  })
  expect((await changing).status).toBe(204)
  expect((await opened.get('/api/auth/status/')).status).toBe(401)
})

test.for(['pending', 'suspended'] as const)('a %s account stays as it is', async (status) => {
  const account = await aSupplier(world, { status })
  expect((await confirm(await aLink(account))).status).toBe(204)
  expect(await login(account, CHOSEN)).toMatchObject({
    status: 403,
    body: { code: `account_${status}` },
  })
})

describe('a link', () => {
  test('works once [A066]', async () => {
    const account = await aRestaurant(world)
    const link = await aLink(account)
    expect((await confirm(link)).status).toBe(204)
    const before = await fingerprint(world.database)
    expect(await confirm(link, 'sirop-de-sureau')).toMatchObject(INVALID)
    expect(await fingerprint(world.database)).toBe(before)
  })

  test('used twice at once sets one password [A067]', async () => {
    for (let round = 0; round < 5; round++) {
      const account = await aRestaurant(world)
      const link = await aLink(account)
      const chosen = ['sirop-de-bouleau', 'sirop-de-sureau']
      const answers = await Promise.all(chosen.map((one) => confirm(link, one)))
      expect(answers.map(({ status, body }) => body?.code ?? status).sort()).toEqual([
        204,
        'invalid_token',
      ])
      const logins = await Promise.all(chosen.map((one) => login(account, one)))
      expect(logins.map(({ status }) => status)).toEqual(
        answers.map(({ status }) => (status === 204 ? 200 : 401)),
      )
    }
  })

  test('is of one account: with another’s id it does nothing, and keeps working [A068]', async () => {
    const [one, other] = [await aRestaurant(world), await aRestaurant(world)]
    const [link, others] = [await aLink(one), await aLink(other)]
    const before = await fingerprint(world.database)
    expect(await confirm({ ...link, uidb64: others.uidb64 })).toMatchObject(INVALID)
    expect(await fingerprint(world.database)).toBe(before)
    expect((await confirm(link)).status).toBe(204)
  })

  test('of 61 minutes ago is too old [A069]', async () => {
    const account = await aRestaurant(world)
    const link = await aLink(account)
    await world.database
      .updateTable('password_reset')
      .set({ created_at: sql`now() - interval '61 minutes'` })
      .where('person_id', '=', account.person.id)
      .execute()
    const before = await fingerprint(world.database)
    expect(await confirm(link)).toMatchObject(INVALID)
    expect(await confirm(link, account.email)).toMatchObject(INVALID)
    expect(await fingerprint(world.database)).toBe(before)
    expect((await login(account, PASSWORD)).status).toBe(200)
  })

  test('is replaced by a newer one [A069]', async () => {
    const account = await aRestaurant(world)
    const [older, newer] = [await aLink(account), await aLink(account)]
    expect(await confirm(older)).toMatchObject(INVALID)
    expect((await confirm(newer)).status).toBe(204)
  })

  test('ends when the password is changed otherwise [A069]', async () => {
    const account = await aRestaurant(world)
    const link = await aLink(account)
    await account.browser.post('/api/change-password/', {
      current_password: PASSWORD,
      new_password: CHOSEN,
    })
    expect(await confirm(link, 'sirop-de-sureau')).toMatchObject(INVALID)
  })

  test.for([
    ['7 characters', 'mauvais'],
    ['31 characters', 'x'.repeat(31)],
    ['a common password', 'password1'],
    ['the market’s name', 'Halles2026'],
    ['the business’s name and digits', 'boulangerie-aube-123'],
  ] as const)('is not used up by a password that is %s [A071] [A079]', async ([, chosen]) => {
    const account = await aRestaurant(world, { name: 'Boulangerie Aube' })
    const link = await aLink(account)
    const before = await fingerprint(world.database)
    for (const refused of [chosen, account.email]) {
      expect(await confirm(link, refused)).toMatchObject({
        status: 400,
        body: { code: 'invalid_input', fields: { new_password: expect.any(String) } },
      })
    }
    expect(await fingerprint(world.database)).toBe(before)
    expect((await confirm(link)).status).toBe(204)
  })
})

describe('what is no link', () => {
  test.for([
    ['', 400],
    [null, 400],
    [0, 400],
    [undefined, 400],
    [[], 400],
    ['0', 400],
    ['A'.repeat(43), 400],
    ['x'.repeat(5_000), 400],
  ] as const)('opens nothing: token %j [A095]', async ([token, status]) => {
    const account = await aRestaurant(world)
    const { uidb64 } = await aLink(account)
    const before = await fingerprint(world.database)
    expect((await confirm({ uidb64, token })).status).toBe(status)
    expect(await fingerprint(world.database)).toBe(before)
  })

  test.for([
    ['not base64', '%%%'],
    ['a missing account', Buffer.from('0'.repeat(32)).toString('base64url')],
    ['an internal number', Buffer.from('1').toString('base64url')],
    ['a null character', Buffer.from('a\u0000b').toString('base64url')],
    ['no text', Buffer.from([0xff, 0xfe]).toString('base64url')],
    ['long', 'A'.repeat(200)],
    ['huge', 'A'.repeat(60_000)],
  ] as const)('says of %s what it says of a bad token [A073]', async ([, uidb64]) => {
    const account = await aRestaurant(world)
    const link = await aLink(account)
    const before = await fingerprint(world.database)
    const bad = await confirm({ ...link, token: 'A'.repeat(43) })
    const answer = await confirm({ ...link, uidb64 })
    expect(await fingerprint(world.database)).toBe(before)
    expect(answer).toMatchObject(INVALID)
    expect(answer.text).toBe(bad.text)
  })
})

test('guessing is cut after ten tries in a minute [A070]', async () => {
  const limited = await anOwnApp({ rateLimits: true })
  const answers: Answer[] = []
  for (let attempt = 0; attempt < 12; attempt++) {
    const guess = { uidb64: 'MDAw', token: `${attempt}`.padStart(43, 'A') }
    answers.push(await confirm(guess, CHOSEN, limited))
  }
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(400), 429, 429])
  expectTooMany(answers.slice(10))
})

test('right links use nothing up: a whole office chooses new passwords within a minute', async () => {
  const limited = await anOwnApp({ rateLimits: true })
  for (let person = 0; person < 12; person++) {
    const { id, publicId } = (await aRestaurant(limited)).person
    const token = publicId.padEnd(43, '0')
    const link = { person_id: id, token_hash: hashSecretToken(token) }
    await limited.database.insertInto('password_reset').values(link).execute()
    const uidb64 = Buffer.from(publicId).toString('base64url')
    expect((await confirm({ uidb64, token }, CHOSEN, limited)).status).toBe(204)
  }
})
