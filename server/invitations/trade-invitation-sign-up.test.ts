import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { anOperator, aRestaurant, aSupplier, aVisitor } from '@halles/testing/world/builders.ts'
import { aCustomerImport } from '@halles/testing/world/customer-list.ts'
import { aRestaurantForm, aSupplierForm } from '@halles/testing/world/sign-up-forms.ts'
import { aTradeInvitation, somebody } from '@halles/testing/world/trade-invitation.ts'
import { expect, test } from 'vitest'
import { seedCities } from '../database/default-cities.ts'

const world = await anOwnApp()
await seedCities(world.database)
const operator = await anOperator(world)

type Form = ReturnType<typeof aRestaurantForm> | ReturnType<typeof aSupplierForm>

/** Signs up with a token; the account's public id. */
async function signUp(form: Form, invitation: string): Promise<string> {
  const path = 'restaurant' in form ? '/api/restaurant-signup/' : '/api/supplier-signup/'
  const { status, text } = await aVisitor(world).post(path, { ...form, invitation })
  expect([status, text]).toEqual([201, '{}'])
  const { public_id } = await world.database
    .selectFrom('account')
    .innerJoin('person', 'person.id', 'contact_person_id')
    .select('account.public_id')
    .where('person.email', '=', form.user.email)
    .executeTakeFirstOrThrow()
  return public_id
}

const decide = async (decision: 'activate' | 'refuse', public_id: string) =>
  expect(
    (
      await operator.browser.post(`/api/operator/account-${decision}/`, {
        public_id,
        ...(decision === 'refuse' && { reason: 'Non.' }),
      })
    ).status,
  ).toBe(204)

function customersOf({ id }: { id: number }) {
  return world.database
    .selectFrom('customer')
    .innerJoin('account', 'account.id', 'restaurant_id')
    .select(['public_id', 'customer.status', 'code', 'terms_days'])
    .where('supplier_id', '=', id)
    .execute()
}

const looks = async (token: string) =>
  (await aVisitor(world).get(`/api/trade-invitation/?token=${token}`)).status

test('who signs up through an invitation is the supplier’s customer once it is activated, with the code', async () => {
  const supplier = await aSupplier(world)
  const named = somebody()
  await aCustomerImport(supplier.browser, [{ ...named, code: 'C-4', terms_days: '15' }])
  const { token } = await aTradeInvitation(world, supplier, named)
  const public_id = await signUp(aRestaurantForm(), token)
  expect(await customersOf(supplier)).toEqual([])
  // It is that account's now.
  expect(await looks(token)).toBe(409)
  const other = await signUp(aRestaurantForm(), token)
  await decide('activate', other)
  expect(await customersOf(supplier)).toEqual([])
  await decide('activate', public_id)
  expect(await customersOf(supplier)).toEqual([
    { public_id, status: 'open', code: 'C-4', terms_days: 15 },
  ])
})

test('where the operator refuses it, the link serves another', async () => {
  const supplier = await aSupplier(world)
  const { token } = await aTradeInvitation(world, supplier)
  await decide('refuse', await signUp(aRestaurantForm(), token))
  expect(await looks(token)).toBe(200)
  const public_id = await signUp(aRestaurantForm(), token)
  await decide('activate', public_id)
  expect(await customersOf(supplier)).toMatchObject([{ public_id, status: 'open' }])
})

test('a link that does not work, or brings the other kind of business, is none: the sign-up is answered alike', async () => {
  const supplier = await aSupplier(world)
  const { token } = await aTradeInvitation(world, supplier)
  await decide('activate', await signUp(aRestaurantForm(), 'A'.repeat(43)))
  await decide('activate', await signUp(aSupplierForm(), token))
  expect(await customersOf(supplier)).toEqual([])
  expect(await looks(token)).toBe(200)
})

test('a supplier that signs up through a restaurant’s invitation is asked for an account by it', async () => {
  const restaurant = await aRestaurant(world)
  const { token } = await aTradeInvitation(world, restaurant)
  const public_id = await signUp(aSupplierForm(), token)
  await decide('activate', public_id)
  const { id } = await world.database
    .selectFrom('account')
    .select('id')
    .where('public_id', '=', public_id)
    .executeTakeFirstOrThrow()
  expect(await customersOf({ id })).toMatchObject([
    { public_id: restaurant.publicId, status: 'asked' },
  ])
})
