import { comesToWait } from '@halles/testing/checks/comes-to-wait.ts'
import { rounds } from '@halles/testing/checks/rounds.ts'
import type { Answer } from '@halles/testing/client/browser.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import {
  aMember,
  anOperator,
  aProduct,
  aRestaurant,
  aSupplier,
  aVisitor,
  type BuiltAccount,
  PASSWORD,
} from '@halles/testing/world/builders.ts'
import { aCart } from '@halles/testing/world/cart.ts'
import { accept, anInvitation, NEW_PERSON } from '@halles/testing/world/invitation.ts'
import { placedOrders } from '@halles/testing/world/placed-orders.ts'
import { aRestaurantForm } from '@halles/testing/world/sign-up-forms.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Transaction } from '../database/transaction.ts'
import { inTransaction } from '../database/transaction.ts'

const world = await aTestApp()
const { database } = world
let restaurant: BuiltAccount
let serial = 0
const newEmail = () => `course${++serial}@exemple.test`

beforeEach(async () => {
  restaurant = await aRestaurant(world)
})

type Call = () => Promise<Answer>

/** Makes calls that all come to wait at the same lock, in this order, and lets them go on; their statuses and codes. */
async function inTurn(
  calls: readonly Call[],
  hold: (tx: Transaction) => Promise<unknown> = holdTeam,
): Promise<(number | string)[]> {
  const answers: Promise<Answer>[] = []
  await inTransaction(database, async (tx) => {
    await hold(tx)
    for (const [index, call] of calls.entries()) {
      const answer = call()
      answers.push(answer)
      expect(await comesToWait(database, answer, index + 1)).toBe(true)
    }
  })
  return (await Promise.all(answers)).map(({ status, body }) => body?.code ?? status)
}

const holdTeam = (tx: Transaction) =>
  sql`select from account where id = ${restaurant.id} for update`.execute(tx)
/** Stops a checkout where it is about to write the order. */
const holdOrders = (tx: Transaction) => sql`lock table restaurant_order in share mode`.execute(tx)

const remove =
  ({ browser }: BuiltAccount, { person }: BuiltAccount): Call =>
  () =>
    browser.post('/api/team-remove/', { person: person.publicId })
const give =
  ({ browser }: BuiltAccount, { person }: BuiltAccount, role: string): Call =>
  () =>
    browser.post('/api/team-role/', { person: person.publicId, role })
const leave =
  ({ browser }: BuiltAccount): Call =>
  () =>
    browser.post('/api/team-leave/')
const withdraw =
  (publicId: string): Call =>
  () =>
    restaurant.browser.post('/api/team-invitation-withdraw/', { public_id: publicId })
const login =
  ({ email }: BuiltAccount): Call =>
  () =>
    aVisitor(world).post('/api/auth/login/', { email, password: PASSWORD })

const status = async ({ browser }: BuiltAccount) => (await browser.get('/api/auth/status/')).status

function rolesOf({ id }: BuiltAccount): Promise<string[]> {
  return database
    .selectFrom('membership')
    .select('role')
    .where('account_id', '=', id)
    .where('ended_at', 'is', null)
    .orderBy('role')
    .execute()
    .then((members) => members.map(({ role }) => role))
}

async function ready(...members: BuiltAccount[]) {
  for (const { browser } of members) await browser.fetchToken()
}

