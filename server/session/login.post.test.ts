import { comesToWait } from '@halles/testing/checks/comes-to-wait.ts'
import { cpuTime } from '@halles/testing/checks/cpu-time.ts'
import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { rounds } from '@halles/testing/checks/rounds.ts'
import type { Answer, Browser } from '@halles/testing/client/browser.ts'
import { anOwnApp, aServerOf } from '@halles/testing/servers/test-app.ts'
import {
  anOperator,
  aProduct,
  aRestaurant,
  aSupplier,
  aVisitor,
  PASSWORD,
} from '@halles/testing/world/builders.ts'
import { aCart } from '@halles/testing/world/cart.ts'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '../database/transaction.ts'
import { createPasswordHashing } from '../platform/passwords/password-hashing.ts'

const world = await anOwnApp()
/** Where comparing costs what it costs in use. */
const costly = await aServerOf(world.database, {}, { passwords: createPasswordHashing() })

const login = (browser: Browser, email: unknown, password: unknown = PASSWORD, more = {}) =>
  browser.post('/api/auth/login/', { email, password, ...more })

const status = (browser: Browser) => browser.get('/api/auth/status/')

describe('the right password', () => {
  test.for([
    ['restaurant', aRestaurant, { is_restaurant: true, is_supplier: false, is_operator: false }],
    ['supplier', aSupplier, { is_restaurant: false, is_supplier: true, is_operator: false }],
    ['operator', anOperator, { is_restaurant: false, is_supplier: false, is_operator: true }],
  ] as const)('signs a %s in, and its status says who it is', async ([, build, user]) => {
    const { email, publicId } = await build(world)
    const browser = aVisitor(world)
    const body = { user, account: publicId }
    expect(await login(browser, email)).toMatchObject({ status: 200, body })
    expect(await status(browser)).toMatchObject({ status: 200, body })
  })

  test('brings the token of the new session in the same answer', async () => {
    const { email } = await aRestaurant(world)
    const browser = aVisitor(world)
    await browser.fetchToken()
    const before = browser.cookies.get('csrftoken')
    const answer = await login(browser, email)
    expect(browser.cookies.get('csrftoken')).not.toBe(before)
    expect(answer.headers.get('x-csrftoken')).toBe(browser.cookies.get('csrftoken'))
    const change = await browser.send('POST', '/api/language/', {
      body: { lang: 'en' },
      headers: browser.token(),
    })
    expect(change.status).toBe(204)
  })

  test.for(['Chef@Exemple.Test', ' chef@exemple.test ', 'CHEF@EXEMPLE.TEST'])(
    'is right for the address written as %j [A040]',
    async (typed) => {
      await world.database.deleteFrom('session').execute()
      const known = await world.database
        .selectFrom('person')
        .select('id')
        .where('email', '=', 'chef@exemple.test')
        .executeTakeFirst()
      if (!known) await aRestaurant(world, { email: 'chef@exemple.test' })
      expect((await login(aVisitor(world), typed)).status).toBe(200)
    },
  )

  test('typed with accents taken apart is the same password [A044]', async () => {
    const { email } = await aRestaurant(world)
    expect((await login(aVisitor(world), email, PASSWORD.normalize('NFD'))).status).toBe(200)
    expect((await login(aVisitor(world), email, ` ${PASSWORD}`)).status).toBe(401)
  })

  test.for([
    ['pending', 'account_pending'],
    ['refused', 'account_refused'],
    ['suspended', 'account_suspended'],
  ] as const)(
    'of a %s account says so and opens nothing; a wrong one does not [A045]',
    async ([state, code]) => {
      const { email } = await aRestaurant(world, { status: state })
      const before = await fingerprint(world.database)
      const browser = aVisitor(world)
      expect(await login(browser, email)).toMatchObject({ status: 403, body: { code } })
      expect(browser.cookies.has('sessionid')).toBe(false)
      expect(await login(browser, email, 'tout-autre-chose')).toMatchObject({
        status: 401,
        body: { code: 'invalid_credentials' },
      })
      expect(await fingerprint(world.database)).toBe(before)
    },
  )
})

