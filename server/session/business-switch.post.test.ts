import { aStream } from '@halles/testing/client/stream.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import {
  anOperator,
  aRestaurant,
  aSupplier,
  aVisitor,
  type BuiltAccount,
  signedIn,
} from '@halles/testing/world/builders.ts'
import { accept, anInvitation } from '@halles/testing/world/invitation.ts'
import { describe, expect, test } from 'vitest'

const world = await aTestApp()
const { database } = world

const switchTo = ({ browser }: Pick<BuiltAccount, 'browser'>, { publicId }: BuiltAccount) =>
  browser.post('/api/business-switch/', { business: publicId })

async function joins({ person }: BuiltAccount, { id }: BuiltAccount, more = {}): Promise<void> {
  await database
    .insertInto('membership')
    .values({ account_id: id, kind: 'restaurant', person_id: person.id, role: 'buyer', ...more })
    .execute()
}

test('a session acts for another business of its person, under a new token', async () => {
  const bookkeeper = await aRestaurant(world)
  const other = await aRestaurant(world)
  await joins(bookkeeper, other)
  const { browser } = bookkeeper
  await browser.get('/api/auth/status/')
  const before = new Map(browser.cookies)
  const answer = await switchTo(bookkeeper, other)
  expect(answer).toMatchObject({
    status: 200,
    body: { account: other.publicId, role: 'buyer', business: other.name },
  })
  expect((await browser.get('/api/auth/status/')).body).toEqual(answer.body)
  for (const cookie of ['sessionid', 'csrftoken']) {
    expect(browser.cookies.get(cookie)).not.toBe(before.get(cookie))
  }
  const old = aVisitor(world)
  for (const [name, value] of before) old.cookies.set(name, value)
  expect((await old.get('/api/auth/status/')).status).toBe(401)
  expect((await switchTo(bookkeeper, bookkeeper)).body.account).toBe(bookkeeper.publicId)
})

test('other sessions of the person stay with their business', async () => {
  const bookkeeper = await aRestaurant(world)
  const other = await aRestaurant(world)
  await joins(bookkeeper, other)
  const phone = await signedIn(world, bookkeeper)
  await switchTo(bookkeeper, other)
  expect((await phone.get('/api/auth/status/')).body.account).toBe(bookkeeper.publicId)
})

test('the session lasts no longer by it', async () => {
  const bookkeeper = await aRestaurant(world)
  const other = await aRestaurant(world)
  await joins(bookkeeper, other)
  const begun = () =>
    database
      .selectFrom('session')
      .select('created_at')
      .where('person_id', '=', bookkeeper.person.id)
      .execute()
  const before = await begun()
  await switchTo(bookkeeper, other)
  expect(await begun()).toEqual(before)
})

test('the streams of the business before end', async () => {
  const bookkeeper = await aRestaurant(world)
  const other = await aRestaurant(world)
  await joins(bookkeeper, other)
  const stream = await aStream(bookkeeper.browser)
  await stream.until(() => stream.messages.length === 1)
  await switchTo(bookkeeper, other)
  await stream.ended
})

describe('there is no business to switch to', () => {
  const notFound = { status: 404, body: { code: 'not_found' } }

  test('that the person does not belong to, or does not any more', async () => {
    const someone = await aRestaurant(world)
    const former = await aRestaurant(world)
    await joins(someone, former, { ended_at: new Date() })
    for (const business of [await aRestaurant(world), await aSupplier(world), former]) {
      expect(await switchTo(someone, business)).toMatchObject(notFound)
    }
    const invented = { ...someone, publicId: '0'.repeat(32) }
    expect(await switchTo(someone, invented)).toMatchObject(notFound)
    expect((await someone.browser.get('/api/auth/status/')).body.account).toBe(someone.publicId)
  })

  test.for(['pending', 'suspended'] as const)('while it is %s', async (status) => {
    const someone = await aRestaurant(world)
    const other = await aRestaurant(world, { status })
    await joins(someone, other)
    expect(await switchTo(someone, other)).toMatchObject(notFound)
  })

  test('among operators: they sign in by themselves', async () => {
    const someone = await aRestaurant(world)
    const operator = await anOperator(world)
    await joins(someone, operator, { kind: 'operator', role: 'operator' })
    expect(await switchTo(someone, operator)).toMatchObject(notFound)
  })

  test('without an id', async () => {
    const { browser } = await aRestaurant(world)
    const answer = await browser.post('/api/business-switch/', {})
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(Object.keys(answer.body.fields)).toEqual(['business'])
  })
})

test('an operator who accepts a restaurant’s invitation keeps the console: it is where new log-ins lead', async () => {
  const operator = await anOperator(world)
  const restaurant = await aRestaurant(world)
  const { token } = await anInvitation(world, restaurant, { email: operator.email })
  const accepted = await accept(operator.browser, token)
  expect(accepted).toMatchObject({ status: 200, body: { account: restaurant.publicId } })
  // What the session cannot become is not offered.
  expect(accepted.body.businesses).toMatchObject([{ public_id: restaurant.publicId }])
  const again = await signedIn(world, operator)
  const { body } = await again.get('/api/auth/status/')
  expect(body).toMatchObject({ account: operator.publicId, user: { is_operator: true } })
  const listed = body.businesses.map(({ public_id }: { public_id: string }) => public_id)
  expect(new Set(listed)).toEqual(new Set([operator.publicId, restaurant.publicId]))
  expect((await switchTo({ browser: again }, restaurant)).status).toBe(200)
})
