import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aMember, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { aCustomer } from '@halles/testing/world/customer.ts'
import { expect, test } from 'vitest'
import { readMailContent } from '../../mail/content/mail-content.ts'

const world = await aTestApp()

type Kind = 'customer-opened' | 'customer-refused' | 'customer-closed'

async function anAccount() {
  const supplier = await aSupplier(world, { name: 'Ferme Roy' })
  const restaurant = await aRestaurant(world)
  const read = (kind: Kind, person = restaurant.person) =>
    readMailContent(world.database, {
      kind,
      facts: { supplierId: supplier.id },
      person_id: person.id,
      account_id: restaurant.id,
    })
  return { supplier, restaurant, read }
}

test('the mail says with whom, and what is agreed', async () => {
  const { supplier, restaurant, read } = await anAccount()
  await aCustomer(world, supplier, restaurant, { code: 'R-17', minimumCents: 15_000 })
  expect(await read('customer-opened')).toEqual({
    firstName: expect.any(String),
    supplier: { publicId: supplier.publicId, name: 'Ferme Roy', phone: expect.any(String) },
    code: 'R-17',
    minimumCents: 15_000,
    termsDays: null,
  })
})

test.each([
  ['open', ['customer-opened']],
  ['closed', ['customer-refused', 'customer-closed']],
  ['asked', []],
] as const)('of an account that is %s only what is so leaves: %j', async (status, true_) => {
  const { supplier, restaurant, read } = await anAccount()
  await aCustomer(world, supplier, restaurant, { status })
  const kinds: Kind[] = ['customer-opened', 'customer-refused', 'customer-closed']
  const left: Kind[] = []
  for (const kind of kinds) if (await read(kind)) left.push(kind)
  expect(left).toEqual(true_)
})

test('somebody who left the restaurant meanwhile is told nothing', async () => {
  const { supplier, restaurant, read } = await anAccount()
  await aCustomer(world, supplier, restaurant)
  const buyer = await aMember(world, restaurant, 'buyer')
  expect(await read('customer-opened', buyer.person)).toBeDefined()
  await buyer.browser.post('/api/team-leave/')
  expect(await read('customer-opened', buyer.person)).toBeUndefined()
})
