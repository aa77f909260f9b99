import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { Browser } from '@halles/testing/client/browser.ts'
import { readRaw, sendRaw } from '@halles/testing/client/raw-socket.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import {
  anOperator,
  aRestaurant,
  aVisitor,
  type BuiltAccount,
  PASSWORD,
} from '@halles/testing/world/builders.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'

const world = await anOwnApp()
const statusOf = async (browser: Browser) => (await browser.get('/api/auth/status/')).status

describe('a visitor', () => {
  test('is told so, and gets a token that fits, which the next question leaves alone', async () => {
    const visitor = aVisitor(world)
    const first = await visitor.get('/api/auth/status/')
    expect(first).toMatchObject({ status: 401, body: { code: 'not_authenticated' } })
    const token = visitor.cookies.get('csrftoken')
    expect(token).toMatch(/^[\w-]{43}$/)
    const second = await visitor.get('/api/auth/status/')
    expect(second.headers.getSetCookie()).toEqual([])
    expect(second.headers.get('x-csrftoken')).toBe(token)
  })

  test('whose token fits no longer gets another', async () => {
    const { browser } = await aRestaurant(world)
    browser.cookies.set('csrftoken', 'of-an-earlier-session')
    expect(await statusOf(browser)).toBe(200)
    expect(
      (
        await browser.send('POST', '/api/language/', {
          body: { lang: 'fr' },
          headers: browser.token(),
        })
      ).status,
    ).toBe(204)
  })

  test('who only reads public things is given no cookie', async () => {
    const { headers } = await aVisitor(world).get('/api/city-list/')
    expect(headers.getSetCookie()).toEqual([])
  })

  test('whose session has ended loses the hint of it where it asks for that, not by an answer that came late', async () => {
    const visitor = aVisitor(world)
    visitor.cookies.set('sessionid', 'B'.repeat(43))
    visitor.cookies.set('signedin', '1')
    expect(await statusOf(visitor)).toBe(401)
    expect(visitor.cookies.has('signedin')).toBe(true)
    expect((await visitor.get('/api/auth/csrf/')).status).toBe(204)
    expect(visitor.cookies.has('signedin')).toBe(true)
    expect((await visitor.get('/api/auth/csrf/?session=over')).status).toBe(204)
    expect(visitor.cookies.has('signedin')).toBe(false)
  })

  test('who is signed in keeps the hint', async () => {
    const { browser } = await aRestaurant(world)
    browser.cookies.set('signedin', '1')
    expect((await browser.get('/api/auth/csrf/?session=over')).status).toBe(204)
    expect(browser.cookies.has('signedin')).toBe(true)
  })
})

describe('a session', () => {
  /** Makes a session older than it is. */
  async function age({ id }: BuiltAccount, column: 'created_at' | 'last_seen_at', by: string) {
    await world.database
      .updateTable('session')
      .set({ [column]: sql`${sql.ref(column)} - ${by}::interval` })
      .where('account_id', '=', id)
      .execute()
  }

  test.for([
    ['a restaurant', aRestaurant, 'last_seen_at', '13 days 23 hours 59 minutes', 200],
    ['a restaurant', aRestaurant, 'last_seen_at', '14 days', 401],
    ['a restaurant', aRestaurant, 'created_at', '29 days 23 hours 59 minutes', 200],
    ['a restaurant', aRestaurant, 'created_at', '30 days', 401],
    ['an operator', anOperator, 'last_seen_at', '29 minutes', 200],
    ['an operator', anOperator, 'last_seen_at', '30 minutes', 401],
    ['an operator', anOperator, 'created_at', '11 hours 59 minutes', 200],
    ['an operator', anOperator, 'created_at', '12 hours', 401],
  ] as const)(
    'of %s whose %3$s lies %4$s back answers %5$s [A028]',
    async ([, build, column, by, status]) => {
      const account = await build(world)
      await age(account, column, by)
      expect(await statusOf(account.browser)).toBe(status)
    },
  )

  test('in use does not grow idle', async () => {
    const restaurant = await aRestaurant(world)
    await age(restaurant, 'last_seen_at', '13 days')
    expect(await statusOf(restaurant.browser)).toBe(200)
    await expect
      .poll(async () => {
        const { idle } = await world.database
          .selectFrom('session')
          .select(sql<boolean>`last_seen_at < now() - interval '1 day'`.as('idle'))
          .where('account_id', '=', restaurant.id)
          .executeTakeFirstOrThrow()
        return idle
      })
      .toBe(false)
  })

  test.for(['suspended', 'refused', 'pending'] as const)(
    'ends with the next request when its account is %s [A030]',
    async (state) => {
      const { browser, id } = await aRestaurant(world)
      expect(await statusOf(browser)).toBe(200)
      await browser.fetchToken()
      await world.database
        .updateTable('account')
        .set({ status: state, refused_at: state === 'refused' ? sql`now()` : null })
        .where('id', '=', id)
        .execute()
      expect(await statusOf(browser)).toBe(401)
      const before = await fingerprint(world.database)
      expect((await browser.post('/api/language/', { lang: 'en' })).status).toBe(401)
      expect(await fingerprint(world.database)).toBe(before)
    },
  )

  test('is believed from its cookie only [A025]', async () => {
    const { browser } = await aRestaurant(world)
    const session = browser.cookies.get('sessionid') ?? ''
    const visitor = aVisitor(world)
    const asked = [
      await visitor.get(`/api/auth/status/?sessionid=${session}`),
      await visitor.get('/api/auth/status/', { Authorization: `Bearer ${session}` }),
      await visitor.get('/api/auth/status/', { 'X-Session-Id': session, sessionid: session }),
      await visitor.post('/api/language/', { lang: 'en', sessionid: session }),
    ]
    expect(asked.map(({ status }) => status)).toEqual([401, 401, 401, 401])
  })
})

