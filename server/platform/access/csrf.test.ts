import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { Browser } from '@halles/testing/client/browser.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aRestaurant, aSupplier, aVisitor } from '@halles/testing/world/builders.ts'
import { beforeAll, describe, expect, test } from 'vitest'

const OURS = 'http://localhost:3000'
const SHOP = 'https://shop.exemple.test'

const world = await anOwnApp({ allowedOrigins: [SHOP] })
const { browser } = await aRestaurant(world)
beforeAll(() => browser.fetchToken())

const chooseEnglish = (headers: Record<string, string>) =>
  browser.send('POST', '/api/language/', { body: { lang: 'en' }, headers })

async function expectRefused(headers: Record<string, string>) {
  const before = await fingerprint(world.database)
  expect(await chooseEnglish(headers)).toMatchObject({ status: 403, body: { code: 'csrf_failed' } })
  expect(await fingerprint(world.database)).toBe(before)
}

describe('the token of a session', () => {
  test('sent back lets a change through', async () => {
    expect((await chooseEnglish(browser.token())).status).toBe(204)
  })

  test('is missed when it is missing, empty or in the cookie only [A019]', async () => {
    await expectRefused({})
    await expectRefused({ 'X-CSRFToken': '' })
    await expectRefused({ 'X-CSRFToken': `${browser.token()['X-CSRFToken']}x` })
  })

  test('of another session is worth nothing [A020]', async () => {
    const other = (await aRestaurant(world)).browser
    await other.fetchToken()
    await expectRefused(other.token())
  })

  test('from before the login is worth nothing [A020]', async () => {
    const visitor = aVisitor(world)
    await visitor.fetchToken()
    await expectRefused(visitor.token())
    browser.cookies.set('visitorid', visitor.cookies.get('visitorid') ?? '')
    await expectRefused(visitor.token())
    browser.cookies.delete('visitorid')
  })

  test('planted as a cookie with an equal header is worth nothing [A021]', async () => {
    const own = browser.cookies.get('csrftoken') ?? ''
    for (const planted of [
      'evil',
      'A'.repeat(43),
      own.replace(/./, (letter) => (letter === 'a' ? 'b' : 'a')),
    ]) {
      browser.cookies.set('csrftoken', planted)
      await expectRefused({ 'X-CSRFToken': planted })
    }
    browser.cookies.set('csrftoken', own)
  })

  test('given in the address or the body instead is not looked at', async () => {
    const token = browser.token()['X-CSRFToken'] ?? ''
    const answer = await browser.send('POST', `/api/language/?csrftoken=${token}`, {
      body: { lang: 'en', csrftoken: token, csrfmiddlewaretoken: token },
    })
    expect(answer.status).toBe(403)
  })
})

describe('a page elsewhere', () => {
  test.for([
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: '' },
    { Origin: `${OURS}.evil.example` },
    { Origin: `${SHOP}.evil.example` },
    { Origin: 'http://shop.exemple.test' },
    { Origin: 'http://localhost:3001' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ])('cannot use even a valid token: %j [A022]', async (headers) => {
    await expectRefused({ ...browser.token(), ...headers } as Record<string, string>)
  })

  test.for([
    { Origin: OURS },
    { Origin: 'http://127.0.0.1:3000' },
    { Origin: 'http://[::1]:3000' },
    { Origin: OURS, 'Sec-Fetch-Site': 'same-origin' },
    { Origin: SHOP, 'Sec-Fetch-Site': 'cross-site' },
  ])('of ours can: %j [A022]', async (headers) => {
    const answer = await chooseEnglish({ ...browser.token(), ...headers } as Record<string, string>)
    expect(answer.status).toBe(204)
  })

  test('with a public address of our own, this machine’s names are other origins', async () => {
    const own = new URL('https://halles.exemple.test')
    const public_ = await anOwnApp({ publicUrl: own, publicUrlIsDefault: false })
    const visitor = aVisitor(public_)
    await visitor.fetchToken()
    const login = (origin: string) =>
      visitor.post(
        '/api/auth/login/',
        { email: 'a@exemple.test', password: 'x' },
        { Origin: origin },
      )
    expect((await login(own.origin)).status).toBe(401)
    expect((await login(OURS)).status).toBe(403)
    expect((await login('https://halles.exemple.test.evil.example')).status).toBe(403)
  })
})

describe('asked by a browser of another origin first', () => {
  const preflight = (origin: string) =>
    new Browser(world.origin).send('OPTIONS', '/api/add-edit-product/', {
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'DELETE',
        'Access-Control-Request-Headers': 'content-type,x-csrftoken',
      },
    })

  test.for([
    'https://evil.example',
    `${SHOP}.evil.example`,
    'https://evil-shop.exemple.test',
    'null',
    'http://shop.exemple.test',
  ])('%s is not let in [A023]', async (origin) => {
    const { headers } = await preflight(origin)
    expect(headers.get('access-control-allow-origin')).toBeNull()
    const answer = await browser.get('/api/auth/status/', { Origin: origin })
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('an allowed one is, with credentials, by name and never by a star [A023]', async () => {
    const { status, headers } = await preflight(SHOP)
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-origin')).toBe(SHOP)
    expect(headers.get('access-control-allow-credentials')).toBe('true')
    expect(headers.get('access-control-allow-methods')).toContain('DELETE')
    expect(headers.get('vary')).toMatch(/origin/i)
  })

  test('an allowed one may read the token, which its cookie does not show it', async () => {
    const shop = aVisitor(world)
    const { headers } = await shop.get('/api/auth/csrf/', { Origin: SHOP })
    expect(headers.get('access-control-expose-headers')).toBe('X-CSRFToken')
    const token = headers.get('x-csrftoken') ?? ''
    expect(token).toBe(shop.cookies.get('csrftoken'))
  })

  test('without allowed origins nobody is', async () => {
    const closed = await anOwnApp()
    const { status, headers } = await new Browser(closed.origin).send('OPTIONS', '/api/cart/', {
      headers: { Origin: OURS, 'Access-Control-Request-Method': 'GET' },
    })
    expect(status).toBe(405)
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})

test('a supplier’s change needs the token as much as a restaurant’s', async () => {
  const supplier = await aSupplier(world)
  const answer = await supplier.browser.send('DELETE', '/api/add-edit-product/', {
    body: { public_id: 'x' },
  })
  expect(answer).toMatchObject({ status: 403, body: { code: 'csrf_failed' } })
})
