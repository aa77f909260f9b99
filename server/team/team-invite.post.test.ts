import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { roundTripsOf } from '@halles/testing/checks/round-trips.ts'
import { lastMailQueued, mailsQueuedFor } from '@halles/testing/servers/queued-mails.ts'
import { anOwnApp, aServerOf } from '@halles/testing/servers/test-app.ts'
import {
  aMember,
  aRestaurant,
  aSupplier,
  aVisitor,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { anInvitation } from '@halles/testing/world/invitation.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { readMailContent } from '../mail/content/mail-content.ts'

const world = await anOwnApp()
const { database } = world
const limited = await aServerOf(database, { rateLimits: true })
let restaurant: BuiltAccount
let serial = 0
const newEmail = () => `invitee${++serial}@exemple.test`

beforeEach(async () => {
  restaurant = await aRestaurant(world)
})

const invite = (input: object, { browser } = restaurant, headers = {}) =>
  browser.post('/api/team-invite/', { email: newEmail(), role: 'buyer', ...input }, headers)

const outboxOf = (email: string) =>
  database
    .selectFrom('outbox')
    .select(['language', 'person_id', 'kind', 'account_id', 'facts', 'expires_at'])
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow()

describe('an invitation', () => {
  test('is listed with its role, its limits and its seven days', async () => {
    const email = newEmail()
    const answer = await invite({ email, order_limit: '250.00', week_limit: 1000 })
    expect(answer.status).toBe(201)
    const [invitation, ...others] = answer.body.invitations
    expect(others).toEqual([])
    expect(invitation).toMatchObject({
      email,
      role: 'buyer',
      order_limit: '250.00',
      week_limit: '1000.00',
    })
    const days = Date.parse(invitation.expires_at) - Date.parse(invitation.sent_at)
    expect(days / 86_400_000).toBe(7)
    const { body } = await restaurant.browser.get('/api/team/')
    expect(body).toEqual(answer.body)
  })

  test('is over by the server’s clock, whatever the device’s', async () => {
    const { body } = await invite({})
    const [{ public_id }] = body.invitations
    const shown = async () => (await restaurant.browser.get('/api/team/')).body.invitations[0]
    expect(await shown()).toMatchObject({ public_id, is_expired: false })
    await database
      .updateTable('invitation')
      .set({ expires_at: sql`now()` })
      .where('public_id', '=', public_id)
      .execute()
    expect(await shown()).toMatchObject({ public_id, is_expired: true })
  })

  test.for([
    ['a cook', { role: 'cook' }, { order_limit: '0.00', week_limit: null }],
    ['a cook without one', { role: 'cook', order_limit: null }, { order_limit: null }],
    ['a buyer', { role: 'buyer' }, { order_limit: null, week_limit: null }],
  ] as const)('gives %s the limit that the role has by itself', async ([, input, limits]) => {
    const { body } = await invite(input)
    expect(body.invitations[0]).toMatchObject(limits)
  })

  test('is mailed with a link that nobody else knows: the database stores its hash', async () => {
    const email = newEmail()
    const { token } = await anInvitation(world, restaurant, { email, role: 'cook' })
    const { facts } = await lastMailQueued(world, 'team-invitation')
    const content = await readMailContent(database, {
      ...{ kind: 'team-invitation', facts },
      ...{ person_id: null, account_id: null },
    })
    expect(content).toEqual({
      firstName: null,
      invitedBy: 'Camille',
      businessName: restaurant.name,
      role: 'cook',
      token,
    })
    const { token_hash } = await database
      .selectFrom('invitation')
      .select('token_hash')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(token_hash).toHaveLength(32)
    expect(token_hash.toString('base64url')).not.toBe(token)
  })

  test('replaces an open one to the same address, whose link ends', async () => {
    const email = newEmail()
    const first = await anInvitation(world, restaurant, { email, role: 'cook' })
    const second = await anInvitation(world, restaurant, { email, role: 'buyer' })
    const { body } = await restaurant.browser.get('/api/team/')
    expect(body.invitations).toMatchObject([{ public_id: second.publicId, role: 'buyer' }])
    const open = (token: string) => aVisitor(world).get(`/api/team-invitation/?token=${token}`)
    expect(await open(first.token)).toMatchObject({
      status: 409,
      body: { code: 'invitation_over' },
    })
    expect((await open(second.token)).status).toBe(200)
    const facts = { invitationId: await idOf(first.publicId), token: first.token }
    const mail = { kind: 'team-invitation', facts, person_id: null, account_id: null } as const
    expect(await readMailContent(database, mail)).toBeUndefined()
  })

  test('of two businesses to one person stand beside each other', async () => {
    const email = newEmail()
    const other = await aSupplier(world)
    await invite({ email })
    expect((await invite({ email, role: 'desk' }, other)).status).toBe(201)
    const { body } = await restaurant.browser.get('/api/team/')
    expect(body.invitations).toHaveLength(1)
  })

  test('sent again under its key is mailed once', async () => {
    const email = newEmail()
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const answers = [await invite({ email }, restaurant, headers)]
    answers.push(await invite({ email }, restaurant, headers))
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect(await mailsQueuedFor(world, email)).toEqual(['team-invitation'])
  })
})

async function idOf(publicId: string): Promise<number> {
  const { id } = await database
    .selectFrom('invitation')
    .select('id')
    .where('public_id', '=', publicId)
    .executeTakeFirstOrThrow()
  return id
}

describe('whether an address is known', () => {
  test('shows neither in status, body nor rows', async () => {
    const known = await aSupplier(world)
    const unknown = newEmail()
    const answers = [await invite({ email: known.email }), await invite({ email: unknown })]
    const [first, second] = answers.map(({ status, body }) => {
      const {
        public_id: _,
        email: __,
        sent_at: ___,
        expires_at: ____,
        ...shown
      } = body.invitations[0]
      return { status, shown, keys: Object.keys(body).sort() }
    })
    expect(first).toEqual(second)
    const [mailed, other] = [await outboxOf(known.email), await outboxOf(unknown)]
    expect({ ...mailed, facts: 0, person_id: 0, expires_at: 0 }).toEqual({
      ...other,
      ...{ facts: 0, person_id: 0, expires_at: 0 },
    })
  })

  test('shows not in the work either: the same statements one after the other', async () => {
    const { email } = await aSupplier(world)
    const known = await roundTripsOf(() => invite({ email }))
    expect(await roundTripsOf(() => invite({}))).toEqual(known)
  })

  test.for([
    ['known, in the language that person chose', true, 'fr', 'en', 'en'],
    ['unknown, in the language that the inviter says was asked for', false, 'en', 'fr', 'en'],
    ['unknown, in French, though the inviter reads English', false, undefined, 'en', 'fr'],
  ] as const)('%s', async ([, isKnown, chosen, ofPerson, expected]) => {
    const known = await aSupplier(world)
    await database
      .updateTable('person')
      .set({ language: ofPerson })
      .where('id', '=', known.person.id)
      .execute()
    await database
      .updateTable('person')
      .set({ language: ofPerson })
      .where('id', '=', restaurant.person.id)
      .execute()
    const email = isKnown ? known.email : newEmail()
    await invite({ email, ...(chosen && { language: chosen }) })
    expect(await outboxOf(email)).toMatchObject({ language: expected, kind: 'team-invitation' })
  })
})

describe('refused', () => {
  test.for([
    ['an e-mail that is none', { email: 'moi' }, 'email'],
    ['no role', { role: undefined }, 'role'],
    ['an invented role', { role: 'chef' }, 'role'],
    ['a role of suppliers', { role: 'picker' }, 'role'],
    ['a role of Halles', { role: 'operator' }, 'role'],
    ['a limit below 0', { order_limit: -1 }, 'order_limit'],
    ['a limit in words', { week_limit: 'beaucoup' }, 'week_limit'],
    ['a limit beyond any', { week_limit: '10000000.00' }, 'week_limit'],
    ['a limit of an owner', { role: 'owner', order_limit: '1.00' }, 'order_limit'],
    ['another language', { language: 'es' }, 'language'],
  ])('%s names its field', async ([, input, field]) => {
    const before = await fingerprint(database)
    const answer = await invite(input as object)
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(Object.keys(answer.body.fields)).toEqual([field])
    expect(await fingerprint(database)).toBe(before)
  })

  test('a limit of a desk, which places no orders', async () => {
    const supplier = await aSupplier(world)
    const answer = await invite({ role: 'desk', week_limit: 10 }, supplier)
    expect(Object.keys(answer.body.fields)).toEqual(['week_limit'])
  })

  test('whoever belongs to the team already, oneself too', async () => {
    const cook = await aMember(world, restaurant, 'cook')
    for (const email of [cook.email, restaurant.email, cook.email.toUpperCase()]) {
      const answer = await invite({ email })
      expect(answer.status).toBe(400)
      expect(Object.keys(answer.body.fields)).toEqual(['email'])
    }
  })

  test.for(['buyer', 'cook'] as const)('what a %s asks', async (role) => {
    const member = await aMember(world, restaurant, role)
    expect(await invite({}, member)).toMatchObject({ status: 403, body: { code: 'not_permitted' } })
  })

  test('the fourth mail of a business to one address within an hour, and the sixteenth of all', async () => {
    const email = newEmail()
    const inviteFrom = async (from: BuiltAccount) => {
      from.browser.cookies.delete('csrftoken')
      const browser = Object.assign(aVisitor(limited), { cookies: from.browser.cookies })
      const statuses: number[] = []
      for (let time = 0; time < 4; time++)
        statuses.push((await invite({ email }, { ...from, browser })).status)
      return statuses
    }
    expect(await inviteFrom(restaurant)).toEqual([201, 201, 201, 429])
    // A stranger's invitations do not keep a colleague's away.
    for (let others = 1; others < 5; others++) {
      expect(await inviteFrom(await aRestaurant(world))).toEqual([201, 201, 201, 429])
    }
    expect(await mailsQueuedFor(world, email)).toHaveLength(15)
    expect(await inviteFrom(await aRestaurant(world))).toEqual([429, 429, 429, 429])
    expect(await mailsQueuedFor(world, email)).toHaveLength(15)
  })

  test('the thirty-first invitation of a business within a day', async () => {
    const browser = Object.assign(aVisitor(limited), { cookies: restaurant.browser.cookies })
    const statuses: number[] = []
    for (let count = 0; count < 31; count++) {
      statuses.push((await invite({}, { ...restaurant, browser })).status)
    }
    expect(statuses).toEqual([...Array(30).fill(201), 429])
  })
})

describe('a withdrawn invitation', () => {
  const withdraw = (publicId: string, { browser } = restaurant) =>
    browser.post('/api/team-invitation-withdraw/', { public_id: publicId })

  test('is over, and withdrawn again it stays so', async () => {
    const { token, publicId } = await anInvitation(world, restaurant, { email: newEmail() })
    expect(await withdraw(publicId)).toMatchObject({ status: 200, body: { invitations: [] } })
    expect((await withdraw(publicId)).status).toBe(200)
    const opened = await aVisitor(world).get(`/api/team-invitation/?token=${token}`)
    expect(opened.body.code).toBe('invitation_over')
  })

  test('is one of its own business: another finds none', async () => {
    const { publicId } = await anInvitation(world, restaurant, { email: newEmail() })
    const other = await aRestaurant(world)
    expect((await withdraw(publicId, other)).status).toBe(404)
    expect((await withdraw('0'.repeat(32), other)).status).toBe(404)
  })
})
