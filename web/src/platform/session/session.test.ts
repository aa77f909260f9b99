import { createClient } from '@halles/contract/client.ts'
import { fr } from '@halles/texts/fr.ts'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { api } from '../api/api.ts'
import { isConnected, onReconnected } from '../api/connection.ts'
import { setLanguage } from '../language/language.ts'
import { readStored, writeStored } from '../storage/stored.ts'
import { acceptInvitation, finishSignOut, signIn, switchBusiness } from './session.ts'
import { sessionKey } from './session-key.ts'
import { viewerOptions } from './viewer.ts'

const asked: string[] = []
let answer: (path: string) => Promise<Response>

const json = (status: number, body: object) => Response.json(body, { status })

/** What is written to them is another's affair. */
function stubCookies(cookies: string) {
  const document = Object.defineProperty({}, 'cookie', { get: () => cookies, set() {} })
  vi.stubGlobal('document', document)
}

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  stubCookies('signedin=1; csrftoken=a')
  asked.length = 0
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return answer(path)
  })
  setLanguage({ language: 'fr', texts: fr })
})

const credentials = { email: 'bistro@halles.example', password: 'marche-du-matin' }
const user = { is_restaurant: true, is_supplier: false, is_operator: false }
const signedIn = {
  user,
  account: 'bistro',
  person: { public_id: 'ana', first_name: 'Ana' },
  role: 'owner',
  business: 'Le Bistro',
  businesses: [],
}

test('whoever signs in where another owed the server a logout stays signed in', async () => {
  writeStored('loggedOut', 'true')
  onReconnected(() => void finishSignOut())
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await api.getCart({}).catch(() => {})
  await expect.poll(isConnected).toBe(false)
  asked.length = 0
  answer = (path) => Promise.resolve(path.includes('login') ? json(200, signedIn) : json(401, {}))
  await signIn(credentials)
  await finishSignOut()
  expect(asked).toEqual(['/api/auth/login/'])
  expect(readStored('loggedOut')).toBeUndefined()
})

test('a sign-in waits for the logout that is on its way, whose answer would end it', async () => {
  writeStored('loggedOut', 'true')
  const loggedOut = Promise.withResolvers<Response>()
  answer = (path) =>
    path.includes('logout') ? loggedOut.promise : Promise.resolve(json(200, signedIn))
  const finishing = finishSignOut()
  await expect.poll(() => asked.length).toBe(1)
  const signingIn = signIn(credentials)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(asked).toEqual(['/api/auth/logout/'])
  loggedOut.resolve(new Response(null, { status: 204 }))
  await Promise.all([finishing, signingIn])
  expect(asked).toEqual(['/api/auth/logout/', '/api/auth/login/'])
})

for (const [what, begin] of [
  ['switching the business', () => switchBusiness('b')],
  ['accepting an invitation', () => acceptInvitation({ token: 't' })],
] as const) {
  test(`${what} removes what this device stores of the session, not what waits to be sent for the business`, async () => {
    const change = 'account.bistro-ana.cart.change.1'
    writeStored('cart', '{}')
    writeStored('drafts', '{}')
    writeStored(change, '{}')
    answer = () => Promise.resolve(json(403, { code: 'not_permitted', message: '' }))
    await expect(begin()).rejects.toMatchObject({ status: 403 })
    expect(readStored('cart')).toBe('{}')
    answer = () => Promise.resolve(json(200, signedIn))
    await begin()
    expect([readStored('cart'), readStored('drafts')]).toEqual([undefined, undefined])
    expect(readStored(change)).toBe('{}')
  })
}

test('what a page still sends once its session was switched is for the one that it shows, and refused', async () => {
  const tokens: (string | null)[] = []
  vi.stubGlobal('fetch', (path: string, { headers }: RequestInit) => {
    tokens.push(new Headers(headers).get('X-CSRFToken'))
    if (!path.includes('switch'))
      return Promise.resolve(json(403, { code: 'csrf_failed', message: '' }))
    stubCookies('signedin=1; csrftoken=b')
    return Promise.resolve(json(200, signedIn))
  })
  await switchBusiness('b')
  const sent = api.sendPromotion({ message: 'Bavette en rabais' })
  await expect(sent).rejects.toMatchObject({ status: 403 })
  expect(tokens.filter((token) => token !== null)).toEqual(['a', 'a', 'a'])
})

test('a call that is for one session is not made again for another', async () => {
  const tokens: (string | null)[] = []
  const client = createClient({
    fetch: (_path, { headers }) => {
      tokens.push(new Headers(headers).get('X-CSRFToken'))
      return Promise.resolve(json(403, { code: 'csrf_failed', message: '' }))
    },
    language: () => 'fr',
    csrfToken: () => 'b',
  })
  const refused = client.cartSet({ lines: [] }, { csrfToken: 'a' })
  await expect(refused).rejects.toMatchObject({ status: 403 })
  expect(tokens).toEqual(['a'])
})

test('whoever logged out while the server was away is nobody here, though the cookies are still there', () => {
  expect(sessionKey()).toBe('a')
  writeStored('loggedOut', 'true')
  expect(sessionKey()).toBeUndefined()
})

test('an answer to a session that another tab replaced meanwhile is no verdict', async () => {
  let session = 'old'
  answer = (path) => {
    if (path.includes('csrf')) return Promise.resolve(new Response(null, { status: 204 }))
    const replaced = session === 'old'
    session = 'new'
    return Promise.resolve(replaced ? json(401, {}) : json(200, signedIn))
  }
  expect(await new QueryClient().fetchQuery(viewerOptions())).toMatchObject({ user })
  expect(asked).toEqual(['/api/auth/status/', '/api/auth/csrf/?session=over', '/api/auth/status/'])
})

test('of a session that has ended the hint goes, and nobody is asked again', async () => {
  answer = (path) => {
    if (!path.includes('csrf')) return Promise.resolve(json(401, {}))
    stubCookies('csrftoken=b')
    return Promise.resolve(new Response(null, { status: 204 }))
  }
  expect(await new QueryClient().fetchQuery(viewerOptions())).toBeNull()
  expect(asked).toEqual(['/api/auth/status/', '/api/auth/csrf/?session=over'])
})

test('a server that does not say whether a session is over leaves it to who asks again', async () => {
  answer = (path) => Promise.resolve(json(path.includes('csrf') ? 500 : 401, {}))
  expect(await new QueryClient().fetchQuery(viewerOptions())).toBeNull()
  answer = (path) =>
    path.includes('csrf') ? Promise.reject(new TypeError('')) : Promise.resolve(json(401, {}))
  const unsaid = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await expect(unsaid.fetchQuery(viewerOptions())).rejects.toMatchObject({ status: 0 })
})
