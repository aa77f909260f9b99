import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aRestaurant, aVisitor } from '@halles/testing/world/builders.ts'
import { expect, test } from 'vitest'

const world = await aTestApp()

test('a visitor is handed a token of its own, hidden id and readable token', async () => {
  const [one, other] = [aVisitor(world), aVisitor(world)]
  const answer = await one.get('/api/auth/csrf/')
  expect([answer.status, answer.text]).toEqual([204, ''])
  const cookies = answer.headers.getSetCookie().join('\n')
  expect(cookies).toMatch(/^visitorid=[\w-]{22}; .*HttpOnly/m)
  expect(cookies).toMatch(/^csrftoken=[\w-]{43}; (?!.*HttpOnly)/m)
  await other.get('/api/auth/csrf/')
  expect(one.cookies.get('csrftoken')).not.toBe(other.cookies.get('csrftoken'))
})

test('a session that already has its token keeps it', async () => {
  const { browser } = await aRestaurant(world)
  await browser.get('/api/auth/csrf/')
  const answer = await browser.get('/api/auth/csrf/')
  expect(answer.headers.getSetCookie()).toEqual([])
})

test('who asks wrongly is handed a token too', async () => {
  const answer = await aVisitor(world).get('/api/auth/csrf/?session=now')
  expect([answer.status, answer.headers.has('X-CSRFToken')]).toEqual([400, true])
})
