import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aRestaurant, aVisitor, signedIn } from '@halles/testing/world/builders.ts'
import { expect, test } from 'vitest'

const world = await aTestApp()

test('signing out ends the session for good and leaves a visitor with a token that fits [A028]', async () => {
  const { browser } = await aRestaurant(world)
  const kept = browser.cookies.get('sessionid') ?? ''
  const answer = await browser.post('/api/auth/logout/')
  expect(answer.status).toBe(204)
  expect(browser.cookies.has('sessionid')).toBe(false)
  expect(browser.cookies.has('signedin')).toBe(false)

  const login = await browser.send('POST', '/api/auth/login/', {
    body: { email: 'personne@exemple.test', password: 'x' },
    headers: browser.token(),
  })
  expect(login.status).toBe(401)

  const thief = aVisitor(world)
  thief.cookies.set('sessionid', kept)
  expect((await thief.get('/api/auth/status/')).status).toBe(401)
})

test('twice is once, and without the token it is nothing [A050]', async () => {
  const { browser } = await aRestaurant(world)
  const bare = await browser.send('POST', '/api/auth/logout/', { body: {} })
  expect(bare).toMatchObject({ status: 403, body: { code: 'csrf_failed' } })
  expect((await browser.get('/api/auth/status/')).status).toBe(200)

  const session = browser.cookies.get('sessionid') ?? ''
  expect((await browser.post('/api/auth/logout/')).status).toBe(204)
  browser.cookies.set('sessionid', session)
  expect((await browser.post('/api/auth/logout/')).status).toBe(401)
})

test('ten clicks at once end one session once', async () => {
  const { browser } = await aRestaurant(world)
  await browser.fetchToken()
  const headers = browser.token()
  const clicks = Array.from({ length: 10 }, () =>
    browser.send('POST', '/api/auth/logout/', { headers }),
  )
  const statuses = (await Promise.all(clicks)).map(({ status }) => status).sort()
  expect(statuses).toEqual([204, ...Array(9).fill(401)])
})

test('other browsers of the same account stay signed in', async () => {
  const restaurant = await aRestaurant(world)
  const { browser } = restaurant
  const other = await signedIn(world, restaurant)
  await browser.post('/api/auth/logout/')
  expect((await other.get('/api/auth/status/')).status).toBe(200)
})
