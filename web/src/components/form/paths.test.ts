import { expect, test } from 'vitest'
import { getPath, type ListPath, setPath, type TextPath } from './paths.ts'
import type { Problems } from './problems.ts'

const account = { user: { email: 'a@halles.example', first_name: 'Ana' }, cities: ['Laval'] }
type Account = typeof account

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

test('a path with a typo, or to a field of another kind, does not compile', () => {
  const text: TextPath<Account>[] = ['user.email', 'user.first_name']
  const list: ListPath<Account>[] = ['cities']
  const problem: Problems<Account> = { 'user.email': 'required' }
  // Each of these lines makes `check:types` fail where it would compile.
  // @ts-expect-error
  text.push('user.emial')
  // @ts-expect-error
  text.push('cities')
  // @ts-expect-error
  text.push('user')
  // @ts-expect-error
  list.push('user.email')
  // @ts-expect-error
  problem['user.emial'] = 'required'
  expect(text.length + list.length).toBe(7)
})
