import { expect, test } from 'vitest'
import { type OwnCustomer, type OwnInvitation, planCustomers } from './plan-customers.ts'

const CAFE: OwnCustomer = {
  restaurantId: 7,
  name: 'Café Marin',
  emails: ['marin@cafe.test'],
  code: 'C7',
  termsDays: 15,
}
const LOU: OwnInvitation = {
  id: 3,
  email: 'lou@bistro.test',
  name: 'Bistro Lou',
  code: 'C3',
  termsDays: null,
  language: 'en',
}

type Said = { code?: string; termsDays?: number | null; name?: string; language?: 'fr' | 'en' }
const row = (email: string, { name = 'X', code, termsDays, language }: Said = {}) => ({
  ...{ email, name, code, termsDays, language },
})
const plan = (...rows: Parameters<typeof planCustomers>[0]) => planCustomers(rows, [CAFE], [LOU])
const faults = (...rows: Parameters<typeof planCustomers>[0]) =>
  plan(...rows).map((planned) => ('faults' in planned ? planned.faults : planned.kind))

test('the address of a customer changes its code and terms, and nothing else of it', () => {
  expect(plan(row('marin@cafe.test', { code: 'C8', language: 'en' }))).toEqual([
    {
      kind: 'changed',
      is: 'customer',
      restaurantId: 7,
      email: 'marin@cafe.test',
      ...{ name: 'Café Marin', code: 'C8', termsDays: 15, language: 'fr' },
      before: { name: 'Café Marin', code: 'C7', termsDays: 15, language: 'fr' },
    },
  ])
  expect(faults(row('marin@cafe.test'))).toEqual(['unchanged'])
})

test('whoever was named before is named anew, all others are new', () => {
  const [named, other] = plan(row(LOU.email, { termsDays: 30 }), row('neuf@bistro.test'))
  expect(named).toMatchObject({ kind: 'changed', is: 'invitation', invitationId: 3, code: 'C3' })
  expect(named).toMatchObject({ name: 'X', termsDays: 30, language: 'en' })
  expect(other).toEqual({
    ...{ kind: 'new', is: 'invitation', email: 'neuf@bistro.test', name: 'X', code: '' },
    ...{ termsDays: null, language: 'fr' },
  })
  expect(faults(row(LOU.email, { name: LOU.name }))).toEqual(['unchanged'])
})

test('an address or a code that stands in the list before is named, the first one counts', () => {
  const [a, b] = [row('a@x.test', { code: 'N' }), row('b@x.test', { code: 'N' })]
  expect(faults(a, { ...a, code: undefined }, b)).toEqual([
    'new',
    [{ column: 'email', reason: 'customer_twice' }],
    [{ column: 'code', reason: 'code_twice' }],
  ])
})

test('a code that is a customer’s or somebody’s who was named is not given to another, even where the list takes it away', () => {
  expect(
    faults(
      row('marin@cafe.test', { code: '' }),
      row('a@x.test', { code: 'C7' }),
      row('b@x.test', { code: 'C3' }),
    ),
  ).toEqual([
    'changed',
    [{ column: 'code', reason: 'code_taken' }],
    [{ column: 'code', reason: 'code_taken' }],
  ])
  expect(faults(row('marin@cafe.test', { code: 'C7' }))).toEqual(['unchanged'])
})

test('an address of two customers names none, and a customer with two addresses is one', () => {
  const other = { ...CAFE, restaurantId: 8, code: '' }
  const [planned] = planCustomers([row('marin@cafe.test')], [CAFE, other], [])
  expect(planned).toEqual({
    kind: 'faulty',
    faults: [{ column: 'email', reason: 'customer_ambiguous' }],
  })
  const both = { ...CAFE, emails: ['marin@cafe.test', 'commandes@cafe.test', 'marin@cafe.test'] }
  const rows = [row('marin@cafe.test'), row('commandes@cafe.test')]
  expect(planCustomers(rows, [both], []).map(({ kind }) => kind)).toEqual(['unchanged', 'faulty'])
})
