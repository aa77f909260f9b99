import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import type { Body } from '@halles/testing/client/browser.ts'
import { aStream } from '@halles/testing/client/stream.ts'
import { mailsQueuedFor } from '@halles/testing/servers/queued-mails.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import {
  aMember,
  aProduct,
  aRestaurant,
  aSupplier,
  aVisitor,
  type BuiltAccount,
  PASSWORD,
  signedIn,
} from '@halles/testing/world/builders.ts'
import { accept, anInvitation, NEW_PERSON } from '@halles/testing/world/invitation.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { readMailContent } from '../mail/content/mail-content.ts'
import type { MailKind } from '../mail/content/mail-kinds.ts'

const world = await aTestApp()
const { database } = world
let restaurant: BuiltAccount
let cook: BuiltAccount

beforeEach(async () => {
  restaurant = await aRestaurant(world)
  cook = await aMember(world, restaurant, 'cook', { orderLimitCents: 0, weekLimitCents: 50_000 })
})

const team = ({ browser }: BuiltAccount) => browser.get('/api/team/')
const status = async ({ browser }: BuiltAccount) => (await browser.get('/api/auth/status/')).status
const give = ({ browser }: BuiltAccount, { person }: BuiltAccount, role: string, more = {}) =>
  browser.post('/api/team-role/', { person: person.publicId, role, ...more })
const remove = ({ browser }: BuiltAccount, { person }: Pick<BuiltAccount, 'person'>) =>
  browser.post('/api/team-remove/', { person: person.publicId })
const leave = ({ browser }: BuiltAccount) => browser.post('/api/team-leave/')

const lastOwner = { status: 409, body: { code: 'last_owner' } }

