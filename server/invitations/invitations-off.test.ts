import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { somebody } from '@halles/testing/world/trade-invitation.ts'
import { expect, test } from 'vitest'

/** Open to the public, and its environment names nobody with an address. */
const world = await anOwnApp({ legal: { site: 'https://halles.example.ca', name: 'Halles inc.' } })

test('a Halles in nobody’s name sends no invitation and says why', async () => {
  const [supplier, restaurant] = [await aSupplier(world), await aRestaurant(world)]
  const before = await fingerprint(world.database)
  const answers = [
    await supplier.browser.post('/api/customer-invite/', { customer: somebody() }),
    await restaurant.browser.post('/api/supplier-invite/', somebody()),
  ]
  for (const { status, body } of answers)
    expect([status, body.code]).toEqual([409, 'invitations_off'])
  expect(await fingerprint(world.database)).toBe(before)
})
