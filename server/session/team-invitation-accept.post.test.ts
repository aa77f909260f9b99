import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import type { Browser } from '@halles/testing/client/browser.ts'
import { anOwnApp, aServerOf } from '@halles/testing/servers/test-app.ts'
import {
  aMember,
  anOperator,
  aRestaurant,
  aSupplier,
  aVisitor,
  type BuiltAccount,
  PASSWORD,
} from '@halles/testing/world/builders.ts'
import { accept, anInvitation, NEW_PERSON } from '@halles/testing/world/invitation.ts'
import { oneTimeCode } from '@halles/testing/world/one-time-code.ts'
import { formatMoment } from '@halles/texts/format.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'

const world = await anOwnApp()
const { database } = world
let restaurant: BuiltAccount
let serial = 0
const newEmail = () => `nouvelle${++serial}@exemple.test`

beforeEach(async () => {
  restaurant = await aRestaurant(world)
})

const open = (browser: Browser, token: string) =>
  browser.get(`/api/team-invitation/?token=${token}`)
const status = async (browser: Browser) => (await browser.get('/api/auth/status/')).body
const membersOf = async ({ browser }: BuiltAccount) =>
  (await browser.get('/api/team/')).body.members

describe('somebody new', () => {
  test('sees what the invitation is to, and that names and a password are needed', async () => {
    const email = newEmail()
    const { token } = await anInvitation(world, restaurant, { email, role: 'cook' })
    expect(await open(aVisitor(world), token)).toMatchObject({
      status: 200,
      body: {
        business: restaurant.name,
        kind: 'restaurant',
        role: 'cook',
        email,
        invited_by: 'Camille',
        takes: 'sign_up',
      },
    })
  })

  test('is signed in as a member, and logs in with the password that was chosen', async () => {
    const email = newEmail()
    const { token } = await anInvitation(world, restaurant, { email, role: 'cook' })
    const browser = aVisitor(world)
    await browser.fetchToken()
    const before = browser.cookies.get('csrftoken')
    const answer = await accept(browser, token, NEW_PERSON)
    expect(answer).toMatchObject({
      status: 200,
      body: { role: 'cook', business: restaurant.name, person: { first_name: 'Maude' } },
    })
    expect(browser.cookies.get('csrftoken')).not.toBe(before)
    expect(await status(browser)).toEqual(answer.body)
    expect((await browser.post('/api/language/', { lang: 'en' })).status).toBe(204)
    const elsewhere = aVisitor(world)
    const credentials = { email, password: NEW_PERSON.password }
    expect((await elsewhere.post('/api/auth/login/', credentials)).body).toEqual(answer.body)
    expect(await membersOf(restaurant)).toMatchObject([
      { role: 'owner', is_self: true, is_contact: true },
      { email, role: 'cook', order_limit: '0.00', is_self: false, is_contact: false },
    ])
  })

  test.for([
    ['nothing', {}, ['first_name', 'last_name', 'password']],
    ['no password', { ...NEW_PERSON, password: undefined }, ['password']],
    ['a name of spaces', { ...NEW_PERSON, first_name: '  ' }, ['first_name']],
    ['a short password', { ...NEW_PERSON, password: 'court' }, ['password']],
    ['a common password', { ...NEW_PERSON, password: 'password1' }, ['password']],
    ['its name as a password', { ...NEW_PERSON, password: 'bérubé123' }, ['password']],
  ] as const)('who sends %s is told the fields', async ([, input, fields]) => {
    const { token } = await anInvitation(world, restaurant, { email: newEmail() })
    const before = await fingerprint(database)
    const answer = await accept(aVisitor(world), token, input)
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(Object.keys(answer.body.fields)).toEqual(fields)
    expect(await fingerprint(database)).toBe(before)
  })

  test('cannot take an address that an undo may bring back to its owner', async () => {
    const email = newEmail()
    const { person } = await aSupplier(world)
    const undo = { person_id: person.id, old_email: email, token_hash: Buffer.alloc(32, serial) }
    await database.insertInto('email_undo').values(undo).execute()
    const { token } = await anInvitation(world, restaurant, { email })
    const answer = await accept(aVisitor(world), token, NEW_PERSON)
    expect(answer).toMatchObject({ status: 409, body: { code: 'email_reserved' } })
    const { rows } = await sql<{ until: string }>`
      select (created_at + interval '7 days')::text as until from email_undo where old_email = ${email}`.execute(
      database,
    )
    const until = formatMoment('fr', rows[0]?.until ?? '')
    expect(answer.body.message).toContain(`qu’après le ${until}. `)
  })

  test('who signed up meanwhile is asked for that password', async () => {
    const email = newEmail()
    const { token } = await anInvitation(world, restaurant, { email })
    await aSupplier(world, { email })
    const answer = await accept(aVisitor(world), token, NEW_PERSON)
    expect(Object.keys(answer.body.fields)).toEqual(['current_password'])
  })

  test('whose sign-up was refused before is somebody new', async () => {
    const { email } = await aSupplier(world, { status: 'refused' })
    const { token } = await anInvitation(world, restaurant, { email })
    const browser = aVisitor(world)
    expect((await open(browser, token)).body.takes).toBe('sign_up')
    expect((await accept(browser, token, NEW_PERSON)).status).toBe(200)
  })
})

