import { comesToWait } from '@halles/testing/checks/comes-to-wait.ts'
import { lastMailQueued } from '@halles/testing/servers/queued-mails.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import {
  aMember,
  anOperator,
  aProduct,
  aRestaurant,
  aSupplier,
  aVisitor,
  type BuiltAccount,
  PASSWORD,
  signedIn,
} from '@halles/testing/world/builders.ts'
import { accept, anInvitation } from '@halles/testing/world/invitation.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { aRestaurantForm } from '@halles/testing/world/sign-up-forms.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '../database/transaction.ts'

const world = await anOwnApp()
const { database } = world
const operator = await anOperator(world)

const close = ({ browser }: Pick<BuiltAccount, 'browser'>) =>
  browser.post('/api/close-account/', { current_password: PASSWORD })

/** Makes the owner of a restaurant own another too, and signs them in for it. */
async function ownsToo({ person }: BuiltAccount, other: BuiltAccount): Promise<BuiltAccount> {
  await database
    .insertInto('membership')
    .values({ account_id: other.id, kind: 'restaurant', person_id: person.id, role: 'owner' })
    .execute()
  return { ...other, person, browser: await signedIn(world, { id: other.id, person }) }
}

const personOf = ({ person }: BuiltAccount) =>
  database
    .selectFrom('person')
    .select(['email', 'closed_at', 'refused_at'])
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow()

test('a person whose two businesses close at once is erased by the later', async () => {
  const first = await aRestaurant(world)
  const second = await ownsToo(first, await aRestaurant(world))
  await Promise.all([first, second].map(({ browser }) => browser.fetchToken()))
  const [answers] = await inTransaction(database, async (tx) => {
    // Both have marked their account closed by then, and neither has committed.
    await sql`lock table restaurant in share mode`.execute(tx)
    const answers = Promise.all([first, second].map(close))
    expect(await comesToWait(database, answers, 2)).toBe(true)
    return [answers]
  })
  expect((await answers)?.map(({ status }) => status)).toEqual([204, 204])
  expect(await personOf(first)).toMatchObject({ email: '', closed_at: expect.any(Date) })
})

test('the address of a person is free again when one business closes while the other is refused', async () => {
  const pending = await aRestaurant(world, { status: 'pending' })
  const active = await ownsToo(pending, await aRestaurant(world))
  await Promise.all([active, operator].map(({ browser }) => browser.fetchToken()))
  const refusal = { public_id: pending.publicId, reason: 'Hors de la région' }
  const [answers] = await inTransaction(database, async (tx) => {
    await sql`lock table restaurant, operator_action in share mode`.execute(tx)
    const answers = Promise.all([
      close(active),
      operator.browser.post('/api/operator/account-refuse/', refusal),
    ])
    expect(await comesToWait(database, answers, 2)).toBe(true)
    return [answers]
  })
  expect((await answers)?.map(({ status }) => status)).toEqual([204, 204])
  const { closed_at, refused_at } = await personOf(pending)
  expect([closed_at, refused_at]).toContainEqual(expect.any(Date))
})

