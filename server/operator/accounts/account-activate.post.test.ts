import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import {
  anOperator,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { expect, test } from 'vitest'

const world = await anOwnApp()
const operator = await anOperator(world)

const activate = (public_id: unknown) =>
  operator.browser.post('/api/operator/account-activate/', { public_id })

const actionsOn = (account: BuiltAccount) =>
  world.database
    .selectFrom('operator_action')
    .select(['operator_id', 'action'])
    .where('account_id', '=', account.id)
    .execute()

test('a pending supplier is let in, and who did so is kept', async () => {
  const supplier = await aSupplier(world, { status: 'pending' })
  expect((await supplier.browser.get('/api/auth/status/')).status).toBe(401)
  expect((await activate(supplier.publicId)).status).toBe(204)
  expect((await supplier.browser.get('/api/auth/status/')).status).toBe(200)
  expect(await actionsOn(supplier)).toEqual([{ operator_id: operator.id, action: 'activate' }])
})

test('of ten clicks at once one lets the account in, the others learn that it no longer waits', async () => {
  const restaurant = await aRestaurant(world, { status: 'pending' })
  const answers = await Promise.all(Array.from({ length: 10 }, () => activate(restaurant.publicId)))
  const codes = answers.map(({ status, body }) => body?.code ?? status).sort()
  expect(codes).toEqual([204, ...Array(9).fill('account_not_pending')])
  expect(await actionsOn(restaurant)).toHaveLength(1)
})

test.for(['active', 'refused', 'suspended'] as const)(
  'a %s account is not let in this way',
  async (status) => {
    const restaurant = await aRestaurant(world, { status })
    const before = await fingerprint(world.database)
    expect(await activate(restaurant.publicId)).toMatchObject({
      status: 409,
      body: { code: 'account_not_pending' },
    })
    expect(await fingerprint(world.database)).toBe(before)
  },
)

test('an operator is not an account to review', async () => {
  expect((await activate(operator.publicId)).status).toBe(404)
})

test.for([
  ['nobody', '0'.repeat(32), 404],
  ['something impossible', '../x', 400],
  ['a number', 12, 400],
  ['nothing', undefined, 400],
] as const)('%s is not let in', async ([, publicId, status]) => {
  const before = await fingerprint(world.database)
  expect((await activate(publicId)).status).toBe(status)
  expect(await fingerprint(world.database)).toBe(before)
})

test('to be let in is no consent: a restaurant that was not asked takes no promotions', async () => {
  const restaurant = await aRestaurant(world, { status: 'pending', promotionConsent: undefined })
  await activate(restaurant.publicId)
  const { body } = await restaurant.browser.get('/api/promotion-choices/')
  expect(body).toEqual({ consent: null, suppliers: [] })
})
