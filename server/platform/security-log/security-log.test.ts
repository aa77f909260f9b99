import { aTestDatabase } from '@halles/testing/database/test-database.ts'
import { aServerOf } from '@halles/testing/servers/test-app.ts'
import { aRestaurant, aVisitor, PASSWORD } from '@halles/testing/world/builders.ts'
import { aMarket } from '@halles/testing/world/market.ts'
import { expect, test } from 'vitest'

const lines: string[] = []
const LOG = { logTo: { write: (line: string) => void lines.push(line) } }
const database = await aTestDatabase()
const world = await aServerOf(database, { logLevel: 'info' }, LOG)
const market = await aMarket(world)

const UNKNOWN = '0'.repeat(32)
const ID = expect.stringMatching(/^[\w-]{22,36}$/)

/** The events that are written meanwhile. */
async function eventsOf(ask: () => Promise<unknown>) {
  const before = lines.length
  await ask()
  return securityEventsOf(lines.slice(before))
}

/** Without time, process and level. */
function securityEventsOf(written: readonly string[]) {
  return written
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'security')
    .map(({ level: _, time: _t, pid: _p, hostname: _h, msg: _m, ...event }) => event)
}

const post = (path: string) => ({ req: { method: 'POST', route: path }, reqId: ID })
const get = (path: string) => ({ req: { method: 'GET', route: path }, reqId: ID })

/** As the database knows a restaurant's owner and its account. */
async function whoIs({ id, publicId }: { id: number; publicId: string }) {
  const { person, role } = await database
    .selectFrom('membership')
    .innerJoin('person', 'person.id', 'membership.person_id')
    .select(['person.public_id as person', 'role'])
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow()
  return { person, account: publicId, role }
}

test('a sign-in is written, and one that fails: of whom, where that is known', async () => {
  const restaurant = await aRestaurant(world)
  const { person, account, role } = await whoIs(restaurant)
  const login = (email: string, password: string) =>
    aVisitor(world).post('/api/auth/login/', { email, password })
  const { email } = restaurant
  expect(await eventsOf(() => login(email, PASSWORD))).toEqual([
    { event: 'sign_in', outcome: 'done', person, ...post('/api/auth/login/') },
  ])
  const failed = { event: 'sign_in', outcome: 'refused', code: 'invalid_credentials' }
  expect(await eventsOf(() => login(email, `${PASSWORD}x`))).toEqual([
    { ...failed, person, ...post('/api/auth/login/') },
  ])
  expect(await eventsOf(() => login('nobody@exemple.test', PASSWORD))).toEqual([
    { ...failed, ...post('/api/auth/login/') },
  ])
  expect(await eventsOf(() => restaurant.browser.post('/api/auth/logout/', {}))).toEqual([
    { event: 'sign_out', outcome: 'done', person, account, role, ...post('/api/auth/logout/') },
  ])
})

test('what changes a password or a role is written, and a password that is wrong', async () => {
  const restaurant = await aRestaurant(world)
  const who = await whoIs(restaurant)
  const change = (current_password: string) => () =>
    restaurant.browser.post('/api/change-password/', {
      current_password,
      new_password: 'un-autre-secret',
    })
  const path = post('/api/change-password/')
  expect(await eventsOf(change('faux-faux-faux'))).toEqual([
    { event: 'password_asked', outcome: 'refused', code: 'wrong_password', ...who, ...path },
  ])
  expect(await eventsOf(change(PASSWORD))).toEqual([
    { event: 'password_changed', outcome: 'done', ...who, ...path },
  ])
})