describe('an invitation', () => {
  test('that is accepted in two browsers at once makes one person and one member', async () => {
    const email = newEmail()
    const { token } = await anInvitation(world, restaurant, { email, role: 'buyer' })
    const call = () => accept(aVisitor(world), token, NEW_PERSON)
    expect(await inTurn([call, call])).toEqual([200, 'invitation_over'])
    expect(await rolesOf(restaurant)).toEqual(['owner', 'buyer'])
  })

  test('that is accepted twice in the browser of a known person is accepted once', async () => {
    const supplier = await aSupplier(world)
    const { token } = await anInvitation(world, restaurant, { email: supplier.email })
    await ready(supplier)
    const call = () => accept(supplier.browser, token)
    expect(await inTurn([call, call])).toEqual([200, 'invitation_over'])
  })

  test('that is accepted while it is withdrawn is one or the other', async () => {
    const one = await anInvitation(world, restaurant, { email: newEmail() })
    const other = await anInvitation(world, restaurant, { email: newEmail() })
    const calls = ({ token, publicId }: typeof one): [Call, Call] => [
      () => accept(aVisitor(world), token, NEW_PERSON),
      withdraw(publicId),
    ]
    expect(await inTurn(calls(one))).toEqual([200, 'invitation_accepted'])
    expect(await inTurn(calls(other).toReversed())).toEqual([200, 'invitation_over'])
    expect(await rolesOf(restaurant)).toEqual(['owner', 'owner'])
  })

  test('that is accepted while it is sent again with another role gives the one or is over', async () => {
    const [early, late] = [newEmail(), newEmail()]
    const given = { role: 'cook' } as const
    const first = await anInvitation(world, restaurant, { email: early, ...given })
    const second = await anInvitation(world, restaurant, { email: late, ...given })
    const again = (email: string) => () =>
      restaurant.browser.post('/api/team-invite/', { email, role: 'buyer' })
    const accepted = (token: string) => () => accept(aVisitor(world), token, NEW_PERSON)
    expect(await inTurn([accepted(first.token), again(early)])).toEqual([200, 'invalid_input'])
    expect(await inTurn([again(late), accepted(second.token)])).toEqual([201, 'invitation_over'])
    expect(await rolesOf(restaurant)).toEqual(['owner', 'cook'])
  })

  test('that is accepted while the role of that member changes takes nothing away', async () => {
    const email = newEmail()
    const { token } = await anInvitation(world, restaurant, { email, role: 'cook' })
    const member = await aMember(world, restaurant, 'cook', { email })
    await ready(member)
    const calls = [give(restaurant, member, 'owner'), () => accept(member.browser, token)]
    expect(await inTurn(calls)).toEqual([200, 200])
    expect(await rolesOf(restaurant)).toEqual(['owner', 'owner'])
  })

  test('that is accepted while its business is suspended is over', async () => {
    const { token } = await anInvitation(world, restaurant, { email: newEmail() })
    const call = () => accept(aVisitor(world), token, NEW_PERSON)
    const outcome = await inTurn([call], async (tx) => {
      await holdTeam(tx)
      await sql`update account set status = 'suspended' where id = ${restaurant.id}`.execute(tx)
    })
    expect(outcome).toEqual(['invitation_over'])
    expect(await rolesOf(restaurant)).toEqual(['owner'])
  })

  test('of two to one address at once, one is open', async () => {
    const email = newEmail()
    const invite = () => restaurant.browser.post('/api/team-invite/', { email, role: 'cook' })
    expect(await inTurn([invite, invite])).toEqual([201, 201])
    expect((await restaurant.browser.get('/api/team/')).body.invitations).toHaveLength(1)
  })
})

describe('a person who accepts while the only other business', () => {
  const holdPerson =
    ({ person }: BuiltAccount) =>
    (tx: Transaction) =>
      sql`select from person where id = ${person.id} for update`.execute(tx)

  test('is closed is not erased', async () => {
    const supplier = await aSupplier(world)
    const { token } = await anInvitation(world, restaurant, { email: supplier.email })
    const browser = aVisitor(world)
    await ready(supplier, { ...supplier, browser })
    const calls = [
      () => accept(browser, token, { current_password: PASSWORD }),
      () => supplier.browser.post('/api/close-account/', { current_password: PASSWORD }),
    ]
    expect(await inTurn(calls, holdPerson(supplier))).toEqual([200, 204])
    const { body } = await browser.get('/api/own-profile/')
    expect(body).toMatchObject({ first_name: 'Camille', email: supplier.email })
  })

  test('is refused stays the one whom the address signs in', async () => {
    const supplier = await aSupplier(world, { status: 'pending' })
    const operator = await anOperator(world)
    const { token } = await anInvitation(world, restaurant, { email: supplier.email })
    const browser = aVisitor(world)
    await ready(operator, { ...supplier, browser })
    const refused = { public_id: supplier.publicId, reason: 'Non.' }
    const calls = [
      () => accept(browser, token, { current_password: PASSWORD }),
      () => operator.browser.post('/api/operator/account-refuse/', refused),
    ]
    expect(await inTurn(calls, holdPerson(supplier))).toEqual([200, 204])
    const { refused_at } = await database
      .selectFrom('person')
      .select('refused_at')
      .where('id', '=', supplier.person.id)
      .executeTakeFirstOrThrow()
    expect(refused_at).toBeNull()
  })

  test('was closed finds the invitation over', async () => {
    const supplier = await aSupplier(world)
    const { token } = await anInvitation(world, restaurant, { email: supplier.email })
    const browser = aVisitor(world)
    await ready(supplier, { ...supplier, browser })
    const calls = [
      () => supplier.browser.post('/api/close-account/', { current_password: PASSWORD }),
      () => accept(browser, token, { current_password: PASSWORD }),
    ]
    expect(await inTurn(calls, holdPerson(supplier))).toEqual([204, 'invitation_over'])
  })
})

