import { expect, test } from 'vitest'
import { loginProblems } from './login-problems.ts'

test('an e-mail and any password may be sent', () => {
  expect(loginProblems({ email: 'Resto@Halles.example', password: 'x' })).toEqual({})
})

test('what is missing is asked for', () => {
  const missing = 'both_required'
  expect(loginProblems({ email: '', password: '' })).toEqual({ email: missing, password: missing })
  expect(loginProblems({ email: 'resto@halles.example', password: '' })).toEqual({
    password: missing,
  })
})

test.each(['resto', 'resto@halles', 'a b@halles.example', 'a@b.ca, c@d.ca'])(
  '%j is no e-mail address',
  (email) => {
    expect(loginProblems({ email, password: 'x' })).toEqual({ email: 'email_invalid' })
  },
)
