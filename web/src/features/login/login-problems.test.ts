import { expect, test } from 'vitest'
import { loginProblems } from './login-problems.ts'

test('an e-mail and any password may be sent', () => {
  expect(loginProblems({ email: 'Resto@Halles.example', password: 'x' })).toEqual({})
})

test('what is missing is asked for, each field in its own words', () => {
  expect(loginProblems({ email: '', password: '' })).toEqual({
    email: 'email_required',
    password: 'password_required_too',
  })
  expect(loginProblems({ email: ' ', password: 'x' })).toEqual({ email: 'email_required' })
  expect(loginProblems({ email: 'resto@halles.example', password: '' })).toEqual({
    password: 'password_required',
  })
})

test.each(['resto', 'resto@halles', 'a b@halles.example', 'a@b.ca, c@d.ca'])(
  '%j is no e-mail address',
  (email) => {
    expect(loginProblems({ email, password: 'x' })).toEqual({ email: 'email_invalid' })
  },
)