describe('the address of a person who belongs to no business any more', () => {
  const signUp = (email: string) =>
    aVisitor(world).post('/api/restaurant-signup/', aRestaurantForm({ user: { email } }))
  const loginCode = async ({ email }: BuiltAccount, password: string) =>
    (await aVisitor(world).post('/api/auth/login/', { email, password })).body.code
  const NEW_PASSWORD = aRestaurantForm().user.password

  async function refuse({ publicId: public_id }: BuiltAccount) {
    const refusal = { public_id, reason: 'Hors de la région' }
    const answer = await operator.browser.post('/api/operator/account-refuse/', refusal)
    expect(answer.status).toBe(204)
  }

  test.for(['the refusal', 'the leaving'] as const)(
    'of two, the one refused and the other left, %s last, is free to sign up with',
    async (last) => {
      const pending = await aRestaurant(world, { status: 'pending' })
      const active = await aRestaurant(world)
      await aMember(world, active, 'owner')
      const there = await ownsToo(pending, active)
      const leave = () => there.browser.post('/api/team-leave/')
      if (last === 'the leaving') await refuse(pending)
      expect((await leave()).status).toBe(204)
      if (last === 'the refusal') await refuse(pending)
      expect((await signUp(pending.email)).status).toBe(201)
      expect(await loginCode(pending, NEW_PASSWORD)).toBe('account_pending')
    },
  )

  test('is its own until somebody signs up with it, so that it can be invited again', async () => {
    const restaurant = await aRestaurant(world)
    const cook = await aMember(world, restaurant, 'cook')
    expect((await cook.browser.post('/api/team-leave/')).status).toBe(204)
    const { token } = await anInvitation(world, restaurant, { email: cook.email, role: 'buyer' })
    const joined = await accept(aVisitor(world), token, { current_password: PASSWORD })
    expect(joined).toMatchObject({
      status: 200,
      body: { person: { public_id: cook.person.publicId } },
    })
    await signUp(cook.email)
    expect(await loginCode(cook, NEW_PASSWORD)).toBe('invalid_credentials')
  })

  test('is free for the login e-mail of somebody else', async () => {
    const restaurant = await aRestaurant(world)
    const cook = await aMember(world, restaurant, 'cook')
    await cook.browser.post('/api/team-leave/')
    const profile = { first_name: 'Maude', last_name: 'Roy', email: cook.email }
    await restaurant.browser.post('/api/own-profile/', profile)
    const { recipient, facts } = await lastMailQueued(world, 'email-confirmation')
    expect(recipient).toBe(cook.email)
    const confirmed = { token: facts.token, current_password: PASSWORD }
    expect((await aVisitor(world).post('/api/confirm-email/', confirmed)).status).toBe(204)
    const { body } = await restaurant.browser.get('/api/own-profile/')
    expect(body.email).toBe(cook.email)
  })
})

test('who closes a business and goes on with another is named by the other alone', async () => {
  const closing = await aRestaurant(world, { name: 'Chez Fernande' })
  const other = await ownsToo(closing, await aRestaurant(world))
  const supplier = await aSupplier(world)
  const product = await aProduct(world, supplier)
  const order = await anOrder(world, closing, [{ product, quantity: 3 }])
  const supplier_order_id = order.partOf(supplier).publicId
  const { browser } = supplier
  await browser.post('/api/supplier-order-update/', { supplier_order_id, action: 'cancelled' })
  const done = { order_public_id: order.publicId }
  await closing.browser.post('/api/restaurant-order-set-to-done/', done)
  expect((await close(closing)).status).toBe(204)

  const login = { email: closing.email, password: PASSWORD }
  expect((await aVisitor(world).post('/api/auth/login/', login)).body.account).toBe(other.publicId)
  const { body } = await browser.get(
    `/api/supplier-order-list/?supplier_order_public_id=${supplier_order_id}`,
  )
  expect(body.supplierOrder.restaurant).toMatchObject({
    name: 'Chez Fernande',
    user: { email: '' },
  })
  const accounts = await operator.browser.get('/api/operator/accounts/?search=Fernande')
  expect(accounts.body.results).toMatchObject([
    { status: 'closed', user: { first_name: '', last_name: '', email: '' } },
  ])
  const byName = await operator.browser.get(`/api/operator/accounts/?search=${closing.email}`)
  expect(byName.body.results).not.toContainEqual(
    expect.objectContaining({ public_id: closing.publicId }),
  )
  expect(byName.text).not.toContain('Chez Fernande')
  const consents = await operator.browser.get('/api/operator/promotion-consents/')
  expect(consents.body).toContainEqual(
    expect.objectContaining({ restaurant: 'Chez Fernande', email: '' }),
  )
})

test('an e-mail that waits for its mailbox is shown to whose it is alone', async () => {
  const restaurant = await aRestaurant(world)
  await database
    .insertInto('email_change')
    .values({
      person_id: restaurant.person.id,
      new_email: 'neuf@exemple.test',
      token_hash: Buffer.alloc(32),
    })
    .execute()
  const shownTo = async ({ browser }: BuiltAccount) =>
    (await browser.get('/api/restaurant-account-info/')).body.pending_email
  expect(await shownTo(restaurant)).toBe('neuf@exemple.test')
  for (const role of ['owner', 'cook'] as const) {
    expect(await shownTo(await aMember(world, restaurant, role))).toBeNull()
  }
})