describe('a cookie', () => {
  const ask = (cookie: string) =>
    sendRaw(world.origin, ['GET /api/auth/status/ HTTP/1.1', 'Host: halles', `Cookie: ${cookie}`])

  test('of 100 kB is too large [A051]', async () => {
    expect(readRaw(await ask(`sessionid=${'x'.repeat(100_000)}`)).status).toBe(431)
  })

  test.for([
    'sessionid=',
    'sessionid',
    '=x',
    ';;;',
    'sessionid="',
    'sessionid=%',
    'sessionid=%00',
    'sessionid=%zz%C3%28',
    'sessionid=x; sessionid=y',
    `sessionid=${'é'.repeat(43)}`,
    `sessionid=${'x'.repeat(10_000)}`,
    `visitorid=%00; csrftoken=%; sessionid=${'x'.repeat(43)}`,
    '__proto__=x; constructor=y',
  ])('like %.40s is a visitor’s, never an error [A051]', async (cookie) => {
    expect(readRaw(await ask(cookie))).toEqual({ status: 401, code: 'not_authenticated' })
  })

  test('sent twice is one session or none, never another’s [A051]', async () => {
    const [one, two] = [await aRestaurant(world), await anOperator(world)]
    const [first, second] = [one, two].map(({ browser }) => browser.cookies.get('sessionid'))
    const answer = await ask(`sessionid=${first}; sessionid=${second}`)
    expect(readRaw(answer).status).toBe(200)
    expect(answer).toContain('"is_restaurant":true')
  })
})

describe('the cookies of a session', () => {
  async function cookiesOf(origin: string, email: string): Promise<Map<string, string>> {
    const browser = new Browser(origin)
    const answer = await browser.post('/api/auth/login/', { email, password: PASSWORD })
    const lines = answer.headers.getSetCookie()
    return new Map(lines.map((line) => [line.split('=')[0] ?? '', line]))
  }

  test('over plain http on this machine: the id hidden from scripts, the token readable', async () => {
    const { email } = await aRestaurant(world)
    const cookies = await cookiesOf(world.origin, email)
    expect(cookies.get('sessionid')).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(cookies.get('csrftoken')).toMatch(/; Path=\/; SameSite=Lax$/)
    expect(cookies.get('signedin')).toMatch(/^signedin=restaurant; .*SameSite=Lax$/)
    expect([...cookies.values()].join()).not.toMatch(/Secure|Domain/)
  })

  test('over https: sent over https only, and its name lets no neighbour plant one', async () => {
    const secure = await anOwnApp({
      publicUrl: new URL('https://halles.exemple.test'),
      publicUrlIsDefault: false,
    })
    const { email } = await aRestaurant(secure)
    const cookies = await cookiesOf(secure.origin, email)
    expect(cookies.get('__Host-sessionid')).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(cookies.get('csrftoken')).toMatch(/; Path=\/; Secure; SameSite=Lax$/)
    expect(cookies.has('sessionid')).toBe(false)
  })

  test('over https a visitor’s id has such a name too, and what a neighbour plants under the plain one is worth nothing', async () => {
    const secure = await anOwnApp({
      publicUrl: new URL('https://halles.exemple.test'),
      publicUrlIsDefault: false,
    })
    const attacker = aVisitor(secure)
    const answer = await attacker.get('/api/auth/csrf/')
    expect(answer.headers.getSetCookie().join('\n')).toMatch(
      /^__Host-visitorid=[\w-]{22}; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/m,
    )
    const victim = aVisitor(secure)
    victim.cookies.set('visitorid', attacker.cookies.get('__Host-visitorid') ?? '')
    victim.cookies.set('csrftoken', attacker.cookies.get('csrftoken') ?? '')
    const { email } = await aRestaurant(secure)
    const login = { body: { email, password: PASSWORD }, headers: victim.token() }
    const refused = await victim.send('POST', '/api/auth/login/', login)
    expect(refused).toMatchObject({ status: 403, body: { code: 'csrf_failed' } })
    expect((await attacker.send('POST', '/api/auth/login/', login)).status).toBe(200)
  })

  test('over https a session goes on whose browser has a visitor’s id from before such names', async () => {
    const secure = await anOwnApp({
      publicUrl: new URL('https://halles.exemple.test'),
      publicUrlIsDefault: false,
    })
    const { browser } = await aRestaurant(secure)
    browser.cookies.set('__Host-sessionid', browser.cookies.get('sessionid') ?? '')
    browser.cookies.set('visitorid', 'A'.repeat(22))
    expect((await browser.post('/api/language/', { lang: 'en' })).status).toBe(204)
    expect((await browser.post('/api/auth/logout/', {})).status).toBe(204)
    expect(browser.cookies.get('__Host-visitorid')).toMatch(/^[\w-]{22}$/)
  })

  test('for a page of another origin: sent across sites, for the whole domain where one is set', async () => {
    const shared = await anOwnApp({
      publicUrl: new URL('https://api.exemple.test'),
      publicUrlIsDefault: false,
      allowedOrigins: ['https://shop.exemple.test'],
      cookieDomain: 'exemple.test',
    })
    const { email } = await aRestaurant(shared)
    const cookies = await cookiesOf(shared.origin, email)
    expect(cookies.get('sessionid')).toMatch(
      /; Domain=exemple\.test; Path=\/; HttpOnly; Secure; SameSite=None$/,
    )
    expect(cookies.get('csrftoken')).toMatch(
      /; Domain=exemple\.test; Path=\/; Secure; SameSite=None$/,
    )
  })
})
