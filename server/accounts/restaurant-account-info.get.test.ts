import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aRestaurant } from '@halles/testing/world/builders.ts'
import { expect, test } from 'vitest'

const world = await aTestApp()

test('a restaurant reads its own account, and nothing else of itself', async () => {
  await aRestaurant(world)
  const { browser, email, name } = await aRestaurant(world, { city: 'Trois-Rivières' })

  expect((await browser.get('/api/restaurant-account-info/')).body).toEqual({
    name,
    phone_number: '514 555-0100',
    address: '100, rue du Marché',
    city: 'Trois-Rivières',
    zip_code: 'H2X 1Y4',
    user: { first_name: 'Camille', last_name: expect.any(String), email },
    pending_email: null,
  })
})