test('whoever tries what is not theirs is written: role, permission, object, session', async () => {
  const { restaurant, supplier, cook, visitor } = market
  const owner = await whoIs(restaurant)
  const of = (ask: () => Promise<unknown>) => eventsOf(ask).then(([event]) => event)
  expect(await of(() => restaurant.browser.get('/api/supplier-account-info/'))).toEqual({
    ...{ event: 'authorization', outcome: 'refused', code: 'not_authorized' },
    ...owner,
    ...get('/api/supplier-account-info/'),
  })
  expect(await of(() => cook.browser.post('/api/team-remove/', { person: UNKNOWN }))).toMatchObject(
    { event: 'authorization', code: 'not_permitted', account: owner.account },
  )
  const order = `/api/restaurant-order-list/?order_public_id=${UNKNOWN}`
  expect(await of(() => restaurant.browser.get(order))).toEqual({
    ...{ event: 'object', outcome: 'refused', code: 'not_found' },
    ...owner,
    ...get('/api/restaurant-order-list/'),
  })
  expect(await of(() => visitor.get('/api/cart/'))).toEqual({
    ...{ event: 'session', outcome: 'refused', code: 'not_authenticated' },
    ...get('/api/cart/'),
  })
  const noToken = () => supplier.browser.send('POST', '/api/language/', { body: { lang: 'en' } })
  expect(await of(noToken)).toMatchObject({ event: 'csrf', account: supplier.publicId })
  const elsewhere = { Origin: 'https://evil.example' }
  expect(await of(() => supplier.browser.post('/api/language/', {}, elsewhere))).toEqual({
    ...{ event: 'foreign_origin', outcome: 'refused', code: 'csrf_failed' },
    ...post('/api/language/'),
  })
})

test('what is asked in the ordinary way writes nothing, nor does a visitor who opens a page', async () => {
  const { restaurant, visitor } = market
  const events = await eventsOf(async () => {
    expect((await restaurant.browser.get('/api/cart/')).status).toBe(200)
    expect((await restaurant.browser.post('/api/language/', { lang: 'fr' })).status).toBe(204)
    expect((await visitor.get('/api/auth/status/')).status).toBe(401)
  })
  expect(events).toEqual([])
})

test('no line has an address, a name, an e-mail, a password, a token or what was asked for', async () => {
  const restaurant = await aRestaurant(world)
  const token = restaurant.browser.cookies.get('sessionid') ?? ''
  await restaurant.browser.get('/api/restaurant-order-list/?order_public_id=geheim')
  await aVisitor(world).post('/api/auth/login/', { email: restaurant.email, password: 'geheim' })
  await aVisitor(world).get('/api/geheim/')
  const events = securityEventsOf(lines)
  expect(events.length).toBeGreaterThan(2)
  const written = JSON.stringify(events)
  for (const secret of ['geheim', PASSWORD, restaurant.email, restaurant.name, token, '127.0.0.1'])
    expect(written).not.toContain(secret)
})

test('of many that are refused alike 60 a minute are written, and then their number', async () => {
  const own: string[] = []
  const crowded = await aServerOf(
    await aTestDatabase(),
    { logLevel: 'info' },
    { logTo: { write: (line) => void own.push(line) } },
  )
  const visitor = aVisitor(crowded)
  for (let time = 0; time < 75; time++) await visitor.get('/api/nothing/')
  expect(securityEventsOf(own)).toHaveLength(60)
  await crowded.close()
  expect(securityEventsOf(own)).toHaveLength(61)
  expect(securityEventsOf(own).at(-1)).toEqual({
    ...{ event: 'object', outcome: 'refused', code: 'not_found' },
    more: 15,
  })
})

test('what is refused because of a limit is written', async () => {
  const own: string[] = []
  const limited = await aServerOf(
    await aTestDatabase(),
    { logLevel: 'info', rateLimits: true },
    { logTo: { write: (line) => void own.push(line) } },
  )
  const visitor = aVisitor(limited)
  for (let time = 0; time < 6; time++)
    await visitor.send('POST', '/api/restaurant-signup/', { body: '[' })
  const events = securityEventsOf(own)
  expect(events.map(({ code }) => code)).toEqual([
    ...Array(5).fill('csrf_failed'),
    'too_many_requests',
  ])
  expect(events.at(-1)).toEqual({
    ...{ event: 'limit', outcome: 'refused', code: 'too_many_requests' },
    ...post('/api/restaurant-signup/'),
  })
})