describe('the session', () => {
  test('planted before the login is not the one after it [A024]', async () => {
    const { email } = await aRestaurant(world)
    const planted = 'A'.repeat(43)
    const victim = aVisitor(world)
    victim.cookies.set('sessionid', planted)
    expect((await login(victim, email)).status).toBe(200)
    expect(victim.cookies.get('sessionid')).not.toBe(planted)
    const attacker = aVisitor(world)
    attacker.cookies.set('sessionid', planted)
    expect((await status(attacker)).status).toBe(401)
  })

  test('of somebody else on the same browser ends, and leaves no cart behind [A024] [A046]', async () => {
    const [first, second] = [await aRestaurant(world), await aRestaurant(world)]
    const product = await aProduct(world, await aSupplier(world))
    await aCart(first, [{ product, quantity: 2 }])
    const before = first.browser.cookies.get('sessionid') ?? ''
    expect((await login(first.browser, second.email)).status).toBe(200)
    expect(first.browser.cookies.get('sessionid')).not.toBe(before)
    const info = await first.browser.get('/api/restaurant-account-info/')
    expect(info.body.user.email).toBe(second.email)
    expect((await first.browser.get('/api/cart/')).body.cart_products).toEqual([])
    const old = aVisitor(world)
    old.cookies.set('sessionid', before)
    expect((await status(old)).status).toBe(401)
  })

  test('is stored only as a hash', async () => {
    const { email } = await aRestaurant(world)
    const browser = aVisitor(world)
    await login(browser, email)
    const token = browser.cookies.get('sessionid') ?? ''
    expect(token).toMatch(/^[\w-]{43}$/)
    const sessions = await world.database.selectFrom('session').selectAll().execute()
    expect(JSON.stringify(sessions.map((row) => row.token_hash.toString('latin1')))).not.toContain(
      token,
    )
    expect(sessions.some((row) => row.token_hash.toString('base64url') === token)).toBe(false)
  })

  test('of another browser stays', async () => {
    const { email, browser } = await aRestaurant(world)
    await login(aVisitor(world), email)
    expect((await status(browser)).status).toBe(200)
  })
})

describe('a wrong login', () => {
  test('answers alike for a known and an unknown address [A036]', async () => {
    const { email } = await aRestaurant(world)
    const [known, unknown] = [
      await login(aVisitor(world), email, 'tout-autre-chose'),
      await login(aVisitor(world), 'personne@exemple.test', 'tout-autre-chose'),
    ]
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    expect(known).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } })
    const names = (answer: typeof known) => [...answer.headers.keys()].sort()
    expect(names(known)).toEqual(names(unknown))
  })

  test('costs a hash for an unknown address as for a known one [A036]', async () => {
    const { email } = await aRestaurant(costly)
    const browser = aVisitor(costly)
    await browser.fetchToken()
    const costs: Record<'known' | 'unknown' | 'malformed', number[]> = {
      known: [],
      unknown: [],
      malformed: [],
    }
    const cost = (address: string) => cpuTime(() => login(browser, address, 'tout-autre-chose'))
    for (let round = 0; round < 5; round++) {
      costs.known.push(await cost(email))
      costs.unknown.push(await cost('personne@exemple.test'))
      costs.malformed.push(await cost('personne'))
    }
    const median = (samples: number[]) => samples.toSorted((a, b) => a - b)[2] ?? 0
    // A malformed address is answered without a hash: what the others cost beyond it is one.
    const [known, unknown] = [costs.known, costs.unknown].map(
      (samples) => median(samples) - median(costs.malformed),
    )
    expect(unknown).toBeGreaterThan((known ?? 0) / 2)
    expect(unknown).toBeLessThan((known ?? 0) * 2)
  })

  test('leaves the session that was there', async () => {
    const { browser } = await aRestaurant(world)
    expect((await login(browser, 'personne@exemple.test')).status).toBe(401)
    expect((await status(browser)).status).toBe(200)
  })

  test.for([[['a']], [{ $gt: '' }], [12], [true], [null], [undefined], ['']])(
    'with %j for a password is refused before anything is hashed [A041]',
    async ([password]) => {
      const { email } = await aRestaurant(world)
      const answer = await aVisitor(world).post('/api/auth/login/', { email, password })
      expect(answer).toMatchObject({
        status: 400,
        body: { fields: { password: expect.any(String) } },
      })
    },
  )

  test('of a shape that cannot be right is answered while others wait for their hashes [A041]', async () => {
    const answered: string[] = []
    const send = async (kind: string, password: unknown) => {
      await login(aVisitor(costly), 'personne@exemple.test', password)
      answered.push(kind)
    }
    const queued = Array.from({ length: 20 }, () => send('hashed', 'tout-autre-chose'))
    await Promise.all([...queued, send('refused', { $gt: '' })])
    expect(answered.indexOf('refused')).toBeLessThan(20)
  })

  test('with a password of 1 MB is too large [A041]', async () => {
    expect((await login(aVisitor(world), 'a@exemple.test', 'x'.repeat(1_000_000))).status).toBe(413)
  })

  test.for(["' OR 1=1--", "a'--@exemple.test", { $gt: '' }, '%', '_', '%@%.%', ['a@exemple.test']])(
    'with %j for an address opens nothing [A042]',
    async (email) => {
      const before = await fingerprint(world.database)
      const answer = await login(aVisitor(world), email)
      expect([400, 401]).toContain(answer.status)
      expect(await fingerprint(world.database)).toBe(before)
    },
  )
})