async function contactOf({ id }: BuiltAccount): Promise<number> {
  const { contact_person_id } = await database
    .selectFrom('account')
    .select('contact_person_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return contact_person_id
}

describe('the team', () => {
  test('is listed with role, limits and when each was last seen, owners first', async () => {
    const { status, body } = await team(restaurant)
    expect(status).toBe(200)
    expect(body.invitations).toEqual([])
    const [owner, other, ...more] = body.members
    expect(more).toEqual([])
    expect(owner).toMatchObject({
      ...{ person: restaurant.person.publicId, email: restaurant.email, role: 'owner' },
      ...{ order_limit: null, is_self: true, is_contact: true },
    })
    expect(other).toMatchObject({
      ...{ person: cook.person.publicId, email: cook.email, role: 'cook', first_name: 'Dominique' },
      ...{ order_limit: '0.00', week_limit: '500.00', is_self: false, is_contact: false },
    })
    expect(Date.parse(other.last_seen_at)).toBeGreaterThanOrEqual(Date.parse(other.since))
  })

  test('counts when a person was last seen in this business alone', async () => {
    await cook.browser.post('/api/auth/logout/')
    await aMemberAgain(cook, await aRestaurant(world))
    expect((await team(restaurant)).body.members[1].last_seen_at).toBeNull()
  })

  test.for(['buyer', 'cook'] as const)('is not shown to a %s', async (role) => {
    const member = await aMember(world, restaurant, role)
    expect(await team(member)).toMatchObject({ status: 403, body: { code: 'not_permitted' } })
  })
})

/** The same person in another business, signed in there. */
async function aMemberAgain(
  { person, email }: BuiltAccount,
  business: BuiltAccount,
  role: 'owner' | 'buyer' = 'buyer',
): Promise<BuiltAccount> {
  await database
    .insertInto('membership')
    .values({ account_id: business.id, kind: 'restaurant', person_id: person.id, role })
    .execute()
  const member = { ...business, person, email }
  return { ...member, browser: await signedIn(world, member) }
}

describe('another role', () => {
  test('holds from the next call on, with its limits, and is mailed', async () => {
    expect((await cook.browser.get('/api/team/')).status).toBe(403)
    const answer = await give(restaurant, cook, 'owner')
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual((await team(restaurant)).body)
    expect((await cook.browser.get('/api/team/')).status).toBe(200)
    expect(await mailOf(cook)).toEqual({
      kind: 'role-changed',
      content: { firstName: 'Dominique', businessName: restaurant.name, role: 'owner' },
    })
  })

  test('that changed again is mailed as it is then', async () => {
    await give(restaurant, cook, 'buyer')
    await give(restaurant, cook, 'cook')
    const [first] = await storedMails(cook)
    expect(first && (await readMailContent(database, first))).toBeUndefined()
  })

  test('that may not invite ends the invitations that were sent, in this business alone', async () => {
    const partner = await aMember(world, restaurant, 'owner')
    const elsewhere = await aMemberAgain(partner, await aRestaurant(world), 'owner')
    for (const [index, owner] of [partner, elsewhere].entries())
      await anInvitation(world, owner, { email: `${index}-${partner.email}` })
    expect((await give(restaurant, partner, 'owner')).body.invitations).toHaveLength(1)
    expect((await give(restaurant, partner, 'buyer')).body.invitations).toEqual([])
    expect((await team(elsewhere)).body.invitations).toHaveLength(1)
  })

  test('the same with other limits is not mailed', async () => {
    const answer = await give(restaurant, cook, 'cook', { order_limit: '40.00' })
    expect(answer.body.members[1]).toMatchObject({ order_limit: '40.00', week_limit: null })
    expect(await mailsQueuedFor(world, cook.email)).toEqual([])
  })

  test('without prices takes them from open streams, which go on', async () => {
    const supplier = await aSupplier(world)
    const product = await aProduct(world, supplier)
    const desk = await aMember(world, supplier, 'desk')
    const stream = await aStream(desk.browser)
    await stream.until(() => stream.messages.length === 1)
    await give(supplier, desk, 'picker')
    await anOrder(world, await aRestaurant(world), [{ product, quantity: 1 }])
    await stream.until(() => stream.messages.length === 2)
    expect(stream.messages[1]?.data).toEqual({
      number: 1,
      unseen: 0,
      events: [],
      approval: null,
      own_changes: 0,
      recalls: 0,
    })
    expect(await status(desk)).toBe(200)
  })

  test.for([
    ['no person', { role: 'buyer' }, ['person']],
    ['a person that is no id', { role: 'buyer', person: 'Luc !' }, ['person']],
    ['a role of suppliers', { role: 'desk' }, ['role']],
    ['a limit of an owner', { role: 'owner', week_limit: '5' }, ['week_limit']],
    ['two limits of an owner', { role: 'owner', order_limit: 1, week_limit: 1 }, LIMITS],
    ['a limit in words', { role: 'cook', order_limit: 'peu' }, ['order_limit']],
  ] as const)('asked with %s names the fields', async ([what, input, fields]) => {
    const person = what === 'no person' ? {} : { person: cook.person.publicId }
    const before = await fingerprint(database)
    const answer = await restaurant.browser.post('/api/team-role/', { ...person, ...input })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(Object.keys(answer.body.fields)).toEqual(fields)
    expect(await fingerprint(database)).toBe(before)
  })

  test('of the last owner is refused; with another owner it is given, to oneself too', async () => {
    expect(await give(restaurant, restaurant, 'buyer')).toMatchObject(lastOwner)
    const partner = await aMember(world, restaurant, 'owner')
    expect((await give(restaurant, restaurant, 'buyer')).status).toBe(200)
    expect(await team(restaurant)).toMatchObject({ status: 403 })
    expect(await contactOf(restaurant)).toBe(partner.person.id)
    expect(await give(partner, partner, 'buyer')).toMatchObject(lastOwner)
  })
})

const LIMITS = ['order_limit', 'week_limit']

async function storedMails({ email }: BuiltAccount) {
  const mails = await database
    .selectFrom('outbox')
    .select(['kind', 'facts', 'person_id', 'account_id'])
    .where('recipient', '=', email)
    .orderBy('created_at')
    .execute()
  return mails as { kind: MailKind; facts: never; person_id: number; account_id: number | null }[]
}

async function mailOf(person: BuiltAccount) {
  const [mail, ...more] = await storedMails(person)
  if (!mail || more.length > 0) throw new Error('not one mail')
  return { kind: mail.kind, content: await readMailContent(database, mail) }
}

describe('a removed member', () => {
  test('is signed out of this business at once, on every device, and told by mail', async () => {
    const phone = await signedIn(world, cook)
    const elsewhere = await aMemberAgain(cook, await aRestaurant(world))
    const answer = await remove(restaurant, cook)
    expect(answer).toMatchObject({ status: 200, body: { members: [{ is_self: true }] } })
    expect(await status(cook)).toBe(401)
    expect((await phone.get('/api/cart/')).status).toBe(401)
    expect(await status(elsewhere)).toBe(200)
    expect(await status(restaurant)).toBe(200)
    expect(await mailOf(cook)).toEqual({
      kind: 'member-removed',
      content: { firstName: 'Dominique', businessName: restaurant.name },
    })
  })

  test('has no session, even one that was not ended', async () => {
    await database
      .updateTable('membership')
      .set({ ended_at: sql`now()` })
      .where('person_id', '=', cook.person.id)
      .execute()
    expect(await status(cook)).toBe(401)
  })

  test('loses its live stream at once, and the others keep theirs', async () => {
    const [gone, stays] = [await aStream(cook.browser), await aStream(restaurant.browser)]
    await Promise.all([gone, stays].map((one) => one.until(() => one.messages.length === 1)))
    let hasEnded = false
    void stays.ended.then(() => (hasEnded = true))
    await remove(restaurant, cook)
    await gone.ended
    expect(hasEnded).toBe(false)
  })

  test('is removed once: a second time there is none', async () => {
    await remove(restaurant, cook)
    const before = await fingerprint(database)
    expect((await remove(restaurant, cook)).status).toBe(404)
    expect((await give(restaurant, cook, 'buyer')).status).toBe(404)
    expect(await fingerprint(database)).toBe(before)
  })

  test('of another business is none of one’s own', async () => {
    const stranger = await aRestaurant(world)
    const answers = [
      await remove(restaurant, stranger),
      await remove(restaurant, { person: { id: 0, publicId: '0'.repeat(32) } }),
    ]
    expect(answers.map((answer) => [answer.status, answer.text])[0]).toEqual(
      answers.map((answer) => [answer.status, answer.text])[1],
    )
    expect(answers[0]?.status).toBe(404)
    expect(await status(stranger)).toBe(200)
  })

  test('who was the contact is followed by an owner', async () => {
    const partner = await aMember(world, restaurant, 'owner')
    expect((await remove(partner, restaurant)).status).toBe(200)
    expect(await contactOf(restaurant)).toBe(partner.person.id)
    const { body } = await partner.browser.get('/api/restaurant-account-info/')
    expect(body.user.email).toBe(partner.email)
  })

  test('has no way back by an invitation that it sent; those of others stay', async () => {
    const partner = await aMember(world, restaurant, 'owner')
    const own = await anInvitation(world, partner, { email: `retour-${partner.email}` })
    await anInvitation(world, restaurant, { email: `invite-${partner.email}`, role: 'cook' })
    const { body } = await remove(restaurant, partner)
    expect(body.invitations).toMatchObject([{ role: 'cook' }])
    expect((await accept(aVisitor(world), own.token, NEW_PERSON)).body.code).toBe('invitation_over')
  })

  test('who belongs to no business logs in to none, and is told why', async () => {
    await remove(restaurant, cook)
    const login = (password: string) =>
      aVisitor(world).post('/api/auth/login/', { email: cook.email, password })
    expect(await login(PASSWORD)).toMatchObject({ status: 403, body: { code: 'no_business' } })
    expect((await login(`${PASSWORD}!`)).body.code).toBe('invalid_credentials')
  })

  test('logs in to the other business', async () => {
    const other = await aMemberAgain(cook, await aRestaurant(world))
    await remove(restaurant, cook)
    const credentials = { email: cook.email, password: PASSWORD }
    const { body } = await aVisitor(world).post('/api/auth/login/', credentials)
    expect(body).toMatchObject({ account: other.publicId, businesses: [{ role: 'buyer' }] })
  })

  test('is not the last owner, by another nor by itself', async () => {
    const partner = await aMember(world, restaurant, 'owner')
    expect((await remove(restaurant, partner)).status).toBe(200)
    expect(await remove(restaurant, restaurant)).toMatchObject(lastOwner)
    expect(await status(restaurant)).toBe(200)
  })

  test.for(['buyer', 'cook'] as const)('is not removed by a %s', async (role) => {
    const member = await aMember(world, restaurant, role)
    const refused = { status: 403, body: { code: 'not_permitted' } }
    expect(await remove(member, cook)).toMatchObject(refused)
    expect(await remove(member, member)).toMatchObject(refused)
  })
})

describe('who leaves', () => {
  test('is signed out, whatever the role', async () => {
    expect((await leave(cook)).status).toBe(204)
    expect(cook.browser.cookies.has('sessionid')).toBe(false)
    expect((await team(restaurant)).body.members).toHaveLength(1)
    expect(await mailsQueuedFor(world, cook.email)).toEqual([])
  })

  test('removes itself by the list just as well', async () => {
    const partner = await aMember(world, restaurant, 'owner')
    expect((await remove(partner, partner)).status).toBe(200)
    expect(partner.browser.cookies.has('sessionid')).toBe(false)
  })

  test('is not the last owner', async () => {
    expect(await leave(restaurant)).toMatchObject(lastOwner)
    expect(await status(restaurant)).toBe(200)
  })
})

test('what changes in a team is in the activity of its business: who did it, to whom, and what changed', async () => {
  const invite = { email: 'neuf@exemple.test', role: 'buyer', order_limit: '300.00' }
  expect((await restaurant.browser.post('/api/team-invite/', invite)).status).toBe(201)
  const [{ public_id }] = (await team(restaurant)).body.invitations
  await restaurant.browser.post('/api/team-invitation-withdraw/', { public_id })
  await give(restaurant, cook, 'buyer')
  await give(restaurant, cook, 'buyer')
  const desk = await aMember(world, restaurant, 'buyer')
  await remove(restaurant, desk)
  await leave(cook)
  const { body } = await restaurant.browser.get('/api/business-activity/')
  const said = body.entries.map(({ kind, by, about, changes }: Body) => [
    kind,
    by.first_name,
    about?.first_name,
    changes,
  ])
  const [owner, member] = ['Camille', 'Dominique']
  expect(said).toEqual([
    ['member_left', member, undefined, []],
    ['member_removed', owner, member, []],
    [
      'member_changed',
      owner,
      member,
      [
        { field: 'role', from: 'cook', to: 'buyer' },
        { field: 'order_limit', from: '0.00', to: null },
        { field: 'week_limit', from: '500.00', to: null },
      ],
    ],
    ['invitation_withdrawn', owner, undefined, []],
    [
      'member_invited',
      owner,
      undefined,
      [
        { field: 'role', from: null, to: 'buyer' },
        { field: 'order_limit', from: null, to: '300.00' },
      ],
    ],
  ])
})

test('a session that outlived its membership opens nothing', async () => {
  expect(await status(cook)).toBe(200)
  await database
    .updateTable('membership')
    .set({ ended_at: sql`now()` })
    .where('account_id', '=', restaurant.id)
    .where('person_id', '=', cook.person.id)
    .execute()
  expect((await cook.browser.get('/api/cart/')).status).toBe(401)
  expect((await cook.browser.post('/api/team-leave/')).status).toBe(401)
  expect((await restaurant.browser.get('/api/cart/')).status).toBe(200)
})
