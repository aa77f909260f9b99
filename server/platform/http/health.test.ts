import { expect, test } from 'vitest'
import { aRestaurant, aVisitor } from '../../testing/builders.ts'
import { aTestApp } from '../../testing/test-app.ts'

const world = await aTestApp()
const probe = async (name: 'live' | 'ready') =>
  (await aVisitor(world).get(`/api/health/${name}/`)).status

test('a server whose database takes writes is live and ready', async () => {
  expect([await probe('live'), await probe('ready')]).toEqual([200, 200])
})

test('without its database it is live, not ready, and asks callers to come back', async () => {
  const { browser } = await aRestaurant(world)
  await browser.fetchToken()
  await world.database.destroy()
  await expect.poll(() => probe('ready'), { timeout: 5_000 }).toBe(503)
  expect(await probe('live')).toBe(200)
  for (const answer of [
    await browser.get('/api/city-list/'),
    await browser.get('/api/restaurant-account-info/'),
    await browser.post('/api/language/', { lang: 'en' }),
  ]) {
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(answer.headers.get('retry-after')).toBe('1')
  }
})