describe('a form on another site', () => {
  test.for(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
    'that posts %s signs nobody in or out [A047]',
    async (type) => {
      const { email, browser } = await aRestaurant(world)
      const headers = { 'Content-Type': type, 'Sec-Fetch-Site': 'cross-site' }
      const body = `email=${email}&password=${PASSWORD}`
      for (const path of ['/api/auth/login/', '/api/auth/logout/']) {
        expect((await browser.send('POST', path, { body, headers })).status).toBe(415)
      }
      expect((await status(browser)).status).toBe(200)
    },
  )

  test('that sends JSON without the token does neither [A047]', async () => {
    const { email, browser } = await aRestaurant(world)
    const headers = { 'Sec-Fetch-Site': 'cross-site' }
    const body = { email, password: PASSWORD }
    for (const path of ['/api/auth/login/', '/api/auth/logout/']) {
      const answer = await browser.send('POST', path, { body, headers })
      expect(answer).toMatchObject({ status: 403, body: { code: 'csrf_failed' } })
    }
    expect((await status(browser)).status).toBe(200)
  })
})

test('a login that meets its account’s suspension either ends with it or never begins', async () => {
  for (let round = 0; round < rounds(5); round++) {
    const { id, email } = await aRestaurant(world)
    const browser = aVisitor(world)
    await browser.fetchToken()
    const [answer] = await Promise.all([
      login(browser, email),
      world.database
        .updateTable('account')
        .set({ status: 'suspended' })
        .where('id', '=', id)
        .execute(),
    ])
    expect([200, 403]).toContain(answer.status)
    expect((await status(browser)).status).toBe(401)
  }
})

test('a login of an account that is suspended meanwhile opens nothing, and says so', async () => {
  const { id, email } = await aRestaurant(world)
  const browser = aVisitor(world)
  await browser.fetchToken()
  const { answer } = await inTransaction(world.database, async (tx) => {
    await tx.updateTable('account').set({ status: 'suspended' }).where('id', '=', id).execute()
    const answer = login(browser, email)
    expect(await comesToWait(world.database, answer, 1)).toBe(true)
    return { answer }
  })
  expect(await answer).toMatchObject({ status: 403, body: { code: 'account_suspended' } })
})

test('a login with the password that is changed meanwhile opens nothing', async () => {
  const { person, email } = await aRestaurant(world)
  const browser = aVisitor(world)
  await browser.fetchToken()
  const { answer } = await inTransaction(world.database, async (tx) => {
    await tx
      .updateTable('person')
      .set({ password_hash: 'another' })
      .where('id', '=', person.id)
      .execute()
    const answer = login(browser, email)
    expect(await comesToWait(world.database, answer, 1)).toBe(true)
    return { answer }
  })
  expect(await answer).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } })
  expect((await status(browser)).status).toBe(401)
})

test('of two hundred logins at once most are sent away at once, and the server stays awake [A048]', async () => {
  const visitors = Array.from({ length: 200 }, () => aVisitor(costly))
  await Promise.all(visitors.map((visitor) => visitor.fetchToken()))
  const answers: Answer[] = []
  const logins = visitors.map(async (visitor) => {
    answers.push(await login(visitor, 'personne@exemple.test'))
  })
  const probed = await aVisitor(costly).get('/api/health/live/')
  expect(probed.status).toBe(200)
  expect(answers.length).toBeLessThan(200)
  await Promise.all(logins)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 503]))
  const turnedAway = answers.filter(({ status }) => status === 503)
  expect(turnedAway.length).toBeGreaterThan(100)
  for (const { headers } of turnedAway) expect(headers.get('retry-after')).toBe('2')
})
