import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { anOperator, aVisitor } from '@halles/testing/world/builders.ts'
import { aRestaurantForm, aSupplierForm } from '@halles/testing/world/sign-up-forms.ts'
import { beforeAll, expect, test } from 'vitest'
import { seedCities } from '../database/default-cities.ts'

const world = await anOwnApp()
beforeAll(() => seedCities(world.database))

const signUp = (form: unknown) => aVisitor(world).post('/api/supplier-signup/', form)

async function expectRefused(form: unknown, fields: string[]) {
  const before = await fingerprint(world.database)
  const answer = await signUp(form)
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  expect(Object.keys(answer.body.fields).sort()).toEqual(fields)
  expect(await fingerprint(world.database)).toBe(before)
}

test('a supplier asks for an account with its minimum and the cities it serves', async () => {
  const form = aSupplierForm({ supplierCities: ['Trois-Rivières', 'Laval', 'Lévis'] })
  expect(await signUp(form)).toMatchObject({ status: 201, body: {} })
  const { browser } = await anOperator(world)
  const { body } = await browser.get(`/api/operator/accounts/?search=${form.user.email}`)
  expect(body.results).toEqual([
    expect.objectContaining({
      kind: 'supplier',
      status: 'pending',
      name: 'Ferme du Coteau',
      minimum_order_price: '150.00',
      supplier_cities: ['Laval', 'Lévis', 'Trois-Rivières'],
    }),
  ])
})

test.for([
  ['none', []],
  ['an unknown one', ['Montréal', 'Atlantide']],
  ['one twice', ['Laval', 'Laval']],
  ['one twice, a space apart', ['Laval', ' Laval ']],
  ['three thousand', Array.from({ length: 3_000 }, (_, number) => `Ville ${number}`)],
  ['something else than a list', 'Montréal'],
  ['a list of something else', ['Montréal', 7]],
] as const)('cities served that are %s are refused [A083]', async ([, supplierCities]) => {
  const before = await fingerprint(world.database)
  const answer = await signUp(aSupplierForm({ supplierCities }))
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  expect(Object.keys(answer.body.fields).join()).toMatch(/^supplier_cities(\.1)?$/)
  expect(await fingerprint(world.database)).toBe(before)
})

test('cities served that would fill a book are too large to send [A083]', async () => {
  const supplierCities = Array.from({ length: 10_000 }, (_, number) => `Ville ${number}`)
  expect((await signUp(aSupplierForm({ supplierCities }))).status).toBe(413)
})

test('a city that was retired is neither served nor a supplier’s own [A083]', async () => {
  await world.database
    .updateTable('city')
    .set({ retired_at: new Date() })
    .where('name', '=', 'Amos')
    .execute()
  await expectRefused(
    aSupplierForm({ business: { city: 'Amos' }, supplierCities: ['Amos', 'Laval'] }),
    ['supplier.city', 'supplier_cities'],
  )
})

test.for([
  '-1',
  '1.234',
  '1e3',
  'NaN',
  'Infinity',
  '',
  null,
  '٥',
  '0x10',
  '99999999999',
  -1,
  1.234,
  1e300,
  true,
  [1],
])('a minimum of %j is refused [A084]', async (minimum) => {
  await expectRefused(aSupplierForm({ business: { minimum_order_price: minimum } }), [
    'supplier.minimum_order_price',
  ])
})

test.for([
  ['0', '0.00'],
  [0, '0.00'],
  ['12.5', '12.50'],
  [150, '150.00'],
] as const)('a minimum of %j is taken to the cent', async ([minimum, kept]) => {
  const form = aSupplierForm({ business: { minimum_order_price: minimum } })
  expect((await signUp(form)).status).toBe(201)
  const { browser } = await anOperator(world)
  const { body } = await browser.get(`/api/operator/accounts/?search=${form.user.email}`)
  expect(body.results[0].minimum_order_price).toBe(kept)
})

test('a restaurant’s form is refused [A090]', async () => {
  await expectRefused(aRestaurantForm(), ['supplier', 'supplier_cities'])
})