describe('somebody known', () => {
  test('accepts signed in, and acts for that business from now on', async () => {
    const supplier = await aSupplier(world)
    const { token } = await anInvitation(world, restaurant, {
      email: supplier.email,
      role: 'buyer',
    })
    const { browser } = supplier
    const former = browser.cookies.get('sessionid')
    expect((await open(browser, token)).body.takes).toBe('nothing')
    const answer = await accept(browser, token)
    expect(answer).toMatchObject({
      status: 200,
      body: { role: 'buyer', account: restaurant.publicId },
    })
    expect(answer.body.businesses).toHaveLength(2)
    expect(browser.cookies.get('sessionid')).not.toBe(former)
    const old = aVisitor(world)
    old.cookies.set('sessionid', former ?? '')
    expect((await old.get('/api/auth/status/')).status).toBe(401)
  })

  test('accepts with the password, typed here', async () => {
    const supplier = await aSupplier(world)
    const { token } = await anInvitation(world, restaurant, { email: supplier.email })
    const browser = aVisitor(world)
    expect((await open(browser, token)).body.takes).toBe('login')
    const missing = await accept(browser, token, NEW_PERSON)
    expect(Object.keys(missing.body.fields)).toEqual(['current_password'])
    const wrong = await accept(browser, token, { current_password: `${PASSWORD}!` })
    expect(wrong).toMatchObject({ status: 400, body: { code: 'wrong_password' } })
    const answer = await accept(browser, token, { current_password: PASSWORD })
    expect(answer).toMatchObject({ status: 200, body: { role: 'owner' } })
  })

  test('is slowed down like a log-in when guessing', async () => {
    const limited = await aServerOf(database, { rateLimits: true })
    const { email } = await aSupplier(world)
    const { token } = await anInvitation(world, restaurant, { email })
    const statuses: number[] = []
    for (let tries = 0; tries < 6; tries++) {
      statuses.push((await accept(aVisitor(limited), token, { current_password: 'non' })).status)
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
    const login = await aVisitor(limited).post('/api/auth/login/', { email, password: PASSWORD })
    expect(login.status).toBe(429)
  })

  test('who enrolled a second factor shows a code', async () => {
    const { browser, email } = await anOperator(world)
    const start = { current_password: PASSWORD }
    const { body } = await browser.post('/api/operator/second-factor-start/', start)
    await browser.post('/api/operator/second-factor-confirm/', { code: oneTimeCode(body.secret) })
    const { token } = await anInvitation(world, restaurant, { email })
    const visitor = aVisitor(world)
    const typed = { current_password: PASSWORD }
    const code = (one_time_code: string) => accept(visitor, token, { ...typed, one_time_code })
    expect((await accept(visitor, token, typed)).body.code).toBe('code_required')
    expect((await code('000000')).body.code).toBe('invalid_code')
    expect(await code(oneTimeCode(body.secret, 1))).toMatchObject({
      status: 200,
      body: { account: restaurant.publicId },
    })
  })

  test('signed in as somebody else is refused, and the invitation stays open', async () => {
    const supplier = await aSupplier(world)
    const other = await aRestaurant(world)
    for (const email of [supplier.email, newEmail()]) {
      const { token } = await anInvitation(world, restaurant, { email })
      const before = await fingerprint(database)
      expect((await open(other.browser, token)).body.takes).toBe('logout')
      const answer = await accept(other.browser, token, {
        ...NEW_PERSON,
        current_password: PASSWORD,
      })
      expect(answer).toMatchObject({ status: 409, body: { code: 'invitation_of_another' } })
      expect(await fingerprint(database)).toBe(before)
    }
  })
})

describe('a member', () => {
  test('who accepts keeps its role: an owner is not downgraded', async () => {
    const email = newEmail()
    const { token } = await anInvitation(world, restaurant, { email, role: 'cook' })
    // Belongs to the team by the time the link is opened: the address became this owner's.
    const partner = await aMember(world, restaurant, 'owner', { email })
    const [, before] = await membersOf(restaurant)
    const answer = await accept(partner.browser, token)
    expect(answer).toMatchObject({ status: 200, body: { role: 'owner' } })
    const { last_seen_at: _, ...kept } = before
    expect((await membersOf(restaurant))[1]).toMatchObject(kept)
    expect((await open(partner.browser, token)).body.code).toBe('invitation_over')
  })

  test('who was removed is invited again, and has the new role', async () => {
    const cook = await aMember(world, restaurant, 'cook')
    await restaurant.browser.post('/api/team-remove/', { person: cook.person.publicId })
    const { token } = await anInvitation(world, restaurant, {
      ...{ email: cook.email, role: 'buyer' },
      more: { order_limit: '80.00' },
    })
    const answer = await accept(aVisitor(world), token, { current_password: PASSWORD })
    expect(answer).toMatchObject({ status: 200, body: { role: 'buyer' } })
    expect((await membersOf(restaurant))[1]).toMatchObject({
      ...{ email: cook.email, role: 'buyer', order_limit: '80.00' },
    })
  })
})

describe('an invitation is over', () => {
  const invited = () => anInvitation(world, restaurant, { email: newEmail() })
  const expectOver = async (token: string) => {
    const before = await fingerprint(database)
    const browser = aVisitor(world)
    const over = { status: 409, body: { code: 'invitation_over' } }
    expect(await open(browser, token)).toMatchObject(over)
    expect(await accept(browser, token, NEW_PERSON)).toMatchObject(over)
    expect(await fingerprint(database)).toBe(before)
  }

  test('once it was accepted, and its business is told so when it withdraws it', async () => {
    const { token, publicId } = await invited()
    expect((await accept(aVisitor(world), token, NEW_PERSON)).status).toBe(200)
    await expectOver(token)
    const withdraw = { public_id: publicId }
    const answer = await restaurant.browser.post('/api/team-invitation-withdraw/', withdraw)
    expect(answer).toMatchObject({ status: 409, body: { code: 'invitation_accepted' } })
  })

  test('after seven days', async () => {
    const { token, publicId } = await invited()
    await database
      .updateTable('invitation')
      .set({ expires_at: sql`now()` })
      .where('public_id', '=', publicId)
      .execute()
    await expectOver(token)
  })

  test('when its business is suspended', async () => {
    const { token } = await invited()
    await database
      .updateTable('account')
      .set({ status: 'suspended' })
      .where('id', '=', restaurant.id)
      .execute()
    await expectOver(token)
  })

  test('when it was invented', () => expectOver('A'.repeat(43)))

  test('and links that lead nowhere are limited', async () => {
    const limited = await aServerOf(database, { rateLimits: true })
    const statuses: number[] = []
    for (let count = 0; count < 11; count++) {
      statuses.push((await open(aVisitor(limited), 'B'.repeat(43))).status)
    }
    expect(statuses).toEqual([...Array(10).fill(409), 429])
  })
})
