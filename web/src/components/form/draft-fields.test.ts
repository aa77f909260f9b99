import { expect, test } from 'vitest'
import { changedFields, withDraft } from './draft-fields.ts'

const account = {
  user: { first_name: 'Ana', email: 'a@halles.example' },
  supplier_cities: ['Laval', 'Matane'],
}

test('a draft holds the fields that were changed, and no others', () => {
  const typed = { ...account, user: { ...account.user, first_name: 'Anne' } }
  expect(changedFields(account, typed)).toEqual({ 'user.first_name': 'Anne' })
  expect(changedFields(account, { ...account, supplier_cities: ['Laval'] })).toEqual({
    supplier_cities: ['Laval'],
  })
  expect(changedFields(account, structuredClone(account))).toEqual({})
})

test('applied to newer values, it leaves the fields that were not changed as the server has them', () => {
  const now = { ...account, user: { ...account.user, email: 'new@halles.example' } }
  expect(withDraft(now, { 'user.first_name': 'Anne' })).toEqual({
    ...now,
    user: { first_name: 'Anne', email: 'new@halles.example' },
  })
})

test.each([
  { 'user.phone': '514' },
  { user: 'Anne' },
  { supplier_cities: 'Laval' },
  { 'user.email': ['a'] },
  { supplier_cities: [1] },
  { __proto__: { polluted: 'yes' } },
])('a field that the form does not have, or has of another kind, is left out: %j', (fields) => {
  expect(withDraft(account, JSON.parse(JSON.stringify(fields)))).toEqual(account)
})
