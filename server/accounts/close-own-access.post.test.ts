import { comesToWait } from '@halles/testing/checks/comes-to-wait.ts'
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
import { expect, test } from 'vitest'
import { inTransaction } from '../database/transaction.ts'

const world = await aTestApp()
const PATH = '/api/close-own-access/'

const close = ({ browser }: BuiltAccount, current_password = PASSWORD) =>
  browser.post(PATH, { current_password })

async function personOf({ person: { id } }: BuiltAccount) {
  return world.database
    .selectFrom('person')
    .select([
      'email',
      'password_hash',
      'first_name',
      'last_name',
      sql<boolean>`closed_at is not null`.as('isClosed'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

const ERASED = { email: '', password_hash: '', first_name: '', last_name: '', isClosed: true }

test('a member who closes its own access is erased, and what it did names nobody', async () => {
  const [restaurant, supplier] = [await aRestaurant(world), await aSupplier(world)]
  const buyer = await aMember(world, restaurant, 'buyer')
  const elsewhere = await signedIn(world, buyer)
  const product = await aProduct(world, supplier)
  const { publicId } = await anOrder(world, buyer, [{ product, quantity: 1 }])
  expect((await close(buyer)).status).toBe(204)
  expect(await personOf(buyer)).toEqual(ERASED)
  for (const browser of [buyer.browser, elsewhere]) {
    expect((await browser.get('/api/cart/')).status).toBe(401)
  }
  const login = { email: buyer.email, password: PASSWORD }
  expect((await aVisitor(world).post('/api/auth/login/', login)).status).toBe(401)

  const order = await restaurant.browser.get(
    `/api/restaurant-order-list/?order_public_id=${publicId}`,
  )
  expect(order.body.steps).toMatchObject([{ status: 'active', by: { first_name: null } }])
  const left = await world.database
    .selectFrom('business_action')
    .select(['action', 'by_person_id'])
    .where('account_id', '=', restaurant.id)
    .execute()
  expect(left).toEqual([{ action: 'member_left', by_person_id: buyer.person.id }])
  expect((await personOf(restaurant)).isClosed).toBe(false)
})

test('the last owner of a business cannot, until somebody else owns it; the other is its contact then', async () => {
  const restaurant = await aRestaurant(world)
  await aMember(world, restaurant, 'buyer')
  const refused = await close(restaurant)
  expect([refused.status, refused.body.code]).toEqual([409, 'last_owner'])
  expect(await personOf(restaurant)).toMatchObject({ email: restaurant.email, isClosed: false })
  expect((await restaurant.browser.get('/api/cart/')).status).toBe(200)

  const second = await aMember(world, restaurant, 'owner')
  expect((await close(restaurant)).status).toBe(204)
  const { body } = await second.browser.get('/api/restaurant-account-info/')
  expect(body.user.email).toBe(second.email)
})

test('of two owners who close their own access at once one stays', async () => {
  const restaurant = await aRestaurant(world)
  const second = await aMember(world, restaurant, 'owner')
  const answers = await Promise.all([close(restaurant), close(second)])
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
})

test('who joins another business at the same moment leaves that one too, with the invitations that it sent', async () => {
  const [restaurant, other] = [await aRestaurant(world), await aSupplier(world)]
  const partner = await aMember(world, restaurant, 'owner')
  await anInvitation(world, partner, { email: `retour-${partner.email}` })
  const { token } = await anInvitation(world, other, { email: partner.email })
  const phone = aVisitor(world)
  await Promise.all([partner.browser, phone].map((browser) => browser.fetchToken()))
  const answers = await inTransaction(world.database, async (tx) => {
    await sql`select from person where id = ${partner.person.id} for update`.execute(tx)
    const joins = accept(phone, token, { current_password: PASSWORD })
    expect(await comesToWait(world.database, joins, 1)).toBe(true)
    const closes = close(partner)
    expect(await comesToWait(world.database, closes, 2)).toBe(true)
    return [joins, closes]
  })
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 204])
  expect((await phone.get('/api/auth/status/')).status).toBe(401)
  for (const { browser, person } of [restaurant, other]) {
    const { body } = await browser.get('/api/team/')
    expect(body).toMatchObject({ members: [{ person: person.publicId }], invitations: [] })
  }
})

test('an owner of one business and a member of another cannot leave the first alone', async () => {
  const [mine, theirs] = [await aRestaurant(world), await aSupplier(world)]
  await world.database
    .insertInto('membership')
    .values({ account_id: theirs.id, kind: 'supplier', person_id: mine.person.id, role: 'picker' })
    .execute()
  const there = { ...mine, browser: await signedIn(world, { ...theirs, person: mine.person }) }
  expect((await close(there)).body.code).toBe('last_owner')
})

test('a wrong password closes nothing', async () => {
  const cook = await aMember(world, await aRestaurant(world), 'cook')
  const answer = await close(cook, `${PASSWORD}s`)
  expect([answer.status, answer.body.code]).toEqual([400, 'wrong_password'])
  expect((await personOf(cook)).isClosed).toBe(false)
})

test('the address of somebody who was invited is in no mail any more, nor is another’s erased', async () => {
  const restaurant = await aRestaurant(world)
  const [email, other] = ['invitee@exemple.test', 'other-invitee@exemple.test']
  await anInvitation(world, restaurant, { email: other, role: 'buyer' })
  const { token } = await anInvitation(world, restaurant, { email, role: 'buyer' })
  const browser = aVisitor(world)
  expect((await accept(browser, token, NEW_PERSON)).status).toBe(200)
  const mailsTo = (recipient: string) =>
    world.database.selectFrom('outbox').select('id').where('recipient', '=', recipient).execute()
  expect(await mailsTo(email)).not.toEqual([])
  const closed = await browser.post(PATH, { current_password: NEW_PERSON.password })
  expect(closed.status).toBe(204)
  expect(await mailsTo(email)).toEqual([])
  expect(await mailsTo(other)).toHaveLength(1)
})
