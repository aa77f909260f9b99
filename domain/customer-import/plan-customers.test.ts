import { expect, test } from 'vitest'
import { type OwnCustomer, type OwnInvitation, planCustomers } from './plan-customers.ts'

const CAFE: OwnCustomer = {
  restaurantId: 7,
  name: 'Café Marin',
  emails: ['marin@cafe.test'],
  code: 'C7',
  termsDays: 15,
  priceList: null,
}
const LOU: OwnInvitation = {
  id: 3,
  email: 'lou@bistro.test',
  name: 'Bistro Lou',
  code: 'C3',
  termsDays: null,
  language: 'en',
  priceList: null,
}

type Said = {
  priceList?: string
  code?: string
  termsDays?: number | null
  name?: string
  language?: 'fr' | 'en'
}
const row = (email: string, { name = 'X', code, termsDays, language, priceList }: Said = {}) => ({
  ...{ email, name, code, termsDays, language, priceList },
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
      ...{ name: 'Café Marin', code: 'C8', termsDays: 15, language: 'fr', priceList: null },
      before: { name: 'Café Marin', code: 'C7', termsDays: 15, language: 'fr', priceList: null },
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
    ...{ termsDays: null, language: 'fr', priceList: null },
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

test('a price list goes by its name, in any case where only one has it; empty takes it away, a name that no list has is faulty', () => {
  const [gold, upper, regulars] = [
    { id: 1, name: 'Or' },
    { id: 2, name: 'OR' },
    { id: 3, name: 'Habitués' },
  ]
  const listOf = (name: string | undefined) => {
    const rows = [row('marin@cafe.test', name === undefined ? {} : { priceList: name })]
    const [planned] = planCustomers(
      rows,
      [{ ...CAFE, priceList: gold }],
      [],
      [gold, upper, regulars],
    )
    return planned && ('faults' in planned ? planned.faults : [planned.kind, planned.priceList])
  }
  expect(listOf(undefined)).toEqual(['unchanged', gold])
  expect(listOf('OR')).toEqual(['changed', upper])
  expect(listOf('HABITUES')).toEqual(['changed', regulars])
  expect(listOf('')).toEqual(['changed', null])
  expect(listOf('or')).toEqual([{ column: 'price_list', reason: 'price_list_ambiguous' }])
  expect(listOf('Argent')).toEqual([{ column: 'price_list', reason: 'price_list_unknown' }])
})
