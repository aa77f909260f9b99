import { expect, test } from 'vitest'
import { getPath, setPath } from './paths.ts'

const account = { user: { email: 'a@halles.example', first_name: 'Ana' }, cities: ['Laval'] }

test('a field is found by its path, and one that is not there is not', () => {
  expect(getPath(account, 'user.email')).toBe('a@halles.example')
  expect(getPath(account, 'cities')).toEqual(['Laval'])
  expect(getPath(account, 'user.address.street')).toBeUndefined()
})

test('typing in one field leaves the others, and what was there before, as they were', () => {
  const typed = setPath(account, 'user.email', 'b@halles.example')
  expect(typed).toEqual({ ...account, user: { email: 'b@halles.example', first_name: 'Ana' } })
  expect(account.user.email).toBe('a@halles.example')
  expect(setPath(account, 'cities', []).cities).toEqual([])
})