describe('of two owners', () => {
  let partner: BuiltAccount
  beforeEach(async () => {
    partner = await aMember(world, restaurant, 'owner')
    await ready(restaurant, partner)
  })

  test('who remove each other one stays, and the other is signed out', async () => {
    const calls = [remove(restaurant, partner), remove(partner, restaurant)]
    expect(await inTurn(calls)).toEqual([200, 'not_authenticated'])
    expect(await rolesOf(restaurant)).toEqual(['owner'])
    expect([await status(restaurant), await status(partner)]).toEqual([200, 401])
  })

  test('who remove each other at any moment one stays', async () => {
    for (let round = 0; round < rounds(5); round++) {
      const one = await aRestaurant(world)
      const other = await aMember(world, one, 'owner')
      await ready(one, other)
      const answers = await Promise.all([remove(one, other)(), remove(other, one)()])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
      expect(await rolesOf(one)).toEqual(['owner'])
    }
  })

  test('who leave at once one stays', async () => {
    expect(await inTurn([leave(restaurant), leave(partner)])).toEqual([204, 'last_owner'])
    expect(await rolesOf(restaurant)).toEqual(['owner'])
  })

  test('who take another role at once one stays', async () => {
    const calls = [give(restaurant, restaurant, 'buyer'), give(partner, partner, 'cook')]
    expect(await inTurn(calls)).toEqual([200, 'last_owner'])
    expect(await rolesOf(restaurant)).toEqual(['owner', 'buyer'])
  })

  test('who downgrade each other the second has no say any more', async () => {
    const calls = [give(restaurant, partner, 'buyer'), give(partner, restaurant, 'buyer')]
    expect(await inTurn(calls)).toEqual([200, 'not_permitted'])
    expect(await rolesOf(restaurant)).toEqual(['owner', 'buyer'])
  })

  test('who loses that role while it saves the business is not its contact', async () => {
    const { restaurant: details } = aRestaurantForm({})
    const user = { first_name: 'Maude', last_name: 'Roy', email: partner.email }
    const save = () =>
      partner.browser.post('/api/restaurant-account-info/', { user, restaurant: details })
    expect(await inTurn([give(restaurant, partner, 'buyer'), save])).toEqual([200, 'not_permitted'])
    const { body } = await restaurant.browser.get('/api/restaurant-account-info/')
    expect(body.user.email).toBe(restaurant.email)
  })

  test('one removes the other, who downgrades the first: whoever comes first has the say', async () => {
    const calls = [give(partner, restaurant, 'buyer'), remove(restaurant, partner)]
    expect(await inTurn(calls)).toEqual([200, 'not_permitted'])
    expect(await rolesOf(restaurant)).toEqual(['owner', 'buyer'])
    expect(await status(partner)).toBe(200)
  })
})

describe('while a member is removed', () => {
  let cook: BuiltAccount
  beforeEach(async () => {
    cook = await aMember(world, restaurant, 'buyer')
    const product = await aProduct(world, await aSupplier(world))
    await aCart(cook, [{ product, quantity: 1 }])
    await ready(restaurant, cook)
  })
  const checkout = () => cook.browser.post('/api/checkout/')
  const orders = () => placedOrders(world, restaurant)

  test('a checkout that it began is finished first', async () => {
    expect(await inTurn([checkout, remove(restaurant, cook)], holdOrders)).toEqual([200, 200])
    expect(await orders()).toHaveLength(1)
    expect(await status(cook)).toBe(401)
  })

  test('a checkout that comes after places nothing', async () => {
    const calls = [remove(restaurant, cook), checkout]
    expect(await inTurn(calls)).toEqual([200, 'not_authenticated'])
    expect(await orders()).toEqual([])
  })

  test('a log-in that comes after finds no business, one that came first is ended', async () => {
    expect(await inTurn([remove(restaurant, cook), login(cook)])).toEqual([200, 'no_business'])
    const other = await aMember(world, restaurant, 'cook')
    expect(await inTurn([login(other), remove(restaurant, other)])).toEqual([200, 200])
    expect(await sessionsOf(other)).toBe(0)
  })

  test('a session that switches to the business finds none after, and is ended when it came first', async () => {
    const elsewhere = await aSupplier(world)
    const joins = async ({ person }: BuiltAccount) => {
      await database
        .insertInto('membership')
        .values({
          ...{ account_id: restaurant.id, kind: 'restaurant', role: 'buyer' },
          person_id: person.id,
        })
        .execute()
    }
    const switches =
      ({ browser }: BuiltAccount): Call =>
      () =>
        browser.post('/api/business-switch/', { business: restaurant.publicId })
    await joins(elsewhere)
    await ready(elsewhere)
    const calls = [remove(restaurant, elsewhere), switches(elsewhere)]
    expect(await inTurn(calls)).toEqual([200, 'not_found'])
    expect(await status(elsewhere)).toBe(200)
    const another = await aSupplier(world)
    await joins(another)
    await ready(another)
    expect(await inTurn([switches(another), remove(restaurant, another)])).toEqual([200, 200])
    expect(await sessionsOf(another)).toBe(0)
  })

  async function sessionsOf({ person }: BuiltAccount): Promise<number> {
    const sessions = await database
      .selectFrom('session')
      .select('account_id')
      .where('person_id', '=', person.id)
      .execute()
    return sessions.length
  }
})
